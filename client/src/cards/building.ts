// Decks under construction: which cards fit which leader.
import type { Card, Catalogue } from "../protocol/types";
import type { SavedDeck } from "./decks";
import { mostCopies, poolOf } from "./filter";

export type Cards = Readonly<Record<string, number>>;

/** Return the pantheons that a deck of this leader may draw on; none stands for all. */
export function pantheonsOf(leader: string, { leaders, deckRules }: Catalogue): string[] {
  const own = leaders.find(({ id }) => id === leader)?.pantheon ?? "";
  return deckRules.shared === "" ? [] : [own, deckRules.shared];
}

/** Return whether a deck of this leader may have a card. */
export function fits(card: Card, leader: string, catalogue: Catalogue): boolean {
  const pantheons = pantheonsOf(leader, catalogue);
  return pantheons.length === 0 || pantheons.includes(card.pantheon);
}

/**
 * Return a deck with only the cards that fit its leader, and the other cards set aside. Cards set aside before come back
 * if they fit. A card that the game does not have stays in the deck, and the deck's check reports it.
 */
export function sorted(deck: SavedDeck, aside: Cards, catalogue: Catalogue): { deck: SavedDeck; aside: Cards } {
  const known = new Map(poolOf(catalogue).map((card) => [card.id, card]));
  const both = Object.entries(aside).reduce<Record<string, number>>(
    (cards, [id, copies]) => ({ ...cards, [id]: (cards[id] ?? 0) + copies }),
    { ...deck.cards },
  );
  const kept: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const [id, copies] of Object.entries(both)) {
    const card = known.get(id);
    if (!card) kept[id] = copies;
    else if (fits(card, deck.leader, catalogue)) kept[id] = Math.min(copies, mostCopies(card, catalogue));
    else left[id] = copies;
  }
  return { deck: { ...deck, cards: kept }, aside: left };
}

/** Return a name like this one that is not taken: `Mine 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
