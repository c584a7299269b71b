// The screen of a game without its own: lists and buttons generated from the view.

import type { Decision, Offer } from "../../net/protocol";
import type { Pick, Scene } from "../../play/scene";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { seatsIn } from "./parts";
import { named, textOf } from "./reading";
import { readingOf } from "./readings";
import Status from "./Status.svelte";

const COLOURS = ["green", "yellow", "red", "blue", "purple", "black"];

function things(scene: Scene, offer: Offer): Pick[] {
  return scene.view ? named(readingOf(scene.view.game), scene.texts, scene.view, offer) : [];
}

/** The things that each offered move names. */
export function picksOf(scene: Scene): Pick[][] {
  const moves: Decision["moves"] = scene.decision?.moves ?? {};
  return Object.values(moves).flatMap((list) => list.map((offer) => things(scene, offer)));
}

export const generic: Screen = {
  Board,
  Status,
  ends: () => false,
  acts: (key, game) => readingOf(game).acts.includes(key),
  onBoard: () => false,
  purse: () => null,
  places: () => [],
  travels: () => [],
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
