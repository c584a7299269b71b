// The table worker: runs Python with the tables, and stores every change before it answers.
//
// The tab that holds a table's lock plays it; other tabs follow.
import type { Answer, Ask, FromWorker, ToWorker } from "./messages";
import { alive, NotHere, Python, type Start } from "./python";
import { Full, Overtaken, type Row, Store } from "./store";
import { Thinker } from "./thinker";

/** partie/local/worker.py */
interface Tables {
  ask(method: string, path: string, query: string, body: string, thought: string): string;
  open_table(text: string, lang: string): string;
  close_table(id: string): void;
  refusal(status: number, key: string, lang: string): string;
  shown(id: string): string;
  pending(): string;
  settle(): void;
  undo(): void;
  bot_job(id: string): string;
  bot_move(id: string, seat: number, decision: string, thought: string): boolean;
  review_job(id: string): string;
  review_done(id: string, thought: string): void;
  add_games(): void;
}

interface Job {
  game: string;
  seat: number;
  decision: string;
  /** The script of a lesson. */
  thought?: unknown;
}

const say = (message: FromWorker) => self.postMessage(message);
const news = new BroadcastChannel("partie-tables");

class TableWorker {
  private open = new Map<string, string>();
  private screens = new Map<string, string>();
  private locks = new Map<string, () => void>();
  private following = new Set<string>();
  private watched = new Set<string>();
  private driving = new Set<string>();
  private judging = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();
  private full = false;

  private constructor(
    private readonly python: Python,
    private readonly tables: Tables,
    private readonly store: Store,
    private readonly thinker: Thinker,
  ) {
    news.onmessage = ({ data }: MessageEvent<{ table: string; seq: number }>) => void this.heard(data.table);
  }

  static async load(start: Start, language: string, game: string | null): Promise<TableWorker> {
    let came = 0;
    let told = 0;
    const count = (bytes: number) => {
      came += bytes;
      if (came - told < 60_000) return;
      told = came;
      say({ came });
    };
    const packs = packsOf(game, language);
    const [python, store] = await Promise.all([Python.load(start, ["engine", ...packs], count), Store.open()]);
    say({ running: true });
    const tables = python.module<Tables>("partie.local.worker");
    say({ lasting: store.lasting });
    say({ ready: true });
    return new TableWorker(python, tables, store, new Thinker(start));
  }

  /** Serialises requests: a change is stored before the next request runs. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => {});
    return done;
  }

  async ask(ask: Ask, thought = "null"): Promise<Answer> {
    const lang = ask.query.lang ?? "en";
    const id = /^\/tables\/(?!record$)([\w-]+)/.exec(ask.path)?.[1];
    const given = await this.inTurn(() => this.reply(ask, id, lang, thought));
    if ("job" in given) return this.ask(ask, await this.thinker.think(given.job.game, JSON.stringify(given.job)));
    if (id) void this.drive(id);
    if (id) void this.judge(id);
    return given;
  }

  private async reply(ask: Ask, id: string | undefined, lang: string, thought: string): Promise<Answer | { job: Job }> {
    try {
      // Before it is opened: a damaged game can be removed, too.
      if (id && ask.method === "DELETE" && ask.path === `/tables/${id}`) return this.remove(id);
      if (ask.method === "GET" && ask.path === "/tables") return this.list();
      await this.words("", lang);
      const lesson = /^\/games\/(\w+)\/lesson$/.exec(ask.path)?.[1];
      if (lesson || ask.path === "/tables" || ask.path === "/tables/record")
        await this.game(lesson ?? gameOf(ask.body), lang);
      const refused = id ? await this.fetch(id, lang) : null;
      if (refused) return refused;
      if (id && this.following.has(id)) {
        if (ask.method !== "GET" && /\/(commit|order|bot|join|play-on)$/.test(ask.path))
          return this.refusal("plays-elsewhere", lang);
        ask.query.follow = "1";
      }
      const { method, path, query, body } = ask;
      const said = this.tables.ask(method, path, JSON.stringify(query), JSON.stringify(body ?? null), thought);
      const answer = JSON.parse(said) as Answer | { job: Job };
      const kept = await this.keep(lang);
      if (id) this.tellScreen(id);
      return kept ?? answer;
    } catch (error) {
      if (error instanceof NotHere) return this.refusal("not-kept", lang);
      throw error;
    }
  }

  /** Set the tables the page shows: they are locked for it, and their bots play. */
  async watch(ids: string[]): Promise<void> {
    const wanted = new Set(ids);
    for (const id of [...this.watched]) if (!wanted.has(id)) this.leave(id);
    for (const id of ids) {
      if (!this.watched.has(id)) {
        this.watched.add(id);
        await this.lock(id);
      }
      // Always notify: a reopened connection has missed earlier notifications.
      const row = await this.store.get(id);
      if (row) say({ update: { table: id, seq: row.seq } });
      void this.drive(id);
    }
  }

