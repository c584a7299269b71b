// Runs bots in a worker of their own, so that they never block the board.
import { alive, NotHere, Python, type Start } from "./python";

interface Bots {
  add_games(): void;
  think(job: string): string;
}

let python: Promise<Python> | undefined;

self.onmessage = async ({ data }: MessageEvent<{ start?: Start; number?: number; game?: string; job?: string }>) => {
  if (data.start) {
    python = Python.load(data.start, ["engine", "words-en"]);
    python.catch((error) => self.postMessage({ failed: String(error) }));
    alive((name) => self.postMessage({ alive: name }));
    return;
  }
  const loaded = await python?.catch(() => self.postMessage({ number: data.number, absent: true }));
  if (!loaded || !data.job || !data.game) return;
  try {
    const came = await loaded.pack(data.game);
    const bots = loaded.module<Bots>("partie.local.worker");
    if (came) bots.add_games();
    const thought = bots.think(data.job);
    self.postMessage({ number: data.number, thought });
  } catch (error) {
    const absent = error instanceof NotHere;
    self.postMessage({ number: data.number, ...(absent ? { absent } : { failed: String(error) }) });
  }
};
