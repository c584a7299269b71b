// A table being played or watched: the committed position, the tentative turn on top of it, and what is being asked.

import * as api from "./api";
import { changed } from "./changes";
import { type Fault, faultOf } from "./fault";
import { after, sinceOwn } from "./fresh";
import { keepTurn, keptTurn } from "./kept";
import { type Bell, live, type Shown } from "./live.svelte";
import type { Advance, Hint, LogEvent, Offer, OutlookLine, Play, TableInfo, Texts, Tried, Why } from "./protocol";
import { Questions } from "./questions";
import { Recap } from "./recap.svelte";
import type { Pick, Scene } from "./scene";
import { settings } from "./settings.svelte";
import * as turns from "./turn";

const AGAIN = 1000;
/** Milliseconds in which the position after one's own turn comes by itself. */
const PATIENCE = 600;
const pause = () => new Promise<void>((go) => setTimeout(go, AGAIN));

/** What a table must know of its game: verbs that always end the turn, events that tell what a seat decided. */
export interface GameKnows {
  ends(verb: string): boolean;
  acts(key: string, game: string): boolean;
}

export class Table implements Scene {
  info = $state.raw<TableInfo | null>(null);
  base = $state.raw<Play | null>(null);
  log = $state.raw<LogEvent[]>([]);
  components = $state.raw<Record<string, unknown>>({});
  texts = $state.raw<Texts>({});
  turn = $state.raw<turns.Turn>(turns.NO_TURN);
  tried = $state.raw<Tried | null>(null);
  /** The move that was just chosen and has no answer yet. */
  asking = $state.raw<Offer | null>(null);
  /** The turn is on its way to the server. */
  settling = $state(false);
  fault = $state.raw<Fault | null>(null);
  missing = $state(false);
  hint = $state.raw<Hint | null>(null);
  lit = $state.raw<string[]>([]);
  picked = $state.raw<Pick[]>([]);
  fresh = $state(0);

  /** The number of this seat's last move that was committed here. */
  private own = 0;
  private asked = 0;
  private refreshing: Promise<void> | null = null;
  private again = false;
  private heard = 0;
  /** What rang while the own turn was on its way: whose moves it tells of shows with the answer. */
  private held: Bell[] | null = null;
  /** Told of every new position. */
  private came: () => void = () => {};
  private readonly questions: Questions;
  private leave: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  readonly recap: Recap;

  constructor(
    readonly id: string,
    private knows: (game: string) => GameKnows | null,
  ) {
    this.recap = new Recap(id);
    this.questions = new Questions(id, () => this.questioned());
  }

  get view() {
    return this.recap.past?.view ?? this.tried?.view ?? this.base?.view ?? null;
  }
  get decision() {
    if (this.settling || this.turn.last || this.recap.past) return null;
    return this.tried ? this.tried.decision : (this.base?.decision ?? null);
  }
  get deciding() {
    return this.base?.deciding ?? [];
  }
  get result() {
    return this.base?.result ?? null;
  }
  get me() {
    return this.info?.mine ?? null;
  }
  /** A bot plays the reader's seat; it is still the reader's. */
  get keptByBot(): boolean {
    return this.info?.seats.some((seat) => seat.seat === this.me && seat.kind === "bot") ?? false;
  }
  takeSeatBack(): Promise<void> {
    return this.change(api.join(this.id, this.me));
  }
  get order() {
    return this.base?.order ?? null;
  }
  get present() {
    return this.recap.past === null;
  }
  get pending() {
    return this.asking ?? this.turn.last;
  }
  get tentative() {
    return this.turn.moves;
  }
  /** The turn leads past everything this seat is asked: only its end is left. */
  get complete(): boolean {
    return !this.settling && (this.turn.last !== null || (this.turn.moves.length > 0 && this.tried?.decision === null));
  }

  async open(): Promise<void> {
    this.leave = live.watch(
      this.id,
      (bell) => this.rung(bell),
      () => this.shown(),
    );
    document.addEventListener("visibilitychange", this.looked);
    await this.refresh();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.recap.close();
    document.removeEventListener("visibilitychange", this.looked);
    this.leave?.();
  }

  private looked = () => this.recap.looked();

  private shown(): Shown | null {
    const since = this.log.length;
    return this.base && { seq: this.base.seq, seat: this.base.view.seat, since, lang: settings.language };
  }

  private rung(bell: Bell): void {
    this.heard = Math.max(this.heard, bell.seq);
    if (this.held) this.held.push(bell);
    else this.follow(bell);
  }

  private follow({ seq, position }: Bell): void {
    if (this.base && seq <= this.base.seq) return;
    const play = position && this.whole(position);
    if (play) {
      this.take(play, play.table);
      void this.retry();
    } else if (!this.refreshing) {
      void this.refresh();
    }
  }

