import { expect, test } from "vitest";

import { lineOf } from "../example";
import { after as afterAny } from "../playing";
import { CATALOGUE, position, unit } from "./example";
import { motions } from "./motions";
import type { View } from "./view";

function after(kind: string, more: object, next: View = position()): View {
  return afterAny(position(), lineOf(kind, more), next, { ...CATALOGUE, motions }) as View;
}

const ref = (id: number) => ({ id, card: "", tile: "" });
const health = (view: View, id: number) => view.units.find((one) => one.id === id)?.health;

test.each(["attack-damage", "burn", "fatigue"])("%s is seen at once", (kind) => {
  expect(health(after(kind, { target: ref(5), amount: 2 }), 5)).toBe(1);
});

test("a healed unit has at most its maximum", () => {
  expect(health(after("heal", { target: ref(4), amount: 9 }), 4)).toBe(3);
});

test("a destroyed creature goes, a god stays", () => {
  const next = position({ units: position().units.filter((one) => one.id !== 5) });
  expect(health(after("destroyed", { target: ref(5) }, next), 5)).toBeUndefined();
  expect(health(after("destroyed", { target: ref(2) }), 2)).toBe(30);
});

test("the other creatures of the row make room for a new one", () => {
  const end = position({ units: [unit(9, "toad", 0, "1"), unit(3, "minotaur", 0, "2"), unit(4, "rat", 0, "3")] });
  const tiles = new Map(after("summon", { target: ref(9) }, end).units.map((one) => [one.id, one.tile]));
  expect([9, 3, 4].map((id) => tiles.get(id))).toEqual(["p1-1", "p1-2", "p1-3"]);
});

test("a creature that the next view lacks does not appear", () => {
  expect(after("summon", { target: ref(9) }).units).toHaveLength(position().units.length);
});

test("a turn goes to its player, and the steps of its end take no time", () => {
  expect(after("turn-start", { seat: 1, amount: 6 })).toMatchObject({ active: 1, turn: 6 });
  const { phase, cleanup, "cleanup-cancelled": cancelled } = CATALOGUE.events;
  expect([phase, cleanup, cancelled].every((row) => row?.pause === undefined)).toBe(true);
});
