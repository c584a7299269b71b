import { describe, expect, it } from "vitest";
import type { Offer } from "../net/protocol";
import * as turns from "./turn";

const offer = (text: string, move: number[], price: Offer["price"] = []): Offer => ({
  move,
  verb: text,
  args: {},
  text,
  price,
  reveals: false,
});
const coal = offer("buy coal 2", [6, 0, 2], [["fuel", 3]]);
const city = offer(
  "build berlin",
  [8, 12],
  [
    ["place", 10],
    ["links", 7],
  ],
);
const done = offer("done", [7]);

describe("a tentative turn", () => {
  it("sends all its moves with the decision it starts from", () => {
    const turn = turns.add(turns.add(turns.begin("1.0.0"), coal), city);
    expect(turn.decision).toBe("1.0.0");
    expect(turns.sent(turn)).toEqual([
      [6, 0, 2],
      [8, 12],
    ]);
  });

  it("sends the move that ends it last", () => {
    expect(turns.sent(turns.arm(turns.add(turns.begin("1.0.0"), coal), done))).toEqual([[6, 0, 2], [7]]);
  });

  it("goes back one step at a time, the end of the turn first", () => {
    let turn = turns.arm(turns.add(turns.begin("1.0.0"), coal), done);
    turn = turns.back(turn);
    expect(turn.last).toBeNull();
    expect(turn.moves).toEqual([coal]);
    turn = turns.back(turn);
    expect(turns.isEmpty(turn)).toBe(true);
  });

  it("never changes a turn that somebody still holds", () => {
    const turn = turns.add(turns.begin("1.0.0"), coal);
    turns.add(turn, city);
    turns.back(turn);
    expect(turn.moves).toEqual([coal]);
  });
});
