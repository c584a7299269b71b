// Every map, every set of regions that may be in play, every language: measured on the sheet, which all screens share.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { neighbour } from "../../../kit/geometry";
import type { MapData } from "../types";
import { encloses } from "./contour";
import type { Point } from "./layout";
import { type Box, type Curve, distance, pointsOf } from "./links";
import { isFree } from "./names";
import { BEYOND, type Plan, planOf } from "./plan";

const DATA = join(import.meta.dirname, "../../../../../partie/games/powergrid/data");
const maps = ["germany", "usa"].map(
  (name) => JSON.parse(readFileSync(join(DATA, `map_${name}.json`), "utf8")) as MapData,
);
const LOCALE = join(DATA, "../locale");
const LANGUAGES = ["en", "cs", "uk"];
/** Regions in play with 2 and 3, 4, and 5 and 6 players; all of them in the draft. */
const COUNTS = [3, 4, 5, 6];
/** The room of the map, in pixels, at 390x844, 768x1024, 1280x800, 1440x900 and 1920x1080. */
const ROOMS = [
  { room: "phone", width: 371, height: 540 },
  { room: "tablet", width: 749, height: 790 },
  { room: "laptop", width: 586, height: 600 },
  { room: "desk", width: 660, height: 680 },
  { room: "wide", width: 950, height: 850 },
];

