// Finds offers by verb and arguments by name.

import type { Args, ArgValue, Decision, Offer } from "../net/protocol";

/** A pattern of moves: a verb, and some of its arguments. */
export interface Wish {
  verb: string;
  args: Args;
}

export function wish(verb: string, args: Args = {}): Wish {
  return { verb, args };
}

/** The offers that match a wish, in the server's order. */
export function offersOf(decision: Decision | null, wanted: Wish | null): Offer[] {
  const wants = Object.entries(wanted?.args ?? {});
  return (decision?.moves[wanted?.verb ?? ""] ?? []).filter((one) =>
    wants.every(([name, value]) => sameValue(one.args[name], value)),
  );
}

/** The first offer that matches a wish. */
export function offerOf(decision: Decision | null, wanted: Wish | null): Offer | undefined {
  return offersOf(decision, wanted)[0];
}

/** Whether a move matches a wish. */
export function isMove(offer: Offer | null | undefined, wanted: Wish | null): boolean {
  return (
    wanted !== null &&
    offer?.verb === wanted.verb &&
    Object.entries(wanted.args).every(([name, value]) => sameValue(offer.args[name], value))
  );
}

/** A wish in notation, to ask about a move that is not offered. */
export function written({ verb, args }: Wish): string {
  const values = Object.values(args).flatMap((value): (string | number)[] => {
    if (value === null) return [];
    return typeof value === "object" ? Object.values(value) : [value];
  });
  return [verb, ...values].join(" ");
}

/** Ids of things are numbers or words: "37" is card 37. The order within a set does not matter. */
export function sameValue(one: ArgValue | undefined, other: ArgValue): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && plain(one).every((value, i) => value === plain(other)[i]);
  if (one !== null && typeof one === "object") return JSON.stringify(one) === JSON.stringify(other);
  return one !== undefined && String(one) === String(other);
}

function plain(list: readonly (string | number)[]): string[] {
  return list.map(String).sort();
}

/** Moves that give something up: they never get the primary button. */
const FORGOING = new Set(["pass", "done", "later"]);

export function isForgoing(offer: Offer): boolean {
  return FORGOING.has(offer.verb);
}

/** The distinct values of an argument among offers. */
export function valuesOf(offers: readonly Offer[], name: string): ArgValue[] {
  const found = new Map(offers.map((one) => [JSON.stringify(one.args[name]), one.args[name]]));
  return [...found.values()].filter((value) => value !== undefined);
}
