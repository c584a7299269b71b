// Replay of a game: any moment, as the reader may know it.

import * as api from "../net/api";
import { type Fault, faultOf } from "../net/fault";
import type { LogEvent, OrderArgs, Play, Review, TableInfo, Texts } from "../net/protocol";
import { insist } from "../net/retry";
import type { Pick, Scene } from "./scene";

/** Milliseconds between polls of a running review. */
const ASK = 1500;

export class Replay implements Scene {
  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<Record<string, unknown>>({});
  texts = $state.raw<Texts>({});
  whole = $state.raw<LogEvent[]>([]);
  moment = $state.raw<Play | null>(null);
  last = $state(0);
  at = $state(0);
  lit = $state.raw<string[]>([]);
  picked: Pick[] = [];
  fault = $state.raw<Fault | null>(null);
  missing = $state(false);
  /** A request has failed and is being retried. */
  late = $state(false);
  readonly decision = null;
  readonly pending = null;
  readonly tentative = [];
  readonly order = null;
  readonly orderArgs: OrderArgs = {};
  readonly present = false;
  readonly fresh = Number.MAX_SAFE_INTEGER;
  /** The viewing seat; null: the reader's own. */
  viewpoint = $state<number | null>(null);
  review = $state.raw<Review | null>(null);
  private wanted = 0;
  private seenAs: number | null = null;
  private busy = false;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  get view() {
    return this.moment?.view ?? null;
  }
  get deciding() {
    return this.moment?.deciding ?? [];
  }
  get result() {
    return this.moment?.result ?? null;
  }
  get me() {
    return this.viewpoint ?? this.info?.mine ?? null;
  }
  get log() {
    return this.whole.filter((event) => event.move <= this.at);
  }

  async open(at: number | null): Promise<void> {
    try {
      const info = await this.insist(() => api.table(this.id));
      this.components = await this.insist(() => api.components(info.game));
      await this.reword(info.game);
      this.info = info;
      await this.go(at ?? this.last);
      void this.judged(() => api.review(this.id));
    } catch (error) {
      this.missing = error instanceof api.Refused && error.problem.status === 404;
      this.fault = faultOf(error);
    }
  }

  private async insist<T>(call: () => Promise<T>): Promise<T> {
    const answer = await insist(
      call,
      () => true,
      (late) => (this.late = late),
    );
    return answer as T;
  }

  async reword(game = this.info?.game ?? ""): Promise<void> {
    void api.texts(game).then(
      (texts) => (this.texts = texts),
      () => {},
    );
    const now = await this.insist(() => api.play(this.id, { since: 0, seat: this.viewpoint ?? undefined }));
    this.whole = now.events;
    this.last = now.moves;
  }

  /** Show the position after a number of moves; of quick successive calls only the last is fetched. */
  async go(at: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(at, this.last));
    this.at = this.wanted;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.moment?.at !== this.wanted || this.seenAs !== this.viewpoint) {
        const wanted = this.wanted;
        const seat = this.viewpoint;
        // Only the position is needed: the log is complete already.
        const moment = await insist(
          () => api.play(this.id, { at: wanted, since: this.whole.length, seat: seat ?? undefined }),
          () => wanted === this.wanted && seat === this.viewpoint,
          (late) => (this.late = late),
        );
        if (!moment) continue;
        this.moment = { ...moment, at: wanted };
        this.seenAs = seat;
      }
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show the game as a seat saw it, including the log. */
  async see(seat: number | null): Promise<void> {
    this.viewpoint = seat;
    await this.go(this.at);
    await this.reword();
  }

  /** Start or stop the review by bots. */
  judge(begin: boolean): Promise<void> {
    return this.judged(() => (begin ? api.beginReview(this.id) : api.cancelReview(this.id)));
  }

  /** Create a private table from this moment; returns its id. */
  async again(seat: number): Promise<string | null> {
    try {
      return (await api.again(this.id, this.at, seat)).id;
    } catch (error) {
      this.fault = faultOf(error);
      return null;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.asking);
  }

  /** The review so far; polled while bots work on it. */
  private async judged(call: () => Promise<Review>): Promise<void> {
    clearTimeout(this.asking);
    try {
      this.review = await call();
      this.fault = null;
    } catch (error) {
      if (error instanceof api.Refused) this.fault = faultOf(error);
    }
    if (this.review?.state === "running" && !this.closed)
      this.asking = setTimeout(() => void this.judged(() => api.review(this.id)), ASK);
  }

  choose(): void {}
  chooseAll(): void {}
  replace(): void {}
  async outlook(): Promise<[]> {
    return [];
  }
  async why(): Promise<null> {
    return null;
  }
  async setOrder(): Promise<void> {}
}
