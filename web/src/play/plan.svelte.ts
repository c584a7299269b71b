// What if? A private board that starts from the table's position. Hidden things are guessed; nothing is stored.

import * as api from "../net/api";
import { type Fault, faultOf } from "../net/fault";
import type { Move, Offer, OrderArgs, Planned } from "../net/protocol";
import { isPassing } from "../net/retry";
import type { Chooser, Pick, Scene } from "./scene";

/** The table that a plan starts from. */
interface Beginning extends Scene {
  readonly id: string;
  /** The moves played in the plan. */
  readonly played: number;
}

const dice = () => Math.floor(Math.random() * 2 ** 52);

export class Plan implements Chooser {
  lit = $state.raw<string[]>([]);
  picked = $state.raw<Pick[]>([]);
  fault = $state.raw<Fault | null>(null);
  late = $state(false);
  /** Chosen moves whose request is pending. */
  pending = $state.raw<Offer | null>(null);
  busy = $state(false);
  readonly missing = false;
  readonly tentative = [];
  readonly order = null;
  readonly orderArgs: OrderArgs = {};
  /** No standing orders here, and no announcements. */
  readonly present = false;
  private answer = $state.raw<Planned | null>(null);
  private at = $state(0);
  /** The number of moves before each step of the reader. */
  private steps = $state.raw<number[]>([]);
  private dice = dice();
  private asked = 0;

  constructor(private readonly table: Beginning) {}

  get id() {
    return this.table.id;
  }
  get info() {
    const info = this.table.info;
    return info && { ...info, mine: this.me, deciding: this.deciding, clock: null };
  }
  get components() {
    return this.table.components;
  }
  get texts() {
    return this.table.texts;
  }
  get view() {
    return this.answer?.view ?? this.table.view;
  }
  get decision() {
    return this.answer?.decision ?? null;
  }
  get deciding() {
    return this.answer?.deciding ?? [];
  }
  get result() {
    return this.answer?.result ?? null;
  }
  /** The seat whose board is shown: the asked one. */
  get me() {
    return this.answer?.seat ?? this.table.me;
  }
  /** The planning reader's seat. */
  get planner() {
    return this.table.me;
  }
  get log() {
    return this.answer?.events ?? [];
  }
  get fresh() {
    return 0;
  }
  get steppedBack() {
    return this.steps.length === 0;
  }
  /** The table has moved on since the plan began. */
  get behind() {
    return this.table.played > this.at;
  }
  /** Other seats are asked, not the reader's. */
  get waits() {
    return this.deciding.length > 0 && this.planner !== null && !this.deciding.includes(this.planner);
  }

  /** Restart from the table's current position. */
  open(): Promise<void> {
    this.at = this.table.played;
    this.steps = [];
    this.answer = null;
    return this.go([], false);
  }

  /** Restart from the same position with a new guess of hidden things. */
  guessAnew(): Promise<void> {
    this.dice = dice();
    this.steps = [];
    return this.go([], false);
  }

  reword(): Promise<void> {
    return this.go(this.answer?.moves ?? [], false);
  }

  choose(offer: Offer): void {
    if (this.busy || !this.decision) return;
    this.pending = offer;
    void this.step([offer.move], false);
  }

  chooseAll(offers: Offer[]): void {
    if (this.busy || !this.decision) return;
    this.pending = offers.at(-1) ?? null;
    void this.step(
      offers.map((offer) => offer.move),
      false,
    );
  }

  /** Play the predicted moves of others until the reader is asked. */
  reply(): Promise<void> {
    return this.step([], true);
  }

  undo(): Promise<void> {
    const upto = this.steps.at(-1);
    if (upto === undefined || this.busy) return Promise.resolve();
    this.steps = this.steps.slice(0, -1);
    return this.go((this.answer?.moves ?? []).slice(0, upto), false);
  }

  restart(): Promise<void> {
    this.steps = [];
    return this.go([], false);
  }

  private async step(moves: Move[], reply: boolean): Promise<void> {
    const done = this.answer?.moves ?? [];
    const seat = this.answer?.seat ?? 0;
    const before = this.steps;
    this.steps = [...before, done.length];
    await this.go([...done, ...moves.map((move) => [seat, ...move])], reply);
    if (this.fault) this.steps = before;
  }

  private async go(moves: Move[], reply: boolean): Promise<void> {
    const number = ++this.asked;
    this.busy = true;
    this.picked = [];
    this.fault = null;
    try {
      const found = await api.plan(this.id, { at: this.at, dice: this.dice, moves, reply });
      if (number === this.asked) this.answer = found;
      this.late = false;
    } catch (error) {
      if (number !== this.asked) return;
      this.late = isPassing(error);
      this.fault = faultOf(error);
    } finally {
      if (number === this.asked) {
        this.busy = false;
        this.pending = null;
      }
    }
  }

  closes(): boolean {
    return false;
  }
  replace(): void {}
  async why(): Promise<null> {
    return null;
  }
  async outlook(): Promise<[]> {
    return [];
  }
  async setOrder(): Promise<void> {}
}
