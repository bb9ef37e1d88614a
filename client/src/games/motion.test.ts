import { expect, test } from "vitest";

import { lineOf } from "./example";
import { CATALOGUE as GODS } from "./gods-unchained/example";
import { CATALOGUE as HAND } from "./hand-of-the-gods/example";
import { sightOf } from "./motion";

const one = { id: 1, card: "hoplite", tile: "c3", owner: 0 };
const other = { id: 2, card: "zombie", tile: "d3", owner: 1 };

test("damage and healing show the number, with the glyph of the event", () => {
  expect(sightOf(lineOf("damage", { target: other, amount: 2 }), GODS).sign).toEqual({
    text: "−2",
    glyph: null,
    mood: "hurt",
  });
  expect(sightOf(lineOf("burn", { target: other, amount: 1 }), GODS).sign).toEqual({
    text: "−1",
    glyph: "burn",
    mood: "hurt",
  });
  expect(sightOf(lineOf("leech", { target: other, amount: 3 }), GODS).sign).toEqual({
    text: "+3",
    glyph: "leech",
    mood: "healed",
  });
});

test("other events show their glyph over their unit, and that of death hurts", () => {
  expect(sightOf(lineOf("stun", { source: one, target: other }), HAND)).toMatchObject({
    unit: other,
    sign: { text: "", glyph: "stunned", mood: "plain" },
  });
  expect(sightOf(lineOf("warcry", { source: one }), HAND).unit).toBe(one);
  expect(sightOf(lineOf("death", { target: other }), HAND).sign?.mood).toBe("hurt");
  expect(sightOf(lineOf("turn-end"), HAND).sign).toBeNull();
});

test("a stroke goes from source to target, but not from a unit to itself, nor for damage in return", () => {
  const strokeOf = (kind: string, target: typeof one) => sightOf(lineOf(kind, { source: one, target }), HAND).stroke;
  expect(strokeOf("attack", other)).toEqual({ from: one, to: other });
  expect([strokeOf("bonus", one), strokeOf("return-damage", other)]).toEqual([null, null]);
  expect(sightOf(lineOf("attack"), HAND).strikes).toBe(true);
  expect(sightOf(lineOf("attack-damage"), HAND).strikes).toBe(false);
});

test("the end of a turn is seen at its units: no step of it is announced, or takes time", () => {
  for (const kind of ["phase", "cleanup", "cleanup-cancelled"]) {
    expect(sightOf(lineOf(kind, { amount: 1 }, "Cleanup 1, destruction."), GODS).sentence).toBeNull();
    expect(GODS.events[kind]).toMatchObject({ short: false, step: true });
  }
  expect(sightOf(lineOf("wakes", { target: one }), GODS)).toMatchObject({ unit: one, sign: { glyph: "awake" } });
});

test("a played card and the turn of another appear across the board", () => {
  expect(sightOf(lineOf("play", { card: "rat" }, "It is played."), GODS)).toMatchObject({
    card: "rat",
    sentence: null,
  });
  expect(sightOf(lineOf("turn-start", {}, "Turn 4: Ana."), GODS).sentence).toBe("Turn 4: Ana.");
  expect(sightOf(null, GODS)).toMatchObject({ card: null, sentence: null, sign: null, stroke: null });
});