  private leave(id: string): void {
    this.watched.delete(id);
    this.locks.get(id)?.();
    this.locks.delete(id);
    this.follow(id, false);
  }

  /** Acquire the table's lock and play, or follow until the other tab releases it. Without locks (neither https nor
   * localhost) every tab plays; the store refuses the change of the one that is behind. */
  private async lock(id: string): Promise<void> {
    if (!navigator.locks) return this.follow(id, false);
    const name = `partie-table-${id}`;
    const held = () => new Promise<void>((free) => this.locks.set(id, free));
    const mine = await new Promise<boolean>((told) => {
      void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        told(lock !== null);
        return lock ? held() : undefined;
      });
    });
    this.follow(id, !mine);
    if (mine) return;
    void navigator.locks.request(name, async () => {
      if (!this.watched.has(id)) return;
      this.follow(id, false);
      await this.heard(id);
      void this.drive(id);
      await held();
    });
  }

  private follow(id: string, is: boolean): void {
    if (is) this.following.add(id);
    else this.following.delete(id);
    say({ following: [...this.following] });
  }

  /** Another tab has stored a later version. */
  private async heard(id: string): Promise<void> {
    if (!this.open.has(id)) return;
    await this.inTurn(async () => {
      const row = await this.store.get(id);
      if (row) this.tables.open_table(row.text, "en");
      this.tellScreen(id);
      if (row) say({ update: { table: id, seq: row.seq } });
    });
  }

  /** Load a table from storage; returns a refusal if it cannot be read. */
  private async fetch(id: string, lang: string): Promise<Answer | null> {
    const game = this.open.get(id);
    if (game) {
      await this.words(game, lang);
      return null;
    }
    const row = await this.store.get(id);
    if (!row) return null;
    await this.game(row.game, lang);
    const said = JSON.parse(this.tables.open_table(row.text, lang)) as Partial<Answer>;
    if (said.status) return said as Answer;
    this.open.set(id, row.game);
    return null;
  }

  private async list(): Promise<Answer> {
    return { status: 200, body: await this.store.listed() };
  }

  private async remove(id: string): Promise<Answer> {
    this.tables.close_table(id);
    this.open.delete(id);
    await this.store.remove(id);
    return { status: 200, body: { removed: id } };
  }

  /** Store the change; on failure roll back and return a refusal. */
  private async keep(lang: string): Promise<Answer | null> {
    const text = this.tables.pending();
    if (!text) return null;
    const change = JSON.parse(text) as { id: string; seq: number; text: string; info: { game: string } };
    const row: Row = { id: change.id, seq: change.seq, game: change.info.game, text: change.text };
    try {
      await this.store.put(row, change.info);
    } catch (error) {
      this.tables.undo();
      if (error instanceof Overtaken) {
        const later = await this.store.get(row.id);
        if (later) this.tables.open_table(later.text, lang);
        return this.refusal("plays-elsewhere", lang);
      }
      if (!(error instanceof Full)) throw error;
      this.tellFull(true);
      return this.refusal("storage-full", lang);
    }
    this.tellFull(false);
    this.tables.settle();
    this.open.set(row.id, row.game);
    news.postMessage({ table: row.id, seq: row.seq });
    say({ update: { table: row.id, seq: row.seq } });
    this.tellScreen(row.id);
    return null;
  }

  private tellFull(full: boolean): void {
    if (full !== this.full) say({ full });
    this.full = full;
  }

  private tellScreen(id: string): void {
    const screen = this.tables.shown(id);
    if (this.screens.get(id) === screen) return;
    this.screens.set(id, screen);
    say({ screen: JSON.parse(screen), table: id });
  }

  private refusal(key: string, lang: string): Answer {
    return JSON.parse(this.tables.refusal(409, key, lang)) as Answer;
  }

  /** Let the bots of a table that is shown play until a person is asked. */
  private async drive(id: string): Promise<void> {
    if (this.driving.has(id) || !this.watched.has(id)) return;
    this.driving.add(id);
    try {
      while (this.watched.has(id) && !this.following.has(id)) {
        const job = await this.inTurn(async () => this.tables.bot_job(id));
        if (!job) break;
        const { game, seat, decision, thought: said } = JSON.parse(job) as Job;
        const thought = said ? JSON.stringify(said) : await this.thinker.think(game, job);
        const refused = await this.inTurn(async () => {
          this.tables.bot_move(id, seat, decision, thought);
          return this.keep("en");
        });
        if (refused) break;
      }
      this.thinker.warm();
    } finally {
      this.driving.delete(id);
    }
  }

  /** Run the review of a finished game, slice by slice, until it is done or stopped. */
  private async judge(id: string): Promise<void> {
    if (this.judging.has(id)) return;
    this.judging.add(id);
    try {
      for (;;) {
        const job = await this.inTurn(async () => this.tables.review_job(id));
        if (!job) break;
        const thought = await this.thinker.think((JSON.parse(job) as { game: string }).game, job);
        const refused = await this.inTurn(async () => {
          this.tables.review_done(id, thought);
          return this.keep("en");
        });
        if (refused) break;
      }
    } finally {
      this.judging.delete(id);
    }
  }

  private async game(game: string, lang: string): Promise<void> {
    const known = /^[a-z]+$/.test(game) && game in SIZES;
    if (known && (await this.python.pack(game))) {
      this.tables.add_games();
      say({ chosen: game });
    }
    if (known) await this.words(game, lang);
  }

  private async words(game: string, lang: string): Promise<void> {
    for (const pack of wordsOf(game, lang)) await this.python.pack(pack);
  }
}

