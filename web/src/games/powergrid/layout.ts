// Where the cities of a map and the prices of its links stand in a box of pixels: cities near their true places with room
// for their houses and names, prices on their links, nothing upon anything else.

import type { Frame, Point } from "../../kit/geometry";
import type { City } from "./types";

export type { Point };

/** What a thing takes up round its point: half its width, and how far up and down it reaches. */
export interface Size {
  half: number;
  up: number;
  down: number;
}

export interface Sizes {
  /** Width and height of the row of three houses. */
  row: Point;
  /** Font size of names. */
  font: number;
  /** Radius of a link's price. */
  toll: number;
}

/** Sizes at a table, on a tablet and on a phone, in pixels. */
export const TABLE: Sizes = { row: { x: 60, y: 22 }, font: 13, toll: 11 };
export const TABLET: Sizes = { row: { x: 46, y: 17 }, font: 11.5, toll: 9 };
export const PHONE: Sizes = { row: { x: 44, y: 17 }, font: 11.5, toll: 9 };
/** The width of one of the three places in a row of houses. */
export const placeWidth = (sizes: Sizes): number => sizes.row.x / 3 - 1.5;
/** The mean width of a letter, as a share of its font size. */
const LETTER = 0.54;
/** Names of more letters are broken. */
const LONG = 14;
const GAP = 2;
const ROUNDS = 400;
/** Things this near may come to touch before the neighbours are looked for again. */
const NEAR = 30;
const LOOK = 10;
const MEND = 20;
/** How strongly cities are drawn to their true places: where one leaves too little room, the next is tried, at last none. */
const HOMES = [0.035, 0.02, 0.05, 0.01, 0];
/** Overlaps of so many pixels altogether are nobody's worry. */
const LITTLE = 2;
/** A map may be stretched this much one way, to fill its box. */
const STRETCH = 1.8;
/** A price stays on this part of its link, and this near to its line. */
const SHARE = { least: 0.2, most: 0.8 };
const ASIDE = 10;
const ON = {
  shares: [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8],
  asides: [0, 5, -5, ASIDE, -ASIDE],
};
/** Where there is no other way, a price stands beside its link. */
const BESIDE = {
  shares: [...ON.shares, 0.12, 0.88, 0.05, 0.95],
  asides: [...ON.asides, 14, -14, 18, -18, 22, -22, 26, -26, 30, -30, 36, -36, 42, -42],
};

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
    half: Math.max(sizes.row.x, letters) / 2 + GAP,
    up: sizes.row.y / 2 + GAP,
    down: sizes.row.y / 2 + sizes.font * (0.1 + 1.05 * lines.length) + GAP,
  };
}

/** A thing that is moved about until it has room, and its true place. */
interface Body extends Point, Size {
  home: Point;
}

/** A price and the two cities that hold it. */
interface Toll extends Body {
  a: Body;
  b: Body;
}

export interface Spread {
  /** Cities by id. */
  at: Map<string, Point>;
  /** Prices in the order of the links. */
  tolls: Point[];
}

/** Positions of cities and prices inside a box, apart from each other. */
export function spread(
  cities: City[],
  size: (id: string) => Size,
  box: Frame,
  links: { a: string; b: string }[] = [],
  radius = 0,
): Spread {
  const sizes = cities.map((city) => size(city.id));
  const home = scaled(cities, sizes, box);
  const index = new Map(cities.map((city, i) => [city.id, i]));
  let best: [Body[], Toll[]] = [[], []];
  let least = Infinity;
  for (const pull of HOMES) {
    const bodies = sizes.map((one, i): Body => ({ ...one, ...(home[i] as Point), home: home[i] as Point }));
    const tolls = links.map(({ a, b }): Toll => {
      const ends = { a: bodies[index.get(a) ?? 0] as Body, b: bodies[index.get(b) ?? 0] as Body };
      const middle = { x: (ends.a.x + ends.b.x) / 2, y: (ends.a.y + ends.b.y) / 2 };
      return { half: radius + 1, up: radius + 1, down: radius + 1, ...ends, ...middle, home: middle };
    });
    settle(bodies, tolls, pull, box);
    const over = overlaps([...bodies, ...tolls]);
    if (over < least) {
      least = over;
      best = [bodies, tolls];
    }
    if (least < LITTLE) break;
  }
  const [bodies, tolls] = best;
  return { at: new Map(cities.map((city, i) => [city.id, plain(bodies[i] as Body)])), tolls: tolls.map(plain) };
}

