// A match in numbers, each for every seat.
import type { Catalogue, EventKind, StepLine } from "../protocol/types";

export interface Tally {
  /** The word for what is counted. */
  word: "turns" | "cards-played" | "attacks-made";
  bySeat: number[];
}

const COUNTED: readonly [Tally["word"], (kind: EventKind) => boolean][] = [
  ["turns", ({ motion }) => motion === "turn"],
  ["cards-played", ({ plays }) => plays === true],
  ["attacks-made", ({ motion }) => motion === "strike"],
];

/** What each of some seats did, from the log of the whole match. */
export function tallyOf(log: readonly StepLine[], { events }: Catalogue, seats: number): Tally[] {
  const happened = log.flatMap((step) => step.events);
  return COUNTED.map(([word, counts]) => ({
    word,
    bySeat: Array.from(
      { length: seats },
      (_, seat) => happened.filter(({ event }) => event.seat === seat && counts(events[event.kind] ?? {})).length,
    ),
  }));
}
