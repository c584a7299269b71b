// The shapes of docs/protocol.md and docs/api.md under the names that the page uses; they come from the server (wire.ts).

import type * as wire from "./wire";

import type { Decision, Offer } from "./wire";

export type {
  Acquaintance,
  Advance,
  Attendance,
  Choice,
  Company,
  Decision,
  DeskPerson,
  DeskReport,
  DeskStatus,
  DeskTable,
  Done,
  Follow,
  Group,
  GroupLine,
  House,
  Invitation,
  Kept,
  League,
  LeagueLine,
  Lesson,
  LogEvent,
  Loss,
  Me,
  Muted,
  NewAddress as NewNotice,
  NewLeague,
  Notices,
  Offer,
  Option,
  OutlookLine,
  Pace,
  PastGame,
  Planned,
  Player,
  Primer,
  Problem,
  Program,
  Programs,
  Proposal,
  Remark,
  Result,
  Review,
  Rule,
  Seat,
  Series,
  Session,
  Talk,
  Thing,
  Unread,
  Update,
  View,
  Whose,
} from "./wire";

export type Move = wire.Offer["move"];
export type Given = Move | string;
export type Price = wire.Offer["price"];
/** Arguments of a move by name: ids and numbers, amounts, sets and cells, a resource of a world; null: left open. */
export type Args = wire.Offer["args"];
export type ArgValue = Args[string];
export type EventWords = wire.LogEvent["event"];
/** A paragraph, an item, a picture or a table of a primer. */
export type Block = wire.Block;
export type Cell = wire.Cell;
export type Section = wire.Section;
export type Play = wire.Position;
export type OrderArgs = wire.Position["order_args"];
export type Tried = wire.TryOut;
export type Why = wire.WhyOut;
export type Hint = wire.HintOut;
export type TableInfo = wire.Table;
export type GameInfo = wire.Game;

/** Names and texts of cards, tiles and slots: kind -> id -> thing. */
export type Texts = Record<string, Record<string, wire.Thing>>;

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
