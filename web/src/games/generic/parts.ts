// Guesses the parts of a view without a reading.

import type { View } from "../../net/protocol";

/** Fields that every view has and the page shows elsewhere. */
export const FRAME = new Set(["game", "seat", "seats", "over"]);

const isObject = (one: unknown) => one !== null && typeof one === "object" && !Array.isArray(one);

/** The field of a view that has one object for each seat. */
export function seatsIn(view: View): string | undefined {
  const fits = (value: unknown) => Array.isArray(value) && value.length === view.seats && value.every(isObject);
  if (fits(view.players)) return "players";
  const size = (key: string) => JSON.stringify(view[key]).length;
  return Object.keys(view)
    .filter((key) => fits(view[key]))
    .sort((a, b) => size(b) - size(a))[0];
}
