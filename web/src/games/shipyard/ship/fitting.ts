// Positions of a ship's load: each thing in a place of its kind, things without one (captain, extras by constructors)
// on deck. For drawing only: the server knows which loads are legal.

import type { Part } from "../types";

export type Load = Record<string, number>;

/** A place of a part, and its content. */
export interface Place {
  feature: string;
  item: string | null;
}

interface Fitted {
  /** By part, its features in order. */
  places: Place[][];
  /** Things without a place. */
  deck: string[];
}

/** The things that a place takes, in the order of filling. */
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
