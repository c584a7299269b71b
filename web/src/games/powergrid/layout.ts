// Where the cities of a map stand in a box of pixels: near their true places, with room for their houses and names.

import type { Frame, Point } from "../../kit/geometry";
import type { City } from "./types";

export type { Point };

/** What a city takes up round its point: half its width, and how far up and down it reaches. */
export interface Size {
  half: number;
  up: number;
  down: number;
}

export interface Sizes {
  /** Width and height of the row of three houses. */
  row: Point;
  /** Font size of names, and the mean width of a letter at that size. */
  font: number;
  /** Radius of a link's price. */
  toll: number;
}

/** Sizes at a table and on a phone, in pixels. */
export const TABLE: Sizes = { row: { x: 60, y: 22 }, font: 13, toll: 11 };
export const PHONE: Sizes = { row: { x: 44, y: 17 }, font: 11.5, toll: 9.5 };
const LETTER = 0.52;
const GAP = 3;
const ROUNDS = 320;
const HOME = 0.035;
/** A map may be stretched this much one way, to fill its box. */
const STRETCH = 1.4;

export function sizeOf(name: string, sizes: Sizes): Size {
  const letters = name.length * sizes.font * LETTER;
  return {
    half: Math.max(sizes.row.x, letters) / 2 + GAP,
    up: sizes.row.y / 2 + GAP,
    down: sizes.row.y / 2 + sizes.font * 1.2 + GAP,
  };
}

/** Positions of cities inside a box, apart from each other; between linked ones there is room for the price. */
export function spread(
  cities: City[],
  size: (id: string) => Size,
  box: Frame,
  links: { a: string; b: string }[] = [],
  toll = 0,
): Map<string, Point> {
  const sizes = cities.map((city) => size(city.id));
  const linked = new Set(links.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const gaps = cities.map((one) => cities.map((other) => (linked.has(`${one.id} ${other.id}`) ? 2 * toll : 0)));
  const home = scaled(cities, sizes, box);
  const at = home.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++) {
    if (round < ROUNDS * 0.6)
      at.forEach((point, i) => {
        point.x += ((home[i]?.x ?? 0) - point.x) * HOME;
        point.y += ((home[i]?.y ?? 0) - point.y) * HOME;
      });
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        // At the end what is drawn must not overlap; until then linked cities keep their distance too.
        const gap = round < ROUNDS * 0.85 ? (gaps[i]?.[j] ?? 0) : 0;
        push(at[i] as Point, sizes[i] as Size, at[j] as Point, sizes[j] as Size, gap);
      }
    at.forEach((point, i) => {
      keep(point, sizes[i] as Size, box);
    });
  }
  return new Map(cities.map((city, i) => [city.id, at[i] as Point]));
}

/** True places brought into the box, stretched a little where that fills it. */
function scaled(cities: City[], sizes: Size[], box: Frame): Point[] {
  const xs = cities.map((city) => city.x);
  const ys = cities.map((city) => city.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  const edge = Math.max(...sizes.map((size) => size.half));
  const roomX = Math.max(1, box.width - 2 * edge);
  const roomY = Math.max(1, box.height - 60);
  let [sx, sy] = [roomX / wide, roomY / high];
  [sx, sy] = [Math.min(sx, sy * STRETCH), Math.min(sy, sx * STRETCH)];
  const [ox, oy] = [box.x + (box.width - wide * sx) / 2, box.y + 24 + (roomY - high * sy) / 2];
  return cities.map((city) => ({ x: ox + (city.x - left) * sx, y: oy + (city.y - top) * sy }));
}

/** Two cities that overlap move apart, the way that is shorter. */
function push(a: Point, sa: Size, b: Point, sb: Size, gap: number): void {
  const dx = b.x - a.x || 0.01;
  const dy = b.y - a.y || 0.01;
  const overX = sa.half + sb.half + gap - Math.abs(dx);
  const overY = (dy > 0 ? sa.down + sb.up - dy : sb.down + sa.up + dy) + gap;
  if (overX <= 0 || overY <= 0) return;
  if (overX < overY) {
    const shift = (Math.sign(dx) * overX) / 2;
    a.x -= shift;
    b.x += shift;
  } else {
    const shift = (Math.sign(dy) * overY) / 2;
    a.y -= shift;
    b.y += shift;
  }
}

function keep(point: Point, size: Size, box: Frame): void {
  point.x = Math.max(box.x + size.half, Math.min(box.x + box.width - size.half, point.x));
  point.y = Math.max(box.y + size.up, Math.min(box.y + box.height - size.down, point.y));
}

/** How far a point is from what a city takes up; below 0 it lies on it. */
export function clear(point: Point, city: Point, size: Size): number {
  const dx = Math.abs(point.x - city.x) - size.half;
  const dy = point.y > city.y ? point.y - city.y - size.down : city.y - point.y - size.up;
  return Math.max(dx, dy);
}

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.34, 0.66, 0.28, 0.72];
const ASIDE = [0, 6, -6, 12, -12];

