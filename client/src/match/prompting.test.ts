import { expect, test } from "vitest";

import { say } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { promptOf } from "./prompting";
import type { MatchTable } from "./table.svelte";

const NOTHING_PICKED = { picked: null, targets: new Map() } as unknown as Choosing;

/** What is told to seat 0, which is to choose cards. */
function told(state: { mayAct: boolean; playing: boolean; shown?: object }): string {
  const table = {
    table: { view: { "to-act": 0 }, result: null },
    seat: 0,
    seats: [],
    puzzle: null,
    shown: null,
    ...state,
  };
  return promptOf(table as unknown as MatchTable, NOTHING_PICKED, 0, (own, able) => (own && able ? "Choose" : null));
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
