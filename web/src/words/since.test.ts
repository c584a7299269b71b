import { expect, it } from "vitest";
import { since, span } from "./since";

it("tells how long ago something was", () => {
  expect(since(1000, "en", 1010)).toBe("this minute");
  expect(since(1000, "en", 1000 + 3 * 3600)).toBe("3 hours ago");
  expect(since(1000, "cs", 1000 + 2 * 86_400)).toBe("předevčírem");
});

it("tells a time in short", () => {
  expect(span(20, "en")).toBe("1 min");
  expect(span(200, "cs")).toBe("3 min");
  expect(span(200, "uk")).toBe("3 хв");
  expect(span(2 * 86_400 + 5, "en")).toBe("2 days");
});
