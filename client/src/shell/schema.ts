// Schemas for data that anyone may have written: what the browser saved, and files. They are read entry by entry.

/** Return the value in its form, and call `bad` with each part that cannot be read. Undefined: nothing was saved. */
export type Schema<T> = (value: unknown, bad: (part: unknown) => void) => T;

/** Whether a value is of a type. */
export type Is<T> = (value: unknown) => value is T;

/** Return what a schema reads in a JSON text (null: nothing), and the parts that it cannot read. */
export function readJson<T>(text: string | null, schema: Schema<T>): { value: T; bad: unknown[] } {
  const bad: unknown[] = [];
  const note = (part: unknown) => void bad.push(part);
  let value: unknown;
  try {
    value = text === null ? undefined : JSON.parse(text);
  } catch {
    note(text);
  }
  return { value: schema(value, note), bad };
}

/** A single value, or `usual()`. */
export function one<T>(is: Is<T>, usual: () => T): Schema<T> {
  return (value, bad) => {
    if (is(value)) return value;
    if (value !== undefined) bad(value);
    return usual();
  };
}

/** A list. Of entries with the same key the first is read. */
export function listOf<T>(is: Is<T>, keyOf: (entry: T) => unknown = (entry) => entry): Schema<T[]> {
  return (value = [], bad) => {
    const keys = new Set<unknown>();
    const isNew = (entry: T) => keys.size < keys.add(keyOf(entry)).size;
    const entries: unknown[] = Array.isArray(value) ? value : (bad(value), []);
    return entries.filter((entry): entry is T => (is(entry) && isNew(entry)) || (bad(entry), false));
  };
}

export function mapOf<T>(is: Is<T>): Schema<Record<string, T>> {
  return (value = {}, bad) => {
    const entries = Object.entries(isObject(value) ? value : (bad(value), {}));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, T] => is(entry[1]) || (bad(Object.fromEntries([entry])), false)),
    );
  };
}

/** An object with a schema for each field. It keeps other fields, which a later version may have saved. */
export function fields<T extends object>(schemas: { [Name in keyof T]: Schema<T[Name]> }): Schema<T> {
  return (value = {}, bad) => {
    const saved = isObject(value) ? value : (bad(value), {});
    const read = Object.entries<Schema<unknown>>(schemas).map(([name, schema]) => [
      name,
      schema(saved[name], (part) => bad({ [name]: part })),
    ]);
    return { ...saved, ...Object.fromEntries(read) } as T;
  };
}

// ---- single values --------------------------------------------------------------------------------------------------

const LONGEST_TEXT = 200;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Return whether a value is a short text: a name or an id. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_TEXT;
}

/** Return whether a value is the id of a match or a device. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,64}$/.test(value);
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isWhole(least: number, most: number): Is<number> {
  return (value): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function isAmong<T>(allowed: readonly T[]): Is<T> {
  return (value): value is T => allowed.includes(value as T);
}

/** An optional field. */
export function isAbsentOr<T>(is: Is<T>): Is<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value);
}

export function isMapOf<T>(is: Is<T>): Is<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(is);
}

/** An object whose fields have these types. */
export function isShaped<T extends object>(checks: { [Name in keyof T]-?: Is<T[Name]> }): Is<T> {
  return (value): value is T =>
    isObject(value) && Object.entries<Is<unknown>>(checks).every(([name, is]) => is(value[name]));
}
