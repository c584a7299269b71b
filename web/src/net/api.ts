// Calls to the server. Every call may fail with a Refused (the server said no) or a Lost (it did not answer).

import { home } from "#home";
import type {
  Attendance,
  Company,
  Done,
  GameInfo,
  Given,
  Group,
  GroupLine,
  Hint,
  House,
  Kept,
  League,
  LeagueLine,
  Me,
  Muted,
  NewLeague,
  NewNotice,
  Notices,
  OutlookLine,
  Pace,
  PastGame,
  Planned,
  Play,
  Player,
  Primer,
  Problem,
  Programs,
  Review,
  Rule,
  Series,
  Session,
  TableInfo,
  Talk,
  Texts,
  Tried,
  Unread,
  Whose,
  Why,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    /** The server's Retry-After in seconds; 0 if there is none. */
    readonly retryAfter = 0,
  ) {
    super(problem.say || problem.key);
  }
}

export class Lost extends Error {
  constructor(
    message = "",
    /** As of a Refused: a proxy may say when its server is back. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** Request timeout in milliseconds. */
const TIMEOUT = 30_000;

let csrf = "";
let language = "en";
let heard: (me: Me) => void = () => {};

/** Register a callback for the reader's identity in answers of the server. */
export function onMe(told: (me: Me) => void): void {
  heard = told;
}

export function speak(lang: string): void {
  language = lang;
}

export type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries({ lang: language, ...query }))
    if (value !== undefined) words.set(name, String(value));
  return `/api${path}?${words}`;
}

async function ask(path: string, query: Query, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    answer = await home.fetch(address(path, query), { credentials: "same-origin", signal, ...init });
  } catch (error) {
    throw new Lost(String(error));
  }
  if (answer.ok) return answer;
  const retryAfter = Number(answer.headers.get("Retry-After")) || 0;
  const problem = await problemOf(answer);
  // Without words of the server, nobody but a proxy or a full house has answered.
  if (!problem.say && answer.status >= 502 && answer.status <= 504) throw new Lost(String(answer.status), retryAfter);
  throw new Refused(problem, retryAfter);
}

/** Parse the answer. A truncated or non-JSON body (a captive portal) counts as no answer. */
async function read<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T;
  } catch (error) {
    throw new Lost(String(error));
  }
}

/** The problem document of a refusal; without words if the body is not the server's. */
async function problemOf(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => null)) as Problem | null;
  return told?.key ? told : { status: answer.status, key: "server-error", args: {}, say: "" };
}

async function get<T>(path: string, query: Query = {}): Promise<T> {
  return read<T>(await ask(path, query, {}));
}

/** A GET request with the host's key. */
export async function askHost<T>(key: string, path: string, query: Query = {}): Promise<T> {
  return read<T>(await ask(`/host${path}`, query, { headers: hostKey(key) }));
}
/** A changing request with the host's key. */
export async function tellHost<T>(key: string, method: string, path: string, body?: unknown): Promise<T> {
  return send<T>(method, `/host${path}`, body, hostKey(key));
}
const hostKey = (key: string) => ({ "X-Host-Key": key });

async function send<T>(
  method: string,
  path: string,
  body: unknown = {},
  more: Record<string, string> = {},
): Promise<T> {
  const send = () =>
    ask(
      path,
      {},
      {
        method,
        headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf, ...more },
        body: JSON.stringify(body),
      },
    );
  let answer: Response;
  try {
    answer = await send();
  } catch (error) {
    // The session changed in another window: take the new token and retry once.
    if (!(error instanceof Refused) || error.problem.key !== "bad-token") throw error;
    await me();
    answer = await send();
  }
  return read<T>(answer);
}

function known(me: Me): Me {
  csrf = me.csrf;
  heard(me);
  return me;
}

export async function me(): Promise<Me> {
  return known(await get<Me>("/me"));
}
export async function begin(name: string, invitation = ""): Promise<Me> {
  return known(await send<Me>("POST", "/people", { name, zone: zone(), invitation }));
}
/** The time zone of this device, used for nights and days off. */
export function zone(): string | null {
  const found = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return found && /^[A-Za-z0-9_+/-]{1,64}$/.test(found) ? found : null;
}
export const liveIn = (zone: string) => send<{ zone: string }>("PUT", "/people/zone", { zone });
export async function keepName(password: string, old: string | null): Promise<Me> {
  return known(await send<Me>("POST", "/people/password", { password, old }));
}
export async function rename(name: string): Promise<Me> {
  return known(await send<Me>("POST", "/people/name", { name }));
}
export async function login(name: string, password: string): Promise<Me> {
  return known(await send<Me>("POST", "/login", { name, password }));
}
export async function logout(): Promise<Me> {
  return known(await send<Me>("POST", "/logout"));
}
export async function logoutEverywhere(): Promise<Me> {
  return known(await send<Me>("POST", "/logout/everywhere"));
}
export const sessions = () => get<Session[]>("/sessions");
export const endSession = (id: string) => send<Session[]>("DELETE", `/sessions/${id}`);

