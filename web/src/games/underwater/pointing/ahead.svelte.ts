// If an effect asks which of its parts comes next, the places of all parts are highlighted at once: a click on one
// chooses its part and performs it. The question of each part is found by a preview.

import type { Decision, Offer } from "../../../net/protocol";
import type { Scene } from "../../../play/scene";
import { type NamedOffer, namedOffers } from "./naming";

/** Verbs that only choose what is done next. */
const LEADS = ["part", "option"];
/** The maximal depth: an effect asks for a part and then for one of its options. */
const DEEPEST = 2;

class Ahead {
  private decision = $state.raw<Decision | null>(null);
  private offers = $state.raw<NamedOffer[]>([]);

  offersAt(decision: Decision | null): NamedOffer[] {
    return decision && decision === this.decision ? this.offers : [];
  }

  /** Preview the parts of the current decision. */
  async look(scene: Scene): Promise<void> {
    const { decision } = scene;
    if (!decision || decision === this.decision || !leadsOf(decision).length) return;
    const offers = await beyond(scene, decision, []);
    if (scene.decision !== decision) return;
    this.offers = offers;
    this.decision = decision;
  }
}

function leadsOf(decision: Decision): Offer[] {
  return LEADS.flatMap((verb) => decision.moves[verb] ?? []);
}

async function beyond(scene: Scene, decision: Decision, before: readonly Offer[]): Promise<NamedOffer[]> {
  const found = await Promise.all(
    leadsOf(decision).map(async (lead) => {
      const way = [...before, lead];
      const next = (await scene.ahead?.(way)) ?? null;
      // The question after the effect does not belong to the part.
      if (!next || next.prompt.key !== decision.prompt.key) return [];
      const own = namedOffers(next).filter(({ picks }) => picks.length > 0);
      const deeper = way.length < DEEPEST ? await beyond(scene, next, way) : [];
      return [...own.map((one) => ({ ...one, before: way })), ...deeper];
    }),
  );
  return found.flat();
}

export const ahead = new Ahead();
