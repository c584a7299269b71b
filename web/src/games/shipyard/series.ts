// Points over the rounds, from events: ships when they score, contracts at the end. The last value is the final score,
// which includes parts without events (traders).

import type { LogEvent, Result } from "../../net/protocol";
import type { Series } from "../screen";

export function series(events: LogEvent[], seats: number, result: Result | null): Series[] {
  const points = Array.from({ length: seats }, () => 0);
  const lines: number[][] = points.map(() => []);
  const mark = () => {
    for (const [seat, sum] of points.entries()) lines[seat]?.push(sum);
  };
  for (const { event } of events) {
    const [key, ...args] = event;
    const seat = args[0] ?? -1;
    if (key === "round-over" || key === "game-over") mark();
    if (points[seat] === undefined) continue;
    if (key === "ship-scored") points[seat] += args.slice(1).reduce((sum, part) => sum + part, 0);
    if (key === "contract-scored") points[seat] += args[2] ?? 0;
  }
  result?.scores.forEach(([score = 0], seat) => {
    lines[seat]?.splice(-1, 1, score);
  });
  return [{ key: "points", seats: lines }];
}
