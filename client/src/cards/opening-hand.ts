// Opening hands as a deck might deal them, to see how it begins.
import type { Card, Catalogue } from "../protocol/types";
import type { Cards } from "./building";

/** A hand, and what is left of the deck in its order. */
export interface Dealt {
  hand: readonly Card[];
  rest: readonly Card[];
}

/** A number from 0 to below 1. */
export type Chance = () => number;

/** Deal the opening hand of a deck. Leaders are not drawn; cards that the game does not have are left out. */
export function deal(deck: Cards, catalogue: Catalogue, chance: Chance): Dealt {
  const known = new Map(catalogue.cards.map((card) => [card.id, card]));
  const cards = Object.entries(deck).flatMap(([id, copies]) => {
    const card = known.get(id);
    return card ? Array.from({ length: copies }, () => card) : [];
  });
  const shuffled = shuffle(cards, chance);
  const { opening } = catalogue.deckRules;
  return { hand: shuffled.slice(0, opening), rest: shuffled.slice(opening) };
}

/** Exchange some cards of a hand for the next ones of the deck, into which they are shuffled afterwards. */
export function exchange({ hand, rest }: Dealt, places: ReadonlySet<number>, chance: Chance): Dealt {
  const drawn = rest.slice(0, places.size);
  const given = [...places].sort((one, two) => one - two).slice(0, drawn.length);
  const next = [...drawn];
  return {
    hand: hand.map((card, place) => (given.includes(place) ? (next.shift() ?? card) : card)),
    rest: shuffle([...rest.slice(drawn.length), ...given.flatMap((place) => hand[place] ?? [])], chance),
  };
}

function shuffle(cards: readonly Card[], chance: Chance): Card[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Card, shuffled[last] as Card];
  }
  return shuffled;
}
