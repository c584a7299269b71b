// The things of the board that a move names by its arguments.

import type { Decision, Offer } from "../../../net/protocol";
import { offerOf, wish } from "../../../play/offers";
import type { Pick, Scene } from "../../../play/scene";
import { ahead } from "./ahead.svelte";

/** The things that a move names: slots, cards, places of the player board, and actions there. */
export function named({ verb, args }: Offer): Pick[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const pick = PICKS[name];
    const ids = Array.isArray(value) ? value : value === null ? [] : [value];
    return pick ? ids.flatMap((id) => pick(String(id), verb)) : [];
  });
}

const PICKS: Record<string, (id: string, verb: string) => Pick[]> = {
  slot: (id) => [{ kind: "slot", id }],
  card: (id) => [{ kind: "card", id }],
  cards: (id) => [{ kind: "card", id }],
  /** The card that goes under the deck first. */
  first: (id) => [{ kind: "under", id }],
  berth: (id) => [{ kind: "place", id: `berth-${id}` }],
  building: (id) => [{ kind: "what", id }],
  tunnel: (id) => [{ kind: "place", id }],
  site: (id, verb) => [
    { kind: "place", id: `city-${id}` },
    { kind: "what", id: verb },
  ],
};

export interface NamedOffer {
  verb: string;
  offer: Offer;
  picks: Pick[];
  /** The moves that lead to it: choosing the part of the effect that it belongs to. */
  before: readonly Offer[];
}

export function namedOffers(decision: Decision | null): NamedOffer[] {
  return Object.entries(decision?.moves ?? {}).flatMap(([verb, list]) =>
    list.map((offer) => ({ verb, offer, picks: named(offer), before: [] })),
  );
}

/** The current offers: none while a chosen move is pending, so that only clickable things are highlighted. */
export function openOffers(scene: Scene): NamedOffer[] {
  return scene.pending ? [] : [...namedOffers(scene.decision), ...ahead.offersAt(scene.decision)];
}

/** The offers that name all picked things. */
export function fitting(all: NamedOffer[], picked: readonly Pick[]): NamedOffer[] {
  return all.filter(({ picks }) =>
    picked.every((pick) => picks.some((one) => one.kind === pick.kind && one.id === pick.id)),
  );
}

/** A move that clones a slot, with any card; its price shows the cost. */
export function cloning(all: NamedOffer[], slot: string): Offer | undefined {
  return fitting(all, [{ kind: "slot", id: slot }]).find(({ verb }) => verb === "clone")?.offer;
}

/** Ids of a kind that the offers name, given what was picked of other kinds. */
export function offered(all: NamedOffer[], kind: string, picked: readonly Pick[]): Set<string> {
  const others = picked.filter((pick) => pick.kind !== kind);
  return new Set(
    fitting(all, others).flatMap(({ picks }) => picks.filter((pick) => pick.kind === kind).map((pick) => pick.id)),
  );
}

/** How many cards a hand may keep, where cards are to be discarded; null where none are. */
export function toKeep(decision: Decision | null, hand: number): number | null {
  const sets = decision?.moves.discard;
  const first = sets?.[0];
  return first && decision?.kind === "set" ? hand - named(first).length : null;
}

/** The move that discards all cards but those. */
export function discarding(
  decision: Decision | null,
  hand: readonly string[],
  kept: readonly string[],
): Offer | undefined {
  return offerOf(decision, wish("discard", { cards: hand.filter((id) => !kept.includes(id)) }));
}

/** The move to ask why a place cannot be chosen: the current action there; if nothing is being built, building on a
 * free site. Null if there is none. */
export function deedAt(decision: Decision | null, place: string, free = false): string | null {
  if (!decision) return null;
  const does = (...verbs: string[]) => verbs.find((verb) => verb in decision.moves);
  const [kind, id] = place.includes("-") ? place.split("-", 2) : ["tunnel", place];
  const usual = (verb: string) => (free ? verb : undefined);
  if (kind === "tunnel") {
    const verb = does("build tunnel", "upgrade tunnel") ?? usual("build tunnel");
    return verb ? `${verb} ${id}` : null;
  }
  if (kind === "city") {
    const verb = does("build white", "build purple", "convert") ?? usual("build white");
    return verb ? `${verb} ${id}` : null;
  }
  const verb = does("build", "upgrade");
  const [offer] = verb ? (decision.moves[verb] ?? []) : [];
  const what = offer?.args.building;
  return verb && what ? `${verb} ${what} ${id}` : free ? `build farm ${id}` : null;
}
