// The screen of a game that has none of its own: lists and buttons, drawn from whatever the view holds.

import type { Decision, Offer } from "../../core/protocol";
import type { Pick, Scene } from "../../core/scene";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { seatsIn } from "./parts";
import { named, textOf } from "./reading";
import { readingOf } from "./readings";
import Status from "./Status.svelte";

const COLOURS = ["green", "yellow", "red", "blue", "purple", "black"];

function things(scene: Scene, verb: string, offer: Offer): Pick[] {
  return scene.view ? named(readingOf(scene.view.game), scene.texts, scene.view, verb, offer) : [];
}

/** The things that each offered move names. */
export function picksOf(scene: Scene): Pick[][] {
  const moves: Decision["moves"] = scene.decision?.moves ?? {};
  return Object.entries(moves).flatMap(([verb, list]) => list.map((offer) => things(scene, verb, offer)));
}

export const generic: Screen = {
  Board,
  Status,
  ends: () => false,
  acts: (key, game) => readingOf(game).acts.includes(key),
  onBoard: () => false,
  purse: () => null,
  places: () => [],
  flights: () => [],
  things,
  tells: (scene, pick) => {
    const view = scene.view;
    return view ? textOf(readingOf(view.game), scene.texts, view, pick) : undefined;
  },
  colour: (view, seat) => {
    const key = view ? seatsIn(view) : undefined;
    const players = key ? view?.[key] : undefined;
    const player = Array.isArray(players) ? (players[seat] as { colour?: unknown } | undefined) : undefined;
    return typeof player?.colour === "string" && COLOURS.includes(player.colour)
      ? player.colour
      : (COLOURS[seat] ?? "black");
  },
};

export { generic as screen };
