import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import type { Option } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import Actions from "./Actions.svelte";
import { Choosing } from "./choosing.svelte";
import type { MatchTable } from "./table.svelte";

afterEach(cleanup);

const END: Option = { action: 1, verb: "end", source: null, targets: [] };
const ATTACK: Option = { action: 2, verb: "attack", source: "c3", targets: ["d3"] };
const MOVE: Option = { action: 3, verb: "move", source: "c3", targets: ["c4"] };

/** Click these buttons one after the other, each with its count of clicks, and return the actions after each. */
async function clicked(options: Option[], buttons: [name: string, detail: number][]): Promise<number[][]> {
  const done: number[] = [];
  const choosing = new Choosing(() => options, { act: ({ action }) => done.push(action), whyNot: () => undefined });
  const table = { table: { sequence: 4, options, takeBack: null }, puzzle: null, takeBackBy: null } as unknown;
  const catalogue = { cards: [], leaders: [] } as never;
  render(Actions, { table: table as MatchTable, choosing, catalogue, over: false, onresult: () => undefined });
  const clicks: number[][] = [];
  for (const [name, detail] of buttons) {
    await fireEvent.click(screen.getByRole("button", { name }), { detail });
    clicks.push([...done]);
  }
  return clicks;
}

const TURN: [string, number] = ["End turn", 1];
const SURE: [string, number] = ["Attacks left: end?", 1];

it("a turn with attacks left ends when the player is sure, which another button asks", async () => {
  settings.warns = true;
  expect(await clicked([END, ATTACK], [TURN, TURN, SURE])).toEqual([[], [], [1]]);
});

it("a turn without attacks ends at once", async () => {
  expect(await clicked([END, MOVE], [TURN])).toEqual([[1]]);
});

it("the second click of a double click ends no turn", async () => {
  expect(await clicked([END, MOVE], [["End turn", 2]])).toEqual([[]]);
});

it("whoever wants no warning gets none", async () => {
  settings.warns = false;
  expect(await clicked([END, ATTACK], [TURN])).toEqual([[1]]);
});
