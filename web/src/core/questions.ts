// What is asked about moves that are not made: why one cannot be, and what one would do. Each is asked once in a position.

import * as api from "./api";
import { faultOf } from "./fault";
import type { Move, OutlookLine, Why } from "./protocol";

/** The position that is asked about: the reader's decision, and the tentative moves on top of it. */
export interface Position {
  decision: string | null;
  moves: Move[];
}

export class Questions {
  private whys = new Map<string, Promise<Why | null>>();
  private outlooks = new Map<string, Promise<OutlookLine[]>>();

  /** `at` is null for those who cannot move. */
  constructor(
    private id: string,
    private at: () => Position | null,
  ) {}

  /** The position is another one now. */
  clear(): void {
    this.whys.clear();
    this.outlooks.clear();
  }

  why(text: string): Promise<Why | null> {
    return once(this.whys, text, () => this.askWhy(text));
  }

  outlook(text: string): Promise<OutlookLine[]> {
    return once(this.outlooks, text, () => this.askOutlook(text));
  }

  private async askWhy(text: string): Promise<Why | null> {
    const at = this.at();
    if (!at) return null;
    try {
      const answer = await api.why(this.id, at.decision, at.decision ? at.moves : [], text);
      return answer.say ? answer : null;
    } catch (error) {
      const fault = faultOf(error);
      return fault.say ? fault : null;
    }
  }

  /** Without an answer the move is told by its own words alone. */
  private async askOutlook(text: string): Promise<OutlookLine[]> {
    const at = this.at();
    if (!at?.decision) return [];
    return api.outlook(this.id, at.decision, at.moves, text).catch(() => []);
  }
}

function once<T>(known: Map<string, Promise<T>>, text: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(text) ?? ask();
  known.set(text, found);
  return found;
}
