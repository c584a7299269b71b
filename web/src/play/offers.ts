// Finding offers by what they say: a verb, and arguments by name.

import type { Args, ArgValue, Decision, Offer } from "../net/protocol";

/** A move, or how it begins: arguments that are left open are left out. */
export interface Wish {
  verb: string;
  args: Args;
}

export function wish(verb: string, args: Args = {}): Wish {
  return { verb, args };
}

/** The offers that a wish fits, in the server's order. */
export function offersOf(decision: Decision | null, wanted: Wish | null): Offer[] {
  const wants = Object.entries(wanted?.args ?? {});
  return (decision?.moves[wanted?.verb ?? ""] ?? []).filter((one) =>
    wants.every(([name, value]) => sameValue(one.args[name], value)),
  );
}

/** The offer that a wish names. */
export function offerOf(decision: Decision | null, wanted: Wish | null): Offer | undefined {
  return offersOf(decision, wanted)[0];
}

/** Whether a move is the one that a wish names. */
export function isMove(offer: Offer | null | undefined, wanted: Wish | null): boolean {
  return (
    wanted !== null &&
    offer?.verb === wanted.verb &&
    Object.entries(wanted.args).every(([name, value]) => sameValue(offer.args[name], value))
  );
}

/** A wish as people type it, to ask about a move that is not offered. */
export function written({ verb, args }: Wish): string {
  const values = Object.values(args).flatMap((value): (string | number)[] => {
    if (value === null) return [];
    return typeof value === "object" ? Object.values(value) : [value];
  });
  return [verb, ...values].join(" ");
}

/** Ids of things are numbers or words: "37" is card 37. The order within a set says nothing. */
export function sameValue(one: ArgValue | undefined, other: ArgValue): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && plain(one).every((value, i) => value === plain(other)[i]);
  if (one !== null && typeof one === "object") return JSON.stringify(one) === JSON.stringify(other);
  return one !== undefined && String(one) === String(other);
}

function plain(list: readonly (string | number)[]): string[] {
  return list.map(String).sort();
}

/** Moves that let something go: they are never the strongest button. */
const FORGOING = new Set(["pass", "done", "later"]);

export function isForgoing(offer: Offer): boolean {
  return FORGOING.has(offer.verb);
}

/** The values that an argument has among offers, each once. */
export function valuesOf(offers: readonly Offer[], name: string): ArgValue[] {
  const found = new Map(offers.map((one) => [JSON.stringify(one.args[name]), one.args[name]]));
  return [...found.values()].filter((value) => value !== undefined);
}
