import { expect, it } from "vitest";
import { completed, isNamed, parts, proposed } from "./mentions";

it("sets names of people at the table off, the longest that fits", () => {
  expect(parts("hi @Anna Bell, and @Annabel @Anna", ["Anna", "Anna Bell"])).toEqual([
    { text: "hi " },
    { text: "@Anna Bell", name: "Anna Bell" },
    { text: ", and @Annabel " },
    { text: "@Anna", name: "Anna" },
  ]);
  expect(parts("mail@anna <b>", ["Boris"])).toEqual([{ text: "mail@anna <b>" }]);
  expect(parts("", ["Anna"])).toEqual([]);
});

it("tells whether somebody is named", () => {
  expect(isNamed("why, @оксана?", "Оксана")).toBe(true);
  expect(isNamed("@Annabel", "Anna")).toBe(false);
  expect(isNamed(null, "Anna")).toBe(false);
  expect(isNamed("@", undefined)).toBe(false);
});

it("proposes names for what is being written", () => {
  expect(proposed("hello @", ["Anna", "Boris", "Anna"])).toEqual(["Anna", "Boris"]);
  expect(proposed("hello @an", ["Anna", "Boris"])).toEqual(["Anna"]);
  expect(proposed("hello @Anna", ["Anna"])).toEqual([]);
  expect(proposed("mail@", ["Anna"])).toEqual([]);
  expect(completed("hello @an", "Anna Bell")).toBe("hello @Anna Bell ");
});
