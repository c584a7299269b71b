// The sheet of a map: everything that depends only on the regions in play and the language, not on moves or the screen.
// A screen scales the sheet or shows a part of it.

import type { Frame } from "../../../kit/geometry";
import type { City, Link, MapData } from "../types";
import { Country, type Land, type Site } from "./land";
import { type Point, projection, SIZES, type Size, type Sizes, sizeOf, spread } from "./layout";
import { type Box, boxOf, type Curve, pointsOf, type Routed, route } from "./links";
import { lies, type NameSpot, nameSpots } from "./names";
import { linksInPlay } from "./paths";
import { seasOf } from "./seas";

export interface Plan {
  /** The part of the sheet that must be visible; land and sea continue beyond it. */
  width: number;
  height: number;
  sizes: Sizes;
  cities: City[];
  at: Map<string, Point>;
  size: (id: string) => Size;
  boxes: Box[];
  links: Link[];
  /** The curve of each link with the place of its price. */
  curves: Curve[];
  land: Land;
  names: NameSpot[];
  /** Links through foreign cities and prices on other things: none, unless a map is too full for its largest sheet. */
  faults: number;
}

/** The words on the map. */
interface Naming {
  city(id: string): string;
  region(id: string): string;
}

const EDGE = 6;
/** How much extra land a region may get for its name, and its distance from other land. */
const MORE = 60;
const ALOOF = 12;
/** Land and sea beyond the sheet, visible in wide windows. */
export const BEYOND = { x: 620, y: 260 };
/** The initial size of the sheet, and its growth while something has no room. */
const SIDE = 590;
const GROWTH = 1.025;
/** Sheets up to this many times the size of names are shown whole on a laptop. */
const WHOLE = 48.5;
const TRIES = 10;
/** With this many faults, or overlapping cities, the sheet grows faster. */
const HOPELESS = 8;
/** The limits within which a map's own proportions are kept. */
const NARROWEST = 0.95;
const WIDEST = 1.03;
/** How strongly cities are pulled to their true places; weaker values are tried if there is too little room. */
const PULLS = [0.03, 0.008];
/** The number of cached sheets: a table and its replay share one. */
const KEPT = 4;
const kept = new Map<string, Plan>();

/** The sheet of the cities in play, cached by regions and language. */
export function planOf(map: MapData, ids: ReadonlySet<string>, naming: Naming): Plan {
  const cities = map.cities.filter((city) => ids.has(city.id));
  const words = cities.map((city) => naming.city(city.id)).join();
  const key = [map.id, words, ...map.regions.map((one) => naming.region(one.id))].join();
  const found = kept.get(key) ?? makePlan(map, cities, naming);
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
  return found;
}

interface Draft extends Routed {
  sizes: Sizes;
  /** The boxes of each city. */
  taken: Size[];
  width: number;
  height: number;
  at: Map<string, Point>;
  boxes: Box[];
}

function makePlan(map: MapData, cities: City[], naming: Naming): Plan {
  const links = linksInPlay(
    map.connections,
    cities.map((city) => city.id),
  );
  const draft = draftOf(cities, links, naming);
  const { width, height, at, curves, boxes, sizes, taken } = draft;
  const seas = seasOf(map.id).map((sea) => sea.map(projection(cities, taken, frame(width, height))));
  const lines = curves.flatMap((curve) => pointsOf(curve, 60));
  const things = { boxes, tolls: curves.map(({ toll }) => toll), radius: sizes.toll, lines };
  const regions = map.regions.filter((one) => cities.some((city) => city.region === one.id)).map((one) => one.id);
  const called = new Map(regions.map((id) => [id, naming.region(id)]));
  const sites = sitesOf(cities, taken, links, at, curves);
  const beyond = { x: -BEYOND.x, y: -BEYOND.y, width: width + 2 * BEYOND.x, height: height + 2 * BEYOND.y };
  const country = new Country(seas, beyond);
  let land = country.settle(sites);
  let names = nameSpots(called, land.depth, things, frame(width, height));
  if (names.some(({ fits }) => !fits)) {
    // A region without room for its name gets more unclaimed land.
    const { depth } = land;
    const free = (id: string, x: number, y: number) =>
      regions.every((other) => other === id || depth(other, x, y) < -ALOOF) ? depth(id, x, y) + MORE : depth(id, x, y);
    names = nameSpots(called, free, things, frame(width, height));
    const more = country.settle([...sites, ...names.filter(({ fits }) => fits).flatMap(underName)]);
    names = names.map((one) => ({ ...one, fits: one.fits && lies(one.id, one.x, one.y, one.half, more.depth) }));
    land = more;
  }
  const index = new Map(cities.map((city, i) => [city.id, taken[i] as Size]));
  return {
    width,
    height,
    sizes,
    cities,
    at,
    size: (id) => index.get(id) ?? { half: 0, up: 0, down: 0 },
    boxes,
    links,
    curves,
    land: country.draw(land, (x, y) => isBare(x, y, boxes, lines)),
    names,
    faults: draft.faults,
  };
}

