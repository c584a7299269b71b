// Explanations in the first game: each kind of decision once. Shown ones are stored in this browser.

import { settings } from "../reader/settings.svelte";
import { words } from "../words/words.svelte";

const KEY = "partie-guided";
/** The introduction of the game, shown before the first decision. */
const GAME = "game";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** The message that explains a prompt: its own, or that of its beginning (`bid-opening`: `guide-bid`). */
export function explained(prompt: string, has: (key: string) => boolean): string {
  const parts = prompt.split("-");
  for (let end = parts.length; end > 0; end--) {
    const key = parts.slice(0, end).join("-");
    if (has(`guide-${key}`)) return key;
  }
  return "";
}

class Guide {
  private known = $state<string[]>(kept());
  /** An explanation is shown now. */
  showing = $state(false);
  /** The bar has room for it. */
  inLine = $state(false);

  /** The explanations of a prompt: first the game, then the decision. Each is shown once. */
  lines(game: string, prompt: string): string[] {
    if (!settings.guide || !prompt) return [];
    const step = explained(prompt, (key) => words.find(key) !== undefined);
    if (!step || this.known.includes(`${game} ${step}`)) return [];
    const keys = this.known.includes(`${game} ${GAME}`) ? [step] : [GAME, step];
    return keys.flatMap((key) => words.find(`guide-${key}`) ?? []);
  }

  /** A prompt has been explained. */
  learn(game: string, prompt: string): void {
    const step = explained(prompt, (key) => words.find(key) !== undefined);
    if (step) this.keep([...new Set([...this.known, `${game} ${GAME}`, `${game} ${step}`])]);
  }

  again(): void {
    this.keep([]);
    settings.set({ guide: true });
  }

  private keep(known: string[]): void {
    this.known = known;
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // Show it again next time.
    }
  }
}

export const guide = new Guide();
