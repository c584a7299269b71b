import { expect, it } from "vitest";
import { guestName } from "./guestName";

it("gives a guest a number that nobody at the table has", () => {
  expect(guestName("Guest", [], () => 0)).toBe("Guest 2");
  expect(guestName("Guest", ["Guest 2", "Anna"], () => 0)).toBe("Guest 3");
  expect(guestName("Guest", [], () => 0.9999)).toBe("Guest 999");
});
