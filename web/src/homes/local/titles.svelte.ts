// Titles kept for offline use: the files of a game are cached once it is chosen, or all of them on request. The service
// worker answers from the cache, and fetches the same titles again for a newer version.
import { BASE, FILES } from "./files";
import { TITLES } from "./sw.cache";

const SIZES = JSON.parse(import.meta.env.VITE_SIZES ?? "{}") as Record<string, number>;
/** A title has words of its own. */
const ALL = Object.keys(SIZES).filter((name) => `words-${name}-en` in SIZES);

const packsOf = (title: string) =>
  Object.keys(SIZES).filter((name) => name === title || name.startsWith(`words-${title}-`));
const addressOf = (pack: string) => `${BASE}${FILES}/${pack}.zip`;

async function addresses(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map((request) => request.url));
}

class Titles {
  kept = $state.raw<readonly string[]>([]);
  busy = $state(false);
  failed = $state(false);

  get missing(): string[] {
    return ALL.filter((title) => !this.kept.includes(title));
  }

  /** Bytes of the titles that are not kept. */
  get size(): number {
    return this.missing.flatMap(packsOf).reduce((sum, pack) => sum + (SIZES[pack] ?? 0), 0);
  }

  /** Keep titles, if they are titles, and see which ones are kept. */
  async keep(wanted: Iterable<string>): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      const cache = await caches.open(TITLES);
      const missing = [...wanted].flatMap(packsOf).map(addressOf);
      const here = await addresses(cache);
      await cache.addAll(missing.filter((address) => !here.has(address)));
      const now = await addresses(cache);
      this.kept = ALL.filter((title) => packsOf(title).every((pack) => now.has(addressOf(pack))));
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  keepAll(): Promise<void> {
    void navigator.storage?.persist?.();
    return this.keep(ALL);
  }
}

export const titles = new Titles();
