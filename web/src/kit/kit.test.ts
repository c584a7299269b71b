import { describe, expect, it } from "vitest";
import { around, hexCentre, neighbour, ring } from "./geometry";
import { ticks } from "./scale";
import { drawing, isSign, SIGN_NAMES, THING_NAMES } from "./symbols";
import { amounts, piece, prices, width } from "./tokens";

describe("icons", () => {
  it("are all drawn, and no two alike", () => {
    const all = [...THING_NAMES, ...SIGN_NAMES].map((name) => {
      const { fill, line, cut } = drawing(name) ?? {};
      expect(fill ?? line, name).toBeTruthy();
      return JSON.stringify([fill, line, cut]);
    });
    // A ready action card, a bolt for an instant and for power: two pairs share a shape or nothing does.
    expect(new Set(all).size).toBeGreaterThanOrEqual(all.length - 1);
  });

  it("mean the same under the words of each game", () => {
    expect(drawing("credit")).toBe(drawing("guilder"));
    expect(drawing("nothing of the kind")).toBeUndefined();
    expect(isSign("then") && !isSign("kelp")).toBe(true);
  });
});

describe("icon lines", () => {
  it("count what there is more than one of", () => {
    expect(piece(["kelp", 2])).toMatchObject({ name: "kelp", count: "2", sign: false });
    expect(piece(["kelp", 1]).count).toBe("");
    expect(piece(["point", -3]).count).toBe("−3");
    expect(piece(["farm", 2, "upgraded"]).marks).toEqual(["upgraded"]);
  });

  it("write signs as letters or words where that is clearer", () => {
    expect(piece(["per"]).letters).toBe("/");
    expect(piece(["times", 3]).letters).toBe("×3");
    expect(piece(["most", 2])).toMatchObject({ word: "most", count: "2" });
  });

  it("are made from amounts and prices, and grow with what they hold", () => {
    expect(amounts({ kelp: 2, card: 0, point: 1 })).toEqual([
      ["kelp", 2],
      ["point", 1],
    ]);
    expect(prices([["credit", 2]])).toEqual([["credit", 2]]);
    expect(width([["kelp", 2], ["or"], ["card"]])).toBeGreaterThan(width([["kelp"]]));
  });
});

describe("places", () => {
  it("stand on rings and hexes", () => {
    expect(ring(4, 10).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
    expect(hexCentre(0, 2, 10)).toEqual({ x: 10 * Math.sqrt(3), y: 30 });
    expect(
      around(
        [
          { x: 0, y: 0 },
          { x: 10, y: 20 },
        ],
        5,
      ),
    ).toEqual({ x: -5, y: -5, width: 20, height: 30 });
  });

  it("have neighbours in each direction", () => {
    const points = new Map([
      ["a", { x: 0, y: 0 }],
      ["b", { x: 10, y: 1 }],
      ["c", { x: 1, y: 10 }],
    ]);
    expect(neighbour(points, "a", 1, 0)).toBe("b");
    expect(neighbour(points, "a", 0, 1)).toBe("c");
    expect(neighbour(points, "a", -1, 0)).toBe("a");
  });
});

it("writes axes with round numbers", () => {
  expect(ticks(97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(3, 5)).toEqual([0, 1, 2, 3]);
});
