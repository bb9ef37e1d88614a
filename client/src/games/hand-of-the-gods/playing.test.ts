import { describe, expect, test } from "vitest";

import { lineOf } from "../example";
import { UNIT_MOTIONS, after as afterAny } from "../playing";
import { CATALOGUE, position, unit } from "./example";
import type { View } from "./view";

function after(kind: string, more: object, next: View = position()): View {
  return afterAny(position(), lineOf(kind, more), next, { ...CATALOGUE, motions: UNIT_MOTIONS }) as View;
}

/** Return the position without a unit. */
function without(id: number): View {
  return position({ units: position().units.filter((one) => one.id !== id) });
}

const ref = (id: number, tile: string) => ({ id, card: "", tile });
const at = (view: View, tile: string) => view.units.find((one) => one.tile === tile);

describe("on show", () => {
  test("a damaged unit has less health, a healed one at most its maximum", () => {
    expect(at(after("attack-damage", { amount: 2, target: ref(4, "d3") }), "d3")?.health).toBe(1);
    expect(at(after("heal", { amount: 5, target: ref(3, "c3") }), "c3")?.health).toBe(3);
  });

  test("a unit that moves is on its new tile", () => {
    const view = after("move", { source: ref(3, "c3"), tile: "c5" });
    expect([at(view, "c3"), at(view, "c5")?.id]).toEqual([undefined, 3]);
  });

  test("a unit that dies is gone, but a stone stays where it stood", () => {
    expect(at(after("death", { target: ref(4, "d3") }, without(4)), "d3")).toBeUndefined();
    expect(at(after("death", { target: ref(2, "h3") }), "h3")?.id).toBe(2);
  });

  test("a unit banished for good is gone, one that will return stays on its tile", () => {
    expect(at(after("banish", { target: ref(4, "d3") }, without(4)), "d3")).toBeUndefined();
    const next = position();
    next.units = next.units.map((one) => (one.id === 4 ? { ...one, banished: ["this-turn"] } : one));
    expect(at(after("banish", { target: ref(4, "d3") }, next), "d3")?.banished).toEqual(["this-turn"]);
  });

  test("a transformed unit gives way to the one on its tile, if the next view has it", () => {
    const next = without(4);
    next.units.push(unit(9, "mouse", 1, "d3"));
    expect(at(after("transform", { target: ref(4, "d3") }, next), "d3")?.id).toBe(9);
    expect(at(after("transform", { target: ref(4, "d3") }, without(4)), "d3")?.id).toBe(4);
  });

  test("a new unit is as in the next view", () => {
    const end = position();
    end.units.push(unit(9, "zombie", 1, "g2", { health: 1 }));
    expect(at(after("spawn", { target: ref(9, "g2") }, end), "g2")?.health).toBe(1);
  });

  test("a unit that the next view lacks does not appear", () => {
    expect(at(after("spawn", { target: ref(9, "g2") }), "g2")).toBeUndefined();
  });

  test("a stunned unit keeps its health and tile until events of their own change them", () => {
    const end = position();
    end.units = end.units.map((one) =>
      one.id === 4 ? { ...one, stunned: ["this-turn"], health: 1, tile: "e3" } : one,
    );
    expect(at(after("stun", { target: ref(4, "d3") }, end), "d3")).toMatchObject({ stunned: ["this-turn"], health: 3 });
  });

  test("a drawn card is in the hand of its player only", () => {
    const end = position();
    end.players = end.players.map((player) => ({
      ...player,
      deck: 19,
      hand: [...player.hand, { card: "hoplite", cost: 1 }],
    }));
    const view = after("draw", { seat: 0, card: "hoplite" }, end);
    expect(view.players.map((player) => [player.deck, player.hand.length])).toEqual([
      [19, 2],
      [20, 2],
    ]);
  });
});
