import { expect, it } from "vitest";
import { parts } from "./result";

const places = [1, 2];

it("tells which lines add up to what is compared first", () => {
  const lines: [string, number][][] = [
    [
      ["cities", 6],
      ["resources", 5],
    ],
    [
      ["cities", 9],
      ["resources", 0],
    ],
  ];
  expect(parts({ places, criteria: ["points"], scores: [[11], [9]], lines })).toEqual([0, 1]);
  expect(parts({ places, criteria: ["cities"], scores: [[6], [9]], lines })).toEqual([]);
});

it("leaves the sum itself out", () => {
  const lines: [string, number][][] = [
    [
      ["voyages", 6],
      ["contracts", -2],
      ["total", 4],
    ],
    [
      ["voyages", 9],
      ["contracts", 1],
      ["total", 10],
    ],
  ];
  expect(parts({ places, criteria: ["points"], scores: [[4], [10]], lines })).toEqual([0, 1]);
});
