// Describes the things on boards in words that all games share.
import { cardOf } from "../cards/faces";
import type { Card, Catalogue, EventLine, GameEvent, Previewed, StepLine } from "../protocol/types";
import { known, say } from "../words/words.svelte";

/** The comparison of a value with the printed one. */
export type Compared = "more" | "less" | "same";

export function compare(now: number, once: number): Compared {
  if (now === once) return "same";
  return now > once ? "more" : "less";
}

/** Compare a unit's health with the printed one: a wounded unit has less, one with a higher maximum has more. */
export function compareHealth(unit: { health: number; maximum: number }, printed: number | null | undefined): Compared {
  if (unit.health < unit.maximum) return "less";
  return compare(unit.maximum, printed ?? unit.maximum);
}

/** Return the name of a card, or of anything else that has a term. */
export function nameOf(id: string, catalogue: Catalogue): string {
  return cardOf(catalogue, id)?.name ?? catalogue.terms[id] ?? id;
}

/** Return an owner in words, as the reader at `seat` calls them in a match of `seats`. */
export function ownerOf(owner: number | null, seat: number | null, seats = 2): string {
  if (owner === null) return say("owner-nobody");
  if (owner === seat) return say("owner-you");
  return seat === null || seats > 2 ? say("owner-player", { number: owner + 1 }) : say("owner-opponent");
}

/** Return the health to show of a unit: one that falls may have lost more than it had. */
export function shownHealth(health: number): number {
  return Math.max(0, health);
}

/** Return the health that a unit would be left with, as far as known: `2`, or `1–3`. */
export function amountOf({ least, most }: Previewed["changes"][number]): string {
  const [low, high] = [shownHealth(least), shownHealth(most)];
  return low === high ? `${low}` : `${low}–${high}`;
}

/** Return the last events that changed something and are not over, the newest first. */
export function changesOf(
  isAbout: (event: GameEvent) => boolean,
  log: readonly StepLine[],
  { events }: Catalogue,
  most: number,
): EventLine[] {
  const found: EventLine[] = [];
  for (const line of log.flatMap((step) => step.events).filter(({ event }) => isAbout(event))) {
    const { ends, lasting, carries, amount } = events[line.event.kind] ?? {};
    const over = found.findLastIndex(
      ({ event }) => event.kind === ends && (amount !== "values" || areOpposite(event, line.event)),
    );
    if (over >= 0) found.splice(over, 1);
    const nothing = amount === undefined && carries?.includes("amount") && !line.event.amount && !line.event.extra;
    if (lasting && !nothing) found.push(line);
  }
  return found.slice(-most).toReversed();
}

/** Return whether one event takes back the values that the other gave; the wire leaves out zeros. */
function areOpposite(one: Partial<GameEvent>, other: Partial<GameEvent>): boolean {
  return (one.amount ?? 0) === -(other.amount ?? 0) && (one.extra ?? 0) === -(other.extra ?? 0);
}

/** Return in words what a choice of this kind asks for; null if there are no words for it. */
export function expectation(kind: string | undefined, about: Record<string, string> = {}): string | null {
  return kind !== undefined && known(`expect-${kind}`) ? say(`expect-${kind}`, about) : null;
}

/** So many cards of a turn are shown. */
const MOST_PLAYS = 3;

/** Return the last cards that a seat has played since its last turn began, as far as the log goes. */
export function lastPlays(log: readonly StepLine[], seat: number, catalogue: Catalogue): Card[] {
  const { events } = catalogue;
  const own = log.flatMap((step) => step.events.filter(({ event }) => event.seat === seat));
  const began = own.findLastIndex(({ event }) => event.kind === "turn-start");
  return own
    .slice(began + 1)
    .flatMap(({ event }) => (events[event.kind]?.plays ? (cardOf(catalogue, event.card) ?? []) : []))
    .slice(-MOST_PLAYS);
}
