// How far the next production is, and how many come.

import type { SeaView } from "./types";

export function turnsToProduction(view: SeaView, ends: readonly number[], seat: number | null): number {
  const next = ends.find((round) => round >= view.round);
  const place = seat === null ? -1 : view.order.indexOf(seat);
  if (next === undefined || place < 0) return 0;
  const each = view.turns / view.seats;
  const taken = Math.max(0, Math.ceil((view.turn - place) / view.seats));
  return (next - view.round) * each + each - taken;
}

/** Productions to come, that of this era among them. */
export function productionsLeft(view: SeaView, ends: readonly number[]): number {
  return ends.filter((round) => round >= view.round).length;
}
