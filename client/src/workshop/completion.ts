// What may be written at a place of a card's YAML: fields and words of the schema, and ids of cards.
import { isMap, isPair, isScalar, isSeq, visit } from "yaml";

import type { Path } from "./fields";
import { parsed } from "./parsed";
import { schemasAt, shapesOf, type Schema } from "./schema";

/** A place in a text: where the word there begins, whether it is the name of a field, and the path of the map or the value. */
export interface Place {
  from: number;
  naming: boolean;
  path: Path;
  /** The fields that the map has already. */
  taken: readonly string[];
}

export interface Suggestion {
  label: string;
  /** What is said of it, in English. */
  detail: string;
  /** The text that takes the place of the word. */
  text: string;
}

/** Stands for the word that is being written: no card has it. */
const MARK = "qzq";

/** Return the place of a position in a text; null if nothing can be said of it. */
export function placeAt(text: string, position: number): Place | null {
  const lineStart = text.lastIndexOf("\n", position - 1) + 1;
  const before = text.slice(lineStart, position);
  if (/(^|\s)#|["']/.test(before)) return null;
  const word = /[\w-]*$/.exec(before)?.[0] ?? "";
  const isDash = /^\s*-$/.test(before);
  const from = position - (isDash ? 0 : word.length);
  const led = text.slice(lineStart, from);
  if (isDash || !/^\s*(- +)*$|[:,[{-]\s*$/.test(led) || /[\w}\]]:$/.test(led)) return null;
  const rest = text.slice(position).replace(/^[\w-]*/, "");
  const naming = !/:\s+$/.test(led);
  const inList = naming && placed(text.slice(0, from) + MARK + rest, from);
  if (inList && typeof inList.path.at(-1) === "number") {
    const named = placed(`${text.slice(0, from)}${MARK}: 0${rest.replace(/^\s*:.*/, "")}`, from);
    return { from, naming: false, path: inList.path, taken: named?.taken ?? [] };
  }
  const tail = /^\s*:/.test(rest) ? rest : `: 0${rest}`;
  const found = placed(text.slice(0, from) + MARK + (naming ? tail : rest), from);
  return found && { from, naming, ...found, path: naming ? found.path.slice(0, -1) : found.path };
}

/** Return the path of the marked word in a text, and the other fields of its map. */
function placed(text: string, at: number): { path: (string | number)[]; taken: string[] } | null {
  const document = parsed(text, { strict: false, uniqueKeys: false });
  let found: { path: (string | number)[]; taken: string[] } | null = null;
  if (document)
    visit(document, {
      Scalar(_, node, above) {
        const [start = -1, end = -1] = node.range ?? [];
        if (at < start || at > end || !String(node.value).includes(MARK)) return undefined;
        const path: (string | number)[] = [];
        for (const [depth, each] of above.entries()) {
          const inside: unknown = above[depth + 1] ?? node;
          if (isPair(each)) path.push(isScalar(each.key) ? String(each.key.value) : "");
          else if (isSeq(each)) path.push(each.items.indexOf(inside));
        }
        const map = above.findLast(isMap);
        const taken = (map?.items ?? []).map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ""));
        found = { path, taken: taken.filter((name) => !name.includes(MARK)) };
        return visit.BREAK;
      },
    });
  return found;
}

/** Return what may be written at a place. */
export function suggestionsAt(place: Place, schema: Schema, root: Schema, ids: readonly string[]): Suggestion[] {
  const schemas = schemasAt(place.path, schema, root);
  const shapes = schemas.flatMap((each) => shapesOf(each, root));
  const listed = typeof place.path.at(-1) === "number";
  return shapes.flatMap((shape): Suggestion[] => {
    if (shape.type === "map" && (place.naming || listed))
      return Object.entries(shape.fields)
        .filter(([name]) => !place.taken.includes(name))
        .map(([name, field]) => ({ label: name, detail: field.description ?? "", text: `${name}: ` }));
    if (place.naming) return [];
    if (shape.type === "word") return shape.words.map((word) => plain(String(word)));
    if (shape.type === "flag") return ["true", "false"].map(plain);
    if (shape.type === "text" && shape.isId && place.path.at(-1) !== "id") return ids.map(plain);
    return [];
  });
}

function plain(word: string): Suggestion {
  return { label: word, detail: "", text: word };
}
