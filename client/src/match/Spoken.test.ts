import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { CATALOGUE } from "../games/hand-of-the-gods/example";
import type { Catalogue, EventLine } from "../protocol/types";
import Spoken from "./Spoken.svelte";

const EVENTS = { damage: { short: true }, "mana-gained": { short: false } } as unknown as Catalogue["events"];
const catalogue = { ...CATALOGUE, events: EVENTS };

/** Make a line of the log. Numbers repeat, as after a take-back. */
function line(text: string, kind = "damage"): EventLine {
  return { event: { number: 1, kind } as EventLine["event"], text, depth: 0, because: null };
}

const told = () => [...screen.getByRole("log").children];
const texts = () => told().map((each) => each.textContent);

afterEach(cleanup);

test("each event is said once, however many have been said", async () => {
  const lines = Array.from({ length: 40 }, (_, place) => line(`${place}`));
  const { rerender } = render(Spoken, { lines, catalogue });
  const before = told();
  await rerender({ lines: [...lines, line("40"), line("41")] });
  expect(told().filter((each) => !before.includes(each))).toHaveLength(2);
  expect(texts().slice(-3)).toEqual(["39", "40", "41"]);
});

test("what the log leaves out is not said either", () => {
  render(Spoken, { lines: [line("A blow."), line("Mana.", "mana-gained")], catalogue });
  expect(texts()).toEqual(["A blow."]);
});

test("what happens behind a curtain is said once it is lifted, and nothing of before", async () => {
  const lines = [line("Before.")];
  const { rerender } = render(Spoken, { lines, catalogue });
  await rerender({ lines: [...lines, line("Behind.")], silent: true });
  expect(texts()).toEqual([]);
  await rerender({ silent: false });
  expect(texts()).toEqual(["Behind."]);
});
