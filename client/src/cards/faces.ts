// Finding cards by their ids.
import type { Card, Catalogue } from "../protocol/types";

/** The card or the leader of an id; undefined if there is none. */
export function cardOf(catalogue: Catalogue, id: string | null | undefined): Card | undefined {
  return catalogue.cards.find((card) => card.id === id) ?? catalogue.leaders.find((card) => card.id === id);
}
