// The terms of the game that a card uses, and the clauses that explain them.
import type { Card, Catalogue } from "../protocol/types";

/** A term of the catalogue that a clause explains. */
export interface Term {
  term: string;
  name: string;
  /** Empty for a keyword that the card's file declares. */
  clause: string;
  text: string;
}

/** Return the terms of a card that the rulebook explains: its keywords, its subtypes, and the terms that its text names, with
 * those of what it was `given`. */
export function termsOf(card: Card, catalogue: Catalogue, given: readonly string[] = []): Term[] {
  const text = card.text.join(" ").toLocaleLowerCase(catalogue.language);
  const own = new Set([
    ...given,
    ...card.keywords.map((name) => `keyword-${name}`),
    ...card.subtypes.map((name) => `subtype-${name}`),
  ]);
  const declared = card.words.filter((word) => word.text.length > 0);
  const known = Object.entries(catalogue.explainedBy)
    .filter(([id]) => own.has(id) || (isNamed(id, catalogue) && text.includes(firstWord(id, catalogue))))
    .map(([id, clause]) => ({
      term: id,
      name: catalogue.terms[id] ?? id,
      clause,
      text: catalogue.clauses[clause] ?? "",
    }));
  return [
    ...declared.map(({ term, name, text: lines }) => ({ term, name, clause: "", text: lines.join(" ") })),
    ...known,
  ];
}

/** Return whether texts name the term: a trigger before a colon, `Warcry: ...`, or a keyword with a number, `Protect
 * X`. */
function isNamed(id: string, catalogue: Catalogue): boolean {
  return id.startsWith("trigger-") || /:? X$/.test(catalogue.terms[id] ?? "");
}

function firstWord(id: string, catalogue: Catalogue): string {
  return (catalogue.terms[id] ?? id).split(/:? X$/)[0]?.toLocaleLowerCase(catalogue.language) ?? id;
}
