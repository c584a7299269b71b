import { describe, expect, it } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string, language: string) => hyphenated(text, language).replaceAll("\u00ad", "-");

describe("hyphenated", () => {
  it.each([
    ["Персональний асистент", "Пер-со-наль-ний асистент"],
    ["Запас сталепласту", "Запас ста-ле-пласту"],
    ["Рада з досліджень", "Рада з дос-лі-джень"],
    ["Монтажники насосів", "Мон-таж-ники насосів"],
  ])("divides %s by syllables", (text, divided) => expect(shown(text, "uk")).toBe(divided));

  it.each([
    ["Biomechanická stavební četa", "Bio-me-cha-nická stavební četa"],
    ["Konvoj razicích strojů", "Konvoj razicích strojů"],
  ])("divides %s by syllables", (text, divided) => expect(shown(text, "cs")).toBe(divided));

  it("leaves English and short words", () => {
    expect(hyphenated("Biomech Construction Crew", "en")).toBe("Biomech Construction Crew");
    expect(hyphenated("Ліга врожаю", "uk")).toBe("Ліга врожаю");
  });
});
