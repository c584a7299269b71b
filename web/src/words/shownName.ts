// The name of somebody who left for good, in the reader's language.

import { words } from "./words.svelte";

/** As the server keeps it (partie/text/words.py). */
export const FORMER = "a former player";

export function shownName(name: string): string {
  return name === FORMER ? words.say("former-player") : name;
}
