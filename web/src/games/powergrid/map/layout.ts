// The layout of cities on a sheet: near their true places, with room for plates, names and prices of links. The sheet
// has its own units; a screen scales it, but never changes its shape.

import type { Frame, Point } from "../../../kit/geometry";
import type { City } from "../types";

export type { Point };

/** The extent of a thing round its point: half its width, its height above and below. */
export interface Size {
  half: number;
  up: number;
  down: number;
}

export interface Sizes {
  /** Width and height of a city's plate with its three sockets. */
  plate: Point;
  /** Font size of names. */
  font: number;
  /** Radius of a link's price. */
  toll: number;
}

/** Sizes to try, largest first: a full map has smaller plates, but hardly smaller text. */
export const SIZES: Sizes[] = [
  { plate: { x: 62, y: 25 }, font: 13.5, toll: 11.5 },
  { plate: { x: 56, y: 22 }, font: 13, toll: 11 },
  { plate: { x: 48, y: 19 }, font: 12.5, toll: 10 },
];

/** The width of one of the three sockets of a plate. */
export const socketWidth = (sizes: Sizes): number => (sizes.plate.x - 4) / 3;
/** The mean width of a letter, as a share of its font size. */
const LETTER = 0.54;
/** Longer names are broken into two lines. */
const LONG = 12;
const GAP = 2;
const ROUNDS = 300;
/** Things within this distance may touch before neighbours are computed again. */
const NEAR = 30;
const LOOK = 10;
/** The distance of a link from cities that it does not join. */
const AWAY = 3;

/** A city's name in one line, or in two where it is long and has a gap: broken at the gap nearest to its middle. */
export function linesOf(name: string): string[] {
  const gaps = [...name].flatMap((letter, i) => (letter === " " ? [i] : []));
  if (name.length <= LONG || !gaps.length) return [name];
  const gap = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

export function sizeOf(name: string, sizes: Sizes): Size {
  const lines = linesOf(name);
  const letters = Math.max(...lines.map((line) => line.length)) * sizes.font * LETTER;
  return {
    half: Math.max(sizes.plate.x, letters) / 2 + GAP,
    up: sizes.plate.y / 2 + GAP,
    down: sizes.plate.y / 2 + sizes.font * (0.1 + 1.05 * lines.length) + GAP,
  };
}

/** Places of the map's drawing, transformed onto the sheet. */
type Projection = (point: Point) => Point;

/** How much room moves from sparse to dense areas: 0 none, 1 all. */
const EVEN = 0.42;

export function projection(cities: City[], sizes: Size[], box: Frame): Projection {
  const edge = Math.max(...sizes.map((size) => size.half)) * 0.8;
  const x = evened(cities.map((city) => city.x));
  const y = evened(cities.map((city) => city.y));
  return (point) => ({
    x: box.x + edge + x(point.x) * (box.width - 2 * edge),
    y: box.y + 24 + y(point.y) * (box.height - 70),
  });
}

/** Positions along an axis: partly by distance, partly by rank. */
function evened(numbers: number[]): (at: number) => number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const last = sorted.length - 1 || 1;
  const [least, most] = [sorted[0] ?? 0, sorted[last] ?? 1];
  return (at) => {
    const plain = (at - least) / (most - least || 1);
    if (at <= least || at >= most) return plain;
    const after = sorted.findIndex((one) => one > at);
    const [a, b] = [sorted[after - 1] ?? least, sorted[after] ?? most];
    const counted = (after - 1 + (at - a) / (b - a || 1)) / last;
    return plain * (1 - EVEN) + counted * EVEN;
  };
}

/** A thing that is moved until it has room, with its true place. */
interface Body extends Point, Size {
  home: Point;
}

/** A price, which is placed between the two cities of its link. */
interface Toll extends Body {
  a: Body;
  b: Body;
}

/** Positions of cities inside a box, apart from each other and from each other's links. */
export function spread(
  cities: City[],
  sizes: Size[],
  home: Point[],
  box: Frame,
  links: { a: string; b: string }[] = [],
  radius = 0,
  pull = 0.03,
): Map<string, Point> {
  const index = new Map(cities.map((city, i) => [city.id, i]));
  const bodies = sizes.map((one, i): Body => ({ ...one, ...(home[i] as Point), home: home[i] as Point }));
  const tolls = links.map(({ a, b }): Toll => {
    const ends = { a: bodies[index.get(a) ?? 0] as Body, b: bodies[index.get(b) ?? 0] as Body };
    const middle = { x: (ends.a.x + ends.b.x) / 2, y: (ends.a.y + ends.b.y) / 2 };
    return { half: radius + 1, up: radius + 1, down: radius + 1, ...ends, ...middle, home: middle };
  });
  settle(bodies, tolls, pull, box);
  return new Map(cities.map((city, i) => [city.id, { x: bodies[i]?.x ?? 0, y: bodies[i]?.y ?? 0 }]));
}

