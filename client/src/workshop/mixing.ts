// Decks with one's own cards: a deck that there is, in which they take the places of cards of like cost.
import { mostCopies } from "../cards/filter";
import type { Card, Catalogue } from "../protocol/types";
import type { SavedDeck } from "../cards/decks";

/** Return a deck with these numbers of copies of some cards. Each copy replaces a card of about its cost. */
export function mixed(base: SavedDeck, own: Readonly<Record<string, number>>, catalogue: Catalogue): SavedDeck {
  const costOf = (id: string) => catalogue.cards.find((card) => card.id === id)?.cost ?? 0;
  const cards = new Map(Object.entries(base.cards).filter(([id]) => !(id in own)));
  const added = Object.entries(own).filter(([, copies]) => copies > 0);
  const wanted = added.flatMap(([id, copies]) => Array.from({ length: copies }, () => costOf(id)));
  for (const cost of wanted) {
    const total = [...cards.values()].reduce((sum, copies) => sum + copies, wanted.length);
    if (total <= catalogue.deckRules.size) break;
    const [nearest] = [...cards.keys()].sort(
      (one, other) => Math.abs(costOf(one) - cost) - Math.abs(costOf(other) - cost) || one.localeCompare(other),
    );
    if (nearest === undefined) break;
    const left = (cards.get(nearest) ?? 0) - 1;
    if (left > 0) cards.set(nearest, left);
    else cards.delete(nearest);
  }
  return { name: base.name, leader: base.leader, cards: Object.fromEntries([...cards, ...added]) };
}

/** Return the cards of a set that a deck of this leader may have. */
export function ownFor(leader: string, own: readonly Card[], { leaders, deckRules }: Catalogue): Card[] {
  const pantheon = leaders.find(({ id }) => id === leader)?.pantheon;
  const fits = (card: Card) => deckRules.shared === "" || [pantheon, deckRules.shared].includes(card.pantheon);
  return own.filter((card) => !card.token && card.kind !== "god-power" && fits(card));
}

/** Return as many copies of each card as a deck may hold, for at most half of the deck. */
export function fullCopies(own: readonly Card[], catalogue: Catalogue): Record<string, number> {
  let room = catalogue.deckRules.size >> 1;
  const copies: Record<string, number> = {};
  for (const card of own) {
    copies[card.id] = Math.min(room, mostCopies(card, catalogue));
    room -= copies[card.id] ?? 0;
  }
  return copies;
}
