import { expect, test } from "vitest";

import { position } from "./hand-of-the-gods/example";
import client from "./hand-of-the-gods";
import type { GameClient } from "./client";
import { cardAt, handOf, offered } from "./held";

const offering = position({ choice: { kind: "discover", cards: ["minotaur", "hydra"] } as never });
const at = (view: typeof offering, place: string) => cardAt(client as unknown as GameClient, view, place);

test("a hand is its known cards, by the names of their places", () => {
  expect(handOf(position(), 0)).toEqual([{ place: "#1", card: "zombie", cost: 2, added: { card: "zombie", cost: 2 } }]);
  expect(handOf(position(), 1)).toEqual([]);
});

test("cards on offer have places of their own", () => {
  expect(offered(["minotaur", "hydra"]).map(({ place, card }) => [place, card])).toEqual([
    ["offer-1", "minotaur"],
    ["offer-2", "hydra"],
  ]);
  expect(offered(null)).toEqual([]);
});

test.each([
  ["#1", "zombie"],
  ["#2", null],
  ["c3", "hoplite"],
  ["c4", null],
  ["leader", "zeus"],
  ["offer-2", "hydra"],
])("the card at %s is %s", (place, card) => {
  expect(at(offering, place)).toBe(card);
});

test("a spectator has no hand and no leader", () => {
  const watched = position({ seat: null });
  expect([at(watched, "#1"), at(watched, "leader")]).toEqual([null, null]);
});
