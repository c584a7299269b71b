// Games in IndexedDB: each is one text (record and checkpoint), replaced at every commit.

export interface Row {
  id: string;
  seq: number;
  game: string;
  /** The text written by partie/local/keeping.py. */
  text: string;
  /** The table as the lobby lists it. */
  info: unknown;
}

/** The storage quota is exceeded. */
export class Full extends Error {}
/** Another tab has stored a later version. */
export class Overtaken extends Error {}

const NAME = "partie";
const TABLES = "tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

export class Store {
  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly memory = new Map<string, Row>(),
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
    if (!this.database) return this.memory.get(id);
    return done(this.database.transaction(TABLES).objectStore(TABLES).get(id) as IDBRequest<Row | undefined>);
  }

  async all(): Promise<Row[]> {
    if (!this.database) return [...this.memory.values()];
    return done(this.database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Row[]>);
  }

  /** Resolves when the row is on the disk. */
  async put(row: Row): Promise<void> {
    if (!this.database) return void this.memory.set(row.id, row);
    const transaction = this.database.transaction(TABLES, "readwrite", { durability: "strict" });
    const tables = transaction.objectStore(TABLES);
    let overtaken = false;
    const reading = tables.get(row.id) as IDBRequest<Row | undefined>;
    reading.onsuccess = () => {
      overtaken = (reading.result?.seq ?? -1) >= row.seq;
      if (!overtaken) tables.put(row);
    };
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(new Full(String(transaction.error)));
    });
    if (overtaken) throw new Overtaken();
  }

  async remove(id: string): Promise<void> {
    this.memory.delete(id);
    if (this.database)
      await done(
        this.database.transaction(TABLES, "readwrite").objectStore(TABLES).delete(id) as IDBRequest<undefined>,
      );
  }
}
