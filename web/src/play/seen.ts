// Stores in this browser how far the reader has seen each table; later moves are replayed at the next visit.

const KEY = "partie-seen";
const MOST = 200;

type Seen = [table: string, moves: number][];

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen;
  } catch {
    return [];
  }
}

export function loadSeen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Only the most recently viewed tables are stored. */
export function kept(seen: Seen, table: string, moves: number): Seen {
  return [[table, moves] as [string, number], ...seen.filter(([id]) => id !== table)].slice(0, MOST);
}

export function saveSeen(table: string, moves: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept(all(), table, moves)));
  } catch {
    // Without storage, nothing is replayed.
  }
}
