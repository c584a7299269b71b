import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Frame, neighbour } from "../../kit/geometry";
import { apart, PHONE, type Point, type Size, type Sizes, TABLE, TABLET } from "./layout";
import { nameSize, room as roomOf } from "./names";
import { type Plan, planOf } from "./plan";
import type { MapData } from "./types";

const DATA = join(import.meta.dirname, "../../../../partie/games/powergrid/data");
const maps = ["germany", "usa"].map(
  (name) => JSON.parse(readFileSync(join(DATA, `map_${name}.json`), "utf8")) as MapData,
);
const LOCALE = join(DATA, "../locale");
const TRACK = 46;

/** The words on maps in a language. */
function namingIn(language: string) {
  const text = readFileSync(join(LOCALE, `maps.${language}.ftl`), "utf8");
  const words = new Map([...text.matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map((match) => [match[1], match[2]]));
  return {
    city: (id: string) => words.get(`city-${id}`) ?? id,
    region: (id: string) => words.get(`region-${id}`) ?? id,
  };
}
const LANGUAGES = ["en", "cs", "uk"];

/** The rooms in which maps are drawn, with the most regions they are asked to hold. */
const ROOMS: { room: string; box: Frame; foot: number; sizes: Sizes; regions: number }[] = [
  { room: "at a table", box: { x: 0, y: 0, width: 596, height: 646 }, foot: TRACK, sizes: TABLE, regions: 5 },
  { room: "on a tablet", box: { x: 0, y: 0, width: 594, height: 570 }, foot: TRACK, sizes: TABLET, regions: 5 },
  { room: "on a phone", box: { x: 0, y: 0, width: 376, height: 490 }, foot: 0, sizes: PHONE, regions: 3 },
  {
    room: "on a phone, larger than it",
    box: { x: 0, y: 0, width: 545, height: 710 },
    foot: 0,
    sizes: PHONE,
    regions: 5,
  },
];

/** All ways to take so many regions that hang together. */
function choices(map: MapData, count: number): string[][] {
  const some = (ids: string[], left: number): string[][] =>
    left ? ids.flatMap((id, i) => some(ids.slice(i + 1), left - 1).map((rest) => [id, ...rest])) : [[]];
  const together = (ids: string[]) => {
    const reached = new Set(ids.slice(0, 1));
    for (const id of reached)
      for (const next of map.regions.find((one) => one.id === id)?.adjoins ?? [])
        if (ids.includes(next)) reached.add(next);
    return reached.size === ids.length;
  };
  return some(
    map.regions.map((one) => one.id),
    count,
  ).filter(together);
}

/** How far a price is from what a city takes up; below 0 it lies on it. */
function clear(toll: Point, radius: number, city: Point, size: Size): number {
  const dx = Math.max(0, Math.abs(toll.x - city.x) - size.half);
  const dy = Math.max(0, toll.y > city.y ? toll.y - city.y - size.down : city.y - toll.y - size.up);
  return dx || dy ? Math.hypot(dx, dy) - radius : -radius;
}

const CASES = maps.flatMap((map) => ROOMS.flatMap((room) => LANGUAGES.map((language) => ({ ...room, map, language }))));

describe.each(CASES)("the map of $map.id $room in $language", ({ map, box, foot, sizes, regions, language }) => {
  const naming = namingIn(language);
  const plans: Plan[] = choices(map, regions).map((ids) =>
    planOf(
      map,
      new Set(map.cities.filter((city) => ids.includes(city.region)).map((city) => city.id)),
      { width: box.width, height: box.height, foot, sizes, reach: 60 },
      naming,
    ),
  );
  const at = (plan: Plan, id: string) => plan.at.get(id) as Point;

  it("has room for every city with its name", () => {
    for (const plan of plans) {
      const crossing = plan.cities.flatMap((one, i) =>
        plan.cities
          .slice(i + 1)
          .filter((other) => apart(at(plan, one.id), plan.size(one.id), at(plan, other.id), plan.size(other.id)) < -3)
          .map((other) => `${one.id} ${other.id}`),
      );
      expect(crossing).toEqual([]);
    }
  });

  it("keeps all of it inside the room", () => {
    for (const plan of plans)
      for (const { id } of plan.cities) {
        const [point, size] = [at(plan, id), plan.size(id)];
        expect(point.x - size.half).toBeGreaterThanOrEqual(4.9);
        expect(point.x + size.half).toBeLessThanOrEqual(box.width - 4.9);
        expect(point.y + size.down).toBeLessThanOrEqual(box.height - foot - 4.9);
      }
    for (const plan of plans)
      for (const { x, y } of plan.tolls) {
        expect(Math.min(x, y, box.width - x)).toBeGreaterThanOrEqual(sizes.toll);
        expect(y).toBeLessThanOrEqual(box.height - foot - sizes.toll);
      }
  });

  it("has the price of every link beside cities, names and other prices", () => {
    const touching = plans.flatMap((plan) =>
      plan.tolls.flatMap((toll, i) => {
        const cities = plan.cities.filter(({ id }) => clear(toll, sizes.toll, at(plan, id), plan.size(id)) < -4.5);
        const others = plan.tolls
          .slice(0, i)
          .filter((other) => Math.hypot(toll.x - other.x, toll.y - other.y) < 2 * sizes.toll - 2);
        const link = plan.links[i];
        return cities.length + others.length
          ? [{ link: `${link?.a} ${link?.b}`, cities: cities.map(({ id }) => id), prices: others.length }]
          : [];
      }),
    );
    expect(touching).toEqual([]);
    for (const plan of plans) expect(plan.tolls).toHaveLength(plan.links.length);
  });

  it("names the regions where nothing else stands, hardly ever one not", () => {
    const unnamed = plans.filter((plan) => plan.names.some(({ fits }) => !fits));
    expect(unnamed.length).toBeLessThanOrEqual(plans.length / 4);
    for (const plan of plans) expect(plan.names.filter(({ fits }) => !fits).length).toBeLessThanOrEqual(1);
    for (const plan of plans) {
      expect(plan.names).toHaveLength(regions);
      const stands = plan.cities.map((city) => ({
        ...at(plan, city.id),
        ...plan.size(city.id),
        region: city.region,
      }));
      for (const { id, x, y, fits } of plan.names)
        if (fits)
          expect(roomOf(x, y, nameSize(naming.region(id)), stands, plan.tolls, sizes.toll), id).toBeGreaterThan(-3);
      const beside = plan.names.flatMap((one, i) =>
        plan.names
          .slice(i + 1)
          .filter(
            (other) =>
              Math.abs(one.y - other.y) < 15 &&
              Math.abs(one.x - other.x) < nameSize(naming.region(one.id)).x + nameSize(naming.region(other.id)).x - 4,
          ),
      );
      expect(beside).toEqual([]);
    }
  });

  it("has land for every region", () => {
    for (const plan of plans) {
      expect(plan.land.size).toBe(regions);
      for (const path of plan.land.values()) expect(path).toMatch(/^M[-\d. L]+Z/);
    }
  });

  it("lets the arrow keys reach every city", () => {
    for (const plan of plans) {
      const ids = [...plan.at.keys()];
      const reached = new Set([ids[0] ?? ""]);
      for (const id of reached)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          reached.add(neighbour(plan.at, id, dx, dy));
      expect(ids.filter((id) => !reached.has(id))).toEqual([]);
    }
  });
});

it("leaves out the names of regions on a map that is too small for them", () => {
  const map = maps[0] as MapData;
  const naming = namingIn("uk");
  const all = new Set(map.cities.map((city) => city.id));
  const plan = planOf(map, all, { width: 420, height: 420, foot: TRACK, sizes: TABLE, reach: 60 }, naming);
  const stands = plan.cities.map((city) => ({
    ...(plan.at.get(city.id) as Point),
    ...plan.size(city.id),
    region: city.region,
  }));
  expect(plan.names.some(({ fits }) => !fits)).toBe(true);
  for (const { id, x, y, fits } of plan.names)
    if (fits) expect(roomOf(x, y, nameSize(naming.region(id)), stands, plan.tolls, TABLE.toll)).toBeGreaterThan(-3);
});
