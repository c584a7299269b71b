// The shapes of docs/protocol.md and docs/api.md.

import type { Line } from "../kit/tokens";
import type { Change } from "./changes";

export type Move = number[];
export type Given = Move | string;
export type Price = [part: string, amount: number][];

export interface Offer {
  move: Move;
  text: string;
  price: Price;
  reveals: boolean;
  say?: string;
}

export type Kind = "card" | "place" | "amount" | "set" | "pay" | "choose";

export interface Decision {
  id: string;
  seat: number;
  kind: Kind;
  prompt: { key: string; args: Record<string, unknown>; say?: string };
  moves: Record<string, Offer[]>;
  default: Move;
}

export interface View {
  game: string;
  seat: number;
  seats: number;
  over: boolean;
  [more: string]: unknown;
}

export type EventWords = [key: string, ...args: number[]];

export interface LogEvent {
  event: EventWords;
  move: number;
  say?: string;
}

export interface Result {
  places: number[];
  criteria: string[];
  scores: number[][];
  lines: [line: string, value: number][][];
}

export interface Play {
  table: TableInfo;
  seq: number;
  at: number;
  moves: number;
  view: View;
  decision: Decision | null;
  deciding: number[];
  events: LogEvent[];
  since: number;
  result: Result | null;
  order: string | null;
}

/** A position whose view is that of the position `base`, but for the changes. */
export interface Advance extends Omit<Play, "view"> {
  base: number;
  changes: Change[];
}

export interface Tried {
  view: View;
  decision: Decision | null;
  played: number;
  stopped: boolean;
}

export interface Why {
  rule: string | null;
  say: string | null;
}

/** A line of what a move would do now: its second number says whether it is about the slot (0) or the card (1). */
export interface OutlookLine {
  event: EventWords;
  say: string;
}

export interface Hint {
  move: Move;
  text: string;
  say: string;
  reasons: string[];
  others: { move: Move; text: string; say: string; lacks: string }[];
}

export interface Seat {
  seat: number;
  /** An invited seat is kept for `person`. */
  kind: "person" | "bot" | "open" | "invited";
  name: string;
  person: string | null;
  bot: string | null;
  absent_since: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  private: boolean;
  absence: { after: number; then: "default" | "bot" } | null;
  state: "open" | "running" | "finished";
  seq: number;
  moves: number;
  created: number;
  changed: number;
  seats: Seat[];
  deciding: number[];
  mine: number | null;
  host: boolean;
  /** May start, fill and remove this open table. */
  opener: boolean;
  /** Since when somebody is asked, in seconds; null unless the game is running. */
  waiting: number | null;
  /** The round that is played; null before the start. */
  round: number | null;
  link: string;
  places: number[] | null;
}

export interface Choice {
  value: string;
  say: string;
  about?: string;
}

export interface Option {
  name: string;
  say: string;
  about: string;
  default: string;
  choices: Choice[];
  parts: { value: string; say: string }[];
}

export interface GameInfo {
  name: string;
  say: string;
  version: string;
  seats: number[];
  options: Option[];
  bots: { name: string; say: string; about: string }[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  ruling: string | null;
}

/** What a card, a tile or a slot is called and does. */
export interface Thing {
  say: string;
  about: string;
  facts: string[];
  /** What it does, in lines of icons (kit/tokens.ts). */
  icons: Line[];
}

/** Kind -> id -> thing. */
export type Texts = Record<string, Record<string, Thing>>;

export interface Me {
  person: { id: string; name: string; has_password: boolean } | null;
  csrf: string;
}

export interface Problem {
  status: number;
  key: string;
  args: Record<string, unknown>;
  say: string;
}

/** Two moves are the same when their numbers are. */
export function sameMove(a: Move, b: Move): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}

export function total(price: Price): number {
  return price.reduce((sum, [, amount]) => sum + amount, 0);
}

/** All offers of a decision, in the server's order. */
export function offers(decision: Decision | null): Offer[] {
  return decision ? Object.values(decision.moves).flat() : [];
}

export function offer(decision: Decision | null, text: string): Offer | undefined {
  return offers(decision).find((one) => one.text === text);
}

/** The verb an offer belongs to. */
export function verbOf(decision: Decision, one: Offer): string {
  for (const [verb, list] of Object.entries(decision.moves)) if (list.includes(one)) return verb;
  return "";
}
