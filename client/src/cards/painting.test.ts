import { expect, it } from "vitest";

import { paint, type Subject } from "./painting";

const subject = (more: Partial<Subject> = {}): Subject => ({
  id: "minotaur",
  kind: "unit",
  pantheon: "greek",
  rarity: "common",
  attack: 3,
  ...more,
});

it("the same card is painted the same each time, and cards of one kind differ", () => {
  expect(paint(subject())).toEqual(paint(subject()));
  const behind = ["a", "b", "c", "d", "e", "f"].map((id) => JSON.stringify(paint(subject({ id })).behind));
  expect(new Set(behind).size).toBe(3);
});

it("a unit stands on a wall above a band; a spell fills a bowl", () => {
  expect(paint(subject())).toMatchObject({ style: "wall", head: null, foot: { paint: "ground" } });
  expect(paint(subject({ kind: "spell", attack: null }))).toMatchObject({ style: "bowl", head: null, foot: null });
});

it("a rarer card is richer, and gods and legends have gold", () => {
  expect(paint(subject({ rarity: "rare" })).head?.paint).toBe("ground");
  expect(paint(subject({ rarity: "epic" })).head?.path).not.toBe(paint(subject({ rarity: "rare" })).head?.path);
  for (const gilt of [subject({ rarity: "legendary" }), subject({ kind: "god", rarity: null, attack: null })]) {
    expect(paint(gilt)).toMatchObject({ head: { paint: "gilt" }, foot: { paint: "gilt" } });
  }
});

it("a card of an unknown kind, pantheon and rarity is painted too", () => {
  const card = subject({ kind: "machine", pantheon: "martian", rarity: "unheard-of" as Subject["rarity"] });
  expect(paint(card).foot?.path).toMatch(/^M[-\d. a-zA-Z]+z?$/);
});
