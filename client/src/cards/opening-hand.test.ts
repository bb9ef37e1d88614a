import { expect, it } from "vitest";

import { catalogueOf, face } from "./example";
import { deal, exchange, type Dealt } from "./opening-hand";

const deck = { bolt: 2, wall: 2, titan: 1, zeus: 1, unknown: 3 };
const catalogue = catalogueOf("army-of-gods", {
  cards: ["bolt", "wall", "titan"].map((id) => face(id)),
  leaders: [face("zeus")],
  deckRules: { size: 6, copies: {}, leaders: ["zeus"], leaderField: "", shared: "", opening: 3, exchanges: true },
});

/** Return a chance that repeats these numbers. */
function fixed(...numbers: number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

const ids = ({ hand, rest }: Dealt): string[] => [...hand, ...rest].map(({ id }) => id).sort();

it("a hand has as many cards as the game deals, of the deck without its leaders", () => {
  for (const first of [0, 0.3, 0.6, 0.99]) {
    const dealt = deal(deck, catalogue, fixed(first, 0.5, 0.1));
    expect(dealt.hand).toHaveLength(3);
    expect(ids(dealt)).toEqual(["bolt", "bolt", "titan", "wall", "wall"]);
  }
});

it("another chance deals another hand", () => {
  const hands = [0, 0.5, 0.99].map((number) =>
    deal(deck, catalogue, fixed(number))
      .hand.map(({ id }) => id)
      .join(),
  );
  expect(new Set(hands).size).toBeGreaterThan(1);
});

it("an exchange replaces the cards that were given back, and no others, by the next of the deck", () => {
  const before = deal(deck, catalogue, fixed(0.4, 0.7));
  const after = exchange(before, new Set([2, 0]), fixed(0.2));
  expect(after.hand[1]).toBe(before.hand[1]);
  expect([after.hand[0], after.hand[2]]).toEqual([before.rest[0], before.rest[1]]);
  expect(ids(after)).toEqual(ids(before));
});

it("a deck with too few cards deals what it has", () => {
  const dealt = deal({ bolt: 2, wall: 2 }, catalogue, fixed(0.5));
  expect(dealt.rest).toHaveLength(1);
  const after = exchange(dealt, new Set([0, 1, 2]), fixed(0.5));
  expect(after.hand).toHaveLength(3);
  expect(ids(after)).toEqual(ids(dealt));
  expect(deal({}, catalogue, fixed(0.5))).toEqual({ hand: [], rest: [] });
});
