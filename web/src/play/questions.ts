// A cache of questions about moves: why one is illegal, and what one would do. Each is requested once per position.

import * as api from "../net/api";
import { faultOf } from "../net/fault";
import type { Decision, Move, Offer, OutlookLine, Why } from "../net/protocol";
import { isPassing } from "../net/retry";

/** The position of the questions: the reader's decision and the tentative moves. */
interface Position {
  decision: string | null;
  moves: Move[];
}

export class Questions {
  private whys = new Map<string, Promise<Why | null>>();
  private outlooks = new Map<string, Promise<OutlookLine[]>>();
  private aheads = new Map<string, Promise<Decision | null>>();

  /** `at` is null for readers who cannot move. */
  constructor(
    private id: string,
    private at: () => Position | null,
  ) {}

  /** The position has changed: clear the cache. */
  clear(): void {
    this.whys.clear();
    this.outlooks.clear();
    this.aheads.clear();
  }

  why(text: string): Promise<Why | null> {
    return once(this.whys, text, () => this.askWhy(text), null);
  }

  outlook(text: string, before: readonly Offer[]): Promise<OutlookLine[]> {
    const moves = before.map((offer) => offer.move);
    return once(this.outlooks, keyOf(moves, text), () => this.askOutlook(text, moves), []);
  }

  /** The decision after these moves; null if they would reveal something. */
  ahead(offers: readonly Offer[]): Promise<Decision | null> {
    const moves = offers.map((offer) => offer.move);
    return once(this.aheads, keyOf(moves), () => this.askAhead(moves), null);
  }

  private async askWhy(text: string): Promise<Why | null> {
    const at = this.at();
    if (!at) return null;
    try {
      const answer = await api.why(this.id, at.decision, at.decision ? at.moves : [], text);
      return answer.say ? answer : null;
    } catch (error) {
      if (isPassing(error)) throw error;
      const fault = faultOf(error);
      return fault.say ? fault : null;
    }
  }

  private async askOutlook(text: string, before: Move[]): Promise<OutlookLine[]> {
    const at = this.at();
    return at?.decision ? api.outlook(this.id, at.decision, [...at.moves, ...before], text) : [];
  }

  private async askAhead(moves: Move[]): Promise<Decision | null> {
    const at = this.at();
    if (!at?.decision) return null;
    const tried = await api.attempt(this.id, at.decision, [...at.moves, ...moves]);
    return tried.stopped ? null : tried.decision;
  }
}

const keyOf = (moves: Move[], text = "") => `${JSON.stringify(moves)} ${text}`;

/** If the request fails, the move shows only its own words, and the next call repeats the request. */
function once<T>(known: Map<string, Promise<T>>, text: string, ask: () => Promise<T>, none: T): Promise<T> {
  const found =
    known.get(text) ??
    ask().catch(() => {
      known.delete(text);
      return none;
    });
  known.set(text, found);
  return found;
}
