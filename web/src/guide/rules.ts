// The catalogue of rules: links, search, and rule numbers in texts.

import type { Rule } from "../net/protocol";

/** Exactly the number of a rule. */
export const RULE = /^[A-Z]{2}-[A-Z][A-Z0-9]*-\d{2}[a-z]?$/;
const INSIDE = /([A-Z]{2}-[A-Z][A-Z0-9]*-\d{2}[a-z]?)/;

/** The link to a rule of a game. */
export function ruleAddress(rule: string, game: string): string {
  return `/rules/${game}/catalogue#${rule}`;
}

/** A text split so that every second piece is the number of a rule. */
export function cutAtRules(text: string): string[] {
  return text.split(INSIDE);
}

/** Normalised without accents, capitals and typographic signs, as typed on a keyboard. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").replace(/\s/g, " ").toLowerCase();
}

/** Whether a text contains every typed word. */
export function contains(text: string, typed: string): boolean {
  const given = plain(text);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => given.includes(word));
}

/** The rules that contain every typed word. */
export function search(rules: Rule[], typed: string): Rule[] {
  if (!typed.trim()) return rules;
  return rules.filter((rule) => contains(`${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ""}`, typed));
}

export type Selection = "all" | "first" | "missed";

/** The rules of a selection for readers, in its own order. */
export function selected(rules: Rule[], selection: Selection): Rule[] {
  if (selection === "all") return rules;
  const place = (rule: Rule) => (selection === "first" ? rule.overview : rule.often_missed);
  return rules.filter(place).sort((a, b) => place(a) - place(b));
}

/** Rules by chapter, in their order. */
export function chapters(rules: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const list = found.get(rule.section);
    if (list) list.push(rule);
    else found.set(rule.section, [rule]);
  }
  return [...found];
}
