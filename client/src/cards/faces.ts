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
export function kindOf(card: Card, { leaders, terms }: Catalogue): string {
  if (isLeader(card, leaders)) return card.ability ?? "";
  const names = card.subtypes.length > 0 ? card.subtypes.map((name) => `subtype-${name}`) : [`kind-${card.kind}`];
  return names.map((name) => terms[name] ?? "").join(", ");
}
