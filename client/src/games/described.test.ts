import { beforeEach, expect, test } from "vitest";

import { catalogueOf } from "../cards/example";
import { settings } from "../shell/settings.svelte";
import { describe, describePlayers, heldNow, traitsOf, valuesOf } from "./described";
import { CATALOGUE as GODS } from "./gods-unchained/example";
import { CATALOGUE, unit } from "./hand-of-the-gods/example";

beforeEach(() => (settings.language = "en"));

const named = catalogueOf("hand-of-the-gods", {
  terms: { ...CATALOGUE.terms, "name-mana": "Mana", "zone-hand": "Hand", "status-stunned": "Stunned" },
});

test("the most pressing trait comes first, and a number stands in place of an X", () => {
  const hoplite = unit(3, "hoplite", 0, "c3", { protect: 2, keywords: ["guard"], stunned: ["this-turn"] });
  expect(describe("unit", hoplite, named)).toBe("Attack 2, Health 3 of 3, Stunned, Guard, Protect 2");
});

test("values that a thing lacks are left out", () => {
  const stone = unit(1, "summoning-stone", 0, "a3", { attack: null, movement: null, range: null });
  expect(valuesOf("unit", stone, named, false).map(({ name }) => name)).toEqual(["Health"]);
});

test("a value that differs from the printed one is told with it", () => {
  const card = { ...CATALOGUE.cards[0], attack: 1, health: 3 } as (typeof CATALOGUE.cards)[0];
  const values = valuesOf("unit", unit(3, "hoplite", 0, "c3"), named, false, card);
  expect(values.map(({ printed }) => printed)).toEqual([1, null, null, null]);
});

test("a trait without a glyph is told but not drawn", () => {
  const traits = traitsOf(unit(3, "hoplite", 0, "c3", { statuses: ["exhausted", "silenced"] }), named);
  expect(traits.map(({ glyph }) => glyph)).toEqual(["silenced", undefined]);
});

test("every number of a player is told, and the size of every pile", () => {
  const view = { players: [{ mana: 3, "mana-cap": 5, hand: [null, null], deck: 9, graveyard: [], removed: [] }] };
  expect(describePlayers(view, named, () => "Ana")[0]).toMatch(/^Ana: Mana 3 of 5, Hand 2, .* 9, .* 0\.$/);
});

test("a card in hand has what was added to it, and is as printed without", () => {
  const card = { ...GODS.cards[0], attack: 2, health: 3 } as (typeof GODS.cards)[0];
  const now = heldNow(1, { strength: 2, health: 0, soulless: true, keywords: ["ward"] }, card, GODS);
  expect([now.cost, now.attack, now.health]).toEqual([1, 4, null]);
  expect(now.given.map(({ term }) => term)).toEqual(["keyword-ward", "keyword-soulless"]);
  expect(heldNow(null, {}, card, GODS)).toEqual({ cost: null, attack: null, health: null, given: [] });
});
