// The most characters of the texts that players enter, by the server's declaration.
import { isObject } from "../shell/schema";

/** The limit of a text, or of the texts in some data by their fields. */
export type Limits = number | { readonly [field: string]: Limits };

/** Return whether no text in some data is longer than its limit. A letter outside the Basic Multilingual Plane counts
 * as two here, as in `maxlength`; the server counts it as one. */
export function fits(data: unknown, most: Limits | undefined): boolean {
  if (typeof data === "string") return typeof most !== "number" || data.length <= most;
  if (Array.isArray(data)) return data.every((each) => fits(each, most));
  if (!isObject(data) || typeof most !== "object") return true;
  return Object.entries(most).every(([field, each]) => fits(data[field], each));
}
