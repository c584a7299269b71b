import { describe, expect, it } from "vitest";
import { chapters, cutAtRules, ruleAddress, search, selected } from "./rules";

const rules = [
  {
    id: "PG-NET-15",
    section: "Network",
    text: "A city only once.",
    ruling: "",
    example: false,
    overview: 0,
    often_missed: 0,
  },
  {
    id: "PG-AUC-07",
    section: "Auction",
    text: "Bid more, or pass.",
    ruling: "Passing is final.",
    example: false,
    overview: 2,
    often_missed: 1,
  },
];

describe("the catalogue", () => {
  it("is searched by every word, in text, number and ruling", () => {
    expect(search(rules, "BID final").map((rule) => rule.id)).toEqual(["PG-AUC-07"]);
    expect(search(rules, "net-15")).toHaveLength(1);
    expect(search(rules, "  ")).toHaveLength(2);
    expect(search(rules, "whale")).toEqual([]);
  });

  it("is searched with the signs of a keyboard", () => {
    const printed = [
      {
        id: "PG-NET-01",
        section: "Мережа",
        text: "Гравці під’єднують 3\u00a0міста.",
        ruling: "",
        example: false,
        overview: 0,
        often_missed: 0,
      },
    ];
    expect(search(printed, "під'єднують 3 міста")).toHaveLength(1);
  });

  it("has chapters in their order", () => {
    expect(chapters(rules).map(([section]) => section)).toEqual(["Network", "Auction"]);
  });

  it("has selections in an order of their own", () => {
    const [first = rules[0]] = rules;
    const told = [{ ...first, id: "PG-X-01", overview: 1 }, ...rules] as typeof rules;
    expect(selected(told, "first").map((rule) => rule.id)).toEqual(["PG-X-01", "PG-AUC-07"]);
    expect(selected(told, "missed").map((rule) => rule.id)).toEqual(["PG-AUC-07"]);
    expect(selected(told, "all")).toHaveLength(3);
  });

  it("finds the numbers of rules in a text", () => {
    expect(cutAtRules("See PG-NET-15, and UC-S34-07.")).toEqual(["See ", "PG-NET-15", ", and ", "UC-S34-07", "."]);
    expect(cutAtRules("none")).toEqual(["none"]);
  });

  it("has an address for each rule", () => {
    expect(ruleAddress("UC-UPG-04", "underwater")).toBe("/rules/underwater/catalogue#UC-UPG-04");
  });
});
