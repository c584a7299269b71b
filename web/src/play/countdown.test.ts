import { expect, test } from "vitest";
import { countdown } from "./countdown";

test("time is counted down in seconds, from a day on in days and hours", () => {
  expect(countdown(0, "en")).toBe("0:00");
  expect(countdown(0.2, "en")).toBe("0:01");
  expect(countdown(59.9, "en")).toBe("1:00");
  expect(countdown(581, "en")).toBe("9:41");
  expect(countdown(3900, "en")).toBe("1:05:00");
  expect(countdown(86_400, "en")).toBe("1d");
  expect(countdown(2 * 86_400 + 4 * 3600 + 60, "en")).toBe("2d 4h");
});
