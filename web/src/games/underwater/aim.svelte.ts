// What is pointed at: the board, the hand and the bar light up together.

import { toggled } from "../../core/picking";
import type { Pick, Scene } from "../../core/scene";
import { fitting, namedOffers } from "./naming";

class Aim {
  slot = $state("");
  card = $state("");
  /** The seat whose board is shown; null: the reader's. */
  shown = $state<number | null>(null);
}

export const aim = new Aim();

/** Pick a thing; as soon as the things picked name one move, it is chosen. */
export function pick(scene: Scene, thing: Pick): void {
  const all = namedOffers(scene.decision);
  const picked = toggled(
    all.map((one) => one.picks),
    scene.picked,
    thing,
  );
  const left = picked.length ? fitting(all, picked) : [];
  const only = left[0];
  if (left.length === 1 && only) scene.choose(only.offer);
  else scene.picked = picked;
}
