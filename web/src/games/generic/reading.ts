// A reading tells the generic board about a view: the meaning of fields, their order, and which are collapsed. It is
// optional.

import type { Decision, Offer, Texts, Thing, View } from "../../net/protocol";
import type { Pick } from "../../play/scene";

export interface Reading {
  /** The first fields, in order; the others follow. */
  first: string[];
  /** Hidden fields: shown elsewhere, or meaningless to a reader. */
  hidden: string[];
  /** Fields of a seat shown beside its name. */
  gist: string[];
  /** Collapsed fields. */
  folded: string[];
  /** Fields whose things are listed by name only. */
  brief: string[];
  /** The kind of a field's values: `seat`, or a kind of the game's texts. */
  kinds: Record<string, string>;
  /** Fields whose names and words are those of another kind: `resources` has `resource-kelp`. */
  names: Record<string, string>;
  /** Verbs whose moves name things of a kind. */
  verbs: Record<string, string[]>;
  /** For a thing that no offer names: the move to ask why it cannot be chosen; null: not applicable. */
  tries(pick: Pick, view: View, decision: Decision): string | null;
  /** The group of texts for a kind, if it depends on the position. */
  group(kind: string, view: View): string;
  /** Events that report a seat's own decision. */
  acts: string[];
}

export const PLAIN: Reading = {
  first: [],
  hidden: [],
  gist: [],
  folded: [],
  brief: [],
  kinds: {},
  names: {},
  verbs: {},
  tries: () => null,
  group: (kind) => kind,
  acts: [],
};

export function textOf(reading: Reading, texts: Texts, view: View, pick: Pick): Thing | undefined {
  return texts[reading.group(pick.kind, view)]?.[pick.id];
}

/** The things of the game that a move names by its arguments. */
export function named(reading: Reading, texts: Texts, view: View, offer: Offer): Pick[] {
  const said = Object.values(offer.args)
    .flat()
    .filter((value) => typeof value === "string" || typeof value === "number");
  const kinds = Object.keys(reading.verbs).filter((kind) => reading.verbs[kind]?.includes(offer.verb));
  const picks = said.flatMap((id) => kinds.map((kind) => ({ kind, id: String(id) })));
  return picks.filter((pick) => textOf(reading, texts, view, pick));
}

/** The kind of a field's values; a field of the same name may differ inside another one (`slots.tiles`). */
export function kindOf(reading: Reading, field: string, parent = ""): string | undefined {
  return reading.kinds[`${parent}.${field}`] ?? reading.kinds[field];
}

/** Fields of an object in the order of the reading. */
export function ordered(reading: Reading, value: Record<string, unknown>): [string, unknown][] {
  const place = (field: string) => {
    const found = reading.first.indexOf(field);
    return found < 0 ? reading.first.length : found;
  };
  return Object.entries(value)
    .filter(([field]) => !reading.hidden.includes(field))
    .sort(([one], [other]) => place(one) - place(other));
}

export interface Item {
  /** Empty for a face-down card. */
  id: string | null;
  back: string | null;
  colour: string | null;
  /** Further facts: `used`, the seats on it. */
  more: [field: string, value: unknown][];
}

const TOLD = new Set(["number", "id", "name", "colour", "type", "cost", "era", "back"]);

/** Things as a view has them: numbers, ids, or objects with one of them. */
export function items(value: unknown): Item[] {
  const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return list.map((one) => {
    if (one === null || typeof one !== "object") return { id: String(one), back: null, colour: null, more: [] };
    const thing = one as Record<string, unknown>;
    const id = thing.number ?? thing.id;
    return {
      id: id === undefined ? null : String(id),
      back: thing.back === undefined ? null : String(thing.back),
      colour: typeof thing.colour === "string" ? thing.colour : null,
      more: Object.entries(thing).filter(([field, told]) => !TOLD.has(field) && isTold(told)),
    };
  });
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Hidden cards counted by their backs. */
export function backs(list: Item[]): [back: string, count: number][] {
  const found = new Map<string, number>();
  for (const item of list) if (item.id === null && item.back) found.set(item.back, (found.get(item.back) ?? 0) + 1);
  return [...found];
}
