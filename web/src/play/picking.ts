// Picking things on a board until they name one move.

import type { Pick } from "./scene";

const same = (one: Pick, other: Pick) => one.kind === other.kind && one.id === other.id;

export function isPicked(picked: readonly Pick[], pick: Pick): boolean {
  return picked.some((one) => same(one, pick));
}

/** One thing more or less. What no move has together with the new one is given up, its like first. */
export function toggled(moves: readonly Pick[][], picked: readonly Pick[], pick: Pick): Pick[] {
  if (isPicked(picked, pick)) return picked.filter((one) => !same(one, pick));
  const fits = (wanted: Pick[]) => moves.some((move) => wanted.every((one) => isPicked(move, one)));
  const all = [...picked, pick];
  if (fits(all)) return all;
  const others = [...picked.filter((one) => one.kind !== pick.kind), pick];
  return fits(others) ? others : [pick];
}
