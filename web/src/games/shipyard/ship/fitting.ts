// Where the things that a ship carries stand: each in a place of its kind, what has none (captain, what constructors
// allow) on deck. A drawing only: which loads are legal the server says.

import type { Part } from "../types";

export type Load = Record<string, number>;

/** A place of a part, and what is in it. */
export interface Place {
  feature: string;
  item: string | null;
}

export interface Fitted {
  /** By part, its features in order. */
  places: Place[][];
  /** What has no place of its own. */
  deck: string[];
}

/** What a place takes, in the order in which it is filled. */
export const TAKES: Record<string, string[]> = {
  mast: ["chimney", "sail"],
  cannon: ["cannon"],
  crane: ["crane"],
  cabin: ["officer", "businessman", "soldier"],
  stoker_cabin: ["stoker"],
};

export function fitted(parts: readonly Part[], load: Load): Fitted {
  const left: Load = { ...load, officer: Math.max(0, (load.captain ?? 0) - 1), captain: load.captain ? 1 : 0 };
  const places = parts.map((part) =>
    part.features.map((feature): Place => {
      const item = (TAKES[feature] ?? []).find((one) => (left[one] ?? 0) > 0) ?? null;
      if (item) left[item] = (left[item] ?? 0) - 1;
      return { feature, item: item === "officer" ? "captain" : item };
    }),
  );
  const deck = Object.entries(left).flatMap(([item, count]) =>
    Array.from({ length: count }, () => (item === "officer" ? "captain" : item)),
  );
  return { places, deck };
}
