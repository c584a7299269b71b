// Positions on a board: rings, hexes, the neighbour in a direction.

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** Places on a ring, the first at the top, clockwise. */
export function ring(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The centre of a hex with its point up, by axial coordinates. */
export function hexCentre(q: number, r: number, size: number): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The corners of a hex with its point up, as an SVG list. */
export function hexCorners(size: number): string {
  return ring(6, size)
    .map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`)
    .join(" ");
}

/** The bounding box of these points, with a margin. */
export function around(points: Iterable<Point>, margin: number): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/** The point nearest in a direction, for the arrow keys: within 45 degrees of it, or else a little more to the side. */
export function neighbour(points: Map<string, Point>, from: string, dx: number, dy: number): string {
  const here = points.get(from);
  if (!here) return from;
  for (const wide of [1, 2.5]) {
    let best = from;
    let least = Infinity;
    for (const [id, point] of points) {
      const along = (point.x - here.x) * dx + (point.y - here.y) * dy;
      const aside = Math.abs((point.x - here.x) * dy) + Math.abs((point.y - here.y) * dx);
      const far = Math.hypot(along, aside);
      if (along <= 0 || aside > wide * along || far >= least) continue;
      least = far;
      best = id;
    }
    if (best !== from) return best;
  }
  return from;
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
