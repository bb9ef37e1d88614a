import { describe, expect, it } from "vitest";

import { catalogueOf, face } from "../cards/example";
import { fullCopies, mixed, ownFor } from "./mixing";

const CATALOGUE = catalogueOf("hand-of-the-gods", {
  cards: [
    face("cheap", { cost: 1 }),
    face("middle", { cost: 4 }),
    face("dear", { cost: 9 }),
    face("hound", { cost: 4, rarity: "common" }),
    face("dragon", { cost: 10, rarity: "legendary" }),
  ],
  leaders: [face("zeus", { kind: "leader", pantheon: "greek" })],
  deckRules: {
    size: 6,
    copies: { common: 2, legendary: 1 },
    leaders: ["zeus"],
    leaderField: "leader",
    shared: "neutral",
    opening: 3,
    exchanges: true,
  },
});
const BASE = { name: "Base", leader: "zeus", cards: { cheap: 2, middle: 2, dear: 2 } };

describe("a deck with one's own cards", () => {
  it("has them in the places of cards of like cost", () => {
    expect(mixed(BASE, { hound: 2 }, CATALOGUE).cards).toEqual({ cheap: 2, dear: 2, hound: 2 });
    expect(mixed(BASE, { hound: 1, dragon: 1 }, CATALOGUE).cards).toEqual({
      cheap: 2,
      middle: 1,
      dear: 1,
      hound: 1,
      dragon: 1,
    });
    expect(mixed(BASE, { hound: 0 }, CATALOGUE)).toEqual(BASE);
  });

  it("has as many of them as the deck had, and as many as it may", () => {
    expect(mixed({ ...BASE, cards: { ...BASE.cards, hound: 1 } }, { hound: 2 }, CATALOGUE).cards["hound"]).toBe(2);
    expect(
      fullCopies([face("hound", { rarity: "common" }), face("dragon", { rarity: "legendary" })], CATALOGUE),
    ).toEqual({
      hound: 2,
      dragon: 1,
    });
    expect(
      Object.keys(
        fullCopies(
          Array.from({ length: 9 }, (_, n) => face(`card-${n}`, { rarity: "common" })),
          CATALOGUE,
        ),
      ),
    ).toHaveLength(9);
  });

  it("has only those that go with its leader and may be in decks", () => {
    const own = [
      face("one", { pantheon: "greek" }),
      face("two", { pantheon: "neutral" }),
      face("three", { pantheon: "norse" }),
      face("four", { pantheon: "greek", token: true }),
    ];
    expect(ownFor("zeus", own, CATALOGUE).map(({ id }) => id)).toEqual(["one", "two"]);
  });
});
