// Why things happened: every event names the one that caused it.
import type { EventLine, StepLine } from "../protocol/types";

type Numbered = EventLine["event"];

/** An event, then what caused it, and so on back to what the action itself began with. */
export function chainOf(log: readonly StepLine[], number: number): EventLine[] {
  const lines = new Map(log.flatMap((step) => step.events.map((line) => [line.event.number, line])));
  const chain: EventLine[] = [];
  for (let line = lines.get(number); line && !chain.includes(line); line = lines.get(causeOf(line.event))) {
    chain.push(line);
  }
  return chain;
}

/** An event among those of its step, and how many others it stands below there. */
export interface Nested {
  line: EventLine;
  depth: number;
}

/**
 * The events of a step, each below what caused it. Where the rules go step by step, their steps stand one after the
 * other, below what the action began with, and what happens in one stands below it, though something earlier caused it.
 */
export function nested(step: StepLine): Nested[] {
  const depths = new Map<number, number>();
  let first = -1;
  let ruled = { number: -1, below: -1 };
  return step.events.map((line) => {
    const { number, step: rules } = line.event;
    let below = depths.has(causeOf(line.event)) ? causeOf(line.event) : -1;
    if (rules) {
      below = first;
      ruled = { number, below };
    } else if (below < 0 || (ruled.number >= 0 && below === ruled.below)) {
      if (below < 0) first = number;
      ruled = { number: -1, below: -1 };
    } else if (below < ruled.number) {
      below = ruled.number;
    }
    const depth = (depths.get(below) ?? -1) + 1;
    depths.set(number, depth);
    return { line, depth };
  });
}

/** The log as far as an event: what came after it is not to be seen yet. */
export function upTo(log: readonly StepLine[], number: number): StepLine[] {
  return log
    .map((step) => ({ ...step, events: step.events.filter((line) => line.event.number <= number) }))
    .filter((step) => step.events.length > 0);
}

/** The clause that has a lettered step: HG2.9 for HG2.9d. */
export function clauseOf(step: string): string {
  return step.replace(/[a-z]+$/, "");
}

/** The units and the places that events speak of. */
export function subjectsOf(lines: readonly EventLine[]): Set<number | string> {
  const found = lines.flatMap(({ event }) => [event.source?.id, event.target?.id, event.tile]);
  return new Set(found.filter((each) => each != null));
}

/** The number of the causing event; -1: the action itself did it. What is as usual is left out on the wire. */
function causeOf(event: Partial<Numbered>): number {
  return event.cause ?? -1;
}
