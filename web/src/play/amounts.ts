// Amounts: offers that differ only in their last number are one range to choose from.

import type { Args, ArgValue, Decision, Offer } from "../net/protocol";
import { written } from "./offers";

export interface Range {
  verb: string;
  /** The common part of all its offers. */
  args: Args;
  label: string;
  offers: Offer[];
  amounts: number[];
}

/** The last argument of an offer, if it is an amount; ids and places are chosen on the board. */
const AMOUNTS = new Set(["amount", "speed", "spaces", "steps", "strength"]);

function lastOf(offer: Offer): [name: string, value: ArgValue] | undefined {
  return Object.entries(offer.args).at(-1);
}

export function amountOf(offer: Offer): number {
  return Number(lastOf(offer)?.[1] ?? 0);
}

/** Ranges of a decision about amounts, and the other offers (`pass`, `done`). */
export function ranges(decision: Decision): { ranges: Range[]; others: Offer[] } {
  const found = new Map<string, Range>();
  const others: Offer[] = [];
  for (const [verb, list] of Object.entries(decision.moves)) {
    for (const offer of list) {
      const [name = "", value] = lastOf(offer) ?? [];
      if (!AMOUNTS.has(name) || typeof value !== "number") {
        others.push(offer);
        continue;
      }
      const { [name]: _, ...rest } = offer.args;
      const label = written({ verb, args: rest });
      const range = found.get(label) ?? { verb, args: rest, label, offers: [], amounts: [] };
      found.set(label, range);
      range.offers.push(offer);
    }
  }
  const list = [...found.values()];
  for (const range of list) {
    range.offers.sort((a, b) => amountOf(a) - amountOf(b));
    range.amounts = range.offers.map(amountOf);
  }
  return { ranges: list, others };
}

/** The index of a value in a rising list, or of the nearest smaller one (else 0). */
export function nearest(amounts: number[], wanted: number): number {
  let best = 0;
  for (let i = 0; i < amounts.length; i++) if ((amounts[i] ?? 0) <= wanted) best = i;
  return best;
}

/** Steps for quick buttons, such as +1, +5, +10, that lead to existing amounts. */
export function quick(amounts: number[], steps = [1, 2, 5, 10]): number[] {
  const low = amounts[0] ?? 0;
  const high = amounts[amounts.length - 1] ?? 0;
  return steps.filter((step) => low + step <= high);
}
