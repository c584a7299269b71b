// Money and cities over the rounds, computed from events only.

import type { LogEvent } from "../../net/protocol";
import type { Series } from "../screen";

const START_MONEY = 50;

export function series(events: LogEvent[], seats: number): Series[] {
  const money = Array.from({ length: seats }, () => START_MONEY);
  const cities = Array.from({ length: seats }, () => 0);
  const moneys: number[][] = money.map(() => []);
  const counts: number[][] = cities.map(() => []);
  const mark = () => {
    for (let seat = 0; seat < seats; seat++) {
      moneys[seat]?.push(money[seat] ?? 0);
      counts[seat]?.push(cities[seat] ?? 0);
    }
  };
  for (const { event } of events) {
    const [key, ...args] = event;
    const seat = args[0] ?? -1;
    if (key === "round" || key === "game-over") mark();
    if (money[seat] === undefined) continue;
    if (key === "bought-plant") money[seat] -= args[2] ?? 0;
    if (key === "bought-fuel") money[seat] -= args[3] ?? 0;
    if (key === "connected") {
      money[seat] -= (args[2] ?? 0) + (args[3] ?? 0);
      cities[seat] = (cities[seat] ?? 0) + 1;
    }
    if (key === "produced") money[seat] += args[2] ?? 0;
  }
  return [
    { key: "cities", seats: counts },
    { key: "money", seats: moneys },
  ];
}
