// Contours round the areas of a scalar field above 0, and smooth paths along them.

import type { Frame, Point } from "../../../kit/geometry";

/** A scalar field: numbers at the points of a grid over a box. */
export class Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;

  constructor(
    readonly box: Frame,
    readonly step: number,
    first = 0,
  ) {
    this.columns = Math.ceil(box.width / step) + 1;
    this.rows = Math.ceil(box.height / step) + 1;
    this.values = new Float32Array(this.columns * this.rows).fill(first);
  }

  /** The same grid with a number for each point. */
  map(value: (x: number, y: number, k: number) => number): Field {
    const made = new Field(this.box, this.step);
    for (let j = 0, k = 0; j < this.rows; j++)
      for (let i = 0; i < this.columns; i++, k++)
        made.values[k] = value(this.box.x + i * this.step, this.box.y + j * this.step, k);
    return made;
  }

  /** The value at any place, interpolated from the four nearest points. */
  at(x: number, y: number): number {
    const fx = Math.max(0, Math.min(this.columns - 1.001, (x - this.box.x) / this.step));
    const fy = Math.max(0, Math.min(this.rows - 1.001, (y - this.box.y) / this.step));
    const [i, j] = [Math.floor(fx), Math.floor(fy)];
    const [u, v] = [fx - i, fy - j];
    const k = j * this.columns + i;
    const { values, columns } = this;
    return (
      ((values[k] ?? 0) * (1 - u) + (values[k + 1] ?? 0) * u) * (1 - v) +
      ((values[k + columns] ?? 0) * (1 - u) + (values[k + columns + 1] ?? 0) * u) * v
    );
  }

  /** Store, at every point within reach of a place, the distance to the nearest place added so far. */
  near(place: Point, reach: number): void {
    const [i0, j0] = [(place.x - this.box.x) / this.step, (place.y - this.box.y) / this.step];
    const span = reach / this.step;
    const right = Math.min(this.columns - 1, i0 + span);
    for (let j = Math.max(0, Math.ceil(j0 - span)); j <= Math.min(this.rows - 1, j0 + span); j++)
      for (let i = Math.max(0, Math.ceil(i0 - span)); i <= right; i++) {
        const far = this.step * Math.sqrt((i - i0) * (i - i0) + (j - j0) * (j - j0));
        const k = j * this.columns + i;
        if (far < (this.values[k] ?? 0)) this.values[k] = far;
      }
  }

  /** The zero contours as closed rings (marching squares); the field counts as negative beyond the box. */
  rings(): Point[][] {
    const { columns, rows, values } = this;
    const value = (i: number, j: number) =>
      i && j && i < columns - 1 && j < rows - 1 ? (values[j * columns + i] ?? -1) : -1;
    const next = new Map<number, { to: number; at: Point }>();
    const cross = (i: number, j: number, di: number, dj: number): [number, Point] => {
      const [a, b] = [value(i, j), value(i + di, j + dj)];
      const share = a === b ? 0.5 : a / (a - b);
      const at = { x: this.box.x + (i + di * share) * this.step, y: this.box.y + (j + dj * share) * this.step };
      return [2 * (j * columns + i) + di, at];
    };
    for (let j = 0; j < rows - 1; j++)
      for (let i = 0; i < columns - 1; i++) {
        const corners = [value(i, j) > 0, value(i + 1, j) > 0, value(i + 1, j + 1) > 0, value(i, j + 1) > 0];
        if (corners.every((one) => one === corners[0])) continue;
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
          const back = ins.find((one) => outs.length === 1 || (one - out + 4) % 4 === 1) ?? ins[0];
          if (back === undefined) continue;
          const [start, end] = [sides[out], sides[back]];
          if (start && end) next.set(start[0], { to: end[0], at: start[1] });
        }
      }
    const rings: Point[][] = [];
    for (const first of next.keys()) {
      const ring: Point[] = [];
      let key = first;
      for (let found = next.get(key); found; found = next.get(key)) {
        ring.push(found.at);
        next.delete(key);
        key = found.to;
      }
      if (ring.length > 5) rings.push(ring);
    }
    return rings;
  }
}

/** Rings as one path: every corner becomes a curve between the midpoints of its sides. */
export function pathOf(rings: Point[][]): string {
  const write = ({ x, y }: Point) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;
  return rings
    .map((ring) => {
      const middle = (i: number) => {
        const [a, b] = [ring[i % ring.length] as Point, ring[(i + 1) % ring.length] as Point];
        return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      };
      return `M${write(middle(ring.length - 1))}Q${ring.map((corner, i) => `${write(corner)} ${write(middle(i))}`).join(" ")}z`;
    })
    .join("");
}

/** Whether a point lies inside rings (even-odd rule). */
export function encloses(rings: Point[][], { x, y }: Point): boolean {
  let odd = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i] as Point, ring[(i + 1) % ring.length] as Point];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    }
  return odd;
}
