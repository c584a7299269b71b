import { expect, test } from "vitest";
import { roundAfter, roundBefore } from "./rounds";

const rounds: [number, number][] = [
  [0, 1],
  [12, 2],
  [30, 3],
];

test("back to where this round began, from there to the one before", () => {
  expect(roundBefore(rounds, 35)).toBe(30);
  expect(roundBefore(rounds, 30)).toBe(12);
  expect(roundBefore(rounds, 0)).toBe(0);
  expect(roundBefore([], 9)).toBe(0);
});

test("on to the next round, in the last one to the end", () => {
  expect(roundAfter(rounds, 0, 40)).toBe(12);
  expect(roundAfter(rounds, 13, 40)).toBe(30);
  expect(roundAfter(rounds, 31, 40)).toBe(40);
});
