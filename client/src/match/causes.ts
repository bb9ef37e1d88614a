// Why things happened: every event names its cause.
import type { Catalogue, EventLine, StepLine } from "../protocol/types";

type Numbered = EventLine["event"];

/** Return an event, then its cause, and so on back to the first event of the action. */
export function chainOf(log: readonly StepLine[], number: number): EventLine[] {
  const lines = numbered(log);
  const chain: EventLine[] = [];
  for (let line = lines.get(number); line && !chain.includes(line); line = lines.get(causeOf(line.event))) {
    chain.push(line);
  }
  return chain;
}

/** Return the events of the log by number. */
export function numbered(log: readonly StepLine[]): Map<number, EventLine> {
  return new Map(log.flatMap((step) => step.events.map((line) => [line.event.number, line])));
}

/** Return the log up to an event: later ones must not be seen yet. */
export function upTo(log: readonly StepLine[], number: number): StepLine[] {
  return log
    .map((step) => ({ ...step, events: step.events.filter((line) => line.event.number <= number) }))
    .filter((step) => step.events.length > 0);
}

/** Return whether an event is in the short log: the table does not show it, and no other event repeats it. */
export function isShort({ event }: EventLine, { events }: Catalogue): boolean {
  return events[event.kind]?.short ?? true;
}

/** Return the log without what the table shows or repeats. An event below an omitted one moves up. */
export function briefly(log: readonly StepLine[], catalogue: Catalogue): StepLine[] {
  return log.map((step) => {
    const above: boolean[] = [];
    const kept = step.events.flatMap((line) => {
      above.length = line.depth;
      const depth = above.filter(Boolean).length;
      const short = isShort(line, catalogue);
      above.push(short);
      return short ? [{ ...line, depth }] : [];
    });
    return { ...step, events: kept };
  });
}

/** Return the clause of a lettered step: HG2.9 for HG2.9d. */
export function clauseOf(step: string): string {
  return step.replace(/[a-z]+$/, "");
}

/** Return the units and places of events. */
export function subjectsOf(lines: readonly EventLine[]): Set<number | string> {
  const found = lines.flatMap(({ event }) => [event.source?.id, event.target?.id, event.tile]);
  return new Set(found.filter((each) => each != null));
}

/** Return the number of the causing event; -1: the action itself. The wire leaves out this default. */
function causeOf(event: Partial<Numbered>): number {
  return event.cause ?? -1;
}
