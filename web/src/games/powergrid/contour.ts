// The land of each region with smooth borders: around its cities and along its links, every point belongs to the region
// of what is nearest, and the sea begins where nothing is near.

import type { Frame, Point } from "../../kit/geometry";

export interface Site extends Point {
  region: string;
}

const STEP = 11;
const SMOOTH = 2;

/** The outline of each region as an SVG path. */
export function outlines(sites: Site[], reach: number, box: Frame): Map<string, string> {
  const regions = [...new Set(sites.map((site) => site.region))];
  const columns = Math.ceil((box.width + 2 * reach) / STEP) + 1;
  const rows = Math.ceil((box.height + 2 * reach) / STEP) + 1;
  const near = regions.map(() => new Float64Array(columns * rows).fill(reach * 2));
  const index = new Map(regions.map((region, i) => [region, i]));
  for (const site of sites) {
    const field = near[index.get(site.region) ?? 0] as Float64Array;
    const [i0, j0] = [(site.x - box.x + reach) / STEP, (site.y - box.y + reach) / STEP];
    const span = (2 * reach) / STEP;
    const [left, right] = [Math.max(0, Math.floor(i0 - span)), Math.min(columns - 1, i0 + span)];
    for (let j = Math.max(0, Math.floor(j0 - span)); j <= Math.min(rows - 1, j0 + span); j++)
      for (let i = left; i <= right; i++) {
        const far = STEP * Math.sqrt((i - i0) * (i - i0) + (j - j0) * (j - j0));
        const k = j * columns + i;
        if (far < (field[k] ?? 0)) field[k] = far;
      }
  }
  return new Map(
    regions.map((region, r) => {
      const own = near[r] as Float64Array;
      // Above 0 inside: nearer to this region than to any other, and near enough to be land.
      const others = near.filter((_, o) => o !== r);
      const inside = own.map((far, k) => {
        let least = reach;
        for (const other of others) least = Math.min(least, other[k] ?? reach);
        return least - far;
      });
      const rings = contour(inside, columns, rows).map((ring) =>
        ring.map(({ x, y }) => ({ x: box.x - reach + x * STEP, y: box.y - reach + y * STEP })),
      );
      return [region, rings.map(path).join("")];
    }),
  );
}

/** Lines where a field is 0, as closed rings in units of the grid (marching squares). */
function contour(field: Float64Array, columns: number, rows: number): Point[][] {
  const value = (i: number, j: number) => field[j * columns + i] ?? -1;
  const next = new Map<string, { to: string; at: Point }>();
  const cross = (i: number, j: number, di: number, dj: number): [string, Point] => {
    const [a, b] = [value(i, j), value(i + di, j + dj)];
    const share = a / (a - b);
    return [`${i},${j},${di}`, { x: i + di * share, y: j + dj * share }];
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const inside = value(i, j) > 0;
      if (value(i + 1, j) > 0 === inside && value(i + 1, j + 1) > 0 === inside && value(i, j + 1) > 0 === inside)
        continue;
      const corners = [inside, value(i + 1, j) > 0, value(i + 1, j + 1) > 0, value(i, j + 1) > 0];
      const sides = [cross(i, j, 1, 0), cross(i + 1, j, 0, 1), cross(i, j + 1, 1, 0), cross(i, j, 0, 1)] as const;
      // Walk round the cell: where it leaves the land a line begins, where it comes back it ends.
      const outs: number[] = [];
      const ins: number[] = [];
      for (let side = 0; side < 4; side++) {
        const [from, to] = [corners[side], corners[(side + 1) % 4]];
        if (from && !to) outs.push(side);
        if (!from && to) ins.push(side);
      }
      for (const out of outs) {
        const back = ins.find((one) => (outs.length === 1 ? true : (one - out + 4) % 4 === 1)) ?? ins[0];
        if (back === undefined) continue;
        const [start, end] = [sides[out], sides[back]];
        if (start && end) next.set(start[0], { to: end[0], at: start[1] });
      }
    }
  const rings: Point[][] = [];
  while (next.size) {
    const ring: Point[] = [];
    let [key] = next.keys().next().value === undefined ? [""] : [next.keys().next().value as string];
    for (let found = next.get(key); found; found = next.get(key)) {
      ring.push(found.at);
      next.delete(key);
      key = found.to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** A ring with its corners cut, as a path. */
function path(ring: Point[]): string {
  let points = ring;
  for (let round = 0; round < SMOOTH; round++)
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      return [
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      ];
    });
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
}
