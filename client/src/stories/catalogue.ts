// The cards of a story or a match: the game's present ones, except where it has its own.
import { catalogueOf } from "../protocol/api";
import type { Card, Catalogue, Story } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";

/** A catalogue with further cards and leaders, which replace those of the same id. */
export function withCards(known: Catalogue, further: readonly Card[]): Catalogue {
  const own = new Set(further.map((card) => card.id));
  const kept = (cards: readonly Card[]) => cards.filter((card) => !own.has(card.id));
  return {
    ...known,
    cards: [...kept(known.cards), ...further.filter((card) => card.kind !== "leader")],
    leaders: [...kept(known.leaders), ...further.filter((card) => card.kind === "leader")],
  };
}

export async function catalogueOfStory(story: Story, language: Language): Promise<Catalogue> {
  return withCards(await catalogueOf(story.game, language), story.cards);
}
