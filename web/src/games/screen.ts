// What a game's screen supplies. Everything else at the table is common to all games.

import type { Component, Snippet } from "svelte";
import type { Decision, EventWords, Offer, Thing, View } from "../core/protocol";
import type { Pick, Scene } from "../core/scene";
import type { Flight } from "../core/travel";

export interface BoardProps {
  scene: Scene;
  /** The log, which the board puts where it has room. */
  log: Snippet;
}

export interface ChoicesProps {
  scene: Scene;
  decision: Decision;
}

export interface Series {
  key: string;
  /** Values of each seat, a point a round. */
  seats: number[][];
  /** The last point is final scoring. */
  final?: boolean;
}

export interface Screen {
  Board: Component<BoardProps>;
  /** Round, phase and order in the header. */
  Status?: Component<{ scene: Scene }>;
  /** What the signs of the board mean, for the help. */
  Legend?: Component;
  /** Its own way to offer a decision in the bar; undefined: the common one. */
  Choices?: (decision: Decision) => Component<ChoicesProps> | undefined;
  /** Whether a verb always ends the turn. */
  ends(verb: string): boolean;
  /** Whether an event of this key tells what a seat itself decided. */
  acts(key: string, game: string): boolean;
  /** Whether the board itself lights this offer, so that the bar need not list it. */
  onBoard(verb: string): boolean;
  /** The money a seat has, if the game knows money. */
  purse(view: View, seat: number): number | null;
  /** The places an event or an offer is about, to light them. */
  places(event: EventWords, scene: Scene): string[];
  /** The seat an event is about, for its mark in the log; null: nobody's. */
  actor?(event: EventWords): number | null;
  /** The icon of an event in the log. */
  sign?(event: EventWords): string;
  /** Events that begin a new part of the log: rounds and phases. */
  heads?: ReadonlySet<string>;
  /** Pieces that travel from one view to the next. */
  flights(before: View, after: View): Flight[];
  /** The colour of a seat. */
  colour(view: View | null, seat: number): string;
  /** The things of the board that an offer names: picking them there narrows the list of moves. */
  things?(scene: Scene, verb: string, offer: Offer): Pick[];
  /** What such a thing is called and does. */
  tells?(scene: Scene, pick: Pick): Thing | undefined;
  /** Graphs over the rounds; with the result, final scoring included. */
  series?(scene: Scene): Series[];
}

export function priceLeft(screen: Screen, scene: Scene, offer: Offer): number | null {
  if (!scene.view || scene.me === null) return null;
  const purse = screen.purse(scene.view, scene.me);
  return purse === null ? null : purse - offer.price.reduce((sum, [, amount]) => sum + amount, 0);
}
