import { expect, it } from "vitest";
import type { Args, Decision, Offer } from "../net/protocol";
import { isMove, offerOf, offersOf, valuesOf, wish, written } from "./offers";

const offer = (verb: string, args: Args): Offer => ({ move: [], verb, args, text: "", price: [], reveals: false });
const settle = [
  offer("settle", { area: "t2", factories: [] }),
  offer("settle", { area: "t3", factories: ["farm", "steelworks"] }),
  offer("settle", { area: "t3", factories: ["farm"] }),
];
const slot = [offer("slot", { slot: "Y2", card: 37 })];
const decision: Decision = {
  id: "0.0.0",
  seat: 0,
  kind: "choose",
  prompt: { key: "", args: {} },
  moves: { settle, slot },
  default: [],
};

it("finds the offers that have the arguments which are named", () => {
  expect(offersOf(decision, wish("settle", { area: "t3" }))).toEqual(settle.slice(1));
  expect(offersOf(decision, wish("settle"))).toEqual(settle);
  expect(offersOf(decision, wish("act"))).toEqual([]);
  expect(offersOf(decision, null)).toEqual([]);
  expect(offersOf(null, wish("settle"))).toEqual([]);
});

it("compares sets as sets and ids as people write them", () => {
  expect(offerOf(decision, wish("settle", { area: "t3", factories: ["steelworks", "farm"] }))).toBe(settle[1]);
  expect(offerOf(decision, wish("slot", { card: "37" }))).toBe(slot[0]);
  expect(offerOf(decision, wish("slot", { card: 3 }))).toBeUndefined();
  expect(isMove(slot[0], wish("slot", { slot: "Y2" }))).toBe(true);
  expect(isMove(null, wish("slot"))).toBe(false);
});

it("tells which values an argument has", () => {
  expect(valuesOf(settle, "area")).toEqual(["t2", "t3"]);
});

it("writes a move as it is typed", () => {
  expect(written(wish("lay over", { card: 4 }))).toBe("lay over 4");
  expect(written(wish("refresh", { places: [1, 2], good: { resource: "food", world: "old" } }))).toBe(
    "refresh 1 2 food old",
  );
  expect(written(wish("act", { action: "settle", under: null }))).toBe("act settle");
});
