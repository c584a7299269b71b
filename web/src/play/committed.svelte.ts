// The committed position of a table: fetched whole, or carried on by live updates.

import * as api from "../net/api";
import { changed } from "../net/changes";
import { type Fault, faultOf } from "../net/fault";
import { live } from "../net/live.svelte";
import type { Advance, LogEvent, Play, TableInfo, Texts, Update } from "../net/protocol";
import { delay, insist, isPassing } from "../net/retry";

/** Milliseconds to wait for the update after one's own commit. */
const PATIENCE = 600;
/** Age in milliseconds after which a position is fetched again when the page becomes visible. */
const OLD = 5000;
/** Attempts to fetch a position when answers are older than expected. */
const BEHIND = 3;
const pause = () => new Promise<void>((go) => setTimeout(go, 1000));

/** What the table does about news. */
export interface Follower {
  /** A position replaces the one before; null: it is the first. */
  came(play: Play, before: Play | null): void;
  /** Moves were taken back: their numbers mean nothing any more. */
  rewound(): void;
  /** Preview a tentative turn again, from the new position. */
  retry(): Promise<void>;
}

export class Committed {
  info = $state.raw<TableInfo | null>(null);
  base = $state.raw<Play | null>(null);
  log = $state.raw<LogEvent[]>([]);
  components = $state.raw<Record<string, unknown>>({});
  texts = $state.raw<Texts>({});
  missing = $state(false);
  /** The last failure of any request of the table. */
  fault = $state.raw<Fault | null>(null);
  /** A request has failed and is being retried. */
  late = $state(false);
  closed = false;

  private refreshing: Promise<void> | null = null;
  private again = false;
  /** The last notified number, and the number of fetches that returned an older one. */
  private heard = 0;
  private behind = 0;
  private failures = 0;
  /** When the position was last known to be current. */
  private looked = 0;
  /** Updates kept back during a pending commit. */
  private held: Update[] | null = null;
  /** Called after each new position. */
  private arrived: () => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private id: string,
    private follower: Follower,
  ) {}

  get me() {
    return this.info?.mine ?? null;
  }
  private get seq() {
    return this.base?.seq ?? 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The reader or the network is back: updates may have been missed. */
  cameBack(): void {
    if (!document.hidden && (this.late || Date.now() - this.looked > OLD)) void this.refresh();
  }

  updated(update: Update): void {
    this.heard = Math.max(this.heard, update.seq);
    if (this.held) this.held.push(update);
    else this.follow(update);
  }

  /** An update was lost. A pending commit's answer contains the position anyway. */
  missed(): void {
    if (!this.held) void this.refresh();
  }

  private follow({ seq, position }: Update): void {
    this.looked = Date.now();
    if (this.base && seq <= this.base.seq) return;
    const play = position && this.whole(position);
    if (play) {
      this.take(play);
      void this.follower.retry();
    } else if (!this.refreshing) {
      void this.refresh();
    }
  }

  /** The position with its view; null if the update's base is not the shown position. */
  private whole(position: Play | Advance): Play | null {
    if (position.since > this.log.length || position.table.mine !== this.me) return null;
    if (position.takebacks !== this.base?.takebacks) return null;
    if ("view" in position) return position;
    if (this.base?.seq !== position.base) return null;
    return { ...position, view: changed(this.base.view, position.changes) };
  }

  /** Reload everything in another language. */
  async reword(): Promise<void> {
    this.log = [];
    if (this.info) void this.read(this.info.game);
    await this.refresh();
  }

  /** Texts of cards and tiles load in the background. */
  private async read(game: string): Promise<void> {
    const wanted = () => !this.closed && this.info?.game === game;
    try {
      this.texts =
        (await insist(
          () => api.texts(game),
          wanted,
          () => {},
        )) ?? this.texts;
    } catch {
      // The game works without them.
    }
  }

  /** Fetch the position; concurrent calls share one request. */
  refresh(): Promise<void> {
    if (this.refreshing) {
      this.again = true;
      return this.refreshing;
    }
    this.refreshing = this.fetchAll().finally(() => {
      this.refreshing = null;
      if (this.again && !this.closed) {
        this.again = false;
        void this.refresh();
      }
    });
    return this.refreshing;
  }

  private async fetchAll(): Promise<void> {
    clearTimeout(this.timer);
    try {
      // A running table comes with its position.
      const info = this.base && this.info ? this.info : await api.table(this.id);
      if (info.state === "open") {
        this.info = info;
        this.answered(info.seq);
        return;
      }
      const known = Object.keys(this.components).length > 0;
      const [components, told] = await Promise.all([
        known ? this.components : api.components(info.game),
        api.play(this.id, { since: this.log.length }),
      ]);
      const play = await this.anew(told);
      this.components = components;
      if (!known) void this.read(info.game);
      this.take(play);
      this.answered(play.seq);
      live.tell();
      await this.follower.retry();
    } catch (error) {
      this.late = isPassing(error);
      if (this.late) {
        this.timer = setTimeout(() => void this.refresh(), delay(error, ++this.failures));
      } else if (error instanceof api.Refused && error.problem.status === 404) {
        this.missing = true;
      } else {
        this.fault = faultOf(error);
      }
    }
  }

  /** After a takeback, drop cached moves and events. */
  private async anew(play: Play): Promise<Play> {
    if (!this.base || play.takebacks === this.base.takebacks) return play;
    const whole = play.since ? await api.play(this.id) : play;
    this.log = [];
    this.follower.rewound();
    this.base = { ...this.base, moves: whole.moves };
    return whole;
  }

  /** The server sent a position; it may be older than the last notified number. */
  private answered(seq: number): void {
    this.late = false;
    this.failures = 0;
    this.looked = Date.now();
    this.behind = this.heard > seq ? this.behind + 1 : 0;
    if (this.behind > BEHIND) this.heard = seq;
    else if (this.behind) this.again = true;
  }

  private take(play: Play): void {
    const before = this.base;
    if (before && play.seq < before.seq) return; // an outdated answer
    const since = play.since ?? this.log.length;
    this.log = [...this.log.slice(0, since), ...play.events];
    this.info = { ...play.table, seq: Math.max(play.seq, 0) };
    this.base = play;
    this.follower.came(play, before);
    this.arrived();
  }

  /** Keep updates back during a commit; its answer shows whose moves they are. */
  hold(): void {
    this.held = [];
  }

  /** After a commit: catch up with this number; answers sent before it do not count. 0: nothing was stored. */
  async reach(seq: number): Promise<void> {
    const held = this.held ?? [];
    this.held = null;
    for (const update of held) this.follow(update);
    if (seq > 0) await this.arrival(seq);
    if (seq === 0 || this.seq < seq) await this.refresh();
    while (!this.closed && !this.missing && this.seq < seq) {
      await (this.refreshing ?? pause());
      if (!this.late && this.seq < seq) await this.refresh();
    }
  }

  /** Wait briefly for an update. */
  private arrival(seq: number): Promise<void> {
    return new Promise((go) => {
      this.arrived = () => {
        if (this.seq >= seq) go();
      };
      this.arrived();
      setTimeout(go, live.state === "live" ? PATIENCE : 0);
    });
  }
}
