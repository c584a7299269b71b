// The reader's settings, stored in this browser.

import { speak } from "../net/api";

/** The languages of the server by code, each with its own name; the server writes them into the page. */
export const LANGUAGES: ReadonlyMap<string, string> = languages();
export type Language = string;
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
export const PACES = ["slow", "usual", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];
/** Milliseconds that each move of others is shown. */
const PAUSES: Record<Pace, number> = { slow: 1800, usual: 700, quick: 250, none: 0 };

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  shapes: boolean;
  confirm: boolean;
  guide: boolean;
  bots: Pace;
  notify: boolean;
  sound: boolean;
  talk: boolean;
  volume: number;
}

const KEY = "partie-settings";

function languages(): Map<string, string> {
  const page = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>("meta[name=languages]");
  const told = (page?.content ?? "en=English").split(";").map((pair) => pair.split("=", 2));
  return new Map(told.map(([code = "", name = code]) => [code, name]));
}

function preferred(): Language {
  for (const wanted of typeof navigator === "undefined" ? [] : navigator.languages) {
    const short = wanted.split("-")[0] ?? "";
    if (LANGUAGES.has(short)) return short;
  }
  return "en";
}

function kept(): Kept {
  const usual: Kept = {
    language: preferred(),
    theme: "system",
    motion: "system",
    shapes: true,
    confirm: false,
    guide: true,
    bots: "usual",
    notify: false,
    sound: false,
    talk: true,
    volume: 0.7,
  };
  try {
    const all: Kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return LANGUAGES.has(all.language) ? all : { ...all, language: usual.language };
  } catch {
    return usual;
  }
}

class Settings {
  private all = $state<Kept>(kept());

  get language(): Language {
    return this.all.language;
  }
  get theme(): Theme {
    return this.all.theme;
  }
  get motion(): Motion {
    return this.all.motion;
  }
  /** Distinguish players by shape as well as by colour. */
  get shapes(): boolean {
    return this.all.shapes;
  }
  /** Ask for confirmation before a move that ends the turn. */
  get confirm(): boolean {
    return this.all.confirm;
  }

  /** Each kind of decision is explained when it is asked for the first time. */
  get guide(): boolean {
    return this.all.guide;
  }

  /** The display speed of moves of others, by name. */
  get bots(): Pace {
    return this.all.bots;
  }
  /** The same in milliseconds per move; 0: at once. */
  get pace(): number {
    return this.moving || this.bots === "slow" ? PAUSES[this.bots] : 0;
  }

  /** Whether a browser notification announces the reader's turn. */
  get notify(): boolean {
    return this.all.notify;
  }
  /** Whether sounds are on, also for the reader's turn. */
  get sound(): boolean {
    return this.all.sound;
  }
  /** Whether the talk at a table is shown. */
  get talk(): boolean {
    return this.all.talk;
  }
  /** From 0 to 1. */
  get volume(): number {
    return this.all.volume;
  }

  set(change: Partial<Kept>): void {
    this.all = { ...this.all, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // The page works without storage.
    }
    this.apply();
  }

  /** Whether pieces may travel. */
  get moving(): boolean {
    if (this.motion !== "system") return this.motion === "on";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    speak(this.language);
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
