// The readings by game.

import { underwater } from "../underwater/reading";
import { PLAIN, type Reading } from "./reading";

const READINGS: Record<string, Reading> = { underwater };

export function readingOf(game: string): Reading {
  return READINGS[game] ?? PLAIN;
}
