// The table worker's side of the bots' worker: sends jobs, receives results. A crashed worker is replaced and its job
// retried.
import type { Start } from "./python";

/** Attempts before a job counts as failed. */
const TRIES = 3;
/** Timeout of a job in milliseconds; bots stop by themselves after ten seconds. */
const LIMIT = 120_000;
/** Milliseconds until files that did not come are fetched again: a bot waits for the network, as people do. */
const PAUSE = 3000;

interface Job {
  game: string;
  text: string;
  tries: number;
  answer: (thought: string) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  private jobs = new Map<number, Job>();
  private numbers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: Start) {}

  /** The result of a job; "null" if all attempts fail. */
  think(game: string, text: string): Promise<string> {
    return new Promise((answer) => {
      const job = { game, text, tries: 0, answer };
      this.jobs.set(++this.numbers, job);
      this.send(this.numbers, job);
    });
  }

  /** Load the worker before it is needed. */
  warm(): void {
    this.open();
  }

  private send(number: number, job: Job): void {
    if (++job.tries > TRIES) {
      this.jobs.delete(number);
      job.answer("null");
      return;
    }
    this.open().postMessage({ number, game: job.game, job: job.text });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.replace(this.worker), LIMIT);
  }

  private open(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({
      data,
    }: MessageEvent<{ alive?: string; number?: number; thought?: string; absent?: true }>) => {
      if (data.alive) void navigator.locks?.request(data.alive, () => this.replace(worker));
      const job = this.jobs.get(data.number ?? 0);
      if (!job || data.number === undefined) return;
      if (data.absent) {
        job.tries--;
        setTimeout(() => this.replace(worker), PAUSE);
        return;
      }
      if (data.thought === undefined) return this.send(data.number, job);
      this.jobs.delete(data.number);
      if (!this.jobs.size) clearTimeout(this.timer);
      job.answer(data.thought);
    };
    worker.onerror = () => this.replace(worker);
    worker.postMessage({ start: this.start });
    return worker;
  }

  private replace(dead: Worker | null): void {
    if (!dead || this.worker !== dead) return;
    dead.terminate();
    this.worker = null;
    for (const [number, job] of [...this.jobs]) this.send(number, job);
  }
}
