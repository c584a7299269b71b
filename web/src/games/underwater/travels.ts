// The pieces that fly between two views: tiles to slots, gains to the stocks, laid cards; at the end of an era the
// production, from every building to the stock and from the stock to every fed city.

import type { Travel } from "../../kit/travel";
import { colourOf } from "./colours";
import { LYING, siteAt } from "./network/plan";
import { type BalanceLine, type Nation, RESOURCES, type SeaView } from "./types";

/** The tone of a resource where it has another name. */
const TONES: Record<string, string> = { credit: "coin" };
const TUNNEL = "tunnel";
const FOOD = "food";

export function travels(before: SeaView, after: SeaView): Travel[] {
  if (before.seats !== after.seats) return [];
  const produced = after.era > before.era || (after.over && !before.over);
  return [
    ...tiles(before, after),
    ...after.nations.flatMap((nation, seat) => {
      const was = before.nations[seat];
      if (!was) return [];
      return [...(produced ? production(was, seat) : gains(was, nation, seat, after)), ...laid(was, nation, seat)];
    }),
  ];
}

function tiles(before: SeaView, after: SeaView): Travel[] {
  const had = new Map(before.slots.map((slot) => [slot.id, slot.tiles]));
  return after.slots.flatMap((slot) =>
    slot.tiles
      .filter((seat) => !had.get(slot.id)?.includes(seat))
      .map((seat) => ({ from: `seat-${seat}`, to: `slot-${slot.id}`, look: `seat-${colourOf(seat)}` })),
  );
}

function gains(was: Nation, now: Nation, seat: number, after: SeaView): Travel[] {
  return RESOURCES.filter((name) => now.resources[name] > was.resources[name]).map((name) =>
    toStock(`slot-${after.played?.slot ?? ""}`, seat, name),
  );
}

function laid(was: Nation, now: Nation, seat: number): Travel[] {
  return now.laid
    .filter((card) => !was.laid.some((one) => one.number === card.number))
    .map((card) => ({ from: `seat-${seat}`, to: `card-${card.number}`, look: "card" }));
}

/** The production of a nation's structures, from their places; then the food of its cities. Boards that are not shown
 * have no animation. */
export function production(nation: Nation, seat: number): Travel[] {
  const lines = nation.balance ?? [];
  const made = (source: string) => resourcesOf(lines.filter((line) => line.source === source));
  const buildings = Object.entries(nation.buildings).flatMap(([berth, kinds]) =>
    kinds.flatMap((kind) => made(kind.replace("+", "")).map((name) => toStock(`site-berth-${berth}`, seat, name))),
  );
  const tunnels = Object.keys(nation.tunnels).flatMap((id) =>
    made(TUNNEL).map((name) => toStock(`site-${id}`, seat, name)),
  );
  const cards = lines
    .filter((line) => line.source === "card" && line.id !== null)
    .flatMap((line) => resourcesOf([line]).map((name) => toStock(`card-${line.id}`, seat, name)));
  const eaten = lines.find((line) => line.source === FOOD)?.count ?? 0;
  const food = nation.connected
    .slice(0, eaten)
    .map((city) => ({ from: `stock-${seat}-kelp`, to: `site-city-${city}`, look: "", tone: "kelp" }));
  return [
    ...[...buildings, ...tunnels].sort((one, other) => xOf(nation, one.from) - xOf(nation, other.from)),
    ...cards,
    ...food,
  ];
}

/** The horizontal position of a place: production sweeps from the left. */
function xOf(nation: Nation, place: string): number {
  const id = place.replace(/^site-(berth-)?/, "");
  const sites = nation.board.tunnels[id] ?? [id[0] ?? ""];
  return sites.reduce((sum, site) => sum + siteAt(LYING, site).x, 0) / sites.length;
}

/** The resources and points that lines bring. */
function resourcesOf(lines: BalanceLine[]): string[] {
  const names = lines.flatMap((line) => Object.entries(line.amounts).filter(([, n]) => (n ?? 0) > 0));
  return [...new Set(names.map(([name]) => name))].filter((name) => name !== "card");
}

const toStock = (from: string, seat: number, name: string): Travel => ({
  from,
  to: `stock-${seat}-${name}`,
  look: "",
  tone: TONES[name] ?? name,
});
