// Live updates without a server: passes the worker's notifications to the page.
import type { Line } from "../home";
import { engine } from "./engine.svelte";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

class LocalLine {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor() {
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const said = JSON.parse(text) as { watch?: string[]; ping?: number };
    if (said.ping !== undefined) this.say({ pong: said.ping });
    if (said.watch) engine.watch(said.watch, (update) => this.say(update));
  }

  close(): void {
    this.readyState = CLOSED;
    engine.watch([], () => {});
  }

  private say(message: unknown): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => this.readyState === OPEN && this.onmessage?.({ data }));
  }
}

export function connect(): Line {
  return new LocalLine() as unknown as Line;
}
