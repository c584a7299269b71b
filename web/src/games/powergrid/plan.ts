// The map drawn into the pixels it has: everything that depends on the room and on what is in play, and on no move.

import type { Frame } from "../../kit/geometry";
import { outlines, type Site } from "./contour";
import { type Point, type Size, type Sizes, sizeOf, spread } from "./layout";
import { type NameSpot, nameSpots } from "./names";
import { linksInPlay } from "./paths";
import type { City, Link, MapData } from "./types";

export interface Plan {
  cities: City[];
  at: Map<string, Point>;
  size: (id: string) => Size;
  links: Link[];
  /** Where the price of each link stands. */
  tolls: Point[];
  /** The outline of each region. */
  land: Map<string, string>;
  names: (NameSpot & { id: string })[];
}

export interface Room {
  width: number;
  height: number;
  /** Height that is covered at the foot. */
  foot: number;
  sizes: Sizes;
  /** How far the land reaches round cities and links. */
  reach: number;
}

/** The words on the map. */
export interface Naming {
  city(id: string): string;
  region(id: string): string;
}

const EDGE = 5;
/** Land lies along a link at every so many pixels. */
const ALONG = 40;
/** Plans that are remembered: a table and a look back at it have the same. */
const KEPT = 4;
const kept = new Map<string, Plan>();

/** The plan of the cities in play; made once for a room and a language. */
export function planOf(map: MapData, ids: ReadonlySet<string>, room: Room, naming: Naming): Plan {
  const cities = map.cities.filter((city) => ids.has(city.id));
  const { width, height, foot, reach } = room;
  const words = cities.map((city) => naming.city(city.id)).join();
  const key = [map.id, width, height, foot, reach, words, ...map.regions.map((one) => naming.region(one.id))].join();
  const found = kept.get(key) ?? makePlan(map, cities, room, naming);
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
  return found;
}

function makePlan(map: MapData, cities: City[], room: Room, naming: Naming): Plan {
  const { width, height, foot, sizes, reach } = room;
  const box: Frame = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE - foot };
  const taken = new Map(cities.map((city) => [city.id, sizeOf(naming.city(city.id), sizes)]));
  const size = (id: string) => taken.get(id) ?? { half: 0, up: 0, down: 0 };
  const links = linksInPlay(map.connections, taken.keys());
  const { at, tolls } = spread(cities, size, box, links, sizes.toll);
  const stands = cities.map((city) => ({ ...size(city.id), ...(at.get(city.id) as Point), region: city.region }));
  const regions = map.regions.filter((one) => cities.some((city) => city.region === one.id)).map((one) => one.id);
  const spots = nameSpots(new Map(regions.map((id) => [id, naming.region(id)])), stands, tolls, sizes.toll, box);
  return {
    cities,
    at,
    size,
    links,
    tolls,
    land: outlines([...stands, ...alongLinks(cities, links, at)], reach, { x: 0, y: 0, width, height }),
    names: regions.flatMap((id) => {
      const spot = spots.get(id);
      return spot ? [{ id, ...spot }] : [];
    }),
  };
}

/** Land under the links: each half belongs to the region of its city. */
function alongLinks(cities: City[], links: Link[], at: Map<string, Point>): Site[] {
  const region = new Map(cities.map((city) => [city.id, city.region]));
  return links.flatMap((link) => {
    const [a, b] = [at.get(link.a) as Point, at.get(link.b) as Point];
    const steps = Math.max(2, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / ALONG));
    return Array.from({ length: steps - 1 }, (_, i) => {
      const share = (i + 1) / steps;
      return {
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
        region: region.get(share < 0.5 ? link.a : link.b) ?? "",
      };
    });
  });
}
