// The state of an open table: the committed position, the tentative turn, and pending requests.

import * as api from "../net/api";
import { changed } from "../net/changes";
import { type Fault, faultOf } from "../net/fault";
import { live, type Shown, type Watcher } from "../net/live.svelte";
import type {
  Advance,
  Attendance,
  Decision,
  Hint,
  Lesson,
  LogEvent,
  Offer,
  OrderArgs,
  OutlookLine,
  Play,
  TableInfo,
  Texts,
  Tried,
  Update,
  Why,
} from "../net/protocol";
import { offers, sameMove } from "../net/protocol";
import { delay, insist, isPassing } from "../net/retry";
import { person } from "../reader/person.svelte";
import { settings } from "../reader/settings.svelte";
import { after, sinceOwn } from "./fresh";
import { Questions } from "./questions";
import { Recap } from "./recap.svelte";
import { loadTurn, saveTurn } from "./savedTurn";
import type { Pick, Scene } from "./scene";
import { Talk } from "./talk.svelte";
import * as turns from "./turn";

/** Milliseconds to wait for the update after one's own commit. */
const PATIENCE = 600;
/** Age in milliseconds after which a position is fetched again when the page becomes visible. */
const OLD = 5000;
/** Attempts to fetch a position when answers are older than expected. */
const BEHIND = 3;
const pause = () => new Promise<void>((go) => setTimeout(go, 1000));

/** Window events after which the reader or the network is back. */
const RETURNS = ["focus", "pageshow", "online"] as const;

/** The parts of a screen that a table needs: verbs that always end the turn, and events that state a seat's choice. */
export interface GameKnows {
  ends(verb: string): boolean;
  acts(key: string, game: string): boolean;
}

export class Table implements Scene, Watcher {
  info = $state.raw<TableInfo | null>(null);
  base = $state.raw<Play | null>(null);
  log = $state.raw<LogEvent[]>([]);
  components = $state.raw<Record<string, unknown>>({});
  texts = $state.raw<Texts>({});
  turn = $state.raw<turns.Turn>(turns.NO_TURN);
  tried = $state.raw<Tried | null>(null);
  /** The chosen move whose `try` is pending. */
  asking = $state.raw<Offer | null>(null);
  /** The commit is pending. */
  settling = $state(false);
  fault = $state.raw<Fault | null>(null);
  missing = $state(false);
  /** A request has failed and is being retried. */
  late = $state(false);
  hint = $state.raw<Hint | null>(null);
  lit = $state.raw<string[]>([]);
  picked = $state.raw<Pick[]>([]);
  fresh = $state(0);
  attendance = $state.raw<Attendance | null>(null);
  /** The reader does not want to see the moves of others until their own turn. */
  private hurried = false;

  /** The number of this seat's last move that was committed here. */
  private own = 0;
  private asked = 0;
  private refreshing: Promise<void> | null = null;
  private again = false;
  /** The last notified number, and the number of fetches that returned an older one. */
  private heard = 0;
  private behind = 0;
  private failures = 0;
  /** When the position was last known to be current. */
  private looked = 0;
  /** Notifications during a pending commit; its answer shows whose moves they are. */
  private held: Update[] | null = null;
  /** Callbacks for new positions. */
  private came: () => void = () => {};
  private readonly questions: Questions;
  private leave: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** A lesson's comment on a move that it rejects, and the number of comments at this step. */
  strays = $state<string | null>(null);
  strayed = $state(0);
  /** The turn before the rejected move. */
  private kept: turns.Turn = turns.NO_TURN;

  readonly recap: Recap;
  readonly talk: Talk;

  constructor(
    readonly id: string,
    private knows: (game: string) => GameKnows | null,
  ) {
    this.recap = new Recap(id);
    this.talk = new Talk(id, () => person.person?.id ?? null);
    this.questions = new Questions(id, () => this.questioned());
  }

