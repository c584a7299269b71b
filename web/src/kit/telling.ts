// What a tip says of a thing on the board: what it costs if it can be chosen, else which rule forbids it.

import { type Offer, offer, total } from "../core/protocol";
import type { Scene } from "../core/scene";
import { forbidden, type TipText } from "../core/tip.svelte";

/** `purse`: the money that a price in money leaves less of. */
export async function told(
  scene: Scene,
  title: string,
  text: string,
  lines: string[] = [],
  purse: number | null = null,
): Promise<TipText | null> {
  const found = offer(scene.decision, text);
  if (found) {
    const price = total(found.price);
    return { title, price: found.price, left: purse !== null && price ? purse - price : null, lines };
  }
  const why = scene.decision && text ? await scene.why(text) : null;
  return forbidden(title, why, lines) ?? { title, lines };
}

/** The offers whose notation begins so: one is chosen at once, several are narrowed down by what is picked. */
export function beginning(scene: Scene, text: string): Offer[] {
  return Object.values(scene.decision?.moves ?? {})
    .flat()
    .filter((one) => one.text === text || one.text.startsWith(`${text} `));
}