/** Settings by the host that apply to everybody. */
export const house = () => get<House>("/house");
/** The categories of personal data that the server stores. */
export const privacy = () => get<Kept[]>("/privacy");
export const dataAddress = () => address("/people/me/data");
export async function leaveForGood(password: string): Promise<Me> {
  return known(await send<Me>("POST", "/people/leave", { password }));
}
export const forgotten = (name: string) => send<Done>("POST", "/password/forgotten", { name });
export const whoseLink = (token: string) => send<Whose>("POST", "/password/link", { token });
export async function newPassword(token: string, password: string): Promise<Me> {
  return known(await send<Me>("POST", "/password/new", { token, password }));
}
export const report = (about: string, text: string, table: string | null) =>
  send<Done>("POST", "/reports", { about, text, table });

export const notices = () => get<Notices>("/notices");
export const addNotice = (wanted: NewNotice) => send<Notices>("POST", "/notices", { ...wanted, lang: language });
export const removeNotice = (id: string) => send<Notices>("DELETE", `/notices/${id}`);

/** The reader's programs; a token comes only when it is made. */
export const programs = () => get<Programs>("/tokens");
export const makeProgram = (name: string) => send<Programs>("POST", "/tokens", { name });
export const renewProgram = (id: string) => send<Programs>("POST", `/tokens/${id}/renew`);
export const revokeProgram = (id: string) => send<Programs>("DELETE", `/tokens/${id}`);

export const games = () => get<GameInfo[]>("/games");
export const components = (game: string) => get<Record<string, unknown>>(`/games/${game}/components`);
export const texts = (game: string) => get<Texts>(`/games/${game}/texts`);
export const rules = (game: string) => get<Rule[]>(`/games/${game}/rules`);
export const primer = (game: string) => get<Primer>(`/games/${game}/primer`);
export async function locale(lang: string, game?: string): Promise<string> {
  const answer = await ask(`/locale/${lang}`, { game }, {});
  const text = await answer.text();
  // Fluent text itself, or the same as a JSON string.
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}

export type Lists = "mine" | "open" | "running" | "finished";
export const tables = (list: Lists, before?: number) => get<TableInfo[]>("/tables", { list, before });
/** The people present at each of these tables. */
export const presence = (ids: string[]) => get<Record<string, Attendance>>("/presence", { tables: ids.join(",") });
export const table = (id: string) => get<TableInfo>(`/tables/${id}`);

export interface NewSeat {
  kind: "me" | "open" | "invited" | "bot";
  bot?: string | null;
  /** Find a person to invite, by a name protected by a password. */
  name?: string;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  private: boolean;
  absence: TableInfo["absence"];
  pace?: Pace | null;
  group?: string | null;
}
export const newTable = (wanted: NewTable) => send<TableInfo>("POST", "/tables", wanted);
/** Resume the first game of a title, or begin it. */
export const learn = (game: string) => send<TableInfo>("POST", `/games/${encodeURIComponent(game)}/lesson`);
/** Leave the script of a lesson. */
export const playOn = (id: string) => send<TableInfo>("POST", `/tables/${id}/play-on`);
export const join = (id: string, seat: number | null) => send<TableInfo>("POST", `/tables/${id}/join`, { seat });
export const leave = (id: string) => send<TableInfo>("POST", `/tables/${id}/leave`);
/** `seats`: the expected number of players; the server refuses if it has changed. */
export const start = (id: string, bot: string | null, seats: number) =>
  send<TableInfo>("POST", `/tables/${id}/start`, { bot, seats });
export const remove = (id: string) => send<{ removed: string }>("DELETE", `/tables/${id}`);
/** Before the start, make a seat open again. */
export const clearSeat = (id: string, seat: number) => send<TableInfo>("POST", `/tables/${id}/seats/${seat}/clear`);
export const nudge = (id: string, seat: number) => send<TableInfo>("POST", `/tables/${id}/seats/${seat}/nudge`);
/** Propose or agree; `yes: false` declines, withdraws, or ends a pause. */
export const propose = (id: string, what: "end" | "bot" | "pause" | "takeback", seat: number | null, yes = true) =>
  send<TableInfo>("POST", `/tables/${id}/proposals`, {
    what,
    seat: what === "bot" || what === "takeback" ? seat : null,
    yes,
  });
export const resign = (id: string, bot: string) => send<TableInfo>("POST", `/tables/${id}/resign`, { bot });
export const handOver = (id: string, seat: number, bot: string) =>
  send<TableInfo>("POST", `/tables/${id}/seats/${seat}/bot`, { bot });
/** Ask for a rematch or agree; `yes: false` declines or withdraws. */
export const rematch = (id: string, yes = true) => send<TableInfo>("POST", `/tables/${id}/rematch`, { yes });
/** The series of a game, with the standings. */
export const series = (id: string) => get<Series>(`/tables/${id}/series`);

