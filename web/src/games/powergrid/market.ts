// The fuel market for drawing: every token has its place, the cheapest are taken first.

import type { Fuel, FuelState, Plant, Player } from "./types";

export interface Spot {
  price: number;
  /** 1 for the cheapest token that lies there; 0 for an empty place. */
  nth: number;
  /** A token comes here at the next refill. */
  ghost: boolean;
}

export interface Space {
  price: number;
  spots: Spot[];
}

export function spaces(fuel: FuelState, perSpace: number): Space[] {
  const total = fuel.spaces.length * perSpace;
  const empty = total - fuel.market;
  return fuel.spaces.map((price, space) => ({
    price,
    spots: Array.from({ length: perSpace }, (_, i) => {
      const place = space * perSpace + i;
      return { price, nth: Math.max(0, place - empty + 1), ghost: place < empty && place >= empty - fuel.refill };
    }),
  }));
}

/** How much of a fuel a player lacks to run every plant once; with `hybrids`, hybrids count for this fuel. */
export function lacking(player: Player, fuel: Fuel, hybrids = false): number {
  const needed = player.plants
    .filter((plant) => plant.fuel.includes(fuel) && (hybrids || plant.fuel.length === 1))
    .reduce((sum, plant) => sum + plant.amount, 0);
  return Math.max(0, needed - player.fuel[fuel]);
}

export interface Production {
  supplied: number;
  income: number;
}

/** The income of running some plants. */
export function production(plants: Plant[], chosen: readonly number[], cities: number, payment: number[]): Production {
  const powers = plants.reduce(
    (sum, plant) => sum + (chosen.some((one) => one === plant.number) ? plant.powers : 0),
    0,
  );
  const supplied = Math.min(powers, cities);
  return { supplied, income: payment[Math.min(supplied, payment.length - 1)] ?? 0 };
}
