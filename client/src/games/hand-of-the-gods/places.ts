// Cards by the names that options have for their places: tiles, `#1` of the hand, `offer-1`, the leader.
import type { StepLine } from "../../protocol/types";
import type { Held } from "../client";
import { unitAt } from "./units";
import type { View } from "./view";

export function handOf(view: View, seat: number): Held[] {
  return (view.players[seat]?.hand ?? []).flatMap((card, index) =>
    card ? [{ place: `#${index + 1}`, card: card.card, cost: card.cost ?? null }] : [],
  );
}

export function offersOf(view: View): Held[] {
  return (view.choice?.cards ?? []).map((card, index) => ({ place: `offer-${index + 1}`, card, cost: null }));
}

/** The card at a place; the hand and the leader are the reader's own. */
export function cardAt(view: View, place: string): string | null {
  const held = view.seat === null ? [] : handOf(view, view.seat);
  const found = [...held, ...offersOf(view)].find((each) => each.place === place) ?? unitAt(view, place);
  if (found) return found.card;
  return place === "leader" && view.seat !== null ? (view.players[view.seat]?.leader ?? null) : null;
}

/** The card that a seat played last, as far as the log goes. */
export function lastPlayed(log: readonly StepLine[], seat: number): string | null {
  for (const step of log.toReversed()) {
    const played = step.events.find(({ event }) => event.kind.startsWith("play-") && event.seat === seat);
    if (played) return played.event.card;
  }
  return null;
}
