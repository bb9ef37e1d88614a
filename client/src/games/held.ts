// The cards that a player chooses from, by the names of their places in options.
import type { View } from "../protocol/types";
import type { GameClient, Held } from "./client";

type Choice = { kind: string; cards?: readonly string[] | null } | null | undefined;
type Known = { card: string; cost?: number | null } | null;

/** Return the known cards of a hand. */
export function heldIn(hand: readonly Known[]): Held[] {
  return hand.flatMap((known, index) =>
    known ? [{ place: `#${index + 1}`, card: known.card, cost: known.cost ?? null, added: known }] : [],
  );
}

/** Return the known cards in a seat's hand. */
export function handOf(view: { players: readonly { hand: readonly Known[] }[] }, seat: number): Held[] {
  return heldIn(view.players[seat]?.hand ?? []);
}

/** Return the cards of a choice; the names of their places begin with `kind`. */
export function offered(cards: readonly string[] | null | undefined, kind = "offer"): Held[] {
  return (cards ?? []).map((card, index) => ({ place: `${kind}-${index + 1}`, card, cost: null }));
}

/** Return the cards of a choice; the card that lets its player choose one of several things is there once for each. */
export function offersIn(choice: Choice, kind?: string): Held[] {
  if (choice?.kind !== "mode") return offered(choice?.cards, kind);
  return offered(choice.cards, "mode").map((held, mode) => ({ ...held, mode }));
}

/** Return the card at a place: in the reader's hand, on offer, or on the table. */
export function cardAt(client: GameClient, view: View, place: string): string | null {
  const hand = view.seat === null ? [] : client.handOf(view, view.seat);
  const held = [...hand, ...client.offersOf(view)].find((each) => each.place === place);
  return held ? held.card : client.cardAt(view, place);
}
