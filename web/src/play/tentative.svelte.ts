// The tentative turn: moves chosen since the last commit, tried by the server without storing them, then committed.

import * as api from "../net/api";
import { faultOf } from "../net/fault";
import type { Decision, Hint, Lesson, Offer, Play, Tried } from "../net/protocol";
import { offers, sameMove } from "../net/protocol";
import { insist } from "../net/retry";
import { settings } from "../reader/settings.svelte";
import type { Committed } from "./committed.svelte";
import type { Questions } from "./questions";
import type { Recap } from "./recap.svelte";
import { loadTurn, saveTurn } from "./savedTurn";
import type { Pick } from "./scene";
import * as turns from "./turn";

export class Tentative {
  turn = $state.raw<turns.Turn>(turns.NO_TURN);
  tried = $state.raw<Tried | null>(null);
  /** The chosen move whose `try` is pending. */
  asking = $state.raw<Offer | null>(null);
  /** The commit is pending. */
  settling = $state(false);
  hint = $state.raw<Hint | null>(null);
  picked = $state.raw<Pick[]>([]);
  /** A lesson's comment on a move that it rejects, and the number of comments at this step. */
  strays = $state<string | null>(null);
  strayed = $state(0);
  /** The number of this seat's last move that was committed here. */
  own = 0;
  /** The number of the last request; answers to earlier ones are dropped. */
  private asked = 0;
  /** The turn before the rejected move. */
  private kept: turns.Turn = turns.NO_TURN;

  /** `ends`: whether a verb always ends the turn. */
  constructor(
    private id: string,
    private at: Committed,
    private recap: Recap,
    private questions: Questions,
    private ends: (verb: string) => boolean,
  ) {}

  get decision(): Decision | null {
    return this.turn.last || this.strays ? null : this.subject;
  }
  /** The subject of the question, also while its answer is tentative. */
  get subject(): Decision | null {
    return this.settling || this.recap.past ? null : this.latest;
  }
  private get latest(): Decision | null {
    return this.tried ? this.tried.decision : (this.at.base?.decision ?? null);
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
  /** The pupil's progress after the moves of this turn; null without a lesson. */
  get lesson(): Lesson | null {
    return this.tried?.step ?? this.at.base?.lesson ?? null;
  }
  /** The lesson's expected move. */
  get expected(): Offer | null {
    const wanted = this.asking ? null : this.lesson?.move;
    return (wanted && offers(this.decision).find((one) => sameMove(one.move, wanted))) || null;
  }

  /** A position has replaced the one before. */
  came(play: Play, before: Play | null): void {
    const decision = play.decision?.id;
    if (this.turn.decision && decision !== this.turn.decision) this.forget();
    if (decision !== before?.decision?.id) this.hint = null;
    if (play.lesson?.step !== before?.lesson?.step) this.strayed = 0;
    if (!before && decision) this.turn = loadTurn(this.id, decision) ?? this.turn;
  }

  forget(): void {
    saveTurn(this.id, turns.NO_TURN);
    this.picked = [];
    this.turn = turns.NO_TURN;
    this.tried = null;
    this.strays = null;
    this.asking = null;
    this.asked++;
  }

  /** Somebody else moved during this tentative turn: preview it again. */
  async retry(): Promise<void> {
    // A pending `try` uses the server's current position anyway.
    if (turns.isEmpty(this.turn) || !this.turn.moves.length || this.settling || this.asking) return;
    await this.attempt({ ...this.turn });
  }

  /** Choose an offered move: tentatively, or as the end of the turn if it is known to be irreversible. */
  choose(offer: Offer, end = false): void {
    if (!this.start()) return;
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
    const last = offers[offers.length - 1];
    if (!last || !this.start()) return;
    this.asking = last;
    void this.attempt(offers.reduce(turns.add, this.turn));
  }

  /** Begin a turn if none has begun; false if the reader cannot choose now. */
  private start(): boolean {
    const base = this.at.base?.decision;
    if (!this.decision || !base || this.asking) return false;
    this.clean();
    if (!this.turn.decision) this.turn = turns.begin(base.id);
    return true;
  }

  /** Remove what was said and picked for an earlier choice. */
  private clean(): void {
    this.at.fault = null;
    this.hint = null;
    this.picked = [];
  }

  /** Whether a move is certainly irreversible. */
  closes(offer: Offer): boolean {
    return offer.reveals || this.endsTurn(offer);
  }

  private endsTurn(offer: Offer): boolean {
    const groups = Object.entries(this.latest?.moves ?? {});
    return this.ends(groups.find(([, list]) => list.includes(offer))?.[0] ?? "");
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
        () => number === this.asked && !this.at.closed,
        (late) => (this.at.late = late),
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
      this.at.fault = faultOf(error);
      if (error instanceof api.Refused && error.problem.key === "stale-decision") {
        this.forget();
        void this.at.refresh();
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

  undo(): void {
    void this.goTo(turns.back(this.turn));
  }

  restart(): void {
    void this.goTo(turns.begin(this.turn.decision));
  }

  /** Later moves stay in the buffer as long as the server accepts them. */
  replace(move: Offer, by?: Offer): void {
    const moves = this.turn.moves.flatMap((one) => (one === move ? (by ? [by] : []) : [one]));
    if (this.settling || this.asking || !this.turn.moves.includes(move)) return;
    if (!moves.length) {
      this.restart();
      return;
    }
    this.clean();
    this.asking = by ?? move;
    void this.attempt({ ...this.turn, moves, last: null });
  }

  private async goTo(turn: turns.Turn): Promise<void> {
    if (this.settling) return;
    this.clean();
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

  /** Commit the turn. It is over when its position is seen. */
  async endTurn(): Promise<void> {
    if (this.settling || turns.isEmpty(this.turn)) return;
    this.recap.close();
    this.settling = true;
    this.at.fault = null;
    this.hint = null;
    const { decision } = this.turn;
    const moves = turns.sent(this.turn);
    const request = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    let seq = 0;
    this.at.hold();
    try {
      const stored = await insist(
        () => api.commit(this.id, decision, moves, request),
        () => !this.at.closed,
        (late) => (this.at.late = late),
      );
      seq = stored?.seq ?? 0;
      this.own = (this.at.base?.moves ?? 0) + moves.length;
    } catch (error) {
      this.at.fault = faultOf(error);
      this.turn = { ...this.turn, last: null };
    }
    await this.at.reach(seq);
    this.settling = false;
    if (this.at.base?.decision?.id !== this.turn.decision) this.forget();
  }

  async askHint(): Promise<void> {
    const decision = this.at.base?.decision;
    if (!decision || !this.decision) return;
    try {
      this.hint = await api.hint(this.id, decision.id, turns.sent(this.turn));
    } catch (error) {
      this.at.fault = faultOf(error);
    }
  }
}
