// Texts of the interface: Fluent messages of the chosen language, with English as fallback.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { locale } from "../net/api";
import { insist } from "../net/retry";
import type { Language } from "../reader/settings.svelte";

type Args = Record<string, FluentVariable>;

class Words {
  private bundles = $state.raw<FluentBundle[]>([]);
  /** The game whose words are loaded. */
  private spoken = $state("");
  private texts = new Map<string, Promise<string>>();
  game = "";
  language: Language = "en";

  /** Load a language, with the words of a game if one is given, and switch to it. */
  async load(language: Language, game = this.game): Promise<void> {
    this.game = game;
    this.language = language;
    const wanted = language === "en" ? (["en"] as const) : ([language, "en"] as const);
    const texts = await Promise.all(wanted.map((one) => this.text(one, game)));
    if (this.language !== language || this.game !== game) return;
    this.bundles = wanted.map((one, i) => bundle(one, texts[i] ?? ""));
    this.spoken = game;
  }

  /** Whether the words of a game are loaded: before that, its board would show keys. */
  speaks(game: string): boolean {
    return this.ready && this.spoken === game;
  }

  get ready(): boolean {
    return this.bundles.length > 0;
  }

  private text(language: string, game: string): Promise<string> {
    const key = `${language} ${game}`;
    let text = this.texts.get(key);
    if (!text) {
      text = insist(
        () => locale(language, game || undefined),
        () => true,
        () => {},
      ).then((found) => found ?? "");
      text.catch(() => this.texts.delete(key));
      this.texts.set(key, text);
    }
    return text;
  }

  /** A message, or null if it does not exist. */
  find(key: string, args: Args = {}, form = ""): string | undefined {
    for (const made of this.bundles) {
      const message = made.getMessage(key);
      const pattern = form ? message?.attributes[form] : message?.value;
      if (pattern) return made.formatPattern(pattern, args, []);
    }
    return undefined;
  }

  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? key;
  }
}

export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export const words = new Words();

/** A message of the interface. */
export function t(key: string, args: Args = {}): string {
  return words.say(`web-${key}`, args);
}

/** The name of a thing by its kind and id; its id, if it has no name. */
export function named(kind: string, value: string | number): string {
  return words.find(`${kind}-${value}`) ?? String(value);
}
