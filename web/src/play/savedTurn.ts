// The tentative turn, kept in this browser: a page that is loaded anew goes on where it was.

import type { Turn } from "./turn";

const key = (table: string) => `partie-turn-${table}`;

export function saveTurn(table: string, turn: Turn): void {
  try {
    if (turn.moves.length) sessionStorage.setItem(key(table), JSON.stringify({ ...turn, last: null }));
    else sessionStorage.removeItem(key(table));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The turn that was begun from a decision, if it is still the one being asked. */
export function loadTurn(table: string, decision: string): Turn | null {
  try {
    const turn = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Turn | null;
    return turn && turn.decision === decision && Array.isArray(turn.moves) && turn.moves.length ? turn : null;
  } catch {
    return null;
  }
}
