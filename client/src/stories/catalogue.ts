// The cards of a story: those of the game as it is now, except where the story has its own.
import { catalogueOf } from "../protocol/api";
import type { Catalogue, Story } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";

export async function catalogueOfStory(story: Story, language: Language): Promise<Catalogue> {
  const known = await catalogueOf(story.game, language);
  const own = new Set(story.cards.map((card) => card.id));
  const [leaders, cards] = [true, false].map((leading) =>
    story.cards.filter((card) => (card.kind === "leader") === leading),
  ) as [Catalogue["leaders"], Catalogue["cards"]];
  return {
    ...known,
    cards: [...known.cards.filter((card) => !own.has(card.id)), ...cards],
    leaders: [...known.leaders.filter((card) => !own.has(card.id)), ...leaders],
  };
}