/** Where the price of each link stands: near its middle, but not on a city, a name or another price. */
export function tolls(
  links: { a: string; b: string }[],
  at: Map<string, Point>,
  size: (id: string) => Size,
  radius: number,
): Point[] {
  const placed: Point[] = [];
  for (const link of links) {
    const a = at.get(link.a) as Point;
    const b = at.get(link.b) as Point;
    let best = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    let room = -Infinity;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    for (const aside of ASIDE)
      for (const share of SHARES) {
        const point = {
          x: a.x + (b.x - a.x) * share - ((b.y - a.y) / long) * aside,
          y: a.y + (b.y - a.y) * share + ((b.x - a.x) / long) * aside,
        };
        let free = 2;
        for (const [id, city] of at) free = Math.min(free, clear(point, city, size(id)) - radius);
        for (const other of placed)
          free = Math.min(free, Math.hypot(point.x - other.x, point.y - other.y) - 2 * radius);
        free -= Math.abs(aside) / 4 + Math.abs(share - 0.5) * 4;
        if (free > room) {
          room = free;
          best = point;
        }
      }
    placed.push(best);
  }
  return placed;
}

/** Where a region's name stands: inside the region, away from cities and prices. */
export function nameSpot(
  region: string,
  name: string,
  cities: { id: string; region: string }[],
  at: Map<string, Point>,
  size: (id: string) => Size,
  avoid: Point[],
  box: Frame,
): Point {
  const half = { x: name.length * 4.4 + 4, y: 9 };
  const own = cities.filter((city) => city.region === region).map((city) => at.get(city.id) as Point);
  const middle = {
    x: own.reduce((sum, point) => sum + point.x, 0) / own.length,
    y: own.reduce((sum, point) => sum + point.y, 0) / own.length,
  };
  let best = middle;
  let most = -Infinity;
  for (let y = box.y + half.y; y <= box.y + box.height - half.y; y += 8)
    for (let x = box.x + half.x; x <= box.x + box.width - half.x; x += 8) {
      let nearest = Infinity;
      let there = false;
      let free = 10;
      for (const city of cities) {
        const point = at.get(city.id) as Point;
        const far = Math.hypot(point.x - x, point.y - y);
        if (far < nearest) {
          nearest = far;
          there = city.region === region;
        }
        const taken = size(city.id);
        const dx = Math.abs(x - point.x) - taken.half - half.x;
        const dy = y > point.y ? y - point.y - taken.down - half.y : point.y - y - taken.up - half.y;
        free = Math.min(free, Math.max(dx, dy));
      }
      if (!there || nearest > 110) continue;
      for (const toll of avoid)
        free = Math.min(free, Math.max(Math.abs(x - toll.x) - half.x - 11, Math.abs(y - toll.y) - half.y - 11));
      free -= Math.hypot(x - middle.x, y - middle.y) / 60;
      if (free > most) {
        most = free;
        best = { x, y };
      }
    }
  return best;
}
