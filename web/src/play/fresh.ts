// New events for a reader: those since their own last move.

import type { LogEvent } from "../net/protocol";

/** The index of the first event after a number of moves. */
export function after(log: LogEvent[], moves: number): number {
  const index = log.findIndex((entry) => entry.move > moves);
  return index < 0 ? log.length : index;
}

/** After a reload: the index of the first event after a seat's own last action. */
export function sinceOwn(log: LogEvent[], mine: number | null, acts: (key: string) => boolean): number {
  if (mine === null) return log.length;
  return log.findLastIndex(({ event }) => event[1] === mine && acts(event[0])) + 1;
}
