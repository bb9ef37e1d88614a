import { expect, test } from "vitest";

import { CATALOGUE } from "../games/hand-of-the-gods/example";
import type { StepLine } from "../protocol/types";
import { tallyOf } from "./tally";

test("a match is counted for each seat, without what nobody did", () => {
  const happened = (kind: string, seat: number, further = {}) => ({ event: { kind, seat, ...further } });
  const log = [
    { events: [happened("turn-start", 0), happened("play-unit", 0), happened("attack", 0)] },
    { events: [happened("turn-start", 1), happened("attack", 1), happened("attack", 1), happened("draw", 1)] },
    { events: [happened("attack-damage", 1, { source: {}, amount: 3 }), happened("fatigue", 0, { amount: 1 })] },
    {
      events: [
        happened("return-damage", 0, { source: {}, amount: 2 }),
        happened("damage", 0, { source: {}, amount: 1 }),
      ],
    },
  ] as unknown as StepLine[];
  expect(tallyOf(log, CATALOGUE, 2)).toEqual([
    { word: "turns", bySeat: [1, 1] },
    { word: "cards-played", bySeat: [1, 0] },
    { word: "attacks-made", bySeat: [1, 2] },
    { word: "damage-dealt", bySeat: [3, 3] },
  ]);
});
