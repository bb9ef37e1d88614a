import { expect, test } from "vitest";

import type { StepLine } from "../protocol/types";
import { lastPlayed } from "./telling";

test("the card that was played last is that of the seat", () => {
  const played = (kind: string, seat: number, card: string) => ({ event: { kind, seat, card } });
  const log = [
    { events: [played("play-unit", 0, "hoplite")] },
    { events: [played("play-spell", 1, "mist"), played("draw", 0, "zombie")] },
  ] as unknown as StepLine[];
  expect([lastPlayed(log, 0), lastPlayed(log, 1), lastPlayed([], 0)]).toEqual(["hoplite", "mist", null]);
});
