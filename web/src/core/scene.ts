// What a board needs to draw a moment of a game, whether it is being played or looked at again.

import type { Decision, LogEvent, Offer, OutlookLine, Result, Seat, TableInfo, Texts, View, Why } from "./protocol";
import { named } from "./words.svelte";

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
  /** What the game's cards, tiles and slots say, in the reader's language. */
  readonly texts: Texts;
  /** Chosen a moment ago and not yet answered, or waiting for the end of the turn. */
  readonly pending: Offer | null;
  /** The moves of the tentative turn. */
  readonly tentative: readonly Offer[];
  readonly order: string | null;
  /** This is how the game stands now, not a moment of its past. */
  readonly present: boolean;
  /** Ids of places that the log lights. */
  lit: string[];
  /** Things that were picked to narrow the moves down. */
  picked: Pick[];
  /** Events since the reader's last turn begin here. */
  readonly fresh: number;
  choose(offer: Offer, end?: boolean): void;
  /** Several moves at once, none of which closes the way back. */
  chooseAll(offers: Offer[]): void;
  why(text: string): Promise<Why | null>;
  /** What an offered move would do now. */
  outlook(text: string): Promise<OutlookLine[]>;
  setOrder(order: string | null): Promise<void>;
}

export function nameOf(scene: Scene, seat: number): string {
  return seatOf(scene, seat)?.name ?? `#${seat + 1}`;
}

export function seatOf(scene: Scene, seat: number): Seat | undefined {
  return scene.info?.seats.find((one) => one.seat === seat);
}

/** What a seat's bot is called by its strength; nothing where a person plays. */
export function botOf(scene: Scene, seat: number): string {
  const sits = seatOf(scene, seat);
  return sits?.kind === "bot" && sits.bot ? named("bot", sits.bot) : "";
}
