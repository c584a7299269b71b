import { describe, expect, it } from "vitest";
import type { Args, Decision, Offer } from "../net/protocol";
import { amountOf, nearest, quick, ranges } from "./amounts";

const offer = (verb: string, args: Args): Offer => ({ move: [], verb, args, text: verb, price: [], reveals: false });

function decision(moves: Record<string, Offer[]>): Decision {
  return { id: "0.0.0", seat: 0, kind: "amount", prompt: { key: "", args: {} }, moves, default: [1] };
}

describe("amounts", () => {
  const fuel = decision({
    buy: [
      offer("buy", { fuel: "coal", amount: 2 }),
      offer("buy", { fuel: "coal", amount: 1 }),
      offer("buy", { fuel: "oil", amount: 1 }),
    ],
    done: [offer("done", {})],
  });

  it("are one range a kind, rising", () => {
    const found = ranges(fuel);
    expect(found.ranges.map((range) => range.label)).toEqual(["buy coal", "buy oil"]);
    expect(found.ranges[0]?.amounts).toEqual([1, 2]);
    expect(amountOf(found.ranges[0]?.offers[1] as Offer)).toBe(2);
  });

  it("leave what is no amount as it is", () => {
    expect(ranges(fuel).others.map((one) => one.text)).toEqual(["done"]);
  });

  it("do not mistake other numbers for amounts", () => {
    const run = decision({ run: [offer("run", { plants: [20, 46], coal: 0 })], open: [offer("open", { plant: 13 })] });
    expect(ranges(run).others).toHaveLength(2);
  });

  it("find what is wanted, or the nearest below", () => {
    expect(nearest([3, 4, 6], 5)).toBe(1);
    expect(nearest([3, 4, 6], 1)).toBe(0);
    expect(nearest([3, 4, 6], 99)).toBe(2);
  });

  it("offer only quick steps that exist", () => {
    expect(quick([5, 6, 7, 8, 9, 10])).toEqual([1, 2, 5]);
    expect(quick([5])).toEqual([]);
  });
});
