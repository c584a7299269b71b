// The final score as a table.

import type { Result } from "./protocol";

/** Criteria that no line of the breakdown tells: the first one, and each later one that had to break a tie. */
export function totals(result: Result): { line: string; values: number[] }[] {
  const lines = new Set(result.lines[0]?.map(([line]) => line));
  return result.criteria.flatMap((line, place) => {
    const before = result.scores.map((scores) => scores.slice(0, place).join());
    const decides = place === 0 || new Set(before).size < before.length;
    return decides && !lines.has(line) ? [{ line, values: result.scores.map((scores) => scores[place] ?? 0) }] : [];
  });
}
