import { expect, it } from "vitest";
import type { LogEvent } from "../../net/protocol";
import { groups } from "./groups";

const events: LogEvent[] = [
  { event: ["round", 1], move: 0 },
  { event: ["bid", 0, 5], move: 1 },
  { event: ["gained", 0, 2], move: 1 },
  { event: ["bid", 1, 6], move: 2 },
  { event: ["drawn", 33], move: 2 },
  { event: ["drawn", 34], move: 3 },
];

it("puts what a seat did together, under the head of its round", () => {
  const found = groups(events, {
    heads: new Set(["round"]),
    actor: ([key, seat]) => (key === "drawn" ? null : (seat ?? null)),
  });
  expect(found.map((group) => [group.head, group.seat, group.entries.map((entry) => entry.index)])).toEqual([
    [true, null, [0]],
    [false, 0, [1, 2]],
    [false, 1, [3, 4]],
    [false, null, [5]],
  ]);
});
