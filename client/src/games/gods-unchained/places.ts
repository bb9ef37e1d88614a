// Cards by the names of their places: `offer-1`, `mode-1`, `top-1`, `sanctum-1`, the power.
import type { Held } from "../client";
import { offersIn } from "../held";
import { unitAt } from "../units";
import { powerSeat } from "./rows";
import type { View } from "./view";

/** Return the cards that an effect offers; foreseen cards lie on top of a deck, and a card is offered once for each
 * mode. */
export function offersOf(view: View): Held[] {
  return offersIn(view.choice, view.choice?.kind === "foresee" ? "top" : "offer");
}

/** Return the card at a place of the board. */
export function cardAt(view: View, place: string): string | null {
  const sold = /^sanctum-(\d)$/.exec(place);
  if (sold) return view.sanctum?.[Number(sold[1]) - 1]?.card ?? null;
  const power = powerSeat(view, place);
  if (power !== null) return view.players[power]?.power ?? null;
  const unit = unitAt(view, place);
  return unit?.kind === "god" ? (view.players[unit.owner]?.god ?? null) : (unit?.card ?? null);
}
