import { describe, expect, it } from "vitest";
import { amountOf, nearest, quick, ranges } from "./amounts";
import type { Decision, Offer } from "./protocol";

const offer = (text: string, move: number[]): Offer => ({ move, text, price: [], reveals: false });

function decision(moves: Record<string, Offer[]>): Decision {
  return { id: "0.0.0", seat: 0, kind: "amount", prompt: { key: "", args: {} }, moves, default: [1] };
}

describe("amounts", () => {
  const fuel = decision({
    buy: [offer("buy coal 2", [6, 0, 2]), offer("buy coal 1", [6, 0, 1]), offer("buy oil 1", [6, 1, 1])],
    done: [offer("done", [7])],
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
    const run = decision({ run: [offer("run 20 46", [9, 3, 0])] });
    expect(ranges(run).others).toHaveLength(1);
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
