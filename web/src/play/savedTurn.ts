// Stores the tentative turn in this browser, so that it survives a reload.

import type { Turn } from "./turn";

const key = (table: string) => `partie-turn-${table}`;

export function saveTurn(table: string, turn: Turn): void {
  try {
    if (turn.moves.length) sessionStorage.setItem(key(table), JSON.stringify({ ...turn, last: null }));
    else sessionStorage.removeItem(key(table));
  } catch {
    // The game works without storage.
  }
}

/** The stored turn, if its decision is still open. */
export function loadTurn(table: string, decision: string): Turn | null {
  try {
    const turn = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Turn | null;
    return turn && turn.decision === decision && Array.isArray(turn.moves) && turn.moves.length ? turn : null;
  } catch {
    return null;
  }
}
