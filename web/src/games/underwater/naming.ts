// Which things of the board a move names by its arguments.

import type { Decision, Offer } from "../../net/protocol";
import { offerOf, wish } from "../../play/offers";
import type { Pick, Scene } from "../../play/scene";
import { ahead } from "./ahead.svelte";

/** The things that a move names: slots, cards, places of the player board, and what is done there. */
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
  /** Moves that lead to it: the part of the effect to which it belongs. */
  before: readonly Offer[];
}

export function namedOffers(decision: Decision | null): NamedOffer[] {
  return Object.entries(decision?.moves ?? {}).flatMap(([verb, list]) =>
    list.map((offer) => ({ verb, offer, picks: named(offer), before: [] })),
  );
}

/** What can be chosen now: nothing while a chosen move waits for its answer, so that nothing is lit that no click would choose. */
export function openOffers(scene: Scene): NamedOffer[] {
  return scene.pending ? [] : [...namedOffers(scene.decision), ...ahead.offersAt(scene.decision)];
}

/** The offers that name all that was picked. */
export function fitting(all: NamedOffer[], picked: readonly Pick[]): NamedOffer[] {
  return all.filter(({ picks }) =>
    picked.every((pick) => picks.some((one) => one.kind === pick.kind && one.id === pick.id)),
  );
}

/** The move that clones a slot, with any card; what it costs stands in its price. */
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

/** What to ask to learn why a place cannot be chosen: the same deed there; where nothing is being built, whether a free site
    could be built on. Null where there is nothing to ask. */
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
