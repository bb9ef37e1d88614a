// Rows and events for tests.
import rows from "../protocol/declared.json";
import type { Catalogue, EventLine, GameEvent } from "../protocol/types";
import type { NAMES } from "./names";

/** The declarations of views and events in the catalogue of each game. */
export const DECLARED = rows as unknown as Record<(typeof NAMES)[number], Pick<Catalogue, "described" | "events">>;

export function lineOf(kind: string, more: Partial<GameEvent> = {}, text = ""): EventLine {
  return { event: { number: 1, kind, clause: "X1.1", ...more } as GameEvent, text, depth: 0, because: null };
}
