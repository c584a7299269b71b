// The screen of a game that has none of its own: lists and buttons, drawn from whatever the view holds.

import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { seatsIn } from "./parts";

const COLOURS = ["green", "yellow", "red", "blue", "purple", "black"];

export const generic: Screen = {
  Board,
  ends: () => false,
  onBoard: () => false,
  purse: () => null,
  places: () => [],
  flights: () => [],
  colour: (view, seat) => {
    const key = view ? seatsIn(view) : undefined;
    const players = key ? view?.[key] : undefined;
    const player = Array.isArray(players) ? (players[seat] as { colour?: unknown } | undefined) : undefined;
    return typeof player?.colour === "string" && COLOURS.includes(player.colour)
      ? player.colour
      : (COLOURS[seat] ?? "black");
  },
};
