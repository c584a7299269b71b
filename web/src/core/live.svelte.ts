// One WebSocket: a doorbell that rings when something happened at a watched table, and brings what changed at the one
// that is shown.

import type { Advance, Play } from "./protocol";

export type Connection = "joining" | "live" | "lost";

/** Something happened at a table; where the server knew what is shown of it, with the new position. */
export interface Bell {
  table: string;
  seq: number;
  position?: Play | Advance;
}

/** What is shown of a table: its position, the seat that sees it so, its next event. */
export interface Shown {
  seq: number;
  seat: number;
  since: number;
  lang: string;
}

type Ring = (bell: Bell) => void;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

class Live {
  state = $state<Connection>("joining");
  private rings = new Map<string, Ring>();
  private shown: { table: string; what: () => Shown | null } | null = null;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Messages one after the other, also when one of them has to be unpacked. */
  private hearing: Promise<void> = Promise.resolve();

  /** Rings `ring` whenever something happened at the table; `what` is asked what is shown of it. Returns what ends it. */
  watch(table: string, ring: Ring, what: () => Shown | null): () => void {
    this.rings.set(table, ring);
    this.shown = { table, what };
    this.open();
    this.tell();
    return () => {
      this.rings.delete(table);
      if (this.shown?.table === table) this.shown = null;
      this.tell();
    };
  }

  /** Begin anew: at once and not after the pause, or as somebody else. */
  again(): void {
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (this.rings.size) this.open();
  }

  /** Tell the server what is watched and shown. */
  tell(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const what = this.shown?.what();
    const follow = what && { table: this.shown?.table, ...what };
    this.socket.send(JSON.stringify({ watch: [...this.rings.keys()], follow }));
  }

  private open(): void {
    if (this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.state = "live";
      this.pause = FIRST_PAUSE;
      this.tell();
    };
    socket.onmessage = ({ data }) => {
      this.hearing = this.hearing.then(async () => {
        const bell = JSON.parse(typeof data === "string" ? data : await unpacked(data)) as Bell;
        if (this.socket === socket) this.rings.get(bell.table)?.(bell);
      });
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.rings.size) return;
      this.state = "lost";
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }
}

function unpacked(packed: Blob): Promise<string> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export const live = new Live();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => live.again());
}
