// Cards by the names that options have for their places: `#1` of the hand, `offer-1`, `top-1`, `sanctum-1`, the power.
import type { Held } from "../client";
import { heldIn, offered } from "../held";
import { powerSeat } from "./rows";
import { unitAt } from "./units";
import type { View } from "./view";

export function handOf(view: View, seat: number): Held[] {
  return heldIn(view.players[seat]?.hand);
}

/** The cards that an effect offers: those that are foreseen lie on top of a deck. */
export function offersOf(view: View): Held[] {
  return offered(view.choice?.cards, view.choice?.kind === "foresee" ? "top" : "offer");
}

/** The card at a place; the hand is the reader's own. */
export function cardAt(view: View, place: string): string | null {
  const held = view.seat === null ? [] : handOf(view, view.seat);
  const found = [...held, ...offersOf(view)].find((each) => each.place === place);
  if (found) return found.card;
  const sold = /^sanctum-(\d)$/.exec(place);
  if (sold) return view.sanctum?.[Number(sold[1]) - 1]?.card ?? null;
  const power = powerSeat(view, place);
  if (power !== null) return view.players[power]?.power ?? null;
  const unit = unitAt(view, place);
  return unit?.kind === "god" ? (view.players[unit.owner]?.god ?? null) : (unit?.card ?? null);
}

/** Whether a player may want to act with what is there, even if it cannot now. */
export function isOwn(view: View, place: string): boolean {
  if (view.seat === null) return false;
  return ["power", "bag"].includes(place) || /^(#|sanctum-)/.test(place) || unitAt(view, place)?.owner === view.seat;
}
