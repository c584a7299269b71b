// The page's side of the table worker: requests, notifications, loading progress, and restart after a crash.

import { BASE, FILES } from "./files";
import type { Answer, Ask, FromWorker, Screen } from "./messages";

const PYODIDE: string = import.meta.env.VITE_PYODIDE ?? "";
const SIZES = JSON.parse(import.meta.env.VITE_SIZES ?? "{}") as Record<string, number>;
/** Number of failed starts before giving up. */
const MOST_FAILURES = 3;

type Update = { table: string; seq: number };

const uncovering = (number: number, table: string, seat: number): Ask => ({
  number,
  method: "POST",
  path: `/tables/${table}/uncover`,
  query: {},
  body: { seat, again: true },
});

class Engine {
  /** Bytes loaded. */
  came = $state(0);
  total = $state(1);
  /** Python runs; what it needs for the tables is not imported yet. */
  running = $state(false);
  ready = $state(false);
  /** Titles that were chosen since the page was opened. */
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** Requests that wait for an answer. */
  asked = $state(0);
  /** Why the engine failed to start: a key of the texts. */
  failed = $state<"" | "no-wasm" | "no-engine">("");
  lasting = $state(true);
  full = $state(false);
  /** Tables that another tab plays. */
  following = $state.raw<ReadonlySet<string>>(new Set());
  screens = $state.raw<Readonly<Record<string, Screen>>>({});
  private worker: Worker | null = null;
  private waiting = new Map<number, { ask: Ask; answer: (answer: Answer) => void; lost: (error: Error) => void }>();
  private numbers = 0;
  private failures = 0;
  private watched: string[] = [];
  private updated: (update: Update) => void = () => {};
  private language = "en";
  private game: string | null = null;

  /** Load the engine, for a game if one is known, with words in the reader's language. */
  start(language: string, game: string | null): void {
    if (this.worker || this.failed) return;
    if (typeof WebAssembly !== "object") {
      this.failed = "no-wasm";
      return;
    }
    this.language = language;
    this.game = game;
    const wanted = ["pyodide", "python_stdlib", "engine", "words-en", `words-${language}`];
    if (game) wanted.push(game, `words-${game}-en`, `words-${game}-${language}`);
    this.total = [...new Set(wanted)].reduce((sum, name) => sum + (SIZES[name] ?? 0), 0);
    this.came = 0;
    this.running = false;
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(worker, data);
    worker.onerror = () => this.replace(worker);
    worker.postMessage({ start: { base: BASE, files: FILES, pyodide: PYODIDE }, language, game });
    if (this.watched.length) worker.postMessage({ watch: this.watched });
    // After a replaced worker: a person who had uncovered their seat still sees it, unless it is another's turn.
    for (const [table, { seat }] of Object.entries(this.screens))
      if (this.watched.includes(table) && seat !== null)
        worker.postMessage({ ask: uncovering(++this.numbers, table, seat) });
    for (const { ask } of this.waiting.values()) worker.postMessage({ ask });
  }

  ask(method: string, path: string, query: Record<string, string>, body: unknown): Promise<Answer> {
    const language = query.lang ?? "en";
    this.start(language, (body as { game?: string } | null)?.game ?? null);
    return new Promise((answer, lost) => {
      if (this.failed) return lost(new Error(this.failed));
      const ask = { number: ++this.numbers, method, path, query, body };
      this.waiting.set(ask.number, { ask, answer, lost });
      this.asked = this.waiting.size;
      this.worker?.postMessage({ ask });
    });
  }

  watch(ids: string[], updated: (update: Update) => void): void {
    this.watched = ids;
    this.updated = updated;
    if (ids.length) this.start(this.language, null);
    this.worker?.postMessage({ watch: ids });
  }

  /** How much of the start is done, from 0 to 1. Most of it is loading; the rest takes time too, more of it where the
   * files are at hand. */
  get share(): number {
    return 0.7 * Math.min(1, this.came / this.total) + (this.running ? 0.2 : 0);
  }

  /** Start once more after a failure: the network is back. */
  retry(): void {
    if (this.failed !== "no-engine") return;
    this.failed = "";
    this.failures = 0;
    this.start(this.language, this.game);
  }

  private hear(worker: Worker, message: FromWorker): void {
    if (this.worker !== worker) return;
    if ("alive" in message) void navigator.locks?.request(message.alive, () => this.replace(worker));
    else if ("came" in message) this.came = message.came;
    else if ("running" in message) this.running = true;
    else if ("chosen" in message) this.chosen = new Set([...this.chosen, message.chosen]);
    else if ("ready" in message) this.ready = true;
    else if ("lasting" in message) this.lasting = message.lasting;
    else if ("full" in message) this.full = message.full;
    else if ("failed" in message) this.replace(worker);
    else if ("update" in message) this.updated(message.update);
    else if ("following" in message) this.follow(message.following);
    else if ("screen" in message) this.screens = { ...this.screens, [message.table]: message.screen };
    else {
      this.failures = 0;
      this.waiting.get(message.number)?.answer(message.answer);
      this.waiting.delete(message.number);
      this.asked = this.waiting.size;
    }
  }

  private follow(tables: string[]): void {
    if (tables.join() !== [...this.following].join()) this.following = new Set(tables);
  }

  /** The worker crashed: start another one from storage and repeat pending requests. */
  private replace(dead: Worker): void {
    if (this.worker !== dead) return;
    dead.terminate();
    this.worker = null;
    this.ready = false;
    if (++this.failures >= MOST_FAILURES) {
      this.failed = "no-engine";
      for (const { lost } of this.waiting.values()) lost(new Error(this.failed));
      this.waiting.clear();
      this.asked = 0;
      return;
    }
    this.start(this.language, this.game);
  }
}

export const engine = new Engine();
