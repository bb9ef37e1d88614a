// The cards that a player chooses from, under the names that options have for their places.
import type { Held } from "./client";

/** The cards of a hand that are known. */
export function heldIn(hand: readonly ({ card: string; cost?: number | null } | null)[] | undefined): Held[] {
  return (hand ?? []).flatMap((known, index) =>
    known ? [{ place: `#${index + 1}`, card: known.card, cost: known.cost ?? null }] : [],
  );
}

/** The cards of a choice; `kind` is what their places are called. */
export function offered(cards: readonly string[] | null | undefined, kind = "offer"): Held[] {
  return (cards ?? []).map((card, index) => ({ place: `${kind}-${index + 1}`, card, cost: null }));
}
