import { expect, it } from "vitest";
import type { LogEvent } from "../net/protocol";
import { after, sinceOwn } from "./fresh";

const log: LogEvent[] = [
  { event: ["round", 1], move: 0 },
  { event: ["bid", 1, 5], move: 1 },
  { event: ["bid", 0, 6], move: 2 },
  { event: ["order", 1, 0], move: 3 },
];
const acts = (key: string) => key === "bid";

it("finds what came after a number of moves", () => {
  expect(after(log, 1)).toBe(2);
  expect(after(log, 9)).toBe(4);
});

it("finds what came after one's own last move, which an event with the same number is not", () => {
  expect(sinceOwn(log, 1, acts)).toBe(2);
  expect(sinceOwn(log, 2, acts)).toBe(0);
  expect(sinceOwn(log, null, acts)).toBe(4);
});
