import { describe, expect, it } from "vitest";
import type { Offer } from "../net/protocol";
import { complete, typedOffer } from "./notation";

const offers: Offer[] = ["bid 5", "bid 15", "bid 51", "build berlin", "build bremen", "pass"].map((text, i) => ({
  move: [i],
  verb: text,
  args: {},
  text,
  price: [],
  reveals: false,
}));
const texts = (found: Offer[]) => found.map((one) => one.text);

describe("typed moves", () => {
  it("are completed by the beginnings of their words", () => {
    expect(texts(complete(offers, "bu b"))).toEqual(["build berlin", "build bremen"]);
    expect(texts(complete(offers, ""))).toHaveLength(6);
  });

  it("are read exactly, whatever the letters and gaps", () => {
    expect(typedOffer(offers, "  BID   15 ")?.text).toBe("bid 15");
  });

  it("may be shortened where only one move fits", () => {
    expect(typedOffer(offers, "p")?.text).toBe("pass");
    expect(typedOffer(offers, "bu be")?.text).toBe("build berlin");
    expect(typedOffer(offers, "build b")).toBeUndefined();
  });

  it("never guess a number", () => {
    expect(typedOffer(offers, "bid 1")).toBeUndefined();
    expect(typedOffer(offers, "bi 5")?.text).toBe("bid 5");
  });
});
