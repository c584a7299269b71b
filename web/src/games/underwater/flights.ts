// Which pieces travelled between two views.

import type { Flight } from "../../core/travel";
import { colourOf } from "./colours";
import { RESOURCES, type SeaView } from "./types";

export function flights(before: SeaView, after: SeaView): Flight[] {
  const found: Flight[] = [];
  if (before.seats !== after.seats) return found;
  const had = new Map(before.slots.map((slot) => [slot.id, slot.tiles]));
  for (const slot of after.slots)
    for (const seat of slot.tiles)
      if (!had.get(slot.id)?.includes(seat))
        found.push({ from: `seat-${seat}`, to: `slot-${slot.id}`, look: `seat-${colourOf(seat)}` });
  after.nations.forEach((nation, seat) => {
    const was = before.nations[seat];
    if (!was) return;
    for (const name of RESOURCES)
      if (nation.resources[name] > was.resources[name])
        found.push({ from: `slot-${after.played?.slot ?? ""}`, to: `stock-${seat}-${name}`, look: `tone-${name}` });
    for (const card of nation.laid)
      if (!was.laid.some((one) => one.number === card.number))
        found.push({ from: `seat-${seat}`, to: `card-${card.number}`, look: "card" });
  });
  return found;
}
