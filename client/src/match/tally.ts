// A match in numbers, each for every seat.
import type { Catalogue, EventKind, GameEvent, StepLine } from "../protocol/types";

export interface Tally {
  /** The word for what is counted. */
  word: "turns" | "cards-played" | "attacks-made" | "damage-dealt" | "units-lost";
  bySeat: number[];
}

const COUNTED: readonly [Tally["word"], (event: Partial<GameEvent>, kind: EventKind) => number][] = [
  ["turns", (_, { motion }) => Number(motion === "turn")],
  ["cards-played", (_, { plays }) => Number(plays === true)],
  ["attacks-made", (_, { motion }) => Number(motion === "strike")],
  ["damage-dealt", ({ amount = 0, source }, { motion }) => (motion === "hit" && source ? amount : 0)],
  ["units-lost", (_, { motion, glyph }) => Number(motion === "vanish" && glyph === "death")],
];

/** Count what each seat did, from the log of the whole match. What no seat did is left out. */
export function tallyOf(log: readonly StepLine[], { events }: Catalogue, seats: number): Tally[] {
  const happened = log.flatMap((step) => step.events);
  return COUNTED.map(([word, count]) => ({
    word,
    bySeat: Array.from({ length: seats }, (_, seat) =>
      happened
        .filter(({ event }) => event.seat === seat)
        .reduce((sum, { event }) => sum + count(event, events[event.kind] ?? {}), 0),
    ),
  })).filter(({ bySeat }) => bySeat.some((count) => count > 0));
}
