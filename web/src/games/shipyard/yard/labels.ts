// Places the labels of a route at the rim of their spaces, clear of symbols and of one another.

export interface Disc {
  x: number;
  y: number;
  r: number;
}

const DIRECTIONS = [-135, -45, 180, 0, 135, 45, -90, 90].map((degrees) => (degrees * Math.PI) / 180);
/** How far a label may lie over the rim of its own space. */
const RIM = 3;

/** How deep two discs lie in each other. */
const overlap = (a: Disc, b: Disc) => Math.max(0, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y));

/** One label after another, each a disc of radius `r` at a space `at`: where it covers least of what stands there already. */
export function placed(labels: { at: Disc; r: number }[], spaces: Disc[]): Disc[] {
  const found: Disc[] = [];
  for (const { at, r } of labels) {
    const far = Math.max(0, at.r + r - RIM);
    const tries = DIRECTIONS.map((way) => ({ x: at.x + far * Math.cos(way), y: at.y + far * Math.sin(way), r }));
    const cost = (one: Disc) =>
      found.reduce((sum, other) => sum + 3 * overlap(one, other), 0) +
      spaces.reduce((sum, other) => sum + (other === at ? 0 : overlap(one, other)), 0);
    // The first of the best: tries are sorted by how well they read.
    found.push(tries.reduce((best, one) => (cost(one) < cost(best) - 0.01 ? one : best)));
  }
  return found;
}
