// Calls to the server. Every call may fail with a Refused (the server said no) or a Lost (it did not answer).

import type {
  GameInfo,
  Given,
  Hint,
  Me,
  OutlookLine,
  Play,
  Problem,
  Rule,
  TableInfo,
  Texts,
  Tried,
  Why,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.say || problem.key);
  }
}

export class Lost extends Error {}

let csrf = "";
let language = "en";

export function speak(lang: string): void {
  language = lang;
}

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries({ lang: language, ...query }))
    if (value !== undefined) words.set(name, String(value));
  return `/api${path}?${words}`;
}

async function ask(path: string, query: Query, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), { credentials: "same-origin", ...init });
  } catch (error) {
    throw new Lost(String(error));
  }
  if (answer.ok) return answer;
  if (answer.status >= 502 && answer.status <= 504) throw new Lost(String(answer.status));
  throw new Refused(await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { status: answer.status, key: "server-error", args: {}, say: answer.statusText };
  }
}

async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await (await ask(path, query, {})).json()) as T;
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const send = () =>
    ask(
      path,
      {},
      {
        method,
        headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
        body: JSON.stringify(body),
      },
    );
  let answer: Response;
  try {
    answer = await send();
  } catch (error) {
    // The token of a page that was open for long, or in a second window: take the new one and ask once more.
    if (!(error instanceof Refused) || !error.problem.key.includes("csrf")) throw error;
    await me();
    answer = await send();
  }
  return (await answer.json()) as T;
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export async function me(): Promise<Me> {
  return known(await get<Me>("/me"));
}
export async function begin(name: string): Promise<Me> {
  return known(await send<Me>("POST", "/people", { name }));
}
export async function keepName(password: string, old: string | null): Promise<Me> {
  return known(await send<Me>("POST", "/people/password", { password, old }));
}
export async function login(name: string, password: string): Promise<Me> {
  return known(await send<Me>("POST", "/login", { name, password }));
}
export async function logout(): Promise<Me> {
  return known(await send<Me>("POST", "/logout"));
}

export const games = () => get<GameInfo[]>("/games");
export const components = (game: string) => get<Record<string, unknown>>(`/games/${game}/components`);
export const texts = (game: string) => get<Texts>(`/games/${game}/texts`);
export const rules = (game: string) => get<Rule[]>(`/games/${game}/rules`);
export async function locale(lang: string, game?: string): Promise<string> {
  const answer = await ask(`/locale/${lang}`, { game }, {});
  const text = await answer.text();
  // Fluent text itself, or the same as a JSON string.
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}

export type Lists = "mine" | "open" | "running" | "finished";
export const tables = (list: Lists, before?: number) => get<TableInfo[]>("/tables", { list, before });
export const table = (id: string) => get<TableInfo>(`/tables/${id}`);

export interface NewSeat {
  kind: "me" | "open" | "invited" | "bot";
  bot?: string | null;
  /** Who is invited: a name that a password keeps. */
  name?: string;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  private: boolean;
  absence: TableInfo["absence"];
}
export const newTable = (wanted: NewTable) => send<TableInfo>("POST", "/tables", wanted);
export const join = (id: string, seat: number | null) => send<TableInfo>("POST", `/tables/${id}/join`, { seat });
export const leave = (id: string) => send<TableInfo>("POST", `/tables/${id}/leave`);
/** `seats`: how many will play; the server refuses when that is no longer so. */
export const start = (id: string, bot: string | null, seats: number) =>
  send<TableInfo>("POST", `/tables/${id}/start`, { bot, seats });
export const remove = (id: string) => send<{ removed: string }>("DELETE", `/tables/${id}`);
export const handOver = (id: string, seat: number, bot: string) =>
  send<TableInfo>("POST", `/tables/${id}/seats/${seat}/bot`, { bot });

export const play = (id: string, query: { at?: number; since?: number } = {}) => get<Play>(`/tables/${id}/play`, query);
export const attempt = (id: string, decision: string, moves: Given[]) =>
  send<Tried>("POST", `/tables/${id}/try`, { decision, moves });
export const commit = (id: string, decision: string, moves: Given[], request: string) =>
  send<{ seq: number }>("POST", `/tables/${id}/commit`, { decision, moves, request });
export const why = (id: string, decision: string | null, moves: Given[], move: Given) =>
  send<Why>("POST", `/tables/${id}/why`, { decision, moves, move });
export const outlook = (id: string, decision: string, moves: Given[], move: Given) =>
  send<OutlookLine[]>("POST", `/tables/${id}/outlook`, { decision, moves, move });
export const hint = (id: string, decision: string, moves: Given[]) =>
  moves.length ? send<Hint>("POST", `/tables/${id}/hint`, { decision, moves }) : get<Hint>(`/tables/${id}/hint`);
export const setOrder = (id: string, order: string | null) =>
  send<{ seq: number; order: string | null }>("PUT", `/tables/${id}/order`, { order });
export const recordAddress = (id: string) => address(`/tables/${id}/record`);
