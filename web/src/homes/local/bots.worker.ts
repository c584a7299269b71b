// Runs bots in a worker of their own, so that they never block the board.
import { alive, Python, type Start } from "./python";

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
  try {
    const loaded = await python;
    if (!loaded || !data.job || !data.game) return;
    const came = await loaded.pack(data.game);
    const bots = loaded.module<Bots>("partie.local.worker");
    if (came) bots.add_games();
    const thought = bots.think(data.job);
    self.postMessage({ number: data.number, thought });
  } catch (error) {
    self.postMessage({ number: data.number, failed: String(error) });
  }
};
