// The readings by game, found by their folder.

import { PLAIN, type Reading } from "./reading";

const FOUND = import.meta.glob<{ reading: Reading }>("../*/reading.ts", { eager: true });

export function readingOf(game: string): Reading {
  return FOUND[`../${game}/reading.ts`]?.reading ?? PLAIN;
}
