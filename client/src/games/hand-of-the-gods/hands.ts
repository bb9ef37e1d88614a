// Cards that a player chooses from, under the names that options have for their places.
import type { View } from "../../protocol/types";

export interface Held {
  place: string;
  card: string;
  /** What it costs now; null: what is printed. */
  cost: number | null;
}

export function handOf(view: View): Held[] {
  const hand = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  return hand.flatMap((card, index) =>
    card ? [{ place: `#${index + 1}`, card: card.card, cost: card.cost ?? null }] : [],
  );
}

export function offersOf(view: View): Held[] {
  return (view.choice?.cards ?? []).map((card, index) => ({ place: `offer-${index + 1}`, card, cost: null }));
}
