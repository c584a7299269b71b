import { expect, it } from "vitest";
import { since } from "./since";

it("tells how long ago something was", () => {
  expect(since(1000, "en", 1010)).toBe("this minute");
  expect(since(1000, "en", 1000 + 3 * 3600)).toBe("3 hours ago");
  expect(since(1000, "cs", 1000 + 2 * 86_400)).toBe("předevčírem");
});
