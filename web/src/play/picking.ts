// Picks things on a board until they determine one move.

import type { Pick } from "./scene";

const same = (one: Pick, other: Pick) => one.kind === other.kind && one.id === other.id;

export function isPicked(picked: readonly Pick[], pick: Pick): boolean {
  return picked.some((one) => same(one, pick));
}

/** Add or remove a thing. Things that no move combines with the new one are dropped, those of its kind first. */
export function toggled(moves: readonly Pick[][], picked: readonly Pick[], pick: Pick): Pick[] {
  if (isPicked(picked, pick)) return picked.filter((one) => !same(one, pick));
  const fits = (wanted: Pick[]) => moves.some((move) => wanted.every((one) => isPicked(move, one)));
  const all = [...picked, pick];
  if (fits(all)) return all;
  const others = [...picked.filter((one) => one.kind !== pick.kind), pick];
  return fits(others) ? others : [pick];
}
