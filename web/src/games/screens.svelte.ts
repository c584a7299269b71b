// The screens by game, found by folder and loaded when a table of the game is opened. A game without one uses the
// generic board.

import type { Screen } from "./screen";

const FOUND = import.meta.glob<{ screen: Screen }>("./*/screen.ts");
const GENERIC = "./generic/screen.ts";
/** Milliseconds before a screen that failed to load is requested again. */
const AGAIN = 2000;

class Screens {
  private loaded = $state.raw<Record<string, Screen>>({});
  private fetching = new Map<string, Promise<void>>();

  /** The screen of a game; undefined while it is loading. */
  of(game: string): Screen | null {
    if (!game) return null;
    const found = this.loaded[game];
    if (found) return found;
    if (!this.fetching.has(game)) this.fetching.set(game, this.fetch(game));
    return null;
  }

  private async fetch(game: string): Promise<void> {
    const found = FOUND[`./${game}/screen.ts`] ?? FOUND[GENERIC];
    if (!found) return;
    try {
      this.loaded = { ...this.loaded, [game]: (await found()).screen };
    } catch {
      setTimeout(() => void this.fetch(game), AGAIN);
    }
  }
}

export const screens = new Screens();
