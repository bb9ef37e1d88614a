import { beforeEach, expect, test } from "vitest";

import { catalogueOf } from "../cards/example";
import { settings } from "../shell/settings.svelte";
import { describe, describePlayers, statesOf, valuesOf } from "./described";
import { CATALOGUE, unit } from "./hand-of-the-gods/example";

beforeEach(() => (settings.language = "en"));

const named = catalogueOf("hand-of-the-gods", {
  terms: { ...CATALOGUE.terms, "name-mana": "Mana", "zone-hand": "Hand", "status-stunned": "Stunned" },
});

test("the most pressing is told first, and numbers within a name where it has a place for them", () => {
  const hoplite = unit(3, "hoplite", 0, "c3", { protect: 2, keywords: ["guard"], stunned: ["this-turn"] });
  expect(describe("unit", hoplite, named)).toBe("Attack 2, Health 3 of 3, Stunned, Guard, Protect: 2");
});

test("what a thing does not have is not told", () => {
  const stone = unit(1, "summoning-stone", 0, "a3", { attack: null, movement: null, range: null });
  expect(valuesOf("unit", stone, named, false).map(({ name }) => name)).toEqual(["Health"]);
});

test("of a value that is other than printed, what is printed is told where all is", () => {
  const card = { ...CATALOGUE.cards[0], attack: 1, health: 3 } as (typeof CATALOGUE.cards)[0];
  const values = valuesOf("unit", unit(3, "hoplite", 0, "c3"), named, false, card);
  expect(values.map(({ printed }) => printed)).toEqual([1, null, null, null]);
});

test("a state without a sign of its own is told and not drawn", () => {
  const states = statesOf(unit(3, "hoplite", 0, "c3", { statuses: ["exhausted", "silenced"] }), named);
  expect(states.map(({ glyph }) => glyph)).toEqual(["silenced", undefined]);
});

test("of a player every number is told, and how many cards a pile has", () => {
  const view = { players: [{ mana: 3, "mana-cap": 5, hand: [null, null], deck: 9, graveyard: [], removed: [] }] };
  expect(describePlayers(view, named)[0]).toMatch(/^Player 1: Mana 3 of 5, Hand 2, .* 9, .* 0\.$/);
});
