// Cards by the names that options have for their places: tiles, `#1` of the hand, `offer-1`, the leader.
import type { Held } from "../client";
import { heldIn, offered } from "../held";
import { unitAt } from "./units";
import type { View } from "./view";

export function handOf(view: View, seat: number): Held[] {
  return heldIn(view.players[seat]?.hand);
}

export function offersOf(view: View): Held[] {
  return offered(view.choice?.cards);
}

/** The card at a place; the hand and the leader are the reader's own. */
export function cardAt(view: View, place: string): string | null {
  const held = view.seat === null ? [] : handOf(view, view.seat);
  const found = [...held, ...offersOf(view)].find((each) => each.place === place) ?? unitAt(view, place);
  if (found) return found.card;
  return place === "leader" && view.seat !== null ? (view.players[view.seat]?.leader ?? null) : null;
}

/** Whether a player may want to act with what is there, even if it cannot now. */
export function isOwn(view: View, place: string): boolean {
  if (view.seat === null) return false;
  if (place === "leader" || place.startsWith("#")) return true;
  return unitAt(view, place)?.owner === view.seat;
}
