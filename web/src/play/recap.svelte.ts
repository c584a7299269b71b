// After an absence, replays the missed moves on the board.

import * as api from "../net/api";
import type { Play } from "../net/protocol";
import { loadSeen, saveSeen } from "./seen";

const LONGEST = 12_000;
const SLOWEST = 1000;
const QUICKEST = 200;
/** A move may come early by this share of its display time. */
const SOON = 0.25;

export class Recap {
  /** The number of moves played while the reader was away. */
  missed = $state(0);
  /** The moment that is shown; null: the present. */
  past = $state.raw<Play | null>(null);
  private from = 0;
  private last = 0;
  private events = 0;
  private watched = false;
  /** The id of the running replay; a new id ends it. */
  private showing = 0;
  private wake: (() => void) | null = null;

  constructor(private id: string) {}

  /** Report the number of moves of the table, and whether the reader is looking. */
  reached(moves: number, events: number): void {
    this.last = moves;
    this.events = events;
    if (document.hidden) {
      this.watched = false;
      return;
    }
    if (!this.watched) this.back();
    this.watched = true;
    saveSeen(this.id, moves);
  }

  /** The reader has returned. */
  private back(): void {
    const seen = loadSeen(this.id);
    if (seen === null || seen >= this.last) return;
    this.from = seen;
    this.missed = this.last - seen;
  }

  /** The page may have become visible. */
  looked(): void {
    if (!document.hidden && this.last) this.reached(this.last, this.events);
  }

  async play(): Promise<void> {
    const number = ++this.showing;
    const pace = Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / this.missed));
    const to = this.last;
    for (let at = this.from + 1; at <= to; at++) {
      const moment = await api.play(this.id, { at, since: this.events }).catch(() => null);
      if (number !== this.showing) return;
      if (!moment) break;
      this.past = { ...moment, at };
      await this.rest(pace);
      if (number !== this.showing) return;
    }
    this.close();
  }

  /** Whether moves of others are being shown one after the other as they come. */
  following = $state(false);
  /** The reader does not want to see the moves of others until their own turn. */
  hurried = false;
  private goal = 0;
  /** When the board last showed a move. */
  private came = 0;

  /** Show the moves after `from` up to `to`, one after the other; a single move is shown at once if the previous ones
   * had their time. `shown` keeps its value until the first of them is loaded, so the board never runs ahead and no
   * question flashes up. */
  follow(from: number, to: number, pace: number, shown: Play): void {
    this.goal = to;
    if (this.following || this.past || to === from) return;
    const left = this.came + pace - Date.now();
    this.came = Date.now();
    if (!pace || document.hidden || (to - from < 2 && left < pace * SOON)) return;
    this.past = { ...shown, at: from };
    void this.step(from + 1, pace, left);
  }

  private async step(from: number, pace: number, left: number): Promise<void> {
    const number = ++this.showing;
    this.following = true;
    if (left > 0) await this.rest(left);
    for (let at = from; at < this.goal; at++) {
      if (number !== this.showing) return;
      const moment = await api.play(this.id, { at, since: this.events }).catch(() => null);
      if (number !== this.showing || !moment) break;
      this.past = { ...moment, at };
      await this.rest(pace);
      if (number !== this.showing) return;
    }
    if (number === this.showing) this.close();
  }

  private rest(pace: number): Promise<void> {
    return new Promise<void>((go) => {
      this.wake = go;
      setTimeout(go, pace);
    });
  }

  /** Skip to the reader's own turn. */
  hurry(): void {
    this.close();
    this.hurried = true;
  }

  close(): void {
    if (this.following) this.came = Date.now();
    this.following = false;
    this.showing++;
    this.wake?.();
    this.past = null;
    this.missed = 0;
  }
}
