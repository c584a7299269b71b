// Which pieces travelled between two views.

import type { Travel } from "../../kit/travel";
import type { GridView } from "./types";
import { FUELS } from "./types";

export function travels(before: GridView, after: GridView): Travel[] {
  const found: Travel[] = [];
  if (before.map !== after.map || before.seats !== after.seats) return found;
  const houses = new Map(before.cities.map((city) => [city.id, city.houses]));
  for (const city of after.cities)
    for (const seat of city.houses)
      if (!houses.get(city.id)?.includes(seat))
        found.push({ from: `seat-${seat}`, to: `city-${city.id}`, look: `seat-${after.players[seat]?.colour}` });
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    const had = new Set(was.plants.map((plant) => plant.number));
    for (const plant of player.plants)
      if (!had.has(plant.number))
        found.push({ from: `plant-${plant.number}`, to: `seat-${seat}`, look: `card fuel-${plant.type}` });
    for (const fuel of FUELS) {
      const more = player.fuel[fuel] - was.fuel[fuel];
      for (let i = 0; i < Math.min(more, 3); i++)
        found.push({ from: `fuel-${fuel}`, to: `seat-${seat}`, look: `fuel-${fuel}` });
      if (more < 0 && after.fuel[fuel].supply > before.fuel[fuel].supply)
        found.push({ from: `seat-${seat}`, to: `fuel-${fuel}`, look: `fuel-${fuel}` });
    }
    if (player.money > was.money && before.phase === "bureaucracy")
      found.push({ from: "bank", to: `seat-${seat}`, look: "coin" });
  });
  return found;
}
