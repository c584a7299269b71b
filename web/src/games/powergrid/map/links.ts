// The links of a map as curves, bent round foreign cities, each with its price at a free point.

import type { Point } from "../../../kit/geometry";
import type { Size } from "./layout";

/** A link from city to city; straight where the control point lies between them. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
  /** Where its price stands: a point of the curve. */
  toll: Point;
}

/** The boxes of a city: its plate and name. */
export interface Box {
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf(id: string, at: Point, size: Size): Box {
  return { id, left: at.x - size.half, right: at.x + size.half, top: at.y - size.up, bottom: at.y + size.down };
}

/** The point of a curve at a share of its way. */
export function along({ from, control, to }: Pick<Curve, "from" | "control" | "to">, share: number): Point {
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * control.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * control.y + share * share * to.y,
  };
}

/** A curve as an SVG path with an offset: networks on a shared link run side by side. */
export function pathOf({ from, control, to }: Curve, aside = 0): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(-(to.y - from.y) / long) * aside, ((to.x - from.x) / long) * aside];
  const at = ({ x, y }: Point) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${at(from)}Q${at(control)} ${at(to)}`;
}

/** Offsets of the middle of a curve to try; the first is straight. */
const BENDS = [0];
for (let bend = 8; bend <= 168; bend += 10) BENDS.push(bend, -bend);
/** The number of segments that approximate a curve; obstacles are checked at twice as many points. */
const SAMPLES = 14;
/** Distances of a link from foreign cities, and of a price from cities and other prices. */
const CLEAR = 2.5;
/** Prices stand on this part of a link. */
const SHARES = Array.from({ length: 29 }, (_, i) => 0.15 + i * 0.025);
const SWEEPS = 4;
const HARD = 1000;
/** Allowance for the curve between its sampled points. */
const SLACK = 3;
/** With more faults than this after two sweeps, there is too little room. */
const HOPELESS = 4;

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Line extends Bounds {
  points: Point[];
}

interface Spot {
  at: Point;
  cost: number;
}

/** A link with one bend. Its cost is computed lazily, because most bends are never considered. */
class Option {
  readonly curve: Omit<Curve, "toll">;
  readonly line: Line;
  /** The cost of the bend alone, a lower bound of the whole cost. */
  readonly least: number;
  #cost: number | null = null;
  #tolls: Spot[] | null = null;
  #near: Box[] | null = null;

  constructor(
    private readonly link: { a: string; b: string },
    [from, to]: [Point, Point],
    bend: number,
    private readonly boxes: Box[],
    private readonly radius: number,
  ) {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const control = {
      x: (from.x + to.x) / 2 - ((to.y - from.y) / long) * bend,
      y: (from.y + to.y) / 2 + ((to.x - from.x) / long) * bend,
    };
    this.curve = { from, control, to };
    this.line = lineOf(pointsOf(this.curve));
    this.least = Math.abs(bend) * 0.3;
  }

  /** Cities so near that the link or its price may lie on them. */
  get near(): Box[] {
    this.#near ??= this.boxes.filter((box) => touch(this.line, box, this.radius + SLACK));
    return this.#near;
  }

  /** The cost of the bend and of foreign cities. */
  get cost(): number {
    if (this.#cost === null) {
      const foreign = this.near.filter(({ id }) => id !== this.link.a && id !== this.link.b);
      const through = foreign.length
        ? pointsOf(this.curve, 2 * SAMPLES).filter((point) => foreign.some((box) => inside(box, point, CLEAR))).length
        : 0;
      this.#cost = this.least + (through ? HARD + through * 60 : 0);
    }
    return this.#cost;
  }

  /** Possible places of the price, with their cost for cities only. */
  get tolls(): Spot[] {
    this.#tolls ??= SHARES.map((share) => {
      const at = along(this.curve, share);
      const on = this.near.reduce((sum, box) => sum + onBox(box, at, this.radius), 0);
      return { at, cost: Math.abs(share - 0.5) * 8 + (on ? HARD + on * 40 : 0) };
    });
    return this.#tolls;
  }
}

interface Choice {
  option: Option;
  toll: Point;
  cost: number;
}

export interface Routed {
  curves: Curve[];
  /** The number of links that cross a foreign city or whose price covers something. */
  faults: number;
}

/** The curves of all links: in a few sweeps, the best for each with the others fixed. */
export function route(links: { a: string; b: string }[], at: Map<string, Point>, boxes: Box[], radius: number): Routed {
  const options = links.map((link) => optionsOf(link, at, boxes, radius));
  const chosen = options.map((list): Choice => {
    const option = list[0] as Option;
    return { option, toll: along(option.curve, 0.5), cost: HARD };
  });
  // Short links have the least choice: they choose first.
  const order = links.map((_, i) => i).sort((i, j) => lengthOf(options[i]) - lengthOf(options[j]));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const i of order) chosen[i] = best(i, options[i] as Option[], chosen, links, radius);
    const left = chosen.filter(({ cost }) => cost >= HARD).length;
    if (sweep && (!left || left > HOPELESS)) break;
  }
  return {
    curves: chosen.map(({ option, toll }) => ({ ...option.curve, toll })),
    faults: chosen.filter(({ cost }) => cost >= HARD).length,
  };
}

const lengthOf = (list: Option[] | undefined) => {
  const curve = list?.[0]?.curve;
  return curve ? Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y) : 0;
};

function optionsOf(link: { a: string; b: string }, at: Map<string, Point>, boxes: Box[], radius: number): Option[] {
  const ends: [Point, Point] = [at.get(link.a) as Point, at.get(link.b) as Point];
  const most = Math.max(30, Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y) * 0.95);
  return BENDS.filter((bend) => Math.abs(bend) <= most).map((bend) => new Option(link, ends, bend, boxes, radius));
}

function inside(box: Box, { x, y }: Point, margin: number): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

/** The overlap of a price with a box. */
function onBox(box: Box, at: Point, radius: number): number {
  const dx = Math.max(box.left - at.x, 0, at.x - box.right);
  const dy = Math.max(box.top - at.y, 0, at.y - box.bottom);
  const most = radius + 0.5;
  return dx < most && dy < most ? Math.max(0, most - Math.hypot(dx, dy)) : 0;
}

function best(i: number, list: Option[], chosen: Choice[], links: { a: string; b: string }[], radius: number): Choice {
  const link = links[i] as { a: string; b: string };
  const others = chosen.flatMap((choice, j) => {
    const other = links[j] as { a: string; b: string };
    const shares = [other.a, other.b].filter((id) => id === link.a || id === link.b).length > 0;
    return j === i ? [] : [{ choice, shares }];
  });
  let found: Choice | null = null;
  for (const option of list) {
    // All further bends cost more by themselves.
    if (found && option.least >= found.cost) break;
    if (found && option.cost >= found.cost) continue;
    const near = others.filter(({ choice }) => touch(option.line, choice.option.line, radius * 2));
    const crossing = option.cost + near.reduce((sum, { choice, shares }) => sum + tangle(option, choice, shares), 0);
    // Prices of others that this curve would run through.
    const under = near.reduce(
      (sum, { choice }) => sum + (distanceTo(option.line, choice.toll, radius + 1) < radius + 1 ? HARD / 2 : 0),
      0,
    );
    if (found && crossing + under >= found.cost) continue;
    for (const toll of option.tolls) {
      let cost = crossing + under + toll.cost;
      if (found && cost >= found.cost) continue;
      for (const { choice } of near) {
        const far = Math.hypot(toll.at.x - choice.toll.x, toll.at.y - choice.toll.y);
        if (far < 2 * radius + 1.5) cost += HARD + (2 * radius - far) * 40;
        else if (distanceTo(choice.option.line, toll.at, radius + 1) < radius + 1) cost += HARD / 2;
        if (found && cost >= found.cost) break;
      }
      if (!found || cost < found.cost) found = { option, toll: toll.at, cost };
    }
  }
  return found as Choice;
}

/** The cost of two curves that cross or run alongside; curves of one city may begin together. */
function tangle(option: Option, { option: other }: Choice, shares: boolean): number {
  let close = 0;
  const { points } = option.line;
  for (let i = 1; i < points.length - 1; i++) {
    const point = points[i] as Point;
    if (shares && Math.min(i, SAMPLES - i) < SAMPLES * 0.3) continue;
    if (distanceTo(other.line, point, 7) < 7) close += 1;
  }
  return close * 8;
}

function touch(a: Bounds, b: Bounds, margin: number): boolean {
  return (
    a.left < b.right + margin && b.left < a.right + margin && a.top < b.bottom + margin && b.top < a.bottom + margin
  );
}

function lineOf(points: Point[]): Line {
  const line = { points, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    line.left = Math.min(line.left, x);
    line.right = Math.max(line.right, x);
    line.top = Math.min(line.top, y);
    line.bottom = Math.max(line.bottom, y);
  }
  return line;
}

/** The distance of a point from a curve given by points. */
export const distance = (points: Point[], at: Point): number => distanceTo(lineOf(points), at, Infinity);

/** The distance of a point from a line; beyond `within` it is not looked for exactly. */
function distanceTo({ points, left, right, top, bottom }: Line, at: Point, within: number): number {
  if (at.x < left - within || at.x > right + within || at.y < top - within || at.y > bottom + within) return within;
  let least = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    const [px, py] = [a.x + dx * share - at.x, a.y + dy * share - at.y];
    least = Math.min(least, px * px + py * py);
  }
  return Math.sqrt(least);
}

/** Points along a curve, for collision checks and for the land below it. */
export function pointsOf(curve: Pick<Curve, "from" | "control" | "to">, count = SAMPLES): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => along(curve, i / count));
}
