import { beforeEach, expect, it } from "vitest";

import { dayOf, remember, solvedIn, streak } from "./solved";

const GAME = "g";

beforeEach(() => localStorage.clear());

it("a puzzle keeps the day on which it was first solved", () => {
  remember(GAME, "win-001", false, "2026-11-20");
  remember(GAME, "win-001", true, "2026-11-22");
  expect(solvedIn(GAME).value).toEqual({ puzzles: { "win-001": "2026-11-20" }, days: ["2026-11-22"] });
  expect(solvedIn("another").value).toEqual({ puzzles: {}, days: [] });
});

it("a streak goes on until a whole day was missed", () => {
  for (const day of ["2026-10-30", "2026-10-31", "2026-11-01"]) remember(GAME, day, true, day);
  expect(streak(GAME, new Date(2026, 10, 1))).toBe(3);
  expect(streak(GAME, new Date(2026, 10, 2))).toBe(3);
  expect(streak(GAME, new Date(2026, 10, 3))).toBe(0);
});

it("other puzzles make no streak", () => {
  remember(GAME, "win-001", false, "2026-11-01");
  expect(streak(GAME, new Date(2026, 10, 1))).toBe(0);
});

it.each(["[", '{"puzzles": 5}', '{"days": {"0": 1}}', "null"])(
  "what something else has written is no record: %s",
  (text) => {
    localStorage.setItem(`theagon-puzzles-${GAME}`, text);
    expect(solvedIn(GAME).value).toEqual({ puzzles: {}, days: [] });
  },
);

it("a day is that of the player's own calendar", () => {
  expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
});
