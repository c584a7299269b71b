// Games in IndexedDB: each is one text (record and checkpoint), replaced at every commit. What the lobby lists is stored
// beside it: the page reads that alone, and never has a text, which holds all hands.

export interface Row {
  id: string;
  seq: number;
  game: string;
  /** The text written by partie/local/keeping.py. */
  text: string;
}

/** The storage quota is exceeded. */
export class Full extends Error {}
/** Another tab has stored a later version. */
export class Overtaken extends Error {}

const NAME = "partie";
const TABLES = "tables";
const LISTED = "listed";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => {
      // Another tab has a newer version, which may change the stores.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

function upgrade(request: IDBOpenDBRequest, oldVersion: number): void {
  const listed = request.result.createObjectStore(LISTED);
  if (oldVersion === 0) {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    return;
  }
  // Version 1 kept what is listed within the row.
  const reading = request.transaction?.objectStore(TABLES).openCursor();
  if (reading)
    reading.onsuccess = () => {
      const found = reading.result;
      if (!found) return;
      const { info, ...row } = found.value as Row & { info: unknown };
      listed.put(info, row.id);
      found.update(row);
      found.continue();
    };
}

export class Store {
  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly memory = new Map<string, { row: Row; info: unknown }>(),
  ) {}

  /** The browser's storage; without it (a private window), games live only in this worker. */
  static async open(): Promise<Store> {
    try {
      return new Store(await open());
    } catch {
      return new Store(null);
    }
  }

  get lasting(): boolean {
    return this.database !== null;
  }

  async get(id: string): Promise<Row | undefined> {
    if (!this.database) return this.memory.get(id)?.row;
    return done(this.database.transaction(TABLES).objectStore(TABLES).get(id) as IDBRequest<Row | undefined>);
  }

  /** The tables as the lobby lists them. */
  async listed(): Promise<unknown[]> {
    if (!this.database) return [...this.memory.values()].map(({ info }) => info);
    return done(this.database.transaction(LISTED).objectStore(LISTED).getAll() as IDBRequest<unknown[]>);
  }

  /** Resolves when the row is on the disk. */
  async put(row: Row, info: unknown): Promise<void> {
    if (!this.database) return void this.memory.set(row.id, { row, info });
    const transaction = this.database.transaction([TABLES, LISTED], "readwrite", { durability: "strict" });
    const tables = transaction.objectStore(TABLES);
    let overtaken = false;
    const reading = tables.get(row.id) as IDBRequest<Row | undefined>;
    reading.onsuccess = () => {
      overtaken = (reading.result?.seq ?? -1) >= row.seq;
      if (overtaken) return;
      transaction.objectStore(LISTED).put(info, row.id);
      tables.put(row);
    };
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(new Full(String(transaction.error)));
    });
    if (overtaken) throw new Overtaken();
  }

  async remove(id: string): Promise<void> {
    this.memory.delete(id);
    if (!this.database) return;
    const transaction = this.database.transaction([TABLES, LISTED], "readwrite");
    transaction.objectStore(LISTED).delete(id);
    await done(transaction.objectStore(TABLES).delete(id) as IDBRequest<undefined>);
  }
}
