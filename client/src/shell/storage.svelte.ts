// What the browser saves for the player. No other module touches its storage, which may be blocked, full, or written by
// anyone. What it does not take is remembered until the page is closed.
import { untrack } from "svelte";

import { readJson, type Schema } from "./schema";

const PROBE = "theagon-probe";

/** The texts that the browser did not take, by key. */
const remembered = new Map<string, string>();

let version = $state(0);
let blocked = $state(!takes());

function takes(): boolean {
  try {
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Return whether the browser saves what it is given. */
export function isSaving(): boolean {
  return !blocked;
}

/** Something saved under a key, in the form that a schema gives. Parts that cannot be read are set aside. */
export class Saved<T> {
  /** `area` returns the storage; merely asking a browser for it may throw. */
  constructor(
    readonly key: string,
    private readonly schema: Schema<T>,
    private readonly area = () => localStorage,
  ) {}

  /** The value, as far as it can be read. */
  get value(): T {
    void version;
    return this.#read().value;
  }

  /** The parts that cannot be read, of now and of before. */
  get aside(): unknown[] {
    void version;
    return [...this.#earlier(), ...this.#read().bad];
  }

  /** Save what `change` makes of the value; false: it is only remembered until the page is closed. */
  change(change: (value: T) => T): boolean {
    return untrack(() => {
      const { value, bad } = this.#read();
      const changed = change(value);
      // Bad parts that the browser does not take elsewhere stay where they are.
      const setsAside = bad.length > 0 || remembered.has(this.#asideKey);
      const stays = setsAside && !this.#write(this.#asideKey, [...this.#earlier(), ...bad]);
      if (stays) remembered.set(this.key, JSON.stringify(changed));
      version += 1;
      return !stays && this.#write(this.key, changed);
    });
  }

  /** Delete what is set aside. */
  clearAside(): void {
    this.change((value) => value);
    this.#write(this.#asideKey, []);
    version += 1;
  }

  get #asideKey(): string {
    return `${this.key}-aside`;
  }

  #read(): { value: T; bad: unknown[] } {
    return readJson(this.#text(this.key), this.schema);
  }

  #earlier(): unknown[] {
    return readJson<unknown[]>(this.#text(this.#asideKey), (value = []) => (Array.isArray(value) ? value : [value]))
      .value;
  }

  #text(key: string): string | null {
    try {
      return remembered.get(key) ?? this.area().getItem(key);
    } catch {
      return null;
    }
  }

  #write(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    try {
      this.area().setItem(key, text);
      remembered.delete(key);
    } catch {
      remembered.set(key, text);
    }
    blocked = remembered.size > 0;
    return !remembered.has(key);
  }
}
