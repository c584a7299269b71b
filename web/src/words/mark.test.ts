import { describe, expect, it } from "vitest";
import { markOf } from "./mark";

describe("the mark of a name", () => {
  it("is the same for the same name, however it is written", () => {
    expect(markOf("Žofie")).toEqual(markOf(" ŽOFIE "));
  });

  it("differs from name to name", () => {
    const names = ["Anna", "Boris", "Cyril", "Daria", "Ema", "Filip", "Олена", "Іван", "Anne", "Ann"];
    expect(new Set(names.map((name) => JSON.stringify(markOf(name)))).size).toBe(names.length);
  });

  it("is the same on both sides and never empty", () => {
    for (const name of ["", "a", "Bohdan", "Žluťoučký kůň"]) {
      const { hue, fields } = markOf(name);
      expect(fields.length).toBeGreaterThan(0);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(360);
      const there = new Set(fields.map(String));
      for (const [column, row] of fields) expect(there.has(String([4 - column, row]))).toBe(true);
    }
  });
});
