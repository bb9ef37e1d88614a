// Events for tests: how those of every game are told, as its catalogue has them, and single ones.
import rows from "../protocol/events.json";
import type { Catalogue, EventLine, GameEvent } from "../protocol/types";
import type { NAMES } from "./names";

export const EVENTS = rows as Record<(typeof NAMES)[number], Catalogue["events"]>;

export function lineOf(kind: string, more: Partial<GameEvent> = {}, text = ""): EventLine {
  return { event: { number: 1, kind, clause: "X1.1", ...more } as GameEvent, text, depth: 0, because: null };
}
