// Layout of icon lines inside drawings, where text does not flow: the width and position of each piece.

import { type Line, type Piece, piece } from "./tokens";

const GAP = 2;
const SMALLEST = 12;
const LETTER = 0.56;

interface Placed extends Piece {
  /** Its start; 0 is the middle of the line. */
  start: number;
  /** The leading letters, and their width. */
  text: string;
  before: number;
  icon: boolean;
  /** The trailing letters, such as for "different". */
  after: string;
}

/** The font size beside icons of a size. */
export function fontOf(size: number): number {
  return Math.max(SMALLEST, size * 0.85);
}

/** The pieces of a line in order, and their total width. */
export function spread(line: Line, size: number): { pieces: Placed[]; wide: number } {
  let at = 0;
  const found = line.map((token): Placed => {
    const one = piece(token);
    const text = one.letters || one.count;
    const icon = !one.letters && !one.word;
    const before = text ? text.length * fontOf(size) * LETTER + 1 : 0;
    const start = at;
    const after = one.marks.includes("different") ? "≠" : "";
    at += before + (icon ? size : 0) + (after ? fontOf(size) * LETTER : 0) + GAP;
    return { ...one, start, text, before, icon, after };
  });
  const wide = Math.max(0, at - GAP);
  return { pieces: found.map((one) => ({ ...one, start: one.start - wide / 2 })), wide };
}

/** Tokens that belong to the one before them, or to the one after: no row begins or ends with them. */
const TO_LAST = new Set(["and", "close", "steps", "per"]);
const TO_NEXT = new Set(["open", "at"]);
/** Room between rows: usually, and at least. */
const LEADING = 4;
const TIGHT = 1;

interface Folded {
  rows: Line[];
  size: number;
  /** From row to row. */
  pitch: number;
}

/** Lines wrapped to a maximal width, at the largest size at which all fit. */
export function folded(lines: readonly Line[], wide: number, high: number, sizes = [14, 13, 12]): Folded {
  let made: Folded = { rows: [], size: 0, pitch: 0 };
  for (const size of sizes) {
    const rows = lines.flatMap((line) => rowsOf(line, wide, size));
    const gaps = Math.max(1, rows.length - 1);
    const pitch = Math.max(size + TIGHT, Math.min(size + LEADING, (high - size) / gaps));
    made = { rows, size, pitch };
    if (size + gaps * pitch <= high) break;
  }
  return made;
}

function rowsOf(line: Line, wide: number, size: number): Line[] {
  const rows: Line[] = [];
  for (const unit of unitsOf(line)) {
    const last = rows.at(-1);
    if (last && spread([...last, ...unit], size).wide <= wide) last.push(...unit);
    else rows.push([...unit]);
  }
  return rows;
}

function unitsOf(line: Line): Line[] {
  const units: Line[] = [];
  let open = false;
  for (const token of line) {
    const last = units.at(-1);
    if (last && (open || TO_LAST.has(token[0]))) last.push(token);
    else units.push([token]);
    open = TO_NEXT.has(token[0]);
  }
  return units;
}
