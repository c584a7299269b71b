import { expect, it } from "vitest";
import { changed } from "./changes";

const view = {
  round: 1,
  players: [
    { money: 50, plants: [3] },
    { money: 40, plants: [] as number[] },
  ],
  lot: null,
};

it("puts what changed into a view and leaves the old one alone", () => {
  const next = changed<unknown>(view, [
    [["round"], 2],
    [
      ["players", 1, "plants"],
      [4, 13],
    ],
    [["lot"], { plant: 5 }],
  ]);
  expect(next).toEqual({
    round: 2,
    players: [
      { money: 50, plants: [3] },
      { money: 40, plants: [4, 13] },
    ],
    lot: { plant: 5 },
  });
  expect(view.round).toBe(1);
  expect(view.players[1]?.plants).toEqual([]);
});

it("shares what stayed, and takes a whole new view", () => {
  const next = changed(view, [[["players", 1, "money"], 30]]);
  expect(next.players[0]).toBe(view.players[0]);
  expect(next.players[1]).not.toBe(view.players[1]);
  expect(changed<unknown>(view, [[[], { round: 9 }]])).toEqual({ round: 9 });
  expect(changed(view, [])).toBe(view);
});
