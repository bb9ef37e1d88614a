// The cards that a player chooses from, under the names that options have for their places.
import type { View } from "../protocol/types";
import type { GameClient, Held } from "./client";

type Known = { card: string; cost?: number | null } | null;

/** The cards of a hand that are known. */
export function heldIn(hand: readonly Known[]): Held[] {
  return hand.flatMap((known, index) =>
    known ? [{ place: `#${index + 1}`, card: known.card, cost: known.cost ?? null }] : [],
  );
}

/** The known cards that a seat holds. */
export function handOf(view: { players: readonly { hand: readonly Known[] }[] }, seat: number): Held[] {
  return heldIn(view.players[seat]?.hand ?? []);
}

/** The cards of a choice; `kind` is what their places are called. */
export function offered(cards: readonly string[] | null | undefined, kind = "offer"): Held[] {
  return (cards ?? []).map((card, index) => ({ place: `${kind}-${index + 1}`, card, cost: null }));
}

/** The card that is at a place: in the reader's hand, on offer, or on the table. */
export function cardAt(client: GameClient, view: View, place: string): string | null {
  const hand = view.seat === null ? [] : client.handOf(view, view.seat);
  const held = [...hand, ...client.offersOf(view)].find((each) => each.place === place);
  return held ? held.card : client.cardAt(view, place);
}
