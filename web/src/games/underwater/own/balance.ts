// The production of a nation line by line, as counted by the server; from an older server, the total with the food.

import type { BalanceLine, Nation } from "../types";

export const COLUMNS = ["kelp", "steelplast", "science", "credit", "biomatter", "point"] as const;

const ICONS: Record<string, string> = {
  pair: "building",
  card: "card",
  metropolis: "metropolis",
  food: "feed",
  hunger: "feed",
  network: "structure",
};

interface ShownLine {
  source: string;
  icon: string;
  id: number | null;
  count: number;
  amounts: Record<string, number>;
}

const plain = (amounts: BalanceLine["amounts"]): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).flatMap(([name, n]) => (n ? [[name, n]] : [])));

export function balanceOf(nation: Nation): ShownLine[] {
  if (nation.balance)
    return nation.balance.map((line) => ({
      ...line,
      icon: ICONS[line.source] ?? line.source,
      amounts: plain(line.amounts),
    }));
  const food = Math.min(nation.hungry, (nation.resources.kelp ?? 0) + (nation.yield.kelp ?? 0));
  return [
    { source: "network", icon: "structure", id: null, count: 1, amounts: plain(nation.yield) },
    ...(food ? [{ source: "food", icon: "feed", id: null, count: nation.hungry, amounts: { kelp: -food } }] : []),
  ];
}

/** The total change by production, by column. */
export function change(nation: Nation): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of balanceOf(nation))
    for (const [name, n] of Object.entries(line.amounts)) sums[name] = (sums[name] ?? 0) + n;
  return sums;
}
