// Editing one field of a card in its YAML: all other lines stay letter by letter.
import { Document, YAMLMap, isCollection, isMap, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";

import { parsed } from "./parsed";
import { STYLE } from "./set-file";

export type Path = readonly (string | number)[];

/** Return the values in the YAML of a card; null if it cannot be read. */
export function valuesIn(text: string): Record<string, unknown> | null {
  const document = parsed(text, { schema: "core" });
  if (!document || document.errors.length > 0 || !isMap(document.contents)) return null;
  try {
    return document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>;
  } catch {
    return null; // it has aliases
  }
}

/** Return the text with another value at a path; undefined takes it away. A new field comes after those that precede it in
 * `order`. A text that cannot be read stays as it is. */
export function edited(text: string, path: Path, value: unknown, order: readonly string[]): string {
  const document = parsed(text);
  const top = document?.contents;
  const name = path[0];
  if (!document || document.errors.length > 0 || !isMap(top) || name === undefined) return text;
  const before = top.items.find((pair) => keyOf(pair) === name);
  const spot = before && spotOf(before, text);

  if (value === undefined) removeAt(document, path);
  else put(document, path, value);
  const after = top.items.find((pair) => keyOf(pair) === name);

  if (top.flow) return document.toString(STYLE).trimEnd();
  const written = after ? alone(after) : "";
  if (spot) {
    if (written) return text.slice(0, spot.from) + written + text.slice(spot.to);
    const start = text.lastIndexOf("\n", spot.from - 1) + 1;
    const end = text.indexOf("\n", spot.to);
    return (text.slice(0, start) + (end < 0 ? "" : text.slice(end + 1))).replace(/\n$/, "");
  }
  if (!written) return text;
  const rank = (each: string) => (order.indexOf(each) + 1 || order.length + 1) - 1;
  const previous = top.items.filter((pair) => pair !== after && rank(keyOf(pair)) < rank(String(name))).at(-1);
  if (!previous) {
    const first = top.items.find((pair) => pair !== after);
    if (!first) return written;
    const { from } = spotOf(first, text);
    return `${text.slice(0, from)}${written}\n${text.slice(from)}`;
  }
  const end = text.indexOf("\n", spotOf(previous, text).to);
  return end < 0 ? `${text}\n${written}` : `${text.slice(0, end)}\n${written}${text.slice(end)}`;
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

/** Return where a pair stands in the text, with the comment on its last line. */
function spotOf(pair: Pair, text: string): { from: number; to: number } {
  const key = pair.key as Node;
  const last = (pair.value ?? key) as Node;
  const from = key.range?.[0] ?? 0;
  const to = Math.max(last.range?.[2] ?? 0, key.range?.[2] ?? 0);
  return { from, to: from + text.slice(from, to).trimEnd().length };
}

/** Return a pair as text. */
function alone(pair: Pair): string {
  const key = pair.key as Node;
  const kept = { commentBefore: key.commentBefore, spaceBefore: key.spaceBefore };
  Object.assign(key, { commentBefore: undefined, spaceBefore: undefined });
  const map = new YAMLMap();
  map.items.push(pair);
  const text = new Document(map).toString(STYLE).trimEnd();
  Object.assign(key, kept);
  return text;
}

/** Take away what is at a path. A list or a map that is empty then goes, too, unless it is an entry of a list. */
function removeAt(document: Document, path: Path): void {
  document.deleteIn(path);
  const above = path.slice(0, -1);
  const left: unknown = above.length > 0 ? document.getIn(above) : null;
  if (isCollection(left) && left.items.length === 0 && typeof above.at(-1) === "string") removeAt(document, above);
}

/** Put a value at a path, with the maps and lists that are not there yet. */
function put(document: Document, path: Path, value: unknown): void {
  const depth = path.findIndex((_, place) => !isCollection(document.getIn(path.slice(0, place + 1), true)));
  const there = depth < 0 ? path : path.slice(0, depth + 1);
  const made = path
    .slice(there.length)
    .reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value);
  const isScalarValue = typeof made !== "object" || made === null;
  document.setIn(there, isScalarValue ? made : shaped(document.createNode(made)));
}

/** Write maps and lists on one line, but not those with lists of maps. */
function shaped(node: Node): Node {
  if (isCollection(node)) {
    const flows = !hasSteps(node);
    node.flow = flows;
    if (!flows)
      for (const item of node.items) {
        const inner: unknown = isPair(item) ? item.value : item;
        if (isCollection(inner)) shaped(inner);
      }
  }
  return node;
}

function hasSteps(node: unknown): boolean {
  if (isSeq(node)) return node.items.some((item) => isMap(item) || hasSteps(item));
  return isMap(node) && node.items.some(({ value }) => hasSteps(value));
}
