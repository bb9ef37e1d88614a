import { expect, test } from "vitest";

import { position } from "./example";
import { cardAt, handOf, offersOf } from "./places";

const offering = position({ choice: { kind: "discover", cards: ["minotaur", "hydra"] } as never });

test("a hand is the cards that are seen of it, under the places that options have for them", () => {
  expect(handOf(position(), 0)).toEqual([{ place: "#1", card: "zombie", cost: 2 }]);
  expect(handOf(position(), 1)).toEqual([]);
});

test("cards on offer have places of their own", () => {
  expect(offersOf(offering).map(({ place, card }) => [place, card])).toEqual([
    ["offer-1", "minotaur"],
    ["offer-2", "hydra"],
  ]);
  expect(offersOf(position())).toEqual([]);
});

test.each([
  ["#1", "zombie"],
  ["#2", null],
  ["c3", "hoplite"],
  ["c4", null],
  ["leader", "zeus"],
  ["offer-2", "hydra"],
])("the card at %s is %s", (place, card) => {
  expect(cardAt(offering, place)).toBe(card);
});

test("who watches has no hand and no leader of his own", () => {
  expect([cardAt(position({ seat: null }), "#1"), cardAt(position({ seat: null }), "leader")]).toEqual([null, null]);
});