  get view() {
    return this.recap.past?.view ?? this.tried?.view ?? this.base?.view ?? null;
  }
  get decision() {
    if (this.settling || this.turn.last || this.recap.past || this.strays) return null;
    return this.tried ? this.tried.decision : (this.base?.decision ?? null);
  }
  /** The subject of the question, also while its answer is tentative. */
  get subject() {
    if (this.settling || this.recap.past) return null;
    return this.tried ? this.tried.decision : (this.base?.decision ?? null);
  }
  /** The pupil's progress after the moves of this turn; null without a lesson. */
  get lesson(): Lesson | null {
    return this.tried?.step ?? this.base?.lesson ?? null;
  }
  /** The lesson's expected move. */
  get expected(): Offer | null {
    const wanted = this.asking ? null : this.lesson?.move;
    return (wanted && offers(this.decision).find((one) => sameMove(one.move, wanted))) || null;
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
  /** A bot plays the reader's seat, which the reader can take back. */
  get keptByBot(): boolean {
    return this.info?.seats.some((seat) => seat.seat === this.me && seat.kind === "bot") ?? false;
  }
  /** The reader has resigned. */
  get resigned(): boolean {
    return this.info?.seats.some((seat) => seat.seat === this.me && seat.resigned) ?? false;
  }
  takeSeatBack(): Promise<void> {
    return this.change(api.join(this.id, this.me));
  }
  /** The number of moves played. */
  get played() {
    return this.base?.moves ?? 0;
  }
  get order() {
    return this.base?.order ?? null;
  }
  get orderArgs(): OrderArgs {
    return this.base?.order_args ?? {};
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
  /** A revealing move waits for confirmation; the next decision is unknown until then. */
  get turning(): Offer | null {
    const { last } = this.turn;
    return last && !this.settling && !this.endsTurn(last) ? last : null;
  }
  /** The turn answers all questions to this seat: it only has to be ended. */
  get complete(): boolean {
    return (
      !this.settling &&
      !this.strays &&
      (this.turn.last !== null || (this.turn.moves.length > 0 && this.tried?.decision === null))
    );
  }

  async open(): Promise<void> {
    this.leave = live.watch(this);
    document.addEventListener("visibilitychange", this.cameBack);
    for (const event of RETURNS) window.addEventListener(event, this.cameBack);
    await this.refresh();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.recap.close();
    this.talk.close();
    document.removeEventListener("visibilitychange", this.cameBack);
    for (const event of RETURNS) window.removeEventListener(event, this.cameBack);
    this.leave?.();
  }

  /** The reader or the network is back: updates may have been missed. */
  private cameBack = () => {
    this.recap.looked();
    if (!document.hidden && (this.late || Date.now() - this.looked > OLD)) void this.refresh();
  };

  shown(): Shown | null {
    const since = this.log.length;
    return (
      this.base && {
        seq: this.base.seq,
        seat: this.base.view.seat,
        since,
        lang: settings.language,
        pace: this.pace,
      }
    );
  }

  updated(update: Update): void {
    this.heard = Math.max(this.heard, update.seq);
    if (this.held) this.held.push(update);
    else this.follow(update);
  }

  met(attendance: Attendance): void {
    this.attendance = attendance;
  }

  said(version: number): void {
    this.talk.told(version);
  }

  /** A pending commit's answer contains the position anyway. */
  missed(): void {
    if (!this.held) void this.refresh();
  }

  private follow({ seq, position }: Update): void {
    this.looked = Date.now();
    if (this.base && seq <= this.base.seq) return;
    const play = position && this.whole(position);
    if (play) {
      this.take(play, play.table);
      void this.retry();
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
    this.hint = null;
    this.questions.clear();
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
      this.take(play, play.table);
      this.answered(play.seq);
      live.tell();
      await this.retry();
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
    this.own = 0;
    this.recap.close();
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

  private take(play: Play, info: TableInfo): void {
    if (this.base && play.seq < this.base.seq) return; // an outdated answer
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
    if (play.lesson?.step !== this.base?.lesson?.step) this.strayed = 0;
    this.base = play;
    // Show others' moves one after the other; one's own were seen already.
    if (!first) this.recap.follow(Math.max(was, this.own), play.moves, this.pace, { ...play, view });
    else if (play.decision) this.turn = loadTurn(this.id, play.decision.id) ?? this.turn;
    if (info.mine !== null) this.recap.reached(play.moves, this.log.length);
    if (play.decision || play.result) this.hurried = false;
    this.questions.clear();
    this.came();
  }

  /** Display time of each move of others, in milliseconds. */
  private get pace(): number {
    return this.hurried ? 0 : settings.pace;
  }

  /** Skip to the reader's turn, without showing others' moves. */
  skip(): void {
    this.recap.close();
    this.hurried = true;
    live.tell();
  }

  private forget(): void {
    saveTurn(this.id, turns.NO_TURN);
    this.picked = [];
    this.turn = turns.NO_TURN;
    this.tried = null;
    this.strays = null;
    this.asking = null;
    this.asked++;
  }

  /** Somebody else moved during this tentative turn: preview it again. */
  private async retry(): Promise<void> {
    // A pending `try` uses the server's current position anyway.
    if (turns.isEmpty(this.turn) || !this.turn.moves.length || this.settling || this.asking) return;
    await this.attempt({ ...this.turn });
  }

  /** Choose an offered move: tentatively, or as the end of the turn if it is known to be irreversible. */
  choose(offer: Offer, end = false): void {
    const decision = this.decision;
    const base = this.base?.decision;
    if (!decision || !base || this.asking) return;
    this.fault = null;
    this.hint = null;
    this.picked = [];
    if (!this.turn.decision) this.turn = turns.begin(base.id);
    if (end || this.closes(offer)) {
      if (this.lesson && offer !== this.expected) return void this.weigh(offer);
      this.turn = turns.arm(this.turn, offer);
      if (!settings.confirm && (end || this.endsTurn(offer))) void this.endTurn();
      return;
    }
    this.asking = offer;
    void this.attempt(turns.add(this.turn, offer));
  }

  /** Choose several moves at once, all of them reversible. */
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

  /** Whether a move is certainly irreversible. */
  closes(offer: Offer): boolean {
    return offer.reveals || this.endsTurn(offer);
  }

  private endsTurn(offer: Offer): boolean {
    const decision = this.tried ? this.tried.decision : this.base?.decision;
    const verb = Object.entries(decision?.moves ?? {}).find(([, list]) => list.includes(offer))?.[0] ?? "";
    return this.knows(this.info?.game ?? "")?.ends(verb) ?? false;
  }

  /** Whether the lesson rejects the move that would end the turn. */
  private async weigh(offer: Offer): Promise<void> {
    const ends = this.endsTurn(offer);
    this.asking = offer;
    await this.attempt(turns.add(this.turn, offer));
    if (this.complete && !settings.confirm && ends) await this.endTurn();
  }

  private async attempt(turn: turns.Turn): Promise<void> {
    const number = ++this.asked;
    try {
      const moves = turns.sent({ ...turn, last: null });
      const tried = await insist(
        () => api.attempt(this.id, turn.decision, moves),
        () => number === this.asked && !this.closed,
        (late) => (this.late = late),
      );
      if (number !== this.asked || !tried) return;
      if (!tried.lesson) this.kept = turn;
      else if (!this.strays) this.strayed++;
      this.strays = tried.lesson;
      this.tried = tried.played ? tried : null;
      if (tried.stopped) {
        const stop = turn.moves[tried.played] ?? null;
        this.turn = { decision: turn.decision, moves: turn.moves.slice(0, tried.played), last: stop };
      } else {
        this.turn = { ...turn, last: turn.last };
      }
      this.questions.clear();
      saveTurn(this.id, this.turn);
    } catch (error) {
      if (number !== this.asked) return;
      saveTurn(this.id, turns.NO_TURN);
      this.fault = faultOf(error);
      if (error instanceof api.Refused && error.problem.key === "stale-decision") {
        this.forget();
        void this.refresh();
      }
    } finally {
      if (number === this.asked) this.asking = null;
    }
  }

  /** Go back to the point where the lesson can continue. */
  straighten(): Promise<void> {
    const { kept } = this;
    return this.goTo(kept.decision === this.turn.decision ? { ...kept, last: null } : turns.begin(this.turn.decision));
  }

  /** Play the lesson's expected move. */
  async showStep(): Promise<void> {
    await this.straighten();
    const offer = this.expected;
    if (offer) this.choose(offer);
  }

  /** Leave the lesson and continue from here. */
  async playOn(): Promise<void> {
    this.forget();
    await this.change(api.playOn(this.id));
  }

  undo(): void {
    void this.goTo(turns.back(this.turn));
  }

  /** Later moves stay in the buffer as long as the server accepts them. */
  replace(move: Offer, by?: Offer): void {
    const moves = this.turn.moves.flatMap((one) => (one === move ? (by ? [by] : []) : [one]));
    if (this.settling || this.asking || !this.turn.moves.includes(move)) return;
    if (!moves.length) {
      this.restart();
      return;
    }
    this.fault = null;
    this.hint = null;
    this.picked = [];
    this.asking = by ?? move;
    void this.attempt({ ...this.turn, moves, last: null });
  }

  restart(): void {
    void this.goTo(turns.begin(this.turn.decision));
  }

  private async goTo(turn: turns.Turn): Promise<void> {
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
      this.strays = null;
      this.turn = turns.NO_TURN;
      saveTurn(this.id, turns.NO_TURN);
    } else if (!played) {
      await this.attempt(turn);
    } else {
      this.strays = null;
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
    try {
      const stored = await insist(
        () => api.commit(this.id, decision, moves, request),
        () => !this.closed,
        (late) => (this.late = late),
      );
      seq = stored?.seq ?? 0;
      this.own = (this.base?.moves ?? 0) + moves.length;
    } catch (error) {
      this.fault = faultOf(error);
      this.turn = { ...this.turn, last: null };
    }
    await this.settle(seq);
  }

  /** The turn is over when its own commit is seen; answers sent before it do not count. */
  private async settle(seq: number): Promise<void> {
    const held = this.held ?? [];
    this.held = null;
    for (const update of held) this.follow(update);
    if (seq > 0) await this.arrival(seq);
    if (seq === 0 || (this.base?.seq ?? 0) < seq) await this.refresh();
    while (!this.closed && !this.missing && (this.base?.seq ?? 0) < seq) {
      await (this.refreshing ?? pause());
      if (!this.late && (this.base?.seq ?? 0) < seq) await this.refresh();
    }
    this.settling = false;
    if (this.base?.decision?.id !== this.turn.decision) this.forget();
  }

  /** Wait briefly for an update. */
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

  outlook(text: string, before: readonly Offer[] = []): Promise<OutlookLine[]> {
    const moves = before.map((offer) => offer.move);
    return this.questions.outlook(text, moves);
  }

  ahead(moves: readonly Offer[]): Promise<Decision | null> {
    return this.questions.ahead(moves.map((offer) => offer.move));
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
