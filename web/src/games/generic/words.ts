// Words for the fields and values of a view: by the field's name, or by the kind that a reading gives it.

import { words } from "../../words/words.svelte";

/** A field in words: inside another (`field-board-tunnels`), of a kind (`resource-kelp`), or in general. */
export function fieldName(field: string, parent = "", kind = ""): string {
  return (
    words.find(`field-${parent}-${field}`) ??
    (kind ? words.find(`${kind}-${field}`) : undefined) ??
    words.find(`field-${field}`) ??
    field
  );
}

/** Anything in one line: `gives kelp 1, card 1`. */
export function flat(value: unknown, field: string, names: Record<string, string>): string {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return valueName(value, field);
  return Object.entries(value)
    .map(([key, one]) => `${fieldName(key, field, names[field])} ${flat(one, key, names)}`)
    .join(", ");
}

/** A value in words: `phase-turn`, `value-white`; untranslated numbers and names are shown as they are. */
export function valueName(value: unknown, field: string): string {
  if (Array.isArray(value)) return value.length ? value.map((one) => valueName(one, field)).join(", ") : "–";
  if (value === null || value === undefined || value === -1 || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "";
  const key = String(value).replace(/\+$/, "-more");
  return words.find(`${field}-${key}`) ?? words.find(`value-${key}`) ?? String(value);
}