/** Move everything until it has room. */
function settle(bodies: Body[], tolls: Toll[], pull: number, box: Frame): void {
  const all = [...bodies, ...tolls];
  let pairs: [Body, Body][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round % LOOK === 0) pairs = neighbours(round < ROUNDS * 0.9 ? all : bodies);
    // At first, cities are pulled to their true places; at the end, only overlaps are removed.
    if (round < ROUNDS * 0.6)
      for (const body of bodies) {
        body.x += (body.home.x - body.x) * pull;
        body.y += (body.home.y - body.y) * pull;
      }
    if (round < ROUNDS * 0.85) for (const toll of tolls) part(toll, bodies);
    let moved = false;
    for (const [one, other] of pairs) moved = push(one, other) || moved;
    for (const body of bodies) keep(body, box);
    for (const toll of tolls) hold(toll);
    if (!moved && round > ROUNDS * 0.9) break;
  }
}

/** A city near the edge of a foreign link moves aside; one in its middle stays, and the link bends round it. */
function part({ a, b }: Toll, bodies: Body[]): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  for (const city of bodies) {
    if (city === a || city === b) continue;
    const middle = city.y + (city.down - city.up) / 2;
    const share = ((city.x - a.x) * dx + (middle - a.y) * dy) / (long * long);
    if (share < 0.05 || share > 0.95) continue;
    const off = (city.x - a.x) * nx + (middle - a.y) * ny;
    const needed = Math.abs(nx) * city.half + (Math.abs(ny) * (city.up + city.down)) / 2 + AWAY;
    const over = needed - Math.abs(off);
    if (over <= 0 || over > needed * 0.7) continue;
    const by = (off > 0 ? 0.12 : -0.12) * over;
    city.x += nx * by;
    city.y += ny * by;
  }
}

/** Pairs of things that are near each other. */
function neighbours(all: Body[]): [Body, Body][] {
  const found: [Body, Body][] = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const [a, b] = [all[i] as Body, all[j] as Body];
      if (
        Math.abs(a.x - b.x) < a.half + b.half + NEAR &&
        (b.y > a.y ? b.y - a.y - a.down - b.up : a.y - b.y - b.down - a.up) < NEAR
      )
        found.push([a, b]);
    }
  return found;
}

/** The gap between two things; negative if they overlap. */
export function apart(a: Point, sa: Size, b: Point, sb: Size): number {
  return Math.max(
    Math.abs(b.x - a.x) - sa.half - sb.half,
    b.y > a.y ? b.y - a.y - sa.down - sb.up : a.y - b.y - sb.down - sa.up,
  );
}

/** Move two overlapping things apart by the shorter axis, each towards its true place; returns whether they overlapped.
 * */
function push(a: Body, b: Body): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (a.half + b.half <= Math.abs(dx) || (dy > 0 ? a.down + b.up - dy : b.down + a.up + dy) <= 0) return false;
  const east = b.home.x >= a.home.x ? 1 : -1;
  const south = b.home.y >= a.home.y ? 1 : -1;
  const overX = a.half + b.half - east * dx;
  const overY = (south > 0 ? a.down + b.up : b.down + a.up) - south * dy;
  if (overX < overY) {
    a.x -= (east * overX) / 2;
    b.x += (east * overX) / 2;
  } else {
    a.y -= (south * overY) / 2;
    b.y += (south * overY) / 2;
  }
  return true;
}

function keep(body: Body, box: Frame): void {
  body.x = Math.max(box.x + body.half, Math.min(box.x + box.width - body.half, body.x));
  body.y = Math.max(box.y + body.up, Math.min(box.y + box.height - body.down, body.y));
}

/** A price stays on its link. */
function hold(toll: Toll): void {
  const { a, b } = toll;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  const share = Math.max(0.25, Math.min(0.75, ((toll.x - a.x) * dx + (toll.y - a.y) * dy) / square));
  toll.x = a.x + dx * share;
  toll.y = a.y + dy * share;
}