  /** The position with its view; null where it does not follow upon what is shown here. */
  private whole(position: Play | Advance): Play | null {
    if (position.since > this.log.length || position.table.mine !== this.me) return null;
    if ("view" in position) return position;
    if (this.base?.seq !== position.base) return null;
    return { ...position, view: changed(this.base.view, position.changes) };
  }

  /** Everything anew, in another language. */
  async reword(): Promise<void> {
    this.log = [];
    this.hint = null;
    this.questions.clear();
    if (this.info) void this.read(this.info.game);
    await this.refresh();
  }

  /** What cards and tiles say may come a little later: nothing waits for it. */
  private async read(game: string): Promise<void> {
    try {
      this.texts = await api.texts(game);
    } catch {
      // The game can be played without.
    }
  }

  /** Ask the server where the game stands; several wishes at once are one. */
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
    try {
      // A table that plays is told with its position.
      const info = this.base && this.info ? this.info : await api.table(this.id);
      if (info.state === "open") {
        this.info = info;
        if (this.heard > info.seq) this.again = true;
        return;
      }
      const known = Object.keys(this.components).length > 0;
      const [components, play] = await Promise.all([
        known ? this.components : api.components(info.game),
        api.play(this.id, { since: this.log.length }),
      ]);
      this.components = components;
      if (!known) void this.read(info.game);
      this.take(play, play.table);
      if (this.heard > (this.base?.seq ?? 0)) this.again = true;
      live.tell();
      await this.retry();
    } catch (error) {
      if (error instanceof api.Lost) {
        this.timer = setTimeout(() => void this.refresh(), AGAIN);
      } else if (error instanceof api.Refused && error.problem.status === 404) {
        this.missing = true;
      } else {
        this.fault = faultOf(error);
      }
    }
  }

  private take(play: Play, info: TableInfo): void {
    if (this.base && play.seq < this.base.seq) return; // it was on its way when a newer one came
    const since = play.since ?? this.log.length;
    const first = this.base === null;
    const view = this.view ?? play.view;
    this.log = [...this.log.slice(0, since), ...play.events];
    if (first)
      this.fresh = sinceOwn(this.log, info.mine, (key) => this.knows(info.game)?.acts(key, info.game) ?? false);
    else if (this.own) this.fresh = after(this.log, this.own);
    if (this.turn.decision && play.decision?.id !== this.turn.decision) this.forget();
    if (this.hint && play.decision?.id !== this.base?.decision?.id) this.hint = null;
    this.info = { ...info, seq: Math.max(play.seq, 0) };
    const was = this.base?.moves ?? play.moves;
    this.base = play;
    // Moves that others played since, one after the other; the own ones have been seen.
    if (!first) this.recap.follow(Math.max(was, this.own), play.moves, settings.pace, { ...play, view });
    else if (play.decision) this.turn = keptTurn(this.id, play.decision.id) ?? this.turn;
    if (info.mine !== null) this.recap.reached(play.moves, this.log.length);
    this.questions.clear();
    this.came();
  }

  private forget(): void {
    keepTurn(this.id, turns.NO_TURN);
    this.picked = [];
    this.turn = turns.NO_TURN;
    this.tried = null;
    this.asking = null;
    this.asked++;
  }

  /** Somebody else moved while this turn was tentative: see where it leads now. */
  private async retry(): Promise<void> {
    // A move on its way is tried upon what the server has now anyway.
    if (turns.isEmpty(this.turn) || !this.turn.moves.length || this.settling || this.asking) return;
    await this.attempt({ ...this.turn });
  }

  /** Choose an offered move: tentative at once, or the end of the turn if it is known to close the way back. */
  choose(offer: Offer, end = false): void {
    const decision = this.decision;
    const base = this.base?.decision;
    if (!decision || !base || this.asking) return;
    this.fault = null;
    this.hint = null;
    this.picked = [];
    if (!this.turn.decision) this.turn = turns.begin(base.id);
    if (end || this.closes(offer)) {
      this.turn = turns.arm(this.turn, offer);
      if (!settings.confirm && (end || this.endsTurn(offer))) void this.endTurn();
      return;
    }
    this.asking = offer;
    void this.attempt(turns.add(this.turn, offer));
  }

  /** Choose several moves at once, none of which closes the way back. */
  chooseAll(offers: Offer[]): void {
    const base = this.base?.decision;
    const last = offers[offers.length - 1];
    if (!last || !base || !this.decision || this.asking) return;
    this.fault = null;
    this.hint = null;
    this.picked = [];
    if (!this.turn.decision) this.turn = turns.begin(base.id);
    this.asking = last;
    void this.attempt(offers.reduce(turns.add, this.turn));
  }

  /** Whether a move closes the way back for certain. */
  closes(offer: Offer): boolean {
    return offer.reveals || this.endsTurn(offer);
  }

  private endsTurn(offer: Offer): boolean {
    const decision = this.tried ? this.tried.decision : this.base?.decision;
    const verb = Object.entries(decision?.moves ?? {}).find(([, list]) => list.includes(offer))?.[0] ?? "";
    return this.knows(this.info?.game ?? "")?.ends(verb) ?? false;
  }

  private async attempt(turn: turns.Turn): Promise<void> {
    const number = ++this.asked;
    try {
      const tried = await api.attempt(this.id, turn.decision, turns.sent({ ...turn, last: null }));
      if (number !== this.asked) return;
      this.tried = tried.played ? tried : null;
      if (tried.stopped) {
        const stop = turn.moves[tried.played] ?? null;
        this.turn = { decision: turn.decision, moves: turn.moves.slice(0, tried.played), last: stop };
      } else {
        this.turn = { ...turn, last: turn.last };
      }
      this.questions.clear();
      keepTurn(this.id, this.turn);
    } catch (error) {
      if (number !== this.asked) return;
      keepTurn(this.id, turns.NO_TURN);
      this.fault = faultOf(error);
      if (error instanceof api.Refused && error.problem.key === "stale-decision") {
        this.forget();
        void this.refresh();
      }
    } finally {
      if (number === this.asked) this.asking = null;
    }
  }

  undo(): void {
    this.goTo(turns.back(this.turn));
  }

  restart(): void {
    this.goTo(turns.begin(this.turn.decision));
  }

  private goTo(turn: turns.Turn): void {
    if (this.settling) return;
    this.fault = null;
    this.hint = null;
    this.picked = [];
    this.asked++;
    this.asking = null;
    const played = turn.moves.length === this.turn.moves.length;
    this.turn = turn;
    this.questions.clear();
    if (!turn.moves.length) {
      this.tried = null;
      this.turn = turns.NO_TURN;
      keepTurn(this.id, turns.NO_TURN);
    } else if (!played) {
      void this.attempt(turn);
    }
  }

  async endTurn(): Promise<void> {
    if (this.settling || turns.isEmpty(this.turn)) return;
    this.recap.close();
    this.settling = true;
    this.fault = null;
    this.hint = null;
    const { decision } = this.turn;
    const moves = turns.sent(this.turn);
    const request = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    let seq = 0;
    this.held = [];
    while (!this.closed) {
      try {
        seq = (await api.commit(this.id, decision, moves, request)).seq;
        this.own = (this.base?.moves ?? 0) + moves.length;
        break;
      } catch (error) {
        if (error instanceof api.Lost) {
          await pause();
          continue;
        }
        this.fault = faultOf(error);
        this.turn = { ...this.turn, last: null };
        break;
      }
    }
    await this.settle(seq);
  }

  /** The turn is settled when its own commit is seen: an answer that was on its way before it does not count. */
  private async settle(seq: number): Promise<void> {
    const held = this.held ?? [];
    this.held = null;
    for (const bell of held) this.follow(bell);
    if (seq > 0) await this.arrival(seq);
    if (seq === 0 || (this.base?.seq ?? 0) < seq) await this.refresh();
    while (!this.closed && !this.missing && (this.base?.seq ?? 0) < seq) {
      await (this.refreshing ?? pause());
      if ((this.base?.seq ?? 0) < seq) await this.refresh();
    }
    this.settling = false;
    if (this.base?.decision?.id !== this.turn.decision) this.forget();
  }

  /** Wait a little for a position to come by itself. */
  private arrival(seq: number): Promise<void> {
    return new Promise((go) => {
      this.came = () => {
        if ((this.base?.seq ?? 0) >= seq) go();
      };
      this.came();
      setTimeout(go, live.state === "live" ? PATIENCE : 0);
    });
  }

  /** The position that questions are about; null for those who cannot move. */
  private questioned() {
    if (this.me === null || this.info?.state !== "running") return null;
    return { decision: this.base?.decision?.id ?? null, moves: turns.sent({ ...this.turn, last: null }) };
  }

  why(text: string): Promise<Why | null> {
    return this.questions.why(text);
  }

  outlook(text: string): Promise<OutlookLine[]> {
    return this.questions.outlook(text);
  }

  async askHint(): Promise<void> {
    const decision = this.base?.decision;
    if (!decision || !this.decision) return;
    try {
      this.hint = await api.hint(this.id, decision.id, turns.sent(this.turn));
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async setOrder(order: string | null): Promise<void> {
    try {
      await api.setOrder(this.id, order);
      await this.refresh();
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async change(doing: Promise<TableInfo>): Promise<void> {
    try {
      this.info = await doing;
      if (this.info.state !== "open") await this.refresh();
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
