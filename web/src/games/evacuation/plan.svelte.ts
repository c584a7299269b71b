// Where both satellites shall land: put together on the track, then sent with one word, move by move.

import { offerOf, wish } from "../../play/offers";
import type { Scene } from "../../play/scene";

export const WHICH = ["a", "b"] as const;
export type Which = (typeof WHICH)[number];
export const other = (which: Which): Which => (which === "a" ? "b" : "a");

export interface Plan {
  /** The one that goes first. */
  first: Which;
  /** Its sections to go. */
  steps: number;
  lanes: Record<Which, string>;
}

class Sending {
  /** Not sent yet, or on its way. */
  plan = $state.raw<Plan | null>(null);
  /** Sent: what is asked of a satellite is answered by the plan. */
  sent = $state(false);

  set(plan: Plan | null): void {
    this.plan = plan;
    this.sent = false;
  }

  send(scene: Scene): void {
    const { plan } = this;
    const offer = plan && offerOf(scene.decision, wish("satellite", { satellite: plan.first, steps: plan.steps }));
    if (!offer) return;
    this.sent = true;
    scene.choose(offer);
  }

  /** What the plan says to the decision; nothing where the reader has to say it. */
  answers(scene: Scene): void {
    const { decision } = scene;
    if (!decision || !this.plan) return;
    if (decision.moves.satellite) {
      // Taken back: where they land is to be said anew.
      if (this.sent && !scene.pending) this.set(null);
    } else if (decision.moves.lane && this.sent) {
      const which = laned(scene);
      const lane = which && this.plan.lanes[which];
      if (!which || !lane) return;
      // Said once: a field that is asked for again was taken back, and is the reader's to choose.
      this.plan = { ...this.plan, lanes: { ...this.plan.lanes, [which]: "" } };
      const offer = offerOf(decision, wish("lane", { lane }));
      if (offer) scene.choose(offer);
    }
  }
}

export const sending = new Sending();

/** The satellite whose field is asked for. */
export function laned(scene: Scene): Which | undefined {
  return scene.decision?.moves.lane ? WHICH[Number(scene.decision.prompt.args.satellite)] : undefined;
}
