// The catalogue of a game with the cards of a set.
import type { Card, Catalogue } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";
import type { OpenSet } from "./open-set.svelte";

/** Return the faces of a set's cards, or of its leaders, as far as they are known. */
export function facesOf(set: OpenSet, language: Language, list: "cards" | "leaders" = "cards"): Card[] {
  return set.pieces.flatMap(({ key, list: own }) => (own === list ? (set.find(key).faces?.[language] ?? []) : []));
}

/** Return the catalogue with the set's cards, which take the places of those with their ids. */
export function merged(catalogue: Catalogue, set: OpenSet, language: Language): Catalogue {
  const cards = facesOf(set, language, "cards");
  const leaders = facesOf(set, language, "leaders");
  const without = (faces: Card[], own: Card[]) => faces.filter(({ id }) => !own.some((each) => each.id === id));
  return {
    ...catalogue,
    cards: [...without(catalogue.cards, cards), ...cards],
    leaders: [...without(catalogue.leaders, leaders), ...leaders],
    deckRules: {
      ...catalogue.deckRules,
      leaders: [...new Set([...catalogue.deckRules.leaders, ...leaders.map(({ id }) => id)])],
    },
  };
}
