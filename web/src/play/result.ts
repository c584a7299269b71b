// The final score as a table.

import type { Result } from "../net/protocol";

/** The lines that add up to the first criterion, without the sum itself; empty if they do not add up to it. */
export function parts(result: Result): number[] {
  const sums = result.scores.map((scores) => scores[0] ?? 0);
  const places = (result.lines[0] ?? []).map((_, place) => place);
  const adds = (of: number[]) =>
    result.lines.every((lines, seat) => of.reduce((sum, place) => sum + (lines[place]?.[1] ?? 0), 0) === sums[seat]);
  if (adds(places)) return places;
  const total = places.find((place) => result.lines.every((lines, seat) => lines[place]?.[1] === sums[seat]));
  const others = places.filter((place) => place !== total);
  return total !== undefined && adds(others) ? others : [];
}
