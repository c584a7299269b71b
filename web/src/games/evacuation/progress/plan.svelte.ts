// The planned landing fields of both satellites: composed on the track, then sent with one click, move by move.

import { offerOf, wish } from "../../../play/offers";
import type { Scene } from "../../../play/scene";

export const WHICH = ["a", "b"] as const;
export type Which = (typeof WHICH)[number];
export const other = (which: Which): Which => (which === "a" ? "b" : "a");

export interface Plan {
  /** The satellite that moves first. */
  first: Which;
  /** The number of sections it moves. */
  steps: number;
  lanes: Record<Which, string>;
}

class Sending {
  /** Not sent yet, or on its way. */
  plan = $state.raw<Plan | null>(null);
  /** Sent: the plan answers the questions about satellites. */
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

  /** The plan's move for the decision; undefined if the reader has to choose. */
  answers(scene: Scene): void {
    const { decision } = scene;
    if (!decision || !this.plan) return;
    if (decision.moves.satellite) {
      // Taken back: the landing fields must be chosen again.
      if (this.sent && !scene.pending) this.set(null);
    } else if (decision.moves.lane && this.sent) {
      const which = laned(scene);
      const lane = which && this.plan.lanes[which];
      if (!which || !lane) return;
      // A field that is asked for again was taken back: the reader chooses.
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
