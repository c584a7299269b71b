// Mentions in remarks: "@Anna" is highlighted, and completed while it is typed.

export interface Part {
  text: string;
  /** The mentioned name; undefined for plain text. */
  name?: string;
}

const ends = (text: string, at: number) => !/[\p{L}\p{N}_]/u.test(text.charAt(at));

/** A remark split into mentions of people at the table and the text between them. */
export function parts(text: string, names: readonly string[]): Part[] {
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  const found: Part[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const rest = text.slice(at + 1).toLowerCase();
    const name = known.find((one) => rest.startsWith(one.toLowerCase()) && ends(text, at + 1 + one.length));
    if (!name || at < from) continue;
    if (at > from) found.push({ text: text.slice(from, at) });
    found.push({ text: text.slice(at, at + 1 + name.length), name });
    from = at + 1 + name.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

export function isNamed(text: string | null, name: string | undefined): boolean {
  return Boolean(text && name && parts(text, [name]).some((part) => part.name));
}

/** The names that complete an unfinished mention at the end of a text. */
export function proposed(text: string, names: readonly string[]): string[] {
  const begun = /(?:^|\s)@([^@]{0,40})$/u.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return [...new Set(names)].filter((name) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun);
}

/** The text with its unfinished mention completed. */
export function completed(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf("@"))}@${name} `;
}
