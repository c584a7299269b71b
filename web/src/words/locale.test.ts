import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SIGN_NAMES, THING_NAMES } from "../kit/symbols";
import { bundle } from "./words.svelte";

const SOURCES = join(import.meta.dirname, "..");
const ENGINE = join(SOURCES, "../../partie");
const GAMES = readdirSync(join(ENGINE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const LOCALES = ["text", ...GAMES.map((game) => `games/${game.name}`)].map((folder) => join(ENGINE, folder, "locale"));
const LANGUAGES = ["en", "cs", "uk"];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Words beside icons, and instead of them. */
const MARKS = ["or", "most", "per", "times", "blue", "brown", "free", "vacant", "others", "used", "connected"];

/** Beginnings of keys of which the page chooses one: t(`market-${...}`). */
function stems(): string[] {
  return files(SOURCES)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bt\(`([a-z0-9-]+-)\$\{/g)].map((match) => `web-${match[1]}`),
    );
}

/** Keys that the page asks for: `t("key")`, and those made of a stem and a choice. */
function asked(): string[] {
  const found = new Set<string>();
  for (const file of files(SOURCES).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))) {
    const text = readFileSync(file, "utf8");
    for (const match of text.matchAll(/\bt\(["']([a-z0-9-]+)["']/g)) found.add(`web-${match[1]}`);
    for (const match of text.matchAll(/\bt\([^"'`()]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g))
      for (const key of match.slice(1)) found.add(`web-${key}`);
    for (const match of text.matchAll(/words\.find\(\s*"(web-[a-z0-9-]+)"/g)) found.add(match[1] ?? "");
    if (file.endsWith("Help.svelte"))
      for (const match of text.matchAll(/\["[^"]+", "((?:key-)?[a-z-]+)"\]/g)) found.add(`web-${match[1]}`);
  }
  for (const [stem, choices] of Object.entries({
    theme: ["system", "light", "dark"],
    motion: ["system", "on", "off"],
    live: ["joining", "live", "lost"],
    pace: ["slow", "usual", "quick", "none"],
    graph: ["cities", "money", "points"],
    balance: "farm plant laboratory tunnel pair city network card metropolis food hunger".split(" "),
  }))
    for (const choice of choices) found.add(`web-${stem}-${choice}`);
  // Evacuation's sheets.
  for (const sheet of ["flight", "cards"]) found.add(`web-${sheet}`);
  for (const name of [...THING_NAMES, ...SIGN_NAMES, ...MARKS]) found.add(`web-icon-${name}`);
  return [...found];
}

describe("the words of the page", () => {
  for (const language of LANGUAGES) {
    const text = LOCALES.filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((file) => file.endsWith(`.${language}.ftl`))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const made = bundle(language, text);

    it(`are all there in ${language}`, () => {
      expect(asked().filter((key) => !made.hasMessage(key))).toEqual([]);
    });

    it(`are all used in ${language}`, () => {
      const used = new Set(asked());
      const there = [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? "");
      const begun = stems();
      expect(there.filter((key) => !used.has(key) && !begun.some((stem) => key.startsWith(stem)))).toEqual([]);
    });
  }
});
