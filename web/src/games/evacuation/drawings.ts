import type { Drawings } from "../drawings";
import Picture from "./primer/Picture.svelte";
import Piece from "./primer/Piece.svelte";

export const drawings: Drawings = { Picture, Piece, kinds: new Set(["area"]) };
