import { expect, it } from "vitest";
import { explained } from "./guide.svelte";

it("explains a prompt by its own message, or by that of its beginning", () => {
  const there = new Set(["guide-bid", "guide-choose-plant", "guide-connect"]);
  const has = (key: string) => there.has(key);
  expect(explained("bid", has)).toBe("bid");
  expect(explained("bid-opening", has)).toBe("bid");
  expect(explained("choose-plant-first-round", has)).toBe("choose-plant");
  expect(explained("connect-first-city", has)).toBe("connect");
  expect(explained("effect", has)).toBe("");
});
