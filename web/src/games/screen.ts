// The interface of a game's screen. Everything else at the table is common to all games.

import type { Component, Snippet } from "svelte";
import type { Travel } from "../kit/travel";
import type { Decision, EventWords, Offer, Thing, View } from "../net/protocol";
import type { Pick, Scene } from "../play/scene";
import type { Sound } from "../sound/recipes";

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
  /** The legend of the board's signs, for the help. */
  Legend?: Component;
  /** A component that offers a decision in the bar; undefined: the common one. */
  Choices?: (decision: Decision) => Component<ChoicesProps> | undefined;
  /** Whether a verb always ends the turn. */
  ends(verb: string): boolean;
  /** Whether an event of this key reports a seat's own decision. */
  acts(key: string, game: string): boolean;
  /** Whether the board highlights this offer, so that the bar does not list it. */
  onBoard(verb: string): boolean;
  /** The money a seat has, if the game knows money. */
  purse(view: View, seat: number): number | null;
  /** The places to highlight for an event or an offer. */
  places(event: EventWords, scene: Scene): string[];
  /** The seat an event is about, for its mark in the log; null: none. */
  actor?(event: EventWords): number | null;
  /** The icon of an event in the log. */
  sign?(event: EventWords): string;
  /** Events that begin a new part of the log: rounds and phases. */
  heads?: ReadonlySet<string>;
  /** Pieces that travel from one view to the next. */
  travels(before: View, after: View): Travel[];
  /** The colour of a seat. */
  colour(view: View | null, seat: number): string;
  /** The things on the board that an offer names: picking them narrows the list of moves. */
  things?(scene: Scene, offer: Offer): Pick[];
  /** The place on the board (`data-at`) where a move is chosen: a lesson points there. Buttons of the move itself need no mention. */
  points?(scene: Scene, offer: Offer): string[];
  /** The name and effect of such a thing. */
  tells?(scene: Scene, pick: Pick): Thing | undefined;
  /** The text of the main button, if it can say more than the move's own words: "Sail with this: 22 points". The move
   * is an offered one, or the one to be confirmed (`scene.pending`). */
  result?(scene: Scene, offer: Offer): string | undefined;
  /** The bar's second line while nothing is pointed at: "Seven cities are within your 44 Elektro". */
  summary?(scene: Scene): string | undefined;
  /** The sound of an event that replaces the default (sound/recipes.ts). */
  sound?(event: EventWords): Sound | undefined;
  /** Events that are announced over the board for a moment: the last round, a ship lost. */
  moments?: ReadonlySet<string>;
  /** Why the winner won, in one sentence, if the game can say more than the deciding criterion. */
  reason?(scene: Scene): string | undefined;
  /** Graphs over the rounds; with the result, they include final scoring. */
  series?(scene: Scene): Series[];
}

export function priceLeft(screen: Screen, scene: Scene, offer: Offer): number | null {
  if (!scene.view || scene.me === null) return null;
  const purse = screen.purse(scene.view, scene.me);
  return purse === null ? null : purse - offer.price.reduce((sum, [, amount]) => sum + amount, 0);
}