const frame = (width: number, height: number): Frame => ({
  x: EDGE,
  y: EDGE,
  width: width - 2 * EDGE,
  height: height - 2 * EDGE,
});

/** The largest plates that fit on a sheet that a laptop shows whole; else the smallest. */
function draftOf(cities: City[], links: Link[], naming: Naming): Draft {
  const first = cities.length <= 21 ? 0 : cities.length <= 28 ? 1 : 2;
  let found: Draft | null = null;
  for (const sizes of SIZES.slice(first)) {
    const taken = cities.map((city) => sizeOf(naming.city(city.id), sizes));
    found = drawn(cities, taken, links, sizes, sizes === SIZES.at(-1) ? Infinity : WHOLE * sizes.font);
    if (!found.faults) break;
  }
  return found as Draft;
}

/** Cities and links on the smallest sheet with enough room, up to a width. */
function drawn(cities: City[], taken: Size[], links: Link[], sizes: Sizes, most: number): Draft {
  const xs = cities.map((city) => city.x);
  const ys = cities.map((city) => city.y);
  const own = (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys) || 1);
  const shape = Math.sqrt(Math.max(NARROWEST, Math.min(WIDEST, own)));
  let best: Draft | null = null;
  for (let i = 0, side = SIDE; i < TRIES; i++) {
    const [width, height] = [Math.round(side * shape), Math.round(side / shape)];
    if (best && Math.max(width, height) > most) break;
    const box = frame(width, height);
    const home = cities.map(projection(cities, taken, box));
    let least = HOPELESS;
    for (const pull of PULLS) {
      const at = spread(cities, taken, home, box, links, sizes.toll, pull);
      const boxes = cities.map((city, c) => boxOf(city.id, at.get(city.id) as Point, taken[c] as Size));
      if (best && i < TRIES - 1 && overlaps(boxes)) continue;
      const routed = route(links, at, boxes, sizes.toll);
      const faults = routed.faults + overlaps(boxes);
      if (!best || faults < best.faults) best = { ...routed, faults, width, height, at, boxes, sizes, taken };
      if (!faults) return best;
      least = Math.min(least, faults);
    }
    side *= GROWTH ** (1 + Math.ceil(least / 4));
  }
  return best as Draft;
}

/** The number of overlapping cities. */
function overlaps(boxes: Box[]): number {
  let count = 0;
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1))
      if (Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 1) count++;
  });
  return count;
}

/** The things of a region: its cities with their names, and its half of each link. */
function sitesOf(cities: City[], taken: Size[], links: Link[], at: Map<string, Point>, curves: Curve[]): Site[] {
  const region = new Map(cities.map((city) => [city.id, city.region]));
  return [
    ...cities.flatMap((city, i) => {
      const [{ x, y }, { half, down }] = [at.get(city.id) as Point, taken[i] as Size];
      return [-1, -0.5, 0, 0.5, 1].map((share) => ({
        x: x + share * half * 0.8,
        y: y + down / 4,
        region: city.region,
      }));
    }),
    ...links.flatMap((link, i) => {
      const points = pointsOf(curves[i] as Curve, 12).slice(1, -1);
      return points.map((point, p) => ({
        ...point,
        region: region.get(p < points.length / 2 ? link.a : link.b) ?? "",
      }));
    }),
  ];
}

/** The land that a name lies on. */
function underName({ id, x, y, half }: NameSpot): Site[] {
  return [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((share) => [
    { x: x + share * half.x, y: y - half.y / 2, region: id },
    { x: x + share * half.x, y: y + half.y / 2, region: id },
  ]);
}

/** Whether hills may be drawn at a place: away from cities and links. */
function isBare(x: number, y: number, boxes: Box[], lines: Point[]): boolean {
  for (const box of boxes)
    if (x > box.left - 12 && x < box.right + 12 && y > box.top - 12 && y < box.bottom + 12) return false;
  for (const point of lines) if (Math.abs(x - point.x) < 10 && Math.abs(y - point.y) < 10) return false;
  return true;
}
