// Groups the log: heads of rounds and phases, and between them one group for each seat's turn.

import type { LogEvent } from "../../net/protocol";

export interface Entry extends LogEvent {
  /** Its index in the log. */
  index: number;
}

export interface Group {
  key: number;
  head: boolean;
  seat: number | null;
  entries: Entry[];
}

interface Reads {
  heads: ReadonlySet<string>;
  actor(event: LogEvent["event"]): number | null;
}

export function groups(log: readonly LogEvent[], reads: Reads): Group[] {
  const found: Group[] = [];
  log.forEach((event, index) => {
    const entry = { ...event, index };
    const head = reads.heads.has(event.event[0]);
    const seat = head ? null : reads.actor(event.event);
    const last = found[found.length - 1];
    // Consequences of a move belong to its group, even without an actor.
    const follows = seat === null && last?.entries[last.entries.length - 1]?.move === event.move;
    if (last && !head && !last.head && (last.seat === seat || follows)) last.entries.push(entry);
    else found.push({ key: index, head, seat, entries: [entry] });
  });
  return found;
}
