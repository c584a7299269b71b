// After an absence: the moves that were missed, played again on the board.

import * as api from "./api";
import type { Play } from "./protocol";
import { keepSeen, seenMoves } from "./seen";

const LONGEST = 12_000;
const SLOWEST = 1000;
const QUICKEST = 200;

export class Recap {
  /** Moves that were played while the reader was away. */
  missed = $state(0);
  /** The moment that is shown; null: the present. */
  past = $state.raw<Play | null>(null);
  private from = 0;
  private last = 0;
  private watched = false;
  private stop: (() => void) | null = null;

  constructor(private id: string) {}

  /** The table has come to a number of moves, and the reader looks at it or does not. */
  reached(moves: number, events: number): void {
    this.events = events;
    this.last = moves;
    if (typeof document !== "undefined" && document.hidden) {
      this.watched = false;
      return;
    }
    if (!this.watched) this.back();
    this.watched = true;
    keepSeen(this.id, moves);
  }
  private events = 0;

  /** The reader is here again. */
  private back(): void {
    const seen = seenMoves(this.id);
    if (seen === null || seen >= this.last) return;
    this.from = seen;
    this.missed = this.last - seen;
  }

  shown(): void {
    if (!document.hidden && this.last) this.reached(this.last, this.events);
  }

  async play(): Promise<void> {
    const pace = Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / this.missed));
    const to = this.last;
    let going = true;
    for (let at = this.from + 1; at <= to && going; at++) {
      try {
        this.past = { ...(await api.play(this.id, { at, since: this.events })), at };
      } catch {
        break;
      }
      await new Promise<void>((go) => {
        const timer = setTimeout(go, pace);
        this.stop = () => {
          going = false;
          clearTimeout(timer);
          go();
        };
      });
    }
    this.close();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.past = null;
    this.missed = 0;
  }
}
