// One WebSocket: sends an update when something happened at a watched table, and brings what changed at the one
// that is shown. A line that carries nothing is noticed by its silence, and replaced.

import { home } from "#home";
import type { Line } from "../homes/home";
import type { Attendance, Follow, House, Update } from "./protocol";
import { backoff } from "./retry";

export type Connection = "joining" | "live" | "lost";

type Said =
  | Update
  | { pong: number }
  | { house: House }
  | { table: string; presence: Attendance }
  | { table: string; talk: number };

/** What is shown of a table: its position, the seat that sees it so, its next event, and how fast others move. */
export type Shown = Omit<Follow, "table">;

/** Whoever watches a table. */
export interface Watcher {
  readonly id: string;
  updated(update: Update): void;
  /** Who is at the table now. */
  met(attendance: Attendance): void;
  /** There is talk of this version. */
  said(version: number): void;
  /** Something may have happened that could not be read, or was not told: ask. */
  missed(): void;
  shown(): Shown | null;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Milliseconds of silence after which the server is asked whether it is there; longer where nobody looks. */
const QUIET = 10_000;
const QUIET_HIDDEN = 60_000;
/** Milliseconds in which it must answer, and in which a new connection must stand. */
const ANSWER = 5000;
/** Close code: the cookie that opened the socket is void. */
const LOGGED_OUT = 4401;

class Live {
  state = $state<Connection>("joining");
  private watchers = new Map<string, Watcher>();
  private socket: Line | null = null;
  private failures = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  private staying = false;
  private loggedOut: () => void = () => {};
  private houseSet: (house: House) => void = () => {};
  /** Messages one after the other, also when one of them has to be unpacked. */
  private hearing: Promise<void> = Promise.resolve();

  /** Tell the watcher whenever something happened at its table. Returns what ends it. */
  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher.id, watcher);
    this.open();
    this.tell();
    return () => {
      if (this.watchers.get(watcher.id) === watcher) this.watchers.delete(watcher.id);
      if (this.needed) this.tell();
      else this.leave();
    };
  }

  /** Keep the line open on pages without a table too: friends see that the reader is here. */
  stay(wanted: boolean): void {
    this.staying = wanted;
    if (wanted) this.open();
    else if (!this.watchers.size) this.leave();
  }

  /** Whether anybody needs the line. */
  private get needed(): boolean {
    return this.staying || this.watchers.size > 0;
  }

  /** Be told when the reader was logged out elsewhere. */
  onLoggedOut(told: () => void): void {
    this.loggedOut = told;
  }

  /** Be told what the host has set for everybody. */
  onHouse(told: (house: House) => void): void {
    this.houseSet = told;
  }

  /** Connect anew: at once and not after the pause, or as somebody else. */
  again(): void {
    this.failures = 0;
    this.drop();
    if (this.needed) this.open();
  }

  /** The page is looked at again, or the network is another one: see whether the line is still there. */
  check(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (!this.socket && this.needed) this.again();
  }

  /** The device has no network. Should that be wrong, the next message tells. */
  offline(): void {
    if (this.needed) this.state = "lost";
    this.check();
  }

  /** Tell the server what is watched and shown. */
  tell(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const watched = [...this.watchers.keys()];
    let follow: Follow | undefined;
    for (const watcher of this.watchers.values()) {
      const shown = watcher.shown();
      if (shown) follow = { table: watcher.id, ...shown };
    }
    this.socket.send(JSON.stringify({ watch: watched, follow, at: watched.at(-1) }));
  }

  /** The reader writes a remark at the open table, or has stopped. */
  typing(on: boolean): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ typing: on }));
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.reopening);
    const socket = home.connect();
    this.socket = socket;
    this.expectAnswer();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tell();
      this.ping();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.alive();
      this.hearing = this.hearing.then(() => this.hear(socket, data)).catch(() => this.missed());
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.lose();
      if (code === LOGGED_OUT) this.loggedOut();
    };
  }

  private async hear(socket: Line, data: string | Blob): Promise<void> {
    const said = JSON.parse(typeof data === "string" ? data : await unpacked(data)) as Said;
    if (this.socket !== socket || "pong" in said) return;
    if ("house" in said) return this.houseSet(said.house);
    if ("presence" in said) return this.watchers.get(said.table)?.met(said.presence);
    if ("talk" in said) return this.watchers.get(said.table)?.said(said.talk);
    if (!Number.isSafeInteger(said.seq)) throw new TypeError("not an update");
    this.watchers.get(said.table)?.updated(said);
  }

  private missed(): void {
    for (const watcher of this.watchers.values()) watcher.missed();
  }

  /** The server was heard: the next silence begins. */
  private alive(): void {
    this.state = "live";
    this.failures = 0;
    clearTimeout(this.deadline);
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ping(), document.hidden ? QUIET_HIDDEN : QUIET);
  }

  private ping(): void {
    clearTimeout(this.quiet);
    this.socket?.send(JSON.stringify({ ping: ++this.pings }));
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lose(), ANSWER);
  }

  /** The line is dead or was closed: show it, and connect again soon. */
  private lose(): void {
    this.drop();
    if (!this.needed) return;
    this.state = "lost";
    this.reopening = setTimeout(() => this.open(), backoff(++this.failures, FIRST_PAUSE, LONGEST_PAUSE));
  }

  private leave(): void {
    this.drop();
    this.state = "joining";
  }

  private drop(): void {
    clearTimeout(this.reopening);
    clearTimeout(this.quiet);
    clearTimeout(this.deadline);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}

function unpacked(packed: Blob): Promise<string> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export const live = new Live();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => live.again());
  window.addEventListener("offline", () => live.offline());
  window.addEventListener("focus", () => live.check());
  window.addEventListener("pageshow", () => live.check());
  document.addEventListener("visibilitychange", () => document.hidden || live.check());
}
