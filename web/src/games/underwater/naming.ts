// Which things of the board a move names, read from its notation.

import type { Decision, Offer } from "../../core/protocol";
import type { Pick } from "../../core/scene";

const CARDS = new Set(["use", "ready", "lay over", "once", "drop", "special"]);
const CITIES = new Set(["build white", "build purple", "convert"]);

/** The things that a move names: slots, cards, places of the player board, and what is done there. */
export function named(verb: string, text: string): Pick[] {
  const [first = "", second = "", third = ""] = text.slice(verb.length + 1).split(" ");
  if (verb === "slot" || verb === "clone")
    return [
      { kind: "slot", id: first },
      { kind: "card", id: third },
    ];
  if (verb === "perform") return [{ kind: "slot", id: first }];
  if (verb === "build" || verb === "upgrade")
    return [
      { kind: "place", id: `berth-${second}` },
      { kind: "what", id: first },
    ];
  if (verb === "build tunnel" || verb === "upgrade tunnel") return [{ kind: "place", id: first }];
  if (CITIES.has(verb))
    return [
      { kind: "place", id: `city-${first}` },
      { kind: "what", id: verb },
    ];
  if (CARDS.has(verb)) return [{ kind: "card", id: first }];
  if (verb === "keep") return [{ kind: "card", id: first }, ...(third ? [{ kind: "under", id: third }] : [])];
  if (verb === "discard")
    return text
      .slice(verb.length + 1)
      .split(" ")
      .map((id) => ({ kind: "card", id }));
  return [];
}

export interface NamedOffer {
  verb: string;
  offer: Offer;
  picks: Pick[];
}

export function namedOffers(decision: Decision | null): NamedOffer[] {
  return Object.entries(decision?.moves ?? {}).flatMap(([verb, list]) =>
    list.map((offer) => ({ verb, offer, picks: named(verb, offer.text) })),
  );
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
  return first && decision?.kind === "set" ? hand - named("discard", first.text).length : null;
}

/** The move that discards all cards but those. */
export function discarding(
  decision: Decision | null,
  hand: readonly string[],
  kept: readonly string[],
): Offer | undefined {
  const gone = hand.filter((id) => !kept.includes(id)).sort((a, b) => Number(a) - Number(b));
  return decision?.moves.discard?.find((offer) => offer.text === ["discard", ...gone].join(" "));
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
  const what = verb ? named(verb, offer?.text ?? "").find((pick) => pick.kind === "what")?.id : undefined;
  return verb && what ? `${verb} ${what} ${id}` : free ? `build farm ${id}` : null;
}
