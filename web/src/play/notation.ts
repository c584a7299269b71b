// Typed moves: completion, and unambiguous abbreviations.

import type { Offer } from "../net/protocol";

const MOST = 60;

function parts(text: string): string[] {
  return text.trim().toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether each typed word is a prefix of the word at the same position. */
function begins(text: string, typed: string[]): boolean {
  const found = parts(text);
  return typed.length <= found.length && typed.every((word, i) => found[i]?.startsWith(word));
}

/** The offers that the typed text can be completed to. */
export function complete(offers: Offer[], typed: string): Offer[] {
  const wanted = parts(typed);
  return offers.filter((offer) => begins(offer.text, wanted)).slice(0, MOST);
}

/** The typed offer: exact, or by prefixes that fit only one offer. Numbers must be complete. */
export function typedOffer(offers: Offer[], typed: string): Offer | undefined {
  const wanted = parts(typed);
  const exact = offers.find((offer) => parts(offer.text).join(" ") === wanted.join(" "));
  if (exact) return exact;
  const fits = offers.filter((offer) => {
    const found = parts(offer.text);
    return (
      found.length === wanted.length &&
      wanted.every((word, i) => (/^\d/.test(word) ? found[i] === word : found[i]?.startsWith(word)))
    );
  });
  return fits.length === 1 ? fits[0] : undefined;
}
