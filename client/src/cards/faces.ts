// Looking up what lies on the table by its id.
import type { Card, Catalogue } from "../protocol/types";

/** The card, or the leader, of an id; none where nothing lies, or where what lies there is no card. */
export function cardOf(catalogue: Catalogue, id: string | null | undefined): Card | undefined {
  return catalogue.cards.find((card) => card.id === id) ?? catalogue.leaders.find((card) => card.id === id);
}
