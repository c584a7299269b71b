// Points over the rounds: gains less the penalty for unfed cities, never below zero; then final scoring.

import type { LogEvent, Result } from "../../net/protocol";
import type { Series } from "../screen";

export function series(events: LogEvent[], seats: number, result: Result | null, unfed: number): Series[] {
  const now = Array.from({ length: seats }, () => 0);
  const lines: number[][] = now.map(() => []);
  const mark = () => lines.forEach((line, seat) => void line.push(now[seat] ?? 0));
  for (const { event } of events) {
    const [key, seat = -1, ...rest] = event;
    const last = rest.at(-1) ?? 0;
    if (key === "round" || key === "game-over") mark();
    if (now[seat] === undefined) continue;
    if (key === "gained") now[seat] += last;
    if (key === "fed") now[seat] = Math.max(0, (now[seat] ?? 0) - unfed * last);
  }
  // The first mark is the start of the first round.
  const rounds = lines.map((line) => line.slice(1));
  if (!result) return [{ key: "points", seats: rounds }];
  return [{ key: "points", seats: rounds.map((line, seat) => [...line, result.scores[seat]?.[0] ?? 0]), final: true }];
}
