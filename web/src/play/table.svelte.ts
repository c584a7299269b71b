// An open table as its page sees it: the committed position, the tentative turn, the recap and the talk behind one object.

import * as api from "../net/api";
import { faultOf } from "../net/fault";
import { live, type Shown, type Watcher } from "../net/live.svelte";
import type {
  Attendance,
  Decision,
  Offer,
  OrderArgs,
  OutlookLine,
  Play,
  TableInfo,
  Update,
  Why,
} from "../net/protocol";
import { person } from "../reader/person.svelte";
import { settings } from "../reader/settings.svelte";
import { Committed, type Follower } from "./committed.svelte";
import { after, sinceOwn } from "./fresh";
import { Questions } from "./questions";
import { Recap } from "./recap.svelte";
import type { Scene } from "./scene";
import { Talk } from "./talk.svelte";
import { Tentative } from "./tentative.svelte";
import { sent } from "./turn";

/** Window events after which the reader or the network is back. */
const RETURNS = ["focus", "pageshow", "online"] as const;

/** The parts of a screen that a table needs: verbs that always end the turn, and events that state a seat's choice. */
interface GameKnows {
  ends(verb: string): boolean;
  acts(key: string, game: string): boolean;
}

export class Table implements Scene, Watcher, Follower {
  attendance = $state.raw<Attendance | null>(null);
  lit = $state.raw<string[]>([]);
  fresh = $state(0);
  private leave: (() => void) | null = null;

  readonly recap: Recap;
  readonly talk: Talk;
  private readonly committed: Committed;
  private readonly tentatively: Tentative;
  private readonly questions: Questions;

  constructor(
    readonly id: string,
    private knows: (game: string) => GameKnows | null,
  ) {
    this.recap = new Recap(id);
    this.talk = new Talk(id, () => person.person?.id ?? null);
    this.questions = new Questions(id, () => this.questioned());
    this.committed = new Committed(id, this);
    const ends = (verb: string) => this.knows(this.info?.game ?? "")?.ends(verb) ?? false;
    this.tentatively = new Tentative(id, this.committed, this.recap, this.questions, ends);
  }

  // The committed position

