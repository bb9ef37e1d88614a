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

/** Click *End turn* twice, and return the actions of each click. */
async function ended(options: Option[]): Promise<number[][]> {
  const done: number[] = [];
  const choosing = new Choosing(() => options, { act: ({ action }) => done.push(action), whyNot: () => undefined });
  const table = { table: { sequence: 4, options, takeBack: null }, puzzle: null, takeBackBy: null } as unknown;
  const catalogue = { cards: [], leaders: [] } as never;
  render(Actions, { table: table as MatchTable, choosing, catalogue, over: false, onresult: () => undefined });
  const clicks: number[][] = [];
  for (let click = 0; click < 2; click += 1) {
    await fireEvent.click(screen.getByRole("button", { name: /end/i }));
    clicks.push([...done]);
  }
  return clicks;
}

it("a turn with attacks left ends when the player says so twice", async () => {
  settings.warns = true;
  expect(await ended([END, ATTACK])).toEqual([[], [1]]);
});

it("a turn without attacks ends at once", async () => {
  expect((await ended([END, MOVE]))[0]).toEqual([1]);
});

it("whoever wants no warning gets none", async () => {
  settings.warns = false;
  expect((await ended([END, ATTACK]))[0]).toEqual([1]);
});
