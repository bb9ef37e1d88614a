import { expect, test } from "vitest";

import { say } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { promptOf, verdictOf } from "./prompting";
import type { MatchTable } from "./table.svelte";

const PICKED = { picked: "#1", targets: new Map([["d3", []]]) } as unknown as Choosing;
const NOTHING_PICKED = { picked: null, targets: new Map() } as unknown as Choosing;

/** Return the prompt of seat 0, which is to choose cards; if `placing`, it has picked a card that may be put
 * somewhere. */
function told(state: { mayAct: boolean; playing: boolean; shown?: object }, placing?: boolean): string {
  const table = {
    table: { view: { "to-act": 0 }, result: null },
    seat: 0,
    seats: [],
    puzzle: null,
    shown: null,
    ...state,
  };
  const choosing = placing === undefined ? NOTHING_PICKED : PICKED;
  const expects = (own: boolean, able: boolean) => (own && able ? "Choose" : null);
  return promptOf(table as unknown as MatchTable, choosing, 0, expects, placing);
}

test("what is expected stays told while the server has not answered or cannot be reached", () => {
  expect(told({ mayAct: true, playing: false })).toBe("Choose");
  expect(told({ mayAct: false, playing: false })).toBe("Choose");
});

test("while events of the reader's turn are shown it stays the reader's turn, but nothing is to be chosen yet", () => {
  expect(told({ mayAct: false, playing: true, shown: { active: 0, choice: null } })).toBe(say("expect-turn"));
});

test("while the answer to a choice is shown, the reader is told to watch, and nothing of what comes next", () => {
  expect(told({ mayAct: false, playing: true, shown: { active: 0, choice: { kind: "mulligan" } } })).toBe(
    "Watch what happens",
  );
});

test("what is picked is put somewhere or aimed at something", () => {
  expect(told({ mayAct: true, playing: false }, true)).toBe("Choose where");
  expect(told({ mayAct: true, playing: false }, false)).toBe("Choose a target");
});

test("a draw is of all, or of those who have not lost", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat }));
  const name = (seat: number) => ["Ana", "Bea", "Cid"][seat] ?? "";
  const drawn = (losers: number[]) => verdictOf({ winner: null, winners: [], losers }, seats, 9, 0, name);
  expect(drawn([])).toBe("Drawn on turn 9");
  expect(drawn([1])).toBe("Drawn between Ana · Cid on turn 9");
});
