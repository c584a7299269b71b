// A tentative turn: the moves since the last commit, which are sent all together (docs/protocol.md).

import type { Move, Offer } from "../net/protocol";

export interface Turn {
  /** The decision the turn starts from. */
  readonly decision: string;
  readonly moves: readonly Offer[];
  /** An irreversible move: chosen, but only played when the turn is ended. */
  readonly last: Offer | null;
}

export const NO_TURN: Turn = { decision: "", moves: [], last: null };

export function begin(decision: string): Turn {
  return { decision, moves: [], last: null };
}

export function add(turn: Turn, offer: Offer): Turn {
  return { ...turn, moves: [...turn.moves, offer], last: null };
}

export function arm(turn: Turn, offer: Offer): Turn {
  return { ...turn, last: offer };
}

/** One step back: first the move that waits for the end of the turn, then the last one played. */
export function back(turn: Turn): Turn {
  if (turn.last) return { ...turn, last: null };
  return { ...turn, moves: turn.moves.slice(0, -1) };
}

export function sent(turn: Turn): Move[] {
  return [...turn.moves, ...(turn.last ? [turn.last] : [])].map((offer) => offer.move);
}

export function isEmpty(turn: Turn): boolean {
  return !turn.moves.length && !turn.last;
}
