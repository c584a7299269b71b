// Icon lines: prepares the tokens that the server makes from an effect tree for drawing. A token is `[name, how many,
// ...marks]`.

import { drawing, isSign } from "./symbols";

export type Token = [name: string, count?: number | null, ...marks: string[]];
export type Line = Token[];

/** The drawing of a token: an icon with a number and marks, or a few letters. */
export interface Piece {
  name: string;
  /** The text before the icon; empty: one, or not counted. */
  count: string;
  /** Letters instead of an icon. */
  letters: string;
  /** A word of the interface instead of an icon. */
  word: string;
  marks: string[];
  sign: boolean;
}

const LETTERS: Record<string, string> = {
  per: "/",
  "at-least": "≥",
  less: "−",
  for: ":",
  and: "+",
  open: "(",
  close: ")",
  steps: ":",
};
const WORDS = new Set(["or", "most"]);

/** The drawing of a token; a negative number keeps its sign. */
export function piece(token: Token): Piece {
  const [name, count = null, ...marks] = token;
  const base: Piece = { name, count: "", letters: "", word: "", marks, sign: true };
  if (name === "times") return { ...base, letters: `×${count ?? ""}` };
  if (name === "at") return { ...base, letters: `${count ?? ""}→` };
  if (WORDS.has(name)) return { ...base, word: name, count: count === null ? "" : String(count) };
  const letters = LETTERS[name];
  if (letters !== undefined) return { ...base, letters };
  const told = count === null || count === 1 ? "" : String(count).replace("-", "−");
  return { ...base, count: told, sign: isSign(name) || !drawing(name) };
}

/** Amounts by name as tokens, in their order. */
export function amounts(given: Record<string, number | undefined>): Line {
  return Object.entries(given).flatMap(([name, count]): Line => (count ? [[name, count]] : []));
}

/** A price in parts as tokens. */
export function prices(price: readonly (readonly [string, number])[]): Line {
  return price.filter(([, count]) => count).map(([name, count]): Token => [name, count]);
}

/** The width of a line in icons: lines that are too wide are drawn smaller. */
export function width(line: Line): number {
  return line.reduce((sum, token) => {
    const { letters, word, count, marks } = piece(token);
    return sum + (letters ? 0.5 : word ? 1.1 : 1) + (count ? 0.5 : 0) + (marks.length ? 0.4 : 0);
  }, 0);
}
