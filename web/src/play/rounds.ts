// The starts of rounds, for jumping.

import type { Review } from "../net/protocol";

/** The start of this round; if already there, that of the previous one. */
export function roundBefore(rounds: Review["rounds"], at: number): number {
  return Math.max(0, ...rounds.map(([moment]) => moment).filter((moment) => moment < at));
}

/** The beginning of the next round, or the end. */
export function roundAfter(rounds: Review["rounds"], at: number, last: number): number {
  return Math.min(last, ...rounds.map(([moment]) => moment).filter((moment) => moment > at));
}
