// The doorbell: one WebSocket that rings when something happened at a watched table. It carries no content.

export type Connection = "joining" | "live" | "lost";

type Ring = (seq: number) => void;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

class Live {
  state = $state<Connection>("joining");
  private watched = new Map<string, Set<Ring>>();
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Rings `ring` whenever something happened at the table; returns what ends it. */
  watch(table: string, ring: Ring): () => void {
    const rings = this.watched.get(table) ?? new Set();
    rings.add(ring);
    this.watched.set(table, rings);
    this.open();
    this.tell();
    return () => {
      rings.delete(ring);
      if (!rings.size) this.watched.delete(table);
      this.tell();
    };
  }

  /** Try again now, not after the pause. */
  again(): void {
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.socket = null;
    this.open();
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
    socket.onmessage = (message) => {
      const { table, seq } = JSON.parse(String(message.data)) as { table: string; seq: number };
      for (const ring of this.watched.get(table) ?? []) ring(seq);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.watched.size) return;
      this.state = "lost";
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private tell(): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ watch: [...this.watched.keys()] }));
  }
}

export const live = new Live();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => live.again());
}
