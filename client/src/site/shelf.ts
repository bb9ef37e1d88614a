// The shelf of a page's table: the browser's database, as bytes under keys. `theagon.page.shelf` says what is asked of it.

const KEPT = "kept";
const OWNER = "owner";

export type Entry = [key: string, data: Uint8Array];

export class Shelf {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  /** Open the shelf of this name, for this worker alone: an earlier owner can write no more. Throws if the browser has no
   * room, or keeps nothing. */
  static async open(name: string): Promise<Shelf> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(KEPT);
      asked.result.createObjectStore(OWNER);
    };
    const database = await done(asked);
    const owner = crypto.randomUUID();
    const shelf = new Shelf(database, owner);
    database.onversionchange = () => database.close(); // whoever deletes the site's data need not wait
    const transaction = shelf.#writing();
    transaction.objectStore(OWNER).put(owner, OWNER);
    await written(transaction);
    return shelf;
  }

  /** Return all that begins with a prefix, in the order of the keys; a text if the browser refuses. */
  async read(prefix: string): Promise<Entry[] | string> {
    try {
      const kept = this.database.transaction(KEPT).objectStore(KEPT);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await Promise.all([done(kept.getAllKeys(range)), done(kept.getAll(range))]);
      return keys.map((key, at) => [String(key), bytesOf(values[at])]);
    } catch (error) {
      return String(error);
    }
  }

  /** Store all of these, or remove those without data, at once; return "" when they are on the disk, or why not. */
  async write(changes: [key: string, data: Uint8Array | null | undefined][]): Promise<string> {
    let refused: unknown;
    try {
      const transaction = this.#writing();
      const owner = transaction.objectStore(OWNER).get(OWNER);
      owner.onsuccess = () => {
        try {
          if (owner.result !== this.owner) throw new DOMException("another tab has the table", "InvalidStateError");
          const kept = transaction.objectStore(KEPT);
          for (const [key, data] of changes) {
            if (data) kept.put(data, key);
            else kept.delete(key);
          }
        } catch (error) {
          refused = error;
          transaction.abort();
        }
      };
      await written(transaction);
      return "";
    } catch (error) {
      return String(refused ?? error);
    }
  }

  #writing(): IDBTransaction {
    return this.database.transaction([KEPT, OWNER], "readwrite", { durability: "strict" });
  }
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait for the end of a transaction. Its error is null if we have aborted it. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
