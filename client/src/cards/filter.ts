// Searching cards by words in the reader's language, and by kind, cost, rarity and pantheon.
import type { Card, Catalogue } from "../protocol/types";
import { fold, wordsOf } from "../words/fold";

export interface Wanted {
  search: string;
  /** `MOST_COST` stands for that cost or more. */
  cost: number | null;
  kind: string;
  rarity: string;
  /** Names separated by spaces match any of them. */
  pantheon: string;
}

export const MOST_COST = 7;

/** A search of all cards. */
export const ANY: Wanted = { search: "", cost: null, kind: "", rarity: "", pantheon: "" };

/** Return the cards that decks are built of, leaders included if deck files do not name theirs apart. */
export function poolOf({ cards, leaders, deckRules }: Catalogue): Card[] {
  return [...(deckRules.leaderField === "" ? leaders : []), ...cards.filter((card) => !card.token)];
}

/** Return the most copies of a card that a deck may hold: by rarity, or by kind if cards have no rarity. */
export function mostCopies({ rarity, kind }: Card, { deckRules }: Catalogue): number {
  return deckRules.copies[rarity ?? kind] ?? 1;
}

const texts = new WeakMap<Card, string>();

/** Return all text on a card, folded. */
function textOn(card: Card, { terms }: Catalogue): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const subtypes = card.subtypes.map((name) => terms[`subtype-${name}`] ?? "");
  const text = fold([card.id, card.name, ...subtypes, ...card.text].join(" "));
  texts.set(card, text);
  return text;
}

const pools = new WeakMap<Catalogue, Card[]>();

/** Return the cards that decks are built of, the cheapest first. */
function sortedPool(catalogue: Catalogue): Card[] {
  let pool = pools.get(catalogue);
  if (!pool) {
    const { compare } = new Intl.Collator(catalogue.language);
    pool = poolOf(catalogue).sort((one, two) => one.cost - two.cost || compare(one.name, two.name));
    pools.set(catalogue, pool);
  }
  return pool;
}

/** Return the cards that decks are built of and that fit the search, the cheapest first. */
export function find(catalogue: Catalogue, wanted: Wanted): Card[] {
  const pantheons = wanted.pantheon.split(" ");
  const words = wordsOf(wanted.search);
  return sortedPool(catalogue)
    .filter((card) => !wanted.pantheon || pantheons.includes(card.pantheon))
    .filter((card) => wanted.cost === null || Math.min(card.cost, MOST_COST) === wanted.cost)
    .filter((card) => !wanted.kind || card.kind === wanted.kind)
    .filter((card) => !wanted.rarity || card.rarity === wanted.rarity)
    .filter((card) => words.every((word) => textOn(card, catalogue).includes(word)));
}

/** Return the number of cards of each cost, from 0 to `MOST_COST` and more. */
export function curveOf(cards: Record<string, number>, catalogue: Catalogue): number[] {
  const curve = Array.from({ length: MOST_COST + 1 }, () => 0);
  for (const card of catalogue.cards) {
    const place = Math.min(card.cost, MOST_COST);
    curve[place] = (curve[place] ?? 0) + (cards[card.id] ?? 0);
  }
  return curve;
}
