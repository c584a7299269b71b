// The distance to the next production, and the number of remaining ones.

import type { SeaView } from "./types";

export function turnsToProduction(view: SeaView, ends: readonly number[], seat: number | null): number {
  const next = ends.find((round) => round >= view.round);
  const place = seat === null ? -1 : view.order.indexOf(seat);
  if (next === undefined || place < 0) return 0;
  const each = view.turns / view.seats;
  const taken = Math.max(0, Math.ceil((view.turn - place) / view.seats));
  return (next - view.round) * each + each - taken;
}

/** The remaining productions, including that of this era. */
export function productionsLeft(view: SeaView, ends: readonly number[]): number {
  return ends.filter((round) => round >= view.round).length;
}
