import { expect, test } from "vitest";
import { RECIPES, USUAL } from "./recipes";
import { loudness } from "./sound";

test("no two sounds within 80 ms, none louder than -18 dB, those of others half as loud", () => {
  expect(loudness(1079, 1000, 1, false)).toBe(0);
  expect(loudness(1080, 1000, 1, false)).toBeCloseTo(10 ** (-18 / 20), 3);
  expect(loudness(1080, 1000, 1, true)).toBeCloseTo(loudness(1080, 1000, 1, false) / 2);
  expect(loudness(1080, 1000, 0, false)).toBe(0);
});

test("every sound is used or announces a turn, and none lasts longer than a second and a half", () => {
  const used = new Set([...Object.values(USUAL), "turn"]);
  expect([...used].sort()).toEqual(Object.keys(RECIPES).sort());
  for (const layers of Object.values(RECIPES))
    for (const { at = 0, ms } of layers) expect(at + ms).toBeLessThanOrEqual(1500);
});
