// Places names of regions on the land of their region, clear of everything else.

import type { Frame, Point } from "../../../kit/geometry";
import type { Box } from "./links";

export interface NameSpot extends Point {
  id: string;
  lines: string[];
  /** Font size. */
  size: number;
  half: Point;
  /** Whether it lies on its land and covers nothing; otherwise it is omitted. */
  fits: boolean;
}

/** Obstacles for names. */
export interface Obstacles {
  boxes: Box[];
  tolls: Point[];
  radius: number;
  /** Points along the links. */
  lines: Point[];
}

/** Font sizes to try, largest first; small ones without capitals. */
const NAME_SIZES = [18, 16, 14.5, 14, 13];
export const isCapitals = (size: number): boolean => size > 14;
/** Width of a letter with its space, and height of a line, as shares of the font size. */
const CAPITAL = 0.9;
const LETTER = 0.64;
const LINE = 1.05;
const STEP = 6;
const MARGIN = 3;

/** Half of what a name takes, in these lines. */
function nameHalf(lines: string[], size: number): Point {
  const letters = Math.max(...lines.map((line) => line.length));
  return { x: (letters * size * (isCapitals(size) ? CAPITAL : LETTER)) / 2, y: (lines.length * size * LINE) / 2 };
}

/** A name in one line, or each word in its own. */
function ways(name: string): string[][] {
  const words = name.split(" ");
  return words.length > 1 ? [[name], words] : [[name]];
}

/** The best spot for each region's name; those with the least room choose first. */
export function nameSpots(
  names: Map<string, string>,
  depth: (region: string, x: number, y: number) => number,
  things: Obstacles,
  box: Frame,
): NameSpot[] {
  const found: NameSpot[] = [];
  const all = [...names].map(([id, name]) => ({ id, name, middle: middleOf(id, depth, box) }));
  for (const { id, name, middle } of all) {
    let best: NameSpot | null = null;
    for (const size of NAME_SIZES) {
      for (const lines of ways(name)) {
        const half = nameHalf(lines, size);
        let least = Infinity;
        for (let y = box.y + half.y; y <= box.y + box.height - half.y; y += STEP)
          for (let x = box.x + half.x; x <= box.x + box.width - half.x; x += STEP) {
            const far = Math.hypot(x - middle.x, y - middle.y);
            if (far >= least || depth(id, x, y) < half.y || !lies(id, x, y, half, depth)) continue;
            if (!isFree(x, y, half, things) || found.some((other) => meet(x, y, half, other))) continue;
            least = far;
            best = { id, lines, size, half, x, y, fits: true };
          }
      }
      if (best) break;
    }
    found.push(best ?? { id, lines: [name], size: 13, half: nameHalf([name], 13), ...middle, fits: false });
  }
  return found;
}

/** Whether the whole name lies on the land of its region. */
export function lies(
  id: string,
  x: number,
  y: number,
  half: Point,
  depth: (id: string, x: number, y: number) => number,
) {
  for (const sx of [-1, -0.5, 0, 0.5, 1])
    for (const sy of [-1, 1]) if (depth(id, x + sx * half.x, y + sy * half.y) < MARGIN) return false;
  return true;
}

/** Whether a name covers nothing at a place. */
export function isFree(x: number, y: number, half: Point, { boxes, tolls, radius, lines }: Obstacles): boolean {
  for (const box of boxes)
    if (x + half.x > box.left && x - half.x < box.right && y + half.y > box.top && y - half.y < box.bottom)
      return false;
  for (const toll of tolls)
    if (Math.abs(x - toll.x) < half.x + radius + 1 && Math.abs(y - toll.y) < half.y + radius + 1) return false;
  for (const point of lines)
    if (Math.abs(x - point.x) < half.x + MARGIN && Math.abs(y - point.y) < half.y + MARGIN) return false;
  return true;
}

const meet = (x: number, y: number, half: Point, other: NameSpot) =>
  Math.abs(x - other.x) < half.x + other.half.x + 8 && Math.abs(y - other.y) < half.y + other.half.y + 2;

/** The middle of a region's land. */
function middleOf(id: string, depth: (id: string, x: number, y: number) => number, box: Frame): Point {
  let [sx, sy, count] = [0, 0, 0];
  for (let y = box.y; y <= box.y + box.height; y += 2 * STEP)
    for (let x = box.x; x <= box.x + box.width; x += 2 * STEP)
      if (depth(id, x, y) > 0) {
        sx += x;
        sy += y;
        count++;
      }
  return count ? { x: sx / count, y: sy / count } : { x: box.x, y: box.y };
}
