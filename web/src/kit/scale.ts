// Round numbers for an axis.

const ROUND = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Numbers from 0 to at least `top`, at most `most` steps, each a round one. */
export function ticks(top: number, most: number): number[] {
  const step = ROUND.find((one) => Math.ceil(top / one) <= most) ?? Math.ceil(top / most);
  const count = Math.max(1, Math.ceil(top / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}
