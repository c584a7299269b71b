// The hovered thing, shared by the board, the hand and the bar.

import { toggled } from "../../../play/picking";
import type { Pick, Scene } from "../../../play/scene";
import { fitting, type NamedOffer, openOffers } from "./naming";

class Aim {
  slot = $state("");
  card = $state("");
}

export const aim = new Aim();

/** Choose a move, with the moves that lead to it. */
export function take(scene: Scene, { before, offer }: NamedOffer): void {
  if (before.length) scene.chooseAll([...before, offer]);
  else scene.choose(offer);
}

/** Pick a thing; as soon as the things picked name one move, it is chosen. */
export function pick(scene: Scene, thing: Pick): void {
  const all = openOffers(scene);
  const picked = toggled(
    all.map((one) => one.picks),
    scene.picked,
    thing,
  );
  const left = picked.length ? fitting(all, picked) : [];
  const only = left[0];
  if (left.length === 1 && only) take(scene, only);
  else scene.picked = picked;
}
