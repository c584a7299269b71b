// Amounts: offers that differ only in their last number are one range to choose from.

import type { Decision, Offer } from "./protocol";

export interface Range {
  verb: string;
  /** What all its offers share: the notation without the amount. */
  label: string;
  offers: Offer[];
  amounts: number[];
}

const AMOUNT = /^(.*\S)\s+(\d+)$/;

export function amountOf(offer: Offer): number {
  return offer.move[offer.move.length - 1] ?? 0;
}

/** Ranges of a decision about amounts, and the offers that are none (`pass`, `done`). */
export function ranges(decision: Decision): { ranges: Range[]; others: Offer[] } {
  const found = new Map<string, Range>();
  const others: Offer[] = [];
  for (const [verb, list] of Object.entries(decision.moves)) {
    for (const offer of list) {
      const match = AMOUNT.exec(offer.text);
      if (offer.move.length < 2 || !match || Number(match[2]) !== amountOf(offer)) {
        others.push(offer);
        continue;
      }
      const key = JSON.stringify(offer.move.slice(0, -1));
      let range = found.get(key);
      if (!range) {
        range = { verb, label: match[1] ?? verb, offers: [], amounts: [] };
        found.set(key, range);
      }
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

/** The place in a rising list of what is wanted, or of the nearest below it (else the first). */
export function nearest(amounts: number[], wanted: number): number {
  let best = 0;
  for (let i = 0; i < amounts.length; i++) if ((amounts[i] ?? 0) <= wanted) best = i;
  return best;
}

/** Steps for quick buttons, such as +1, +5, +10, that lead to amounts which exist. */
export function quick(amounts: number[], steps = [1, 2, 5, 10]): number[] {
  const low = amounts[0] ?? 0;
  const high = amounts[amounts.length - 1] ?? 0;
  return steps.filter((step) => low + step <= high);
}
