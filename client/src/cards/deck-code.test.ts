import { describe, expect, it } from "vitest";

import { codeOf, deckOfCode, deckOfOldCode, initialsOf } from "./deck-code";
import { catalogueOf, face } from "./example";

const many = (count: number) => Array.from({ length: count }, (_, number) => face(`card-${number}`));
const known = catalogueOf("hand-of-the-gods", {
  cards: [face("hoplite"), face("enyo"), ...many(180)],
  leaders: [face("zeus"), face("ra")],
  deckRules: {
    size: 25,
    copies: {},
    leaders: ["zeus", "ra"],
    leaderField: "leader",
    shared: "",
    opening: 3,
    exchanges: true,
  },
});
const deck = { name: "Mine: №1, 50 %", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };
const full = {
  name: "",
  leader: "ra",
  cards: Object.fromEntries(Array.from({ length: 15 }, (_, number) => [`card-${number * 11}`, 1 + (number % 2)])),
};

describe("the code of a deck", () => {
  it("is one word that begins with the initials of the game", () => {
    expect(codeOf(known, deck)).toMatch(/^hotg_[0-9A-Za-z]+$/);
    expect(initialsOf("chess")).toBe("c");
  });

  it.each([deck, full, { name: "", leader: "", cards: {} }, { ...full, cards: { enyo: 99 } }])(
    "gives the deck %j back",
    (each) => expect(deckOfCode(codeOf(known, each), known)).toEqual(each),
  );

  it("of fifteen cards has fewer than forty letters", () => {
    expect(codeOf(known, full).length).toBeLessThan(40);
  });

  it("stands for the same deck once the game has other cards too", () => {
    const code = codeOf(known, full);
    const later = { ...known, cards: [...many(900), ...known.cards.slice(2)] };
    later.cards = [...new Map(later.cards.map((card) => [card.id, card])).values()];
    expect(deckOfCode(code, later)).toEqual(full);
  });

  it("is refused with any letter changed, cut, or added, and where the game lacks a card", () => {
    const code = codeOf(known, full);
    const changed = [...code.slice(5)].map((letter, place) => {
      const other = letter === "7" ? "8" : "7";
      return code.slice(0, 5 + place) + other + code.slice(6 + place);
    });
    for (const each of [...changed, code.slice(0, -1), `${code}1`]) expect(deckOfCode(each, known), each).toBeNull();
    expect(deckOfCode(code, { ...known, cards: known.cards.filter(({ id }) => id !== "card-11") })).toBeNull();
  });

  it("has the ids of the cards if the game lacks one of them", () => {
    const strange = { name: "My deck", leader: "zeus", cards: { nothing: 2, enyo: 1 } };
    const code = codeOf(known, strange);
    expect(code).toBe("theagon-deck:hand-of-the-gods:zeus:My%20deck:nothing*2,enyo");
    expect(deckOfOldCode(code)).toEqual({ game: "hand-of-the-gods", deck: strange });
  });
});

it("a code in its first form is still read", () => {
  const code = "theagon-deck:g:zeus:Mine%3A%20%E2%84%961%2C%2050%20%25:hoplite*2,enyo";
  expect(deckOfOldCode(` ${code}\n`)).toEqual({ game: "g", deck });
  expect(deckOfOldCode("theagon-deck:g:::")).toEqual({ game: "g", deck: { name: "", leader: "", cards: {} } });
});

it.each([
  "",
  "game: g",
  "theagon-deck:g",
  "theagon-deck:g:zeus:name:card*0",
  "theagon-deck:g:zeus:name:card*100",
  "theagon-deck:g:zeus:%zz:card",
  "theagon-deck:g:zeus:name:card,,card",
  "theagon-deck:g:zeus:name:one\ntwo",
])("%j is no code", (text) => {
  expect(deckOfOldCode(text)).toBeNull();
  expect(deckOfCode(text, known)).toBeNull();
});

it("a code of any letters is no deck, and takes no time to refuse", () => {
  for (const letter of ["0", "z", "7"]) expect(deckOfCode(`hotg_${letter.repeat(400)}`, known)).toBeNull();
});