  get info() {
    return this.committed.info;
  }
  get base() {
    return this.committed.base;
  }
  get log() {
    return this.committed.log;
  }
  get components() {
    return this.committed.components;
  }
  get texts() {
    return this.committed.texts;
  }
  get missing() {
    return this.committed.missing;
  }
  get late() {
    return this.committed.late;
  }
  get fault() {
    return this.committed.fault;
  }
  set fault(fault) {
    this.committed.fault = fault;
  }
  get me() {
    return this.committed.me;
  }
  get deciding() {
    return this.base?.deciding ?? [];
  }
  get result() {
    return this.base?.result ?? null;
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
  /** A bot plays the reader's seat, which the reader can take back. */
  get keptByBot(): boolean {
    return this.info?.seats.some((seat) => seat.seat === this.me && seat.kind === "bot") ?? false;
  }
  /** The reader has resigned. */
  get resigned(): boolean {
    return this.info?.seats.some((seat) => seat.seat === this.me && seat.resigned) ?? false;
  }

  // The tentative turn

  get turn() {
    return this.tentatively.turn;
  }
  get tentative() {
    return this.turn.moves;
  }
  get pending() {
    return this.tentatively.asking ?? this.turn.last;
  }
  get decision() {
    return this.tentatively.decision;
  }
  get subject() {
    return this.tentatively.subject;
  }
  get turning() {
    return this.tentatively.turning;
  }
  get complete() {
    return this.tentatively.complete;
  }
  get settling() {
    return this.tentatively.settling;
  }
  get hint() {
    return this.tentatively.hint;
  }
  set hint(hint) {
    this.tentatively.hint = hint;
  }
  get picked() {
    return this.tentatively.picked;
  }
  set picked(picked) {
    this.tentatively.picked = picked;
  }
  get lesson() {
    return this.tentatively.lesson;
  }
  get expected() {
    return this.tentatively.expected;
  }
  get strays() {
    return this.tentatively.strays;
  }
  get strayed() {
    return this.tentatively.strayed;
  }

  choose(offer: Offer, end = false): void {
    this.tentatively.choose(offer, end);
  }
  chooseAll(offers: Offer[]): void {
    this.tentatively.chooseAll(offers);
  }
  closes(offer: Offer): boolean {
    return this.tentatively.closes(offer);
  }
  replace(move: Offer, by?: Offer): void {
    this.tentatively.replace(move, by);
  }
  undo(): void {
    this.tentatively.undo();
  }
  restart(): void {
    this.tentatively.restart();
  }
  endTurn(): Promise<void> {
    return this.tentatively.endTurn();
  }
  askHint(): Promise<void> {
    return this.tentatively.askHint();
  }
  straighten(): Promise<void> {
    return this.tentatively.straighten();
  }

  showStep(): Promise<void> {
    return this.tentatively.showStep();
  }
  /** Leave the lesson and continue from here. */
  async playOn(): Promise<void> {
    this.tentatively.forget();
    await this.change(api.playOn(this.id));
  }

  // The shown moment

  get view() {
    return this.recap.past?.view ?? this.tentatively.tried?.view ?? this.base?.view ?? null;
  }
  get present() {
    return this.recap.past === null;
  }
  /** Display time of each move of others, in milliseconds. */
  private get pace() {
    return this.recap.hurried ? 0 : settings.pace;
  }
  /** Skip to the reader's turn, without showing others' moves. */
  skip(): void {
    this.recap.hurry();
    live.tell();
  }

  // Coming and going

  async open(): Promise<void> {
    this.leave = live.watch(this);
    document.addEventListener("visibilitychange", this.cameBack);
    for (const event of RETURNS) window.addEventListener(event, this.cameBack);
    await this.refresh();
  }

  close(): void {
    this.committed.close();
    this.recap.close();
    this.talk.close();
    document.removeEventListener("visibilitychange", this.cameBack);
    for (const event of RETURNS) window.removeEventListener(event, this.cameBack);
    this.leave?.();
  }

  private cameBack = () => {
    this.recap.looked();
    this.committed.cameBack();
  };

  refresh(): Promise<void> {
    return this.committed.refresh();
  }

  /** Reload everything in another language. */
  reword(): Promise<void> {
    this.hint = null;
    this.questions.clear();
    return this.committed.reword();
  }

  // News over the socket

  shown(): Shown | null {
    if (!this.base) return null;
    const { seq, view } = this.base;
    return { seq, seat: view.seat, since: this.log.length, lang: settings.language, pace: this.pace };
  }
  updated(update: Update): void {
    this.committed.updated(update);
  }
  missed(): void {
    this.committed.missed();
  }
  met(attendance: Attendance): void {
    this.attendance = attendance;
  }
  said(version: number): void {
    this.talk.told(version);
  }

  // News of the committed position

  came(play: Play, before: Play | null): void {
    const { game, mine } = play.table;
    const { own, tried } = this.tentatively;
    const view = this.recap.past?.view ?? tried?.view ?? before?.view ?? play.view;
    if (!before) this.fresh = sinceOwn(this.log, mine, (key) => this.knows(game)?.acts(key, game) ?? false);
    else if (own) this.fresh = after(this.log, own);
    this.tentatively.came(play, before);
    // Show others' moves one after the other; one's own were seen already.
    if (before) this.recap.follow(Math.max(before.moves, own), play.moves, this.pace, { ...play, view });
    if (mine !== null) this.recap.reached(play.moves, this.log.length);
    if (play.decision || play.result) this.recap.hurried = false;
    this.questions.clear();
  }
  rewound(): void {
    this.tentatively.own = 0;
    this.recap.close();
  }
  retry(): Promise<void> {
    return this.tentatively.retry();
  }

  // Questions

  /** The position that questions are about; null for those who cannot move. */
  private questioned() {
    if (this.me === null || this.info?.state !== "running") return null;
    return { decision: this.base?.decision?.id ?? null, moves: sent({ ...this.turn, last: null }) };
  }
  why(text: string): Promise<Why | null> {
    return this.questions.why(text);
  }
  outlook(text: string, before: readonly Offer[] = []): Promise<OutlookLine[]> {
    return this.questions.outlook(text, before);
  }
  ahead(moves: readonly Offer[]): Promise<Decision | null> {
    return this.questions.ahead(moves);
  }

  // Changes beside the game

  takeSeatBack(): Promise<void> {
    return this.change(api.join(this.id, this.me));
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
      const info = await doing;
      this.committed.info = info;
      if (info.state !== "open") await this.refresh();
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
