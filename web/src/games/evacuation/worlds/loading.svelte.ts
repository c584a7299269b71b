// The cargo that can still be unloaded: the tentative moves since the shuttle was chosen.

import type { Offer } from "../../../net/protocol";
import { offerOf, wish } from "../../../play/offers";
import type { Scene } from "../../../play/scene";

const CARGO = new Set(["evacuate", "stow", "crate", "freight"]);
/** An area takes the least valuable room: a zone of its stripe, else the room for buildings, else a zone of another
 * stripe. */
const WAYS = ["by-zone", "as-building", "by-first-zone", "by-second-zone"];

export interface Item {
  move: Offer;
  /** Other ways in which it could have been loaded. */
  others: Offer[];
}

const chosen = new Map<string, Offer[]>();

export function loaded(scene: Scene): Item[] {
  if (!scene.decision?.moves.launch) return [];
  const begun = scene.tentative.map((one) => one.verb).lastIndexOf("load");
  return scene.tentative
    .slice(begun + 1)
    .filter((one) => CARGO.has(one.verb))
    .map((move) => ({
      move,
      others: (chosen.get(String(move.args.land)) ?? []).filter((one) => one.text !== move.text),
    }));
}

/** Put an area aboard, in the first way that fits. */
export function loadArea(scene: Scene, ways: Offer[]): void {
  const rank = (one: Offer) => WAYS.indexOf(String(one.args.how));
  const [best] = [...ways].sort((a, b) => rank(a) - rank(b));
  if (!best) return;
  chosen.set(String(best.args.land), ways);
  scene.choose(best);
}

/** The move that loads one of a resource. */
export function oneOf(scene: Scene, resource: string): Offer | undefined {
  const amounts = { food: 0, steel: 0, energy: 0, [resource]: 1 };
  return offerOf(scene.decision, wish("freight", amounts));
}
