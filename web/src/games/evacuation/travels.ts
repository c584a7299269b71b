// Pieces that fly when the position changes.

import type { Travel } from "../../kit/travel";
import type { EvacuationView } from "./types";

/** From one position to the next: tokens onto areas, tiles from the offers, shuttles from world to world, satellites along
    the track and through its gates. */
export function travels(before: EvacuationView, after: EvacuationView): Travel[] {
  const found: Travel[] = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (!old) return;
    const look = `seat-${player.colour}`;
    for (const id of player.settled)
      if (!old.settled.includes(id)) found.push({ from: `ready-${seat} seat-${seat}`, to: `hex-${id}`, look });
    for (const id of player.shuttles.new)
      if (old.shuttles.old.includes(id))
        found.push({ from: `world-old-${seat}`, to: `world-new-${seat}`, look, icon: "shuttle" });
    player.satellites.forEach((one, i) => {
      const from = old.satellites[i];
      if (from && one.section > from.section)
        found.push({
          from: `field-${from.section}-${from.lane}`,
          to: `field-${one.section}-${one.lane}`,
          look,
          icon: "satellite",
          passes: gates(after.milestones, from.section, one.section),
        });
    });
    const had = new Set([...old.shuttles.old, ...old.shuttles.new, ...old.shuttles.back]);
    for (const id of [...player.shuttles.old, ...player.shuttles.new])
      if (!had.has(id) && before.offers.shuttles.includes(id))
        found.push({ from: `shuttle-${id}`, to: `seat-${seat}`, look: "card" });
    for (const id of [...player.stadiums.old, ...player.stadiums.new])
      if (before.offers.stadiums.includes(id)) found.push({ from: `stadium-${id}`, to: `seat-${seat}`, look: "card" });
    for (const plan of player.plans)
      if (before.offers.infrastructure.includes(plan.id))
        found.push({ from: `infrastructure-${plan.id}`, to: `seat-${seat}`, look: "card" });
  });
  return found;
}

/** The milestones between two sections: each lies behind the section that the track names. */
function gates(milestones: number[], from: number, to: number): string[] {
  return milestones.flatMap((last, i) => (from <= last && last < to ? [`gate-${i + 1}`] : []));
}
