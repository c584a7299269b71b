import { expect, test } from "vitest";
import { type Disc, placed } from "./labels";

const near = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - 1;

/** Four spaces of a bend: two of them have officials, and each official gives something. */
const BEND: Disc[] = [
  { x: 24, y: 24, r: 5 },
  { x: 0, y: 34, r: 12.5 },
  { x: -24, y: 24, r: 5 },
  { x: -34, y: 0, r: 12.5 },
];

test("numbers and gains of a way cover neither one another nor the spaces of others", () => {
  const labels = [...BEND.map((at) => ({ at, r: 8 })), ...BEND.filter(({ r }) => r > 5).map((at) => ({ at, r: 10 }))];
  const found = placed(labels, BEND);
  expect(found).toHaveLength(6);
  for (const [i, one] of found.entries()) {
    for (const other of found.slice(i + 1)) expect(near(one, other)).toBe(false);
    for (const space of BEND) if (space !== labels[i]?.at) expect(near(one, space)).toBe(false);
  }
});
