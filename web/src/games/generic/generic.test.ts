import { describe, expect, it } from "vitest";
import type { Args, Offer } from "../../net/protocol";
import { toggled } from "../../play/picking";
import type { Pick } from "../../play/scene";
import { seatsIn } from "./parts";
import { backs, items, named, PLAIN, type Reading } from "./reading";

const frame = { game: "any", seat: 0, seats: 2, over: false };

it("finds what belongs to each seat, whatever it is called", () => {
  expect(seatsIn({ ...frame, players: [{ a: 1 }, { a: 2 }] })).toBe("players");
  expect(seatsIn({ ...frame, row: [{ n: 1 }, { n: 2 }], nations: [{ hand: [1, 2, 3] }, { hand: [] }] })).toBe(
    "nations",
  );
  expect(seatsIn({ ...frame, order: [1, 0] })).toBeUndefined();
});

const offer = (verb: string, args: Args): Offer => ({ move: [], verb, args, text: "", price: [], reveals: false });
const slotCard = (slot: string, card: number) => offer("slot", { slot, card });
const thing = { say: "", about: "", facts: [], icons: [] };
const texts = { card: { "4": thing, "17": thing, "51": thing }, "slot-a": { Y1: thing, Y2: thing } };
const view = { ...frame, side: "a" };
const reading: Reading = {
  ...PLAIN,
  verbs: { card: ["slot", "discard", "lay over"], slot: ["slot"] },
  group: (kind, seen) => (kind === "slot" ? `slot-${String(seen.side)}` : kind),
};

describe("the things that a move names", () => {
  it("are those of its arguments", () => {
    expect(named(reading, texts, view, slotCard("Y1", 51))).toEqual([
      { kind: "slot", id: "Y1" },
      { kind: "card", id: "51" },
    ]);
    expect(named(reading, texts, view, offer("lay over", { card: 4 }))).toEqual([{ kind: "card", id: "4" }]);
  });

  it("are not the numbers of other verbs", () => {
    expect(named(reading, texts, view, offer("part", { part: 4 }))).toEqual([]);
  });
});

describe("picking things", () => {
  const moves = [slotCard("Y1", 51), slotCard("Y2", 51), slotCard("Y2", 4)].map((one) =>
    named(reading, texts, view, one),
  );
  const [y1, y2] = ["Y1", "Y2"].map((id) => ({ kind: "slot", id }));
  const card = { kind: "card", id: "4" };

  it("gathers what one move has together, and changes its mind within a kind", () => {
    expect(toggled(moves, [], y2 as Pick)).toEqual([y2]);
    expect(toggled(moves, [y2 as Pick], card)).toEqual([y2, card]);
    expect(toggled(moves, [y2 as Pick], y1 as Pick)).toEqual([y1]);
    expect(toggled(moves, [y2 as Pick, card], y1 as Pick)).toEqual([y1]);
    expect(toggled(moves, [card], card)).toEqual([]);
  });

  it("gathers several of a kind where a move has several", () => {
    const sets = [17, 51].map((other) => named(reading, texts, view, offer("discard", { cards: [4, other] })));
    expect(toggled(sets, [card], { kind: "card", id: "51" })).toEqual([card, { kind: "card", id: "51" }]);
  });
});

it("counts hidden cards by their backs and keeps what else is said of a thing", () => {
  const found = items([{ back: 1 }, { back: 1 }, { number: 7, name: "x", colour: "red", used: true, tiles: [] }]);
  expect(backs(found)).toEqual([["1", 2]]);
  expect(found[2]).toEqual({ id: "7", back: null, colour: "red", more: [["used", true]] });
});
