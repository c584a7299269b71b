// Lines of icons inside a drawing, where no text flows: how wide each piece is, and where it stands.

import { type Line, type Piece, piece } from "./tokens";

const GAP = 2;
const SMALLEST = 12;
const LETTER = 0.56;

export interface Placed extends Piece {
  /** Where it begins, the middle of the line being 0. */
  start: number;
  /** Letters that come first, and how wide they are. */
  text: string;
  before: number;
  icon: boolean;
}

/** How large the letters are beside icons of a size. */
export function fontOf(size: number): number {
  return Math.max(SMALLEST, size * 0.85);
}

/** The pieces of a line one after the other, and how wide they are together. */
export function spread(line: Line, size: number): { pieces: Placed[]; wide: number } {
  let at = 0;
  const found = line.map((token): Placed => {
    const one = piece(token);
    const text = one.letters || one.count;
    const icon = !one.letters && !one.word;
    const before = text ? text.length * fontOf(size) * LETTER + 1 : 0;
    const start = at;
    at += before + (icon ? size : 0) + GAP;
    return { ...one, start, text, before, icon };
  });
  const wide = Math.max(0, at - GAP);
  return { pieces: found.map((one) => ({ ...one, start: one.start - wide / 2 })), wide };
}
