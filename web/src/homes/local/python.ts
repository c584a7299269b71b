// Python in a worker: Pyodide, and packs of compiled modules that are unpacked on demand.
import type { PyodideAPI } from "pyodide";

/** The first message to a worker. */
export interface Start {
  /** The addresses of the page, its folder of files and that of Pyodide. */
  base: string;
  files: string;
  pyodide: string;
}

type Count = (bytes: number) => void;

/** A file could not be fetched. */
export class NotHere extends Error {}

/** Fetch a file, and count what has come, decompressed. */
async function fetchCounted(address: RequestInfo | URL, count: Count, lost: (error: unknown) => void = () => {}) {
  const answer = await plainFetch(address).catch(notHere);
  if (!answer.ok || !answer.body) throw new NotHere(`${answer.url}: ${answer.status}`);
  const body = answer.body.getReader();
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await body.read();
        if (done) return controller.close();
        count(value.byteLength);
        controller.enqueue(value);
      } catch (error) {
        lost(error);
        controller.error(new NotHere(String(error)));
      }
    },
  });
  return new Response(counted, { status: answer.status, headers: answer.headers });
}

const plainFetch = self.fetch.bind(self);

function notHere(error: unknown): never {
  throw new NotHere(String(error));
}

/** The working folder inside Pyodide, on its path. */
const HOME = ["", "home", "pyodide"].join("/");
/** A lock file without further packages; `VITE_LOCK` is Pyodide's own information. */
const LOCK = JSON.stringify({ info: JSON.parse(import.meta.env.VITE_LOCK ?? "{}"), packages: {} });

export class Python {
  private packs = new Map<string, Promise<void>>();

  private constructor(
    private readonly start: Start,
    private readonly pyodide: PyodideAPI,
    private readonly coming: Map<string, Promise<ArrayBuffer>>,
  ) {}

  /** Load Pyodide; `packs` are fetched meanwhile. */
  static async load(start: Start, packs: string[], count: Count = () => {}): Promise<Python> {
    const coming = new Map(packs.map((name) => [name, fetchPack(start, name, count)]));
    for (const pack of coming.values()) pack.catch(() => {});
    // Pyodide waits for ever for a file of its own that does not come: this is how it is noticed.
    const broken = new Promise<never>((_, lost) => {
      self.fetch = (address) =>
        fetchCounted(address, count, lost).catch((error) => {
          lost(error);
          return new Promise(() => {});
        });
    });
    broken.catch(() => {});
    const pyodideFolder = `${start.base}${start.pyodide}/`;
    const { loadPyodide } = (await import(
      /* @vite-ignore */ `${pyodideFolder}pyodide.mjs`
    )) as typeof import("pyodide");
    const loading = loadPyodide({
      indexURL: pyodideFolder,
      stdLibURL: `${start.base}${start.files}/python_stdlib.zip`,
      lockFileContents: LOCK,
      packageBaseUrl: pyodideFolder,
    });
    const pyodide = await Promise.race([loading, broken]);
    const python = new Python(start, pyodide, coming);
    for (const name of packs) await python.pack(name);
    return python;
  }

  /** Unpack modules or words once; returns whether they were new. */
  async pack(name: string): Promise<boolean> {
    const known = this.packs.get(name);
    if (known) return known.then(() => false);
    const unpacked = (this.coming.get(name) ?? fetchPack(this.start, name)).then((data) => {
      this.pyodide.unpackArchive(data, "zip", { extractDir: HOME });
    });
    this.packs.set(name, unpacked);
    this.coming.delete(name);
    unpacked.catch(() => this.packs.delete(name));
    await unpacked;
    return true;
  }

  /** A module by name; its functions take and return texts and numbers. */
  module<T>(name: string): T {
    return this.pyodide.pyimport(name) as T;
  }
}

async function fetchPack(start: Start, name: string, count: Count = () => {}): Promise<ArrayBuffer> {
  return (await fetchCounted(`${start.base}${start.files}/${name}.zip`, count)).arrayBuffer();
}

/** Hold a lock as long as this worker lives, so that the page waiting for it notices every kind of end. Resolves to its
 * name once it is held: a request before that would get the lock. Browsers have locks only on https and localhost;
 * elsewhere only errors of a worker are noticed. */
export function alive(tell: (name: string) => void): void {
  if (!navigator.locks) return;
  const name = `partie-worker-${crypto.randomUUID()}`;
  void navigator.locks.request(name, () => {
    tell(name);
    return new Promise(() => {});
  });
}
