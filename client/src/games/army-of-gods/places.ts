// Cards by the names that options have for their places: `#1` of the hand, `top-1` of the pile, `discard-archers`, `offer-1`,
// the leader, the stacks and seats of the board.
import type { Option } from "../../protocol/types";
import type { Held } from "../client";
import { heldIn, offered } from "../held";
import { kindAt, seatOf, seatPlace } from "./armies";
import type { View } from "./view";

/** Equal cards lie beside each other. */
export function handOf(view: View, seat: number): Held[] {
  const hand = view.players[seat]?.hand ?? [];
  return heldIn(hand.map((card) => ({ card }))).sort((one, two) => one.card.localeCompare(two.card));
}

/** The cards that are chosen from beside the hand: leading gods, the top of the pile, kinds of one's discard pile. */
export function offersOf(view: View): Held[] {
  const { kind, cards } = view.choice ?? {};
  if (kind === "leader" || kind === "looked") return offered(cards, kind === "looked" ? "top" : "offer");
  if (kind !== "return" && kind !== "take-back") return [];
  const discard = view.players[view["to-act"] ?? -1]?.discard ?? [];
  return [...new Set(discard)].sort().map((card) => ({ place: `discard-${card}`, card, cost: null }));
}

/** The card at a place: the kind of a stack; of a seat, and of the reader's leader, the leading god. */
export function cardAt(view: View, place: string): string | null {
  const seat = place === "leader" ? view.seat : seatOf(place);
  return kindAt(place) ?? (seat === null ? null : (view.players[seat]?.leader ?? null));
}

/** What options may call a place: a stack also stands for the army that it lies in. */
export function namesOf(place: string): string[] {
  const seat = seatOf(place);
  return seat === null || place === seatPlace(seat) ? [place] : [place, seatPlace(seat)];
}

/** What names no target of its own is done with one's army, or before it. */
export function aimsOf(view: View, { source, targets }: Option): readonly string[] {
  const seat = view["to-act"];
  return targets.length > 0 || seat === null || source === null ? targets : [seatPlace(seat)];
}
