// The catalogue of rules: where it stands, and searching.

import type { Rule } from "../net/protocol";

/** Where a rule of a game is told. */
export function ruleAddress(rule: string, game: string): string {
  return `/rules/${game}#${rule}`;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

/** The rules that contain every word of what was typed. */
export function search(rules: Rule[], typed: string): Rule[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
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
