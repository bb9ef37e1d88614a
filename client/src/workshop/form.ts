// What the fields of a form share: the words for names and values, how a value is changed, and where a field stands.
import { tick } from "svelte";

import type { Catalogue } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import type { Path } from "./fields";
import type { Schema } from "./schema";

export interface Form {
  schema: Schema;
  catalogue: Catalogue;
  /** Ids of cards, to choose from. */
  ids: readonly string[];
  edit: (path: Path, value: unknown) => void;
  /** Return a figure as it is drawn. */
  drawn: (figure: string) => string;
}

/** Return the name of a field in the reader's words, or as YAML has it. */
export function fieldName(name: string, { terms }: Catalogue, depth: number): string {
  if (known(`field-${name}`)) return say(`field-${name}`);
  return depth === 0 ? (terms[`name-${name}`] ?? terms[name] ?? name) : name;
}

/** The prefixes under which the catalogue has words for values. */
const TERMS = ["kind", "pantheon", "rarity", "subtype", "keyword", "trigger"];

/** Return a value in the reader's words, or as YAML has it. */
export function wordFor(field: string, word: string | boolean, { terms }: Catalogue): string {
  const own = { god: "pantheon", tribe: "subtype", on: "trigger", subtypes: "subtype" }[field] ?? field;
  const prefixes = [own, ...TERMS];
  return prefixes.map((prefix) => terms[`${prefix}-${word}`]).find(Boolean) ?? String(word);
}

/** Return the name by which the field of a path is found on the page. */
export function spotOf(path: Path): string {
  return path.join("/");
}

/** Focus the first control of a field, once it is on the page. */
export async function focusAt(path: Path): Promise<void> {
  await tick();
  const field = document.querySelector(`[data-path="${CSS.escape(spotOf(path))}"]`);
  field?.querySelector<HTMLElement>("input, select, button:not(.remove)")?.focus();
}
