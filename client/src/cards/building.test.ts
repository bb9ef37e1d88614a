import { expect, it } from "vitest";

import { fits, freeName, pantheonsOf, sorted } from "./building";
import { catalogueOf, face } from "./example";
import { ANY, find } from "./filter";

const known = catalogueOf("hand-of-the-gods", {
  cards: [face("hoplite", { pantheon: "greek" }), face("mummy", { pantheon: "egyptian" }), face("golem")],
  leaders: [face("zeus", { kind: "leader", pantheon: "greek" }), face("ra", { kind: "leader", pantheon: "egyptian" })],
  deckRules: {
    size: 3,
    copies: { unit: 2 },
    leaders: ["zeus", "ra"],
    leaderField: "leader",
    shared: "neutral",
    opening: 3,
    exchanges: true,
  },
});
const deck = { name: "Mine", leader: "zeus", cards: { hoplite: 2, golem: 1 } };

it("a card fits a leader of its pantheon, and one of the shared pantheon fits all", () => {
  const fitting = (leader: string) => known.cards.filter((card) => fits(card, leader, known)).map(({ id }) => id);
  expect([fitting("zeus"), fitting("ra")]).toEqual([
    ["hoplite", "golem"],
    ["mummy", "golem"],
  ]);
});

it("a filter by the pantheons of a leader finds the cards that fit it, and no others", () => {
  const found = find(known, { ...ANY, pantheon: pantheonsOf("zeus", known).join(" ") });
  expect(found.map(({ id }) => id).sort()).toEqual(["golem", "hoplite"]);
});

it("in a game that shares nothing apart, every card fits", () => {
  const free = { ...known, deckRules: { ...known.deckRules, shared: "", opening: 3, exchanges: true } };
  expect(free.cards.every((card) => fits(card, "", free))).toBe(true);
  expect(pantheonsOf("", free)).toEqual([]);
});

it("what no longer fits a new leader is set aside, and comes back with the old one", () => {
  const changed = sorted({ ...deck, leader: "ra" }, {}, known);
  expect([changed.deck.cards, changed.aside]).toEqual([{ golem: 1 }, { hoplite: 2 }]);
  const back = sorted({ ...changed.deck, leader: "zeus" }, changed.aside, known);
  expect([back.deck.cards, back.aside]).toEqual([{ golem: 1, hoplite: 2 }, {}]);
});

it("an unknown card stays, so that the check of the deck tells of it", () => {
  expect(sorted({ ...deck, cards: { nothing: 1 } }, {}, known).deck.cards).toEqual({ nothing: 1 });
});

it("a copy of a deck gets a name that is free", () => {
  expect(freeName("Mine", ["Mine", "Mine 2"])).toBe("Mine 3");
});
