import { expect, it } from "vitest";
import { deadline } from "./figures";

const now = new Date(2026, 10, 19, 16, 40).getTime() / 1000;
const DAY = 86_400;

it("names the weekday of a deadline of this week and the date of a later one, by the hours of the day", () => {
  expect(deadline(now + 2 * DAY, "en", now)).toMatch(/^Sat,? 16:40$/);
  expect(deadline(now + 20 * DAY, "en", now)).toMatch(/^9 Dec,? 16:40$/);
  expect(deadline(now + 20 * DAY, "cs", now)).toMatch(/^9\. 12\. 16:40$/);
  expect(deadline(now + 2 * DAY, "uk", now)).toMatch(/^сб,? 16:40$/);
});
