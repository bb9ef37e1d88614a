// The cards of a story or a match: the game's present ones, except where it has its own.
import { catalogueOf } from "../protocol/api";
import type { Card, Catalogue, Story } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";

/** Return a catalogue with further cards and leaders, which replace those of the same id. */
export function withCards(known: Catalogue, further: readonly Card[]): Catalogue {
  const replaced = new Set(further.map(({ id }) => id));
  const kinds = new Set(known.leaders.map(({ kind }) => kind));
  const others = (cards: readonly Card[]) => cards.filter(({ id }) => !replaced.has(id));
  return {
    ...known,
    cards: [...others(known.cards), ...further.filter(({ kind }) => !kinds.has(kind))],
    leaders: [...others(known.leaders), ...further.filter(({ kind }) => kinds.has(kind))],
  };
}

/** Return a story that was asked for, with the cards that it shows. */
export async function withCatalogue(asked: Promise<Story>, language: Language): Promise<[Story, Catalogue]> {
  const story = await asked;
  return [story, withCards(await catalogueOf(story.game, language), story.cards)];
}
