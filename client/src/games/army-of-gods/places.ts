// Cards by the names of their places: `#1` of the hand, `top-1` of the pile, `discard-archers`, `offer-1`, the leader, and
// the stacks and seats of the board.
import type { Option } from "../../protocol/types";
import type { Held } from "../client";
import { heldIn, offered, offersIn } from "../held";
import { kindAt, seatOf, seatPlace } from "./armies";
import type { View } from "./view";

/** Return the hand, with equal cards side by side. */
export function handOf(view: View, seat: number): Held[] {
  const hand = view.players[seat]?.hand ?? [];
  return heldIn(hand.map((card) => ({ card }))).sort((one, two) => one.card.localeCompare(two.card));
}

/** Return the cards to choose from that are not in hand: leading gods, the top of the pile, kinds in the discard
 * pile. */
export function offersOf(view: View): Held[] {
  const { kind, cards } = view.choice ?? {};
  if (kind === "mode") return offersIn(view.choice);
  if (kind === "leader" || kind === "looked") return offered(cards, kind === "looked" ? "top" : "offer");
  if (kind !== "return" && kind !== "take-back") return [];
  const discard = view.players[view["to-act"] ?? -1]?.discard ?? [];
  return [...new Set(discard)].sort().map((card) => ({ place: `discard-${card}`, card, cost: null }));
}

/** Return the card at a place: a stack's kind, or the leading god of a seat. */
export function cardAt(view: View, place: string): string | null {
  const seat = place === "leader" ? view.seat : seatOf(place);
  return kindAt(place) ?? (seat === null ? null : (view.players[seat]?.leader ?? null));
}

/** Return the names of a place: a stack's place also stands for its army. */
export function namesOf(place: string): string[] {
  const seat = seatOf(place);
  return seat === null || place === seatPlace(seat) ? [place] : [place, seatPlace(seat)];
}

/** Return the places that an option is aimed at: without a target, the actor's own army. */
export function aimsOf(view: View, { source, targets }: Option): readonly string[] {
  const seat = view["to-act"];
  return targets.length > 0 || seat === null || source === null ? targets : [seatPlace(seat)];
}