const plain = ({ x, y }: Point): Point => ({ x, y });

/** Move everything about until it has room. */
function settle(bodies: Body[], tolls: Toll[], pull: number, box: Frame): void {
  const all = [...bodies, ...tolls];
  let pairs: [Body, Body][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round % MEND === 0) for (const toll of tolls) relocate(toll, all, ON, box);
    if (round % LOOK === 0) pairs = neighbours(round < ROUNDS * 0.97 ? all : bodies);
    // First cities are drawn to their true places; at the end only their names must not overlap.
    if (round < ROUNDS * 0.6)
      for (const body of bodies) {
        body.x += (body.home.x - body.x) * pull;
        body.y += (body.home.y - body.y) * pull;
      }
    let moved = false;
    for (const [one, other] of pairs) moved = push(one, other) || moved;
    for (const body of bodies) keep(body, box);
    for (const toll of tolls) hold(toll);
    if (!moved && round > ROUNDS * 0.6) break;
  }
  for (let again = 0; again < 3; again++) for (const toll of tolls) relocate(toll, all, BESIDE, box);
}

/** By how many pixels things overlap altogether. */
function overlaps(all: Body[]): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const [a, b] = [all[i] as Body, all[j] as Body];
      sum += Math.max(0, -apart(a, a, b, b) - GAP);
    }
  return sum;
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

/** How far two things are apart; below 0 they overlap. */
export function apart(a: Point, sa: Size, b: Point, sb: Size): number {
  return Math.max(
    Math.abs(b.x - a.x) - sa.half - sb.half,
    b.y > a.y ? b.y - a.y - sa.down - sb.up : a.y - b.y - sb.down - sa.up,
  );
}

/** A price that lies on something goes where its link has more room. */
function relocate(toll: Toll, all: Body[], spots: typeof ON, box: Frame): void {
  const { a, b } = toll;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const wide = toll.half + Math.max(...spots.asides);
  const near = all.filter(
    (other) =>
      other !== toll &&
      other.x + other.half > Math.min(a.x, b.x) - wide &&
      other.x - other.half < Math.max(a.x, b.x) + wide &&
      other.y + other.down > Math.min(a.y, b.y) - wide &&
      other.y - other.up < Math.max(a.y, b.y) + wide,
  );
  const free = (x: number, y: number) => {
    let sum = 0;
    for (const other of near) {
      const overX = toll.half + other.half - Math.abs(other.x - x);
      if (overX <= 0) continue;
      const overY = other.y > y ? toll.down + other.up - other.y + y : toll.up + other.down - y + other.y;
      if (overY > 0) sum -= Math.min(overX, overY);
    }
    return sum;
  };
  if (!free(toll.x, toll.y)) return;
  let most = -Infinity;
  const { x: x0, y: y0 } = a;
  for (const aside of spots.asides)
    for (const share of spots.shares) {
      const x = x0 + dx * share - (dy / long) * aside;
      const y = y0 + dy * share + (dx / long) * aside;
      if (!contains(box, x, y, toll.half)) continue;
      const worth = free(x, y) - Math.abs(aside) / 8 - Math.abs(share - 0.5) * 4;
      if (worth > most) {
        most = worth;
        toll.x = x;
        toll.y = y;
      }
    }
}

function contains(box: Frame, x: number, y: number, half: number): boolean {
  return x >= box.x + half && x <= box.x + box.width - half && y >= box.y + half && y <= box.y + box.height - half;
}

/** Two things that overlap move apart, the way that is shorter, each to the side where it truly is; whether they did. */
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
  const long = Math.sqrt(square);
  const [px, py] = [toll.x - a.x, toll.y - a.y];
  const share = Math.max(SHARE.least, Math.min(SHARE.most, (px * dx + py * dy) / square));
  const aside = Math.max(-ASIDE, Math.min(ASIDE, (py * dx - px * dy) / long));
  toll.x = a.x + dx * share - (dy / long) * aside;
  toll.y = a.y + dy * share + (dx / long) * aside;
}
