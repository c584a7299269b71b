import { expect, it } from "vitest";
import { totals } from "./result";

const lines: [string, number][][] = [
  [
    ["cities", 6],
    ["resources", 5],
  ],
  [
    ["cities", 9],
    ["resources", 2],
  ],
];

it("tells the sum that the lines lead to, and a tie-break only where one was needed", () => {
  const result = { places: [2, 1], criteria: ["points", "order"], lines };
  expect(
    totals({
      ...result,
      scores: [
        [10, 2],
        [11, 1],
      ],
    }),
  ).toEqual([{ line: "points", values: [10, 11] }]);
  expect(
    totals({
      ...result,
      scores: [
        [11, 1],
        [11, 2],
      ],
    }),
  ).toEqual([
    { line: "points", values: [11, 11] },
    { line: "order", values: [1, 2] },
  ]);
});

it("adds nothing to a breakdown that has its criteria", () => {
  expect(totals({ places: [1, 2], criteria: ["cities"], scores: [[9], [6]], lines })).toEqual([]);
});
