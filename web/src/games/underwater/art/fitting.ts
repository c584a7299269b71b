// The largest icon size at which all lines fit into a window; lines that are too long are wrapped.

import { type Line, piece, type Token } from "../../../kit/tokens";
import { t } from "../../../words/words.svelte";

/** From row to row, in icons. */
const LEADING = 1.1;
/** A letter's width, as a share of its height. */
const LETTER = 0.56;
/** No letter is smaller. */
const LEAST_LETTER = 12;

export function iconSize(lines: readonly Line[], wide: number, high: number, most: number, least: number): number {
  if (!wide || !high) return least;
  for (let size = most; size > least; size -= 0.5) {
    const rows = lines.reduce((sum, line) => sum + rowsOf(line, size, wide), 0);
    if (rows * size * LEADING <= high) return size;
  }
  return least;
}

/** Rows that a line breaks into, as IconLine lays its tokens out: letters grow with the icons. */
function rowsOf(line: Line, size: number, wide: number): number {
  const font = Math.max(LEAST_LETTER, size * 0.8);
  const gap = font * 0.22;
  let rows = 1;
  let filled = 0;
  for (const token of line) {
    const width = widthOf(token, size, font);
    if (filled && filled + gap + width > wide) {
      rows += 1;
      filled = width;
    } else filled += (filled ? gap : 0) + width;
  }
  return rows;
}

function widthOf(token: Token, size: number, font: number): number {
  const { letters, word, count, marks, sign } = piece(token);
  if (letters) return letters.length * font * LETTER;
  const number = count.length * font * LETTER;
  if (word) return t(`icon-${word}`).length * Math.max(LEAST_LETTER, font * 0.78) * LETTER + number;
  return (sign ? 0.84 : 1) * size + number + marks.length * 0.4 * size;
}
