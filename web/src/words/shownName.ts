// The name of a deleted account, in the reader's language.

import { words } from "./words.svelte";

/** As stored by the server (partie/text/words.py). */
export const FORMER = "a former player";

export function shownName(name: string): string {
  return name === FORMER ? words.say("former-player") : name;
}
