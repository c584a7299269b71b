// Land and sea: regions in play round their cities and links, pale land beyond them, coasts and hills with
// deterministic noise.

import type { Frame, Point } from "../../../kit/geometry";
import { encloses, Field, pathOf } from "./contour";

/** A place that belongs to a region. */
export interface Site extends Point {
  region: string;
}

export interface Land {
  /** All land, in play or not. */
  ground: string;
  /** The outline of each region in play, as rings and as a path. */
  regions: Map<string, { rings: Point[][]; path: string }>;
  /** Strokes downhill. */
  hills: string;
  /** The depth of a place inside a region; negative outside. */
  depth(region: string, x: number, y: number): number;
}

/** Land assigned to regions, before it is drawn. */
interface Settled {
  depths: Map<string, Field>;
  /** The depth inside any region in play. */
  play: Field;
  depth: Land["depth"];
}

const STEP = 9;
/** How far the land of a region reaches round its cities and links. */
const REACH = 64;
/** The amplitude of the noise in coasts and borders. */
const WANDER = 9;
const COAST = 20;
/** Smaller holes in a region are filled, smaller islands left out. */
const HOLE = 300;
const HILLS = { step: 15, length: 8, steep: 0.0062, height: 0.1, most: 900 };

/** The seas of a country, and the noise of its coasts and borders. */
export class Country {
  readonly #grid: Field;
  /** Distances are computed at slightly displaced places, so that borders are irregular. */
  readonly #moved: [x: Field, y: Field];
  readonly #shore: Field;

  constructor(
    private readonly seas: Point[][],
    private readonly box: Frame,
  ) {
    this.#grid = new Field(box, STEP);
    this.#moved = [
      this.#grid.map((x, y) => x + WANDER * noise(x / 44, y / 44, 1) + 5 * noise(x / 16, y / 16, 2)),
      this.#grid.map((x, y) => y + WANDER * noise(x / 44, y / 44, 3)),
    ];
    this.#shore = this.#grid.map((x, y) => REACH + COAST * noise(x / 60, y / 60, 4) + 9 * noise(x / 21, y / 21, 5));
  }

  /** Assigns land to regions. */
  settle(sites: Site[]): Settled {
    const [movedX, movedY] = this.#moved;
    const far = new Map(
      [...new Set(sites.map((site) => site.region))].map((id) => {
        const near = new Field(this.box, STEP, REACH * 3);
        for (const site of sites) if (site.region === id) near.near(site, REACH * 3);
        return [id, this.#grid.map((_x, _y, k) => near.at(movedX.values[k] ?? 0, movedY.values[k] ?? 0))];
      }),
    );
    const shore = this.#shore.values;
    const depths = new Map(
      [...far].map(([id, own]) => {
        const others = [...far].filter(([other]) => other !== id).map(([, field]) => field.values);
        return [
          id,
          this.#grid.map((_x, _y, k) => {
            const away = own.values[k] ?? 0;
            let least = Infinity;
            for (const other of others) least = Math.min(least, other[k] ?? Infinity);
            return Math.min((shore[k] ?? 0) - away, (least - away) / 2);
          }),
        ];
      }),
    );
    const play = this.#grid.map((_x, _y, k) => {
      let least = Infinity;
      for (const field of far.values()) least = Math.min(least, field.values[k] ?? Infinity);
      return (shore[k] ?? 0) - least;
    });
    return { depths, play, depth: (region, x, y) => depths.get(region)?.at(x, y) ?? -1 };
  }

  /** Draws the land, with hills where they are allowed. */
  draw({ depths, play, depth }: Settled, isBare: (x: number, y: number) => boolean): Land {
    const ground = this.#grid.map((x, y, k) => {
      const wx = x + 34 * noise(x / 70, y / 70, 6) + 12 * noise(x / 24, y / 24, 7) + 5 * noise(x / 11, y / 11, 8);
      const wy = y + 34 * noise(x / 70, y / 70, 9) + 12 * noise(x / 24, y / 24, 10);
      return Math.max(play.values[k] ?? 0, fromSea(this.seas, { x: wx, y: wy }));
    });
    return {
      ground: pathOf(ground.rings()),
      regions: new Map(
        [...depths].map(([id, field]) => {
          const rings = field.rings().filter((ring) => areaOf(ring) > HOLE);
          return [id, { rings, path: pathOf(rings) }];
        }),
      ),
      hills: hills(ground, this.box, isBare),
      depth,
    };
  }
}

/** The area of a ring; negative for a hole. */
function areaOf(ring: Point[]): number {
  return (
    ring.reduce((sum, a, i) => {
      const b = ring[(i + 1) % ring.length] as Point;
      return sum + (a.x * b.y - b.x * a.y);
    }, 0) / 2
  );
}

/** The distance of a place from the nearest sea; negative inside one. */
function fromSea(seas: Point[][], at: Point): number {
  let least = Infinity;
  for (const sea of seas) {
    let far = Infinity;
    for (let i = 0; i < sea.length; i++) {
      const [a, b] = [sea[i] as Point, sea[(i + 1) % sea.length] as Point];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const share = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      const [px, py] = [a.x + dx * share - at.x, a.y + dy * share - at.y];
      far = Math.min(far, px * px + py * py);
    }
    least = Math.min(least, Math.sqrt(far) * (encloses([sea], at) ? -1 : 1));
  }
  return least;
}

/** Hachures: short strokes downhill where the land is steep and free. */
function hills(ground: Field, box: Frame, isBare: (x: number, y: number) => boolean): string {
  const height = (x: number, y: number) => noise(x / 95, y / 95, 11) + 0.55 * noise(x / 46, y / 46, 12);
  const strokes: string[] = [];
  let row = 0;
  for (let y = box.y; y < box.y + box.height; y += HILLS.step * 0.55, row++)
    for (let x = box.x + (row % 2) * 7; x < box.x + box.width; x += HILLS.step) {
      const here = height(x, y);
      if (here < HILLS.height || ground.at(x, y) < 12) continue;
      const [gx, gy] = [height(x + 4, y) - here, height(x, y + 4) - here];
      const steep = Math.hypot(gx, gy) / 4;
      if (steep < HILLS.steep || !isBare(x, y)) continue;
      const long = Math.min(HILLS.length, 3 + steep * 420);
      const jog = 4 * noise(x / 3, y / 3, 13);
      strokes.push(
        `M${Math.round(x + jog)} ${Math.round(y - jog)}l${((-gx / steep / 4) * long).toFixed(1)} ${((-gy / steep / 4) * long).toFixed(1)}`,
      );
    }
  // Too many: keep every nth, spread over the whole land.
  const every = Math.ceil(strokes.length / HILLS.most);
  return strokes.filter((_, i) => i % every === 0).join("");
}

/** Smooth deterministic noise between -1 and 1. */
function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  return (
    (hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u) * (1 - v) +
    (hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u) * v
  );
}

const ease = (t: number) => t * t * (3 - 2 * t);

function hash(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2147483629);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}
