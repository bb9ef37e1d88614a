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

/** An event among those of its step, and how many causes it has there. */
export interface Nested {
  line: EventLine;
  depth: number;
}

/** The events of a step, each as deep as its chain of causes is long. */
export function nested(step: StepLine): Nested[] {
  const depths = new Map<number, number>();
  return step.events.map((line) => {
    const depth = (depths.get(causeOf(line.event)) ?? -1) + 1;
    depths.set(line.event.number, depth);
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
