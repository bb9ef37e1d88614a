// Cards that a player chooses from, under the names that options have for their places.
import type { StepLine, View } from "../../protocol/types";

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

/** The card that a seat played last, as far as the log goes. */
export function lastPlayed(log: readonly StepLine[], seat: number): string | null {
  for (const step of log.toReversed()) {
    const played = step.events.find(({ event }) => event.kind.startsWith("play-") && event.seat === seat);
    if (played) return played.event.card;
  }
  return null;
}
