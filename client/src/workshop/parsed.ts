// Reading YAML that anyone may have written.
import { parseDocument, type Document, type ParseOptions, type DocumentOptions, type SchemaOptions } from "yaml";

/** The most levels that a text may have: the parser's cost grows with their square, and no card needs a tenth of them. */
const DEEPEST = 60;

/** Return the document in a text; null if it is nested too deep to be read. It may have errors. */
export function parsed(text: string, options?: ParseOptions & DocumentOptions & SchemaOptions): Document.Parsed | null {
  if (isDeep(text)) return null;
  try {
    return parseDocument(text, options);
  } catch {
    return null;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === "[" || sign === "{" ? 1 : -1));
    if (depth > DEEPEST) return true;
  }
  return text
    .split("\n")
    .some((line) => (/^(\s*[-?:](?=\s))+/.exec(line)?.[0].match(/\S/g)?.length ?? 0) > DEEPEST || /^ {500}/.test(line));
}
