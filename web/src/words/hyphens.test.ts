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

  it.each([
    ["Biomech Construction Crew", "Biomech Construc-tion Crew"],
    ["Autonomous Systems", "Autono-mous Systems"],
    ["Engineers’ Technology", "Engi-neers’ Tech-nology"],
    ["Desalination Laboratory", "Desalina-tion Labora-tory"],
    ["Metropolitan Waterworks", "Metro-politan Water-works"],
  ])("divides %s where it is easy to read", (text, divided) => expect(shown(text, "en")).toBe(divided));

  it("leaves short words", () => {
    expect(hyphenated("Brine Rights", "en")).toBe("Brine Rights");
    expect(hyphenated("Ліга врожаю", "uk")).toBe("Ліга врожаю");
  });
});
