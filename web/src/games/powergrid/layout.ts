// Where things are drawn on a map: cities moved apart a little, the land around them, the part in play.

import type { City, MapData } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** What a city needs around it, so that its places and its name can be read. */
const WIDE = 106;
const HIGH = 74;
const ROUNDS = 260;
const HOME = 0.03;

/** Positions of cities, near their true ones, with room between them. */
export function spread(cities: City[]): Map<string, Point> {
  const home = cities.map((city) => ({ x: city.x, y: city.y }));
  const at = home.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const one = at[i] as Point;
        const other = at[j] as Point;
        const dx = (other.x - one.x) / WIDE || 0.01;
        const dy = (other.y - one.y) / HIGH || 0.01;
        const near = Math.hypot(dx, dy);
        if (near >= 1) continue;
        const push = (1 - near) / 2 / near;
        one.x -= dx * push * WIDE;
        one.y -= dy * push * HIGH;
        other.x += dx * push * WIDE;
        other.y += dy * push * HIGH;
      }
    }
    if (round > ROUNDS * 0.7) continue;
    at.forEach((point, i) => {
      point.x += ((home[i]?.x ?? 0) - point.x) * HOME;
      point.y += ((home[i]?.y ?? 0) - point.y) * HOME;
    });
  }
  return new Map(cities.map((city, i) => [city.id, at[i] as Point]));
}

const LETTER = 5.2;
const NAMELESS = 44;

/** How near a point comes to a city with its places and its name of so many letters; below 0 it lies on it. */
function clear(point: Point, city: Point, letters: number): number {
  const dx = Math.abs(point.x - city.x) - (point.y > city.y ? Math.max(NAMELESS, letters * LETTER + 4) : NAMELESS);
  const dy = point.y > city.y ? point.y - city.y - 32 : city.y - point.y - 14;
  return Math.max(dx, dy);
}

const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68];
const ASIDE = [0, 7, -7, 13, -13];
const ROOM = 12;

/** Where the price of each link stands: near its middle, but not on a city, a name or another price. */
export function tolls(
  links: { a: string; b: string }[],
  at: Map<string, Point>,
  letters: (city: string) => number = () => 0,
): Point[] {
  const cities = [...at].map(([id, point]) => ({ point, letters: letters(id) }));
  const placed: Point[] = [];
  for (const link of links) {
    const a = at.get(link.a) as Point;
    const b = at.get(link.b) as Point;
    let best: Point | undefined;
    let room = -Infinity;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    for (const aside of ASIDE) {
      for (const share of SHARES) {
        const point = {
          x: a.x + (b.x - a.x) * share - ((b.y - a.y) / long) * aside,
          y: a.y + (b.y - a.y) * share + ((b.x - a.x) / long) * aside,
        };
        let free = ROOM;
        for (const city of cities) free = Math.min(free, clear(point, city.point, city.letters));
        for (const other of placed) free = Math.min(free, Math.hypot(point.x - other.x, point.y - other.y) - 16);
        free -= Math.abs(aside) / 2;
        if (free > room) {
          room = free;
          best = point;
        }
      }
    }
    placed.push(best ?? a);
  }
  return placed;
}

/** How crowded two points are: 1 and more is far enough. */
export function apart(a: Point, b: Point): number {
  return Math.hypot((a.x - b.x) / WIDE, (a.y - b.y) / HIGH);
}

export interface Cell {
  region: string;
  points: string;
}

interface Site extends Point {
  region: string;
}

const REACH = 78;
const CORNERS = 22;

/** The land: around each city and along each link, every point belongs to the region of what is nearest. */
export function land(map: MapData, at: Map<string, Point>): { cells: Cell[]; coast: Point[]; reach: number } {
  const region = new Map(map.cities.map((city) => [city.id, city.region]));
  const sites: Site[] = map.cities.map((city) => ({ ...(at.get(city.id) as Point), region: city.region }));
  for (const link of map.connections) {
    const a = at.get(link.a) as Point;
    const b = at.get(link.b) as Point;
    const steps = Math.max(2, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / 55));
    for (let i = 1; i < steps; i++) {
      const share = i / steps;
      sites.push({
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
        region: region.get(share < 0.5 ? link.a : link.b) ?? "",
      });
    }
  }
  const cells = sites.map((site) => ({
    region: site.region,
    points: cell(site, sites)
      .map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`)
      .join(" "),
  }));
  return { cells, coast: sites, reach: REACH };
}

function cell(site: Site, sites: Site[]): Point[] {
  let shape: Point[] = Array.from({ length: CORNERS }, (_, i) => ({
    x: site.x + REACH * Math.cos((2 * Math.PI * i) / CORNERS),
    y: site.y + REACH * Math.sin((2 * Math.PI * i) / CORNERS),
  }));
  for (const other of sites) {
    if (other === site || other.region === site.region) continue;
    const dx = other.x - site.x;
    const dy = other.y - site.y;
    if (dx * dx + dy * dy > 4 * REACH * REACH) continue;
    shape = clip(shape, { x: site.x + dx / 2, y: site.y + dy / 2 }, { x: dx, y: dy });
  }
  return shape;
}

/** The part of a shape on this side of a line through `middle`, which `away` points away from. */
function clip(shape: Point[], middle: Point, away: Point): Point[] {
  const side = (point: Point) => (point.x - middle.x) * away.x + (point.y - middle.y) * away.y;
  const kept: Point[] = [];
  shape.forEach((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const here = side(point);
    const there = side(next);
    if (here <= 0) kept.push(point);
    if (here < 0 !== there < 0 && here !== there) {
      const share = here / (here - there);
      kept.push({ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share });
    }
  });
  return kept;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the map that is in play, with a margin. */
export function frame(points: Point[]): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - 72;
  const y = Math.min(...ys) - 50;
  return { x, y, width: Math.max(...xs) + 72 - x, height: Math.max(...ys) + 62 - y };
}

/** The point nearest in a direction, for the arrow keys. */
export function neighbour(points: Map<string, Point>, from: string, dx: number, dy: number): string {
  const here = points.get(from);
  if (!here) return from;
  let best = from;
  let least = Infinity;
  for (const [id, point] of points) {
    const along = (point.x - here.x) * dx + (point.y - here.y) * dy;
    const aside = Math.abs((point.x - here.x) * dy) + Math.abs((point.y - here.y) * dx);
    if (along <= 0 || aside > 2.5 * along) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = id;
    }
  }
  return best;
}