const SIZES = JSON.parse(import.meta.env.VITE_SIZES ?? "{}") as Record<string, number>;

function wordsOf(game: string, lang: string): string[] {
  const names = ["en", lang].map((one) => (game ? `words-${game}-${one}` : `words-${one}`));
  return [...new Set(names)].filter((name) => name in SIZES);
}

function packsOf(game: string | null, lang: string): string[] {
  return [...wordsOf("", lang), ...(game && game in SIZES ? [game, ...wordsOf(game, lang)] : [])];
}

/** The game that a request to open a table names. */
function gameOf(body: unknown): string {
  const { game, record } = (body ?? {}) as { game?: unknown; record?: unknown };
  if (typeof game === "string") return game;
  return (typeof record === "string" && /^game (\w+)$/m.exec(record.slice(0, 1000))?.[1]) || "";
}

let worker: Promise<TableWorker> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    alive((name) => say({ alive: name }));
    worker = TableWorker.load(data.start, data.language, data.game);
    worker.catch((error) => say({ failed: String(error) }));
    return;
  }
  const here = await worker?.catch(() => undefined);
  if (!here) return;
  if ("watch" in data) return here.watch(data.watch);
  const { number } = data.ask;
  try {
    say({ answer: await here.ask(data.ask), number });
  } catch (error) {
    // Python crashed: the page starts another worker.
    console.error(error);
    say({ failed: String(error) });
    self.close();
  }
};
