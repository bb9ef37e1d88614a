import { expect, it } from "vitest";

import { ratingOf } from "./ratings";

const OPPONENTS = [
  { id: "level-1", rating: 1000 },
  { id: "level-2", rating: 1200 },
  { id: "level-3", rating: 1400 },
  { id: "own:hopeful", rating: null },
];
const rated = (line: Partial<Parameters<typeof ratingOf>[0]>) =>
  ratingOf({ kind: "win", missedBy: null, difficulty: 1, actions: 3, ...line }, OPPONENTS);

it("a puzzle is rated between the strongest opponent who misses it and the next", () => {
  expect(rated({ missedBy: "level-1" })).toBe(1100);
  expect(rated({ missedBy: "level-2" })).toBe(1300);
});

it("a puzzle that every level solves rates below the weakest level, one that none solves above the strongest", () => {
  expect(rated({})).toBeLessThan(1000);
  expect(rated({ missedBy: "level-3" })).toBeGreaterThan(1400);
});

it("a longer solution is harder", () => {
  expect(rated({ missedBy: "level-1", actions: 5 })).toBe(1120);
});

it("what will be left is rated by its difficulty, from the weakest opponent to the strongest", () => {
  expect([1, 5].map((difficulty) => rated({ kind: "left", difficulty }))).toEqual([1000, 1400]);
});

it("without ratings of opponents there is none", () => {
  expect(ratingOf({ kind: "win", missedBy: null, difficulty: 1, actions: 3 }, [])).toBeNull();
});
