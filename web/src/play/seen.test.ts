import { expect, it } from "vitest";
import { kept } from "./seen";

it("keeps the last number of each table, the newest first", () => {
  const seen = kept(kept(kept([], "a", 3), "b", 1), "a", 9);
  expect(seen).toEqual([
    ["a", 9],
    ["b", 1],
  ]);
});

it("forgets the tables that were not looked at for long", () => {
  let seen: [string, number][] = [];
  for (let i = 0; i < 300; i++) seen = kept(seen, `t${i}`, i);
  expect(seen.length).toBe(200);
  expect(seen[0]).toEqual(["t299", 299]);
});