/** The words on maps in a language. */
function namingIn(language: string) {
  const text = readFileSync(join(LOCALE, `maps.${language}.ftl`), "utf8");
  const words = new Map([...text.matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map((match) => [match[1], match[2]]));
  return {
    city: (id: string) => words.get(`city-${id}`) ?? id,
    region: (id: string) => words.get(`region-${id}`) ?? id,
  };
}

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

const inside = (box: Box, { x, y }: Point) => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The edge of a price lies so far from a box; below 0 it lies on it. */
function clear(box: Box, at: Point, radius: number): number {
  const dx = Math.max(box.left - at.x, 0, at.x - box.right);
  const dy = Math.max(box.top - at.y, 0, at.y - box.bottom);
  return Math.hypot(dx, dy) - radius;
}

// Every set of regions in one language, another one for each set; CI takes a part of them, others with each commit.
const SAMPLE = process.env.PARTIE_SAMPLE ?? "";
const SHARE = 5;
function isTaken(language: string, ids: string[]): boolean {
  let hash = 7;
  for (const letter of SAMPLE + ids.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const isOwn = LANGUAGES[hash % LANGUAGES.length] === language;
  return isOwn && (!SAMPLE || Math.floor(hash / LANGUAGES.length) % SHARE === 0);
}

const CASES = maps.flatMap((map) => COUNTS.flatMap((count) => LANGUAGES.map((language) => ({ map, count, language }))));

describe.each(CASES)("the map of $map.id with $count regions in $language", ({ map, count, language }) => {
  const naming = namingIn(language);
  const sets = choices(map, count).filter((ids) => isTaken(language, ids));
  let made: { ids: string; plan: Plan }[] | null = null;
  const plans = () => {
    made ??= sets.map((ids) => {
      const cities = map.cities.filter((city) => ids.includes(city.region)).map((city) => city.id);
      return { ids: ids.join(" "), plan: planOf(map, new Set(cities), naming) };
    });
    return made;
  };
  /** The faults of all of them, with their regions. */
  const faults = (find: (plan: Plan) => string[]) =>
    plans().flatMap(({ ids, plan }) => find(plan).map((fault) => `${ids}: ${fault}`));

  it("has no link that runs through a foreign city", { timeout: 120_000 }, () => {
    const through = (plan: Plan) =>
      plan.links.flatMap((link, i) => {
        const points = pointsOf(plan.curves[i] as Curve, 80);
        return plan.boxes
          .filter(({ id }) => id !== link.a && id !== link.b)
          .filter((box) => points.some((point) => inside(box, point)))
          .map(({ id }) => `${link.a}-${link.b} through ${id}`);
      });
    expect(faults(through)).toEqual([]);
  });

  it("has every price on its link, and on nothing else", () => {
    const off = (plan: Plan) =>
      plan.links.flatMap((link, i) => {
        const curve = plan.curves[i] as Curve;
        const found = [];
        if (distance(pointsOf(curve, 80), curve.toll) > 0.5) found.push("off its link");
        for (const box of plan.boxes) if (clear(box, curve.toll, plan.sizes.toll) < -0.1) found.push(`on ${box.id}`);
        plan.curves.forEach((other, j) => {
          const apart = Math.hypot(other.toll.x - curve.toll.x, other.toll.y - curve.toll.y);
          if (j < i && apart < 2 * plan.sizes.toll)
            found.push(`on the price of ${plan.links[j]?.a}-${plan.links[j]?.b}`);
        });
        return found.map((fault) => `${link.a}-${link.b} ${fault}`);
      });
    expect(faults(off)).toEqual([]);
    for (const { plan } of plans()) expect(plan.curves).toHaveLength(plan.links.length);
  });

  it("has room for every city with its name, on the sheet", () => {
    const crowded = (plan: Plan) => [
      ...plan.boxes.flatMap((a, i) =>
        plan.boxes
          .slice(i + 1)
          .filter((b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 1)
          .map((b) => `${a.id} on ${b.id}`),
      ),
      ...plan.boxes
        .filter((box) => Math.min(box.left, box.top, plan.width - box.right, plan.height - box.bottom) < 0)
        .map(({ id }) => `${id} beyond the sheet`),
    ];
    expect(faults(crowded)).toEqual([]);
  });

  it("names regions on their own land and on nothing that stands there, nearly all of them", () => {
    const outside = (plan: Plan) =>
      plan.names
        .filter(({ fits }) => fits)
        .flatMap(({ id, x, y, half }) => {
          const { rings } = plan.land.regions.get(id) ?? { rings: [] };
          const corners = [-1, 0, 1].flatMap((sx) => [-1, 1].map((sy) => ({ x: x + sx * half.x, y: y + sy * half.y })));
          const things = {
            boxes: plan.boxes,
            tolls: plan.curves.map(({ toll }) => toll),
            radius: plan.sizes.toll,
            lines: plan.curves.flatMap((curve) => pointsOf(curve, 60)),
          };
          return [
            ...(corners.every((corner) => encloses(rings, corner)) ? [] : [`${id} is not on its land`]),
            ...(isFree(x, y, half, things) ? [] : [`${id} lies on something`]),
          ];
        });
    expect(faults(outside)).toEqual([]);
    for (const { plan } of plans()) expect(plan.names.filter(({ fits }) => !fits).length).toBeLessThanOrEqual(1);
    const unnamed = plans().filter(({ plan }) => plan.names.some(({ fits }) => !fits));
    expect(unnamed.length).toBeLessThanOrEqual(1 + plans().length / 4);
  });

  it("has land for every region, and land and sea to the edges of the page", () => {
    for (const { plan } of plans()) {
      expect(plan.land.regions.size).toBe(count);
      for (const { path } of plan.land.regions.values()) expect(path).toMatch(/^M[-\d. MQz]+z$/);
      const numbers = [...plan.land.ground.matchAll(/-?\d+(\.\d)?/g)].map(([one]) => Number(one));
      expect(Math.min(...numbers)).toBeLessThan(-BEYOND.y + 20);
    }
  });

  it.each(ROOMS)("is the same sheet on a $room, seen whole or moved about", ({ width, height }) => {
    for (const { plan } of plans()) {
      const scale = Math.min(width / plan.width, height / plan.height);
      const shown = Math.max(scale, 12 / plan.sizes.font);
      // A map that must be panned is at most twice its room; from the laptop size on, hardly more than its room.
      expect(shown / scale).toBeLessThan(width < 500 ? 2 : 1.2);
      expect(2 * plan.sizes.toll * shown).toBeGreaterThan(19);
    }
  });

  it("lets the arrow keys reach every city", () => {
    for (const { plan } of plans()) {
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

it("bends the link from Erfurt to Dresden round Leipzig", () => {
  const map = maps[0] as MapData;
  const naming = namingIn("en");
  const cities = map.cities.filter((city) => ["north", "east", "south"].includes(city.region)).map((city) => city.id);
  const plan = planOf(map, new Set(cities), naming);
  const link = plan.links.findIndex(({ a, b }) => [a, b].sort().join() === "dresden,erfurt");
  const curve = plan.curves[link] as Curve;
  const leipzig = plan.boxes.find(({ id }) => id === "leipzig") as Box;
  expect(pointsOf(curve, 80).some((point) => inside(leipzig, point))).toBe(false);
});