const player = (who: string) => `/players/${encodeURIComponent(who)}`;
interface PastGamesWanted {
  game?: string | undefined;
  against?: string | undefined;
  how?: "won" | "lost" | "people" | "bots" | undefined;
  before?: number | undefined;
}
export const profile = (who: string) => get<Player>(player(who));
export const pastGames = (who: string, wanted: PastGamesWanted = {}) =>
  get<PastGame[]>(`${player(who)}/games`, { ...wanted });
export const beRated = (rated: boolean) => send<{ rated: boolean }>("PUT", "/players/rated", { rated });

/** Remarks changed after a version, or those before a number. */
export const talk = (id: string, query: { since?: number; before?: number }) => get<Talk>(`/tables/${id}/talk`, query);
export const say = (id: string, said: { text?: string; phrase?: string; request: string }) =>
  send<{ number: number }>("POST", `/tables/${id}/talk`, said);
export const unsay = (id: string, number: number) => send<unknown>("DELETE", `/tables/${id}/talk/${number}`);
export const hear = (id: string, number: number) => send<unknown>("PUT", `/tables/${id}/talk/heard`, { number });
/** Unread remarks at the reader's tables. */
export const unread = () => get<Record<string, Unread>>("/talk");
export const muted = () => get<Muted[]>("/muted");
export const mute = (person: string, yes: boolean) => send<Muted[]>(yes ? "PUT" : "DELETE", `/muted/${person}`);
export const company = () => get<Company>("/friends");
/** Ask somebody to be a friend, or agree. People are named by their address: a name with a password, or `@` and an id. */
export const befriend = (player: string) => send<Company>("POST", "/friends", { player });
export const part = (player: string) => send<Company>("DELETE", `/friends/${encodeURIComponent(player)}`);
export const block = (player: string) => send<Company>("POST", "/blocks", { player });
export const unblock = (player: string) => send<Company>("DELETE", `/blocks/${encodeURIComponent(player)}`);
export const invite = (id: string, player: string) => send<TableInfo>("POST", `/tables/${id}/invite`, { player });

export const groups = () => get<GroupLine[]>("/groups");
export const group = (id: string, key?: string) => get<Group>(`/groups/${id}`, { key });
export const newGroup = (name: string) => send<Group>("POST", "/groups", { name });
export const joinGroup = (id: string, key: string) => send<Group>("POST", `/groups/${id}/join`, { key });
export const leaveGroup = (id: string) => send<GroupLine[]>("POST", `/groups/${id}/leave`);
export const renewGroupLink = (id: string) => send<Group>("POST", `/groups/${id}/link`);
export const removeMember = (id: string, player: string) =>
  send<Group>("DELETE", `/groups/${id}/members/${encodeURIComponent(player)}`);

export const leagues = () => get<LeagueLine[]>("/leagues");
export const league = (id: string, key?: string) => get<League>(`/leagues/${id}`, { key });
export const newLeague = (wanted: NewLeague) => send<League>("POST", "/leagues", wanted);
export const joinLeague = (id: string, key: string) => send<League>("POST", `/leagues/${id}/join`, { key });
export const leaveLeague = (id: string) => send<LeagueLine[]>("POST", `/leagues/${id}/leave`);
export const startLeague = (id: string) => send<League>("POST", `/leagues/${id}/start`);
export const removeFromLeague = (id: string, player: string) =>
  send<League>("DELETE", `/leagues/${id}/people/${encodeURIComponent(player)}`);

/** Tell that the reader looks at an open table. */
export const look = (id: string) => send<TableInfo>("POST", `/tables/${id}/look`);
export const play = (id: string, query: { at?: number; since?: number; seat?: number } = {}) =>
  get<Play>(`/tables/${id}/play`, query);
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
/** What if? The result of moves of all seats after `at` moves, in a world guessed with the seed `dice`. */
export const plan = (id: string, asked: { at: number; dice: number; moves: number[][]; reply: boolean }) =>
  send<Planned>("POST", `/tables/${id}/plan`, asked);
export const setOrder = (id: string, order: string | null) =>
  send<{ seq: number; order: string | null }>("PUT", `/tables/${id}/order`, { order });
/** The review of a finished game so far, and the moves at which its rounds began. */
export const review = (id: string) => get<Review>(`/tables/${id}/review`);
export const beginReview = (id: string) => send<Review>("POST", `/tables/${id}/review`);
export const cancelReview = (id: string) => send<Review>("DELETE", `/tables/${id}/review`);
/** A private table from a moment of a finished game. */
export const again = (id: string, at: number, seat: number) =>
  send<TableInfo>("POST", `/tables/${id}/again`, { at, seat });
/** The record as the reader may know it; complete without a server, so that the game can continue elsewhere. */
export const recordAddress = (id: string) => address(`/tables/${id}/record${home.people ? "" : "/whole"}`);
/** Fetch the text of such a URL. */
export const file = async (where: string) => (await home.fetch(where, {})).text();
/** Export the complete record of a game against bots; the game becomes practice. */
export const takeAlong = async (id: string): Promise<string> =>
  (await send<{ record: string }>("POST", `/tables/${id}/record/whole`)).record;
/** Import a record as a new table. */
export const lay = (record: string) => send<TableInfo>("POST", "/tables/record", { record });
