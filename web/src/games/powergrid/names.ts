// Where the names of regions stand: inside the region, away from cities and prices.

import type { Frame, Point } from "../../kit/geometry";
import type { Size } from "./layout";

/** The room of a name: half of what a letter takes, and of what a line does. */
const LETTER = 4.6;
const LINE = 8;
const STEP = 4;
/** A name stands no farther from a city of its region. */
const FAR = 120;
/** More room than that is worth nothing. */
const ENOUGH = 10;
/** A name may run so far into something: letters leave that much of their line free. */
const DEEP = -2;

/** Where a name stands, and whether it lies on nothing there: where a map is too small for it, it is better left out. */
export interface NameSpot extends Point {
  fits: boolean;
}

interface Stands extends Point, Size {
  region: string;
}

/** The lines of a name: each word one, for there is more room upwards than sideways. */
export const nameLines = (name: string): string[] => name.split(" ");

/** Half the width and half the height that the name of a region takes. */
export function nameSize(name: string): Point {
  const lines = nameLines(name);
  return { x: Math.max(...lines.map((line) => line.length)) * LETTER + 4, y: lines.length * LINE };
}

/** A spot for each region's name; a place belongs to the region of the city that is nearest. */
export function nameSpots(
  names: Map<string, string>,
  cities: Stands[],
  tolls: Point[],
  radius: number,
  box: Frame,
): Map<string, NameSpot> {
  const middles = new Map([...names.keys()].map((region) => [region, middle(cities, region)]));
  const sizes = new Map([...names].map(([region, name]) => [region, nameSize(name)]));
  const spots = new Map([...names.keys()].map((region) => [region, [] as Spot[]]));
  for (let y = box.y; y <= box.y + box.height; y += STEP)
    for (let x = box.x; x <= box.x + box.width; x += STEP) {
      const nearest = nearestOf(cities, x, y);
      const half = sizes.get(nearest?.region ?? "");
      if (!nearest || !half || x < box.x + half.x || x > box.x + box.width - half.x) continue;
      if (y < box.y + half.y || y > box.y + box.height - half.y) continue;
      const centre = middles.get(nearest.region) as Point;
      const away = Math.sqrt((x - centre.x) ** 2 + (y - centre.y) ** 2) / 60;
      const free = room(x, y, half, cities, tolls, radius);
      spots.get(nearest.region)?.push({ x, y, half, fits: free >= DEEP, worth: free - away });
    }
  return choose(spots);
}

interface Spot extends NameSpot {
  half: Point;
  worth: number;
}

/** The best spot of each region that no other name takes; whoever has the poorest spots chooses first. */
function choose(spots: Map<string, Spot[]>): Map<string, NameSpot> {
  const found = new Map<string, Spot>();
  const sorted = [...spots].map(([region, list]) => [region, list.sort((a, b) => b.worth - a.worth)] as const);
  for (const [region, list] of sorted.sort(([, a], [, b]) => (a[0]?.worth ?? 0) - (b[0]?.worth ?? 0))) {
    const taken = [...found.values()];
    const free = list.find((one) =>
      taken.every(
        (other) =>
          Math.abs(one.x - other.x) > one.half.x + other.half.x ||
          Math.abs(one.y - other.y) > one.half.y + other.half.y,
      ),
    );
    const spot = free ?? list[0];
    if (spot) found.set(region, { ...spot, fits: spot.fits && spot === free });
  }
  return found;
}

function middle(cities: Stands[], region: string): Point {
  const own = cities.filter((city) => city.region === region);
  return {
    x: own.reduce((sum, city) => sum + city.x, 0) / own.length,
    y: own.reduce((sum, city) => sum + city.y, 0) / own.length,
  };
}

function nearestOf(cities: Stands[], x: number, y: number): Stands | null {
  let nearest: Stands | null = null;
  let least = FAR * FAR;
  for (const city of cities) {
    const far = (city.x - x) * (city.x - x) + (city.y - y) * (city.y - y);
    if (far < least) {
      least = far;
      nearest = city;
    }
  }
  return nearest;
}

/** How much room a name of a size has at a spot; below 0 it lies on something. */
export function room(x: number, y: number, half: Point, cities: Stands[], tolls: Point[], radius: number): number {
  let free = ENOUGH;
  for (const city of cities) {
    const dx = Math.abs(x - city.x) - city.half - half.x;
    if (dx >= free) continue;
    const dy = y > city.y ? y - city.y - city.down - half.y : city.y - y - city.up - half.y;
    free = Math.min(free, Math.max(dx, dy));
  }
  for (const toll of tolls)
    free = Math.min(free, Math.max(Math.abs(x - toll.x) - half.x - radius, Math.abs(y - toll.y) - half.y - radius));
  return free;
}
