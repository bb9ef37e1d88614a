import { expect, test } from "vitest";

import { lineOf } from "../example";
import { after as afterAny } from "../playing";
import { CATALOGUE, player, position, stack } from "./example";
import { motions } from "./motions";
import type { View } from "./view";

function after(kind: string, more: object, next: View = position(), from: View = position()): View {
  return afterAny(from, lineOf(kind, more), next, { ...CATALOGUE, motions }) as View;
}

const count = (view: View, tile: string) => view.stacks.find((one) => one.tile === tile)?.cards.length;

test("a deployed card lies on its stack, or begins one", () => {
  expect(count(after("drop", { seat: 0, card: "archers", tile: "p1-archers" }), "p1-archers")).toBe(3);
  const end = position({ stacks: [stack(2, 0, "riders", 3)] });
  expect(count(after("drop", { seat: 0, card: "riders", tile: "p1-riders" }, end), "p1-riders")).toBe(1);
});

test.each(["destroyed", "stolen"])(
  "of a stack whose top card is %s one less is left, and nothing of the last",
  (kind) => {
    expect(count(after(kind, { seat: 1, card: "archers", tile: "p2-archers" }), "p2-archers")).toBe(2);
    expect(count(after(kind, { seat: 1, card: "demons", tile: "p2-demons" }), "p2-demons")).toBeUndefined();
  },
);

test("a finished set leaves the army, and its player becomes as in the next view", () => {
  const end = position({ players: [player({ sets: ["archers"] }), player(), player()] });
  const view = after("set", { seat: 0, card: "archers", tile: "p1-archers", amount: 1 }, end);
  expect([count(view, "p1-archers"), view.players[0]?.sets]).toEqual([undefined, ["archers"]]);
});

test("an attack gathers its targets until it is blocked or its card is lost", () => {
  let view = after("attack", { seat: 0, card: "demons", amount: 6 });
  view = after("target", { seat: 0, card: "archers", tile: "p2-archers", amount: 2 }, view, view);
  expect(view.attack).toEqual({ card: "demons", strength: 6, targets: ["p2-archers"], attacked: 2 });
  expect(["block", "attacker-lost"].map((kind) => after(kind, { seat: 1 }, view, view).attack)).toEqual([null, null]);
});

test("a turn goes to its player, and a player who leaves takes the army along", () => {
  expect(after("turn-start", { seat: 2, amount: 9 })).toMatchObject({ active: 2, turn: 9 });
  expect(after("leaves", { seat: 1 }).stacks.map(({ owner }) => owner)).toEqual([0]);
});
