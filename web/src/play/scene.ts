// Everything a board needs to draw one moment of a game, live or in a replay.

import type {
  Attendance,
  Decision,
  LogEvent,
  Offer,
  OrderArgs,
  OutlookLine,
  Result,
  Seat,
  TableInfo,
  Texts,
  View,
  Why,
} from "../net/protocol";
import { shownName } from "../words/shownName";
import { named, t } from "../words/words.svelte";

/** A thing of the game: its kind, and its id in the view and in the notation. */
export interface Pick {
  kind: string;
  id: string;
}

export interface Scene {
  readonly info: TableInfo | null;
  readonly view: View | null;
  readonly decision: Decision | null;
  readonly deciding: number[];
  readonly log: LogEvent[];
  readonly result: Result | null;
  /** The reader's seat, or null for a spectator. */
  readonly me: number | null;
  readonly components: Record<string, unknown>;
  /** The texts of the game's cards, tiles and slots, in the reader's language. */
  readonly texts: Texts;
  /** A chosen move whose request is pending, or that waits for the end of the turn. */
  readonly pending: Offer | null;
  /** The moves of the tentative turn. */
  readonly tentative: readonly Offer[];
  readonly order: string | null;
  /** The arguments of the standing order by name. */
  readonly orderArgs: OrderArgs;
  /** The scene is the current position, not a past one. */
  readonly present: boolean;
  /** Presence at the table; null until it is known, absent in a replay. */
  readonly attendance?: Attendance | null;
  /** Ids of places highlighted by the log. */
  lit: string[];
  /** Things picked to narrow the list of moves. */
  picked: Pick[];
  /** The index of the first event since the reader's last turn. */
  readonly fresh: number;
  choose(offer: Offer, end?: boolean): void;
  /** Choose several moves at once, all of them reversible. */
  chooseAll(offers: Offer[]): void;
  /** Remove one tentative move, or replace it, keeping later ones. */
  replace(move: Offer, by?: Offer): void;
  why(text: string): Promise<Why | null>;
  /** Preview the effect of an offered move now, or after moves that lead to it. */
  outlook(text: string, before?: readonly Offer[]): Promise<OutlookLine[]>;
  /** The decision after these moves; null if it cannot be known, absent in a replay. */
  ahead?(moves: readonly Offer[]): Promise<Decision | null>;
  setOrder(order: string | null): Promise<void>;
}

/** A scene in which the reader can choose. */
export interface Chooser extends Scene {
  /** Whether a move is certainly irreversible. */
  closes(offer: Offer): boolean;
}

export function nameOf(scene: Scene, seat: number): string {
  const name = seatOf(scene, seat)?.name;
  return name === undefined ? `#${seat + 1}` : shownName(name);
}

export function seatOf(scene: Scene, seat: number): Seat | undefined {
  return scene.info?.seats.find((one) => one.seat === seat);
}

/** The strength of a seat's bot, or the mark of a program; empty if a person plays. */
export function botOf(scene: Scene, seat: number): string {
  const sits = seatOf(scene, seat);
  if (sits?.program && sits.kind === "person") return t("is-program");
  return sits?.kind === "bot" && sits.bot ? named("bot", sits.bot) : "";
}
