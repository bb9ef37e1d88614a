// Finding cards by their ids.
import type { Card, Catalogue } from "../protocol/types";

/** Return the card or the leader of an id; undefined if there is none. */
export function cardOf(catalogue: Catalogue, id: string | null | undefined): Card | undefined {
  return catalogue.cards.find((card) => card.id === id) ?? catalogue.leaders.find((card) => card.id === id);
}

/** Return whether a cost is shown: also a cost of 0, if cards of the game have costs. A leader's cost is that of its
 * ability. */
export function isPriced(card: Card, cost: number, { cards, leaders }: Catalogue): boolean {
  if (cost > 0) return true;
  return isLeader(card, leaders) ? card.ability !== null : cards.some((each) => each.cost > 0);
}

/** Return whether a card is one of the game's leaders. */
export function isLeader(card: Card, leaders: Catalogue["leaders"]): boolean {
  return leaders.some(({ id, kind }) => id === card.id && kind === card.kind);
}

/** Return what a card is, in words: a leader's ability, or else its subtypes, or else its kind. */
export function kindOf(card: Card, catalogue: Catalogue): string {
  if (isLeader(card, catalogue.leaders)) return card.ability ?? "";
  const names = card.subtypes.length > 0 ? card.subtypes.map((name) => `subtype-${name}`) : [`kind-${card.kind}`];
  return names.map((name) => called(name, card, catalogue)).join(", ");
}

/** Return the name of a term of a card, which its file may have declared. */
export function called(term: string, { words }: Card, { terms }: Catalogue): string {
  return words.find((word) => word.term === term)?.name ?? terms[term] ?? "";
}

/** Return the colour of a card's lines, or (with the prefix `paint-`) of its paint: that of its pantheon, which its file may
 * have declared. */
export function colourOf({ pantheon, words }: Card, prefix = ""): string {
  const own = words.find(({ term }) => term === `pantheon-${pantheon}`)?.colour;
  return own ?? `var(--${prefix}${pantheon}, var(--${prefix}neutral))`;
}
