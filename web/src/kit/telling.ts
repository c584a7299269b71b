// The tip of a thing on the board: its price if it can be chosen, else the rule that forbids it.

import { forbidden, type TipText } from "../guide/tip.svelte";
import { type Offer, total } from "../net/protocol";
import { offersOf, type Wish, written } from "../play/offers";
import type { Scene } from "../play/scene";

/** `purse`: the money that a price in money leaves less of. */
export async function told(
  scene: Scene,
  title: string,
  wanted: Wish | null,
  lines: string[] = [],
  purse: number | null = null,
): Promise<TipText | null> {
  const found = offersOf(scene.decision, wanted);
  if (found.length > 1) return { title, lines };
  if (found[0]) return toldOf(found[0], title, lines, purse);
  const why = scene.decision && wanted ? await scene.why(written(wanted)) : null;
  return forbidden(title, why, lines) ?? { title, lines };
}

/** The same for an offered move. */
export function toldOf(offer: Offer, title: string, lines: string[] = [], purse: number | null = null): TipText {
  const price = total(offer.price);
  return { title, price: offer.price, left: purse !== null && price ? purse - price : null, lines };
}
