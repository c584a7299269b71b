// The largest icon size at which all lines fit into a window; lines that are too long are wrapped.

import { type Line, width } from "../../../kit/tokens";

/** From row to row, and from icon to icon, in icons. */
const LEADING = 1.1;
const SPACING = 1.16;

export function iconSize(lines: readonly Line[], wide: number, high: number, most: number, least: number): number {
  if (!wide || !high) return least;
  for (let size = most; size > least; size -= 0.5) {
    const rows = lines.reduce((sum, line) => sum + Math.ceil((width(line) * SPACING * size) / wide), 0);
    if (rows * size * LEADING <= high) return size;
  }
  return least;
}
