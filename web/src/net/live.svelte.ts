// One WebSocket for updates of watched tables, with the changes of the table that is shown. A silent connection is
// tested with a ping and replaced when dead.

import { home } from "#home";
import type { Line } from "../homes/home";
import type { Attendance, Follow, House, Update } from "./protocol";
import { backoff } from "./retry";

type Connection = "joining" | "live" | "lost";

type Said =
  | Update
  | { pong: number }
  | { house: House }
  | { table: string; presence: Attendance }
  | { table: string; talk: number };

/** The page's state of a table: its position, viewing seat, next event, and display time per move. */
export type Shown = Omit<Follow, "table">;

/** A watcher of a table. */
export interface Watcher {
  readonly id: string;
  updated(update: Update): void;
  /** The people present at the table. */
  met(attendance: Attendance): void;
  /** The talk has this version. */
  said(version: number): void;
  /** An update may have been missed: fetch the position. */
  missed(): void;
  shown(): Shown | null;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Milliseconds of silence before a ping; longer for hidden pages. */
const QUIET = 10_000;
const QUIET_HIDDEN = 60_000;
/** Timeout in milliseconds for a ping's answer and for a new connection. */
const ANSWER = 5000;
/** Close code: the cookie that opened the socket is no longer valid. */
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
  /** Handles messages in order, although some must be decompressed. */
  private hearing: Promise<void> = Promise.resolve();

  /** Watch a table. Returns a function that ends it. */
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

  /** Keep the connection open on pages without a table, so that friends see the reader's presence. */
  stay(wanted: boolean): void {
    this.staying = wanted;
    if (wanted) this.open();
    else if (!this.watchers.size) this.leave();
  }

  /** Whether the connection is needed. */
  private get needed(): boolean {
    return this.staying || this.watchers.size > 0;
  }

  /** Register a callback for a logout elsewhere. */
  onLoggedOut(told: () => void): void {
    this.loggedOut = told;
  }

  /** Register a callback for the host's settings. */
  onHouse(told: (house: House) => void): void {
    this.houseSet = told;
  }

  /** Reconnect at once, without the backoff or with a new identity. */
  again(): void {
    this.failures = 0;
    this.drop();
    if (this.needed) this.open();
  }

  /** The page became visible or the network changed: test the connection. */
  check(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (!this.socket && this.needed) this.again();
  }

  /** The browser reports no network. The next message proves otherwise. */
  offline(): void {
    if (this.needed) this.state = "lost";
    this.check();
  }

  /** Send the watched tables and the shown position. */
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

  /** The reader started or stopped typing a remark at the open table. */
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

  /** Fetch what is shown once more. */
  missed(): void {
    for (const watcher of this.watchers.values()) watcher.missed();
  }

  /** A message came: restart the silence timer. */
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

  /** The connection was lost: show it and schedule a reconnect. */
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
