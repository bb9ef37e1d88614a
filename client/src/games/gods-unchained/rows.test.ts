import { expect, test } from "vitest";

import { step } from "../pointing";
import { position } from "./example";
import client from ".";
import { cardAt, offersOf } from "./places";
import { rowsOf } from "./rows";

const places = (near: number, gaps: string[] = [], view = position()) =>
  rowsOf(view, near, gaps).map((row) => row.cells.map((cell) => cell.place));

test("the board lies from the far god to the near one, the Sanctum between the rows, creatures from left to right", () => {
  expect(places(0)).toEqual([
    ["p2-god", "p2-power"],
    ["p2-1"],
    ["sanctum-1", "sanctum-3"],
    ["p1-1", "p1-2"],
    ["p1-god", "power"],
  ]);
  expect(places(1)[0]).toEqual(["p1-god", "power"]);
});

test("where the Sanctum is closed there is no row for it", () => {
  expect(places(0, [], position({ sanctum: null }))).toHaveLength(4);
});

test("while a creature can be put between others, gaps replace the actor's row only", () => {
  const rows = places(0, ["gap-1", "gap-2", "gap-3"]);
  expect(rows[3]).toEqual(["gap-1", "gap-2", "gap-3"]);
  expect(rows[1]).toEqual(["p2-1"]);
});

test.each([
  ["p1-1", "ArrowRight", "p1-2"],
  ["p1-2", "ArrowRight", undefined],
  ["p1-2", "ArrowUp", "sanctum-3"],
  ["p2-1", "ArrowDown", "sanctum-3"],
  ["p1-god", "ArrowDown", undefined],
  ["power", "Home", "p1-god"],
])("from %s %s leads to %s", (from, key, to) => {
  expect(step(places(0), from, key)).toBe(to);
});

test("the arrows skip an empty row", () => {
  expect(step([["a"], [], ["b"]], "a", "ArrowDown")).toBe("b");
});

test("players may want to act with their own things and with cards of the Sanctum only", () => {
  const { isOwn } = client;
  expect(["p1-1", "p1-god", "power", "sanctum-1"].every((place) => isOwn(position(), place))).toBe(true);
  expect(["p2-1", "p2-god", "p2-power"].some((place) => isOwn(position(), place))).toBe(false);
  expect(isOwn(position({ seat: null }), "p1-1")).toBe(false);
});

test.each([
  ["p1-1", "minotaur"],
  ["p1-god", "light"],
  ["p2-power", "heal"],
  ["sanctum-1", "toad"],
  ["sanctum-2", null],
])("the card at %s is %s", (place, card) => {
  expect(cardAt(position(), place)).toBe(card);
});

test("foreseen cards lie on top of a deck, others are on offer", () => {
  const asked = (kind: string) =>
    offersOf(position({ choice: { kind, cards: ["rat"] } as never })).map((held) => held.place);
  expect([asked("foresee"), asked("delve"), asked("mode")]).toEqual([["top-1"], ["offer-1"], ["mode-1"]]);
});
