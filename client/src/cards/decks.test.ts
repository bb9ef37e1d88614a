import { beforeEach, describe, expect, it } from "vitest";

import { catalogueOf } from "./example";
import { MOST_DECKS, deleteDeck, groupsOf, saveDeck, savedDecks, textOf } from "./decks";

const deck = { name: "Mine", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };

beforeEach(() => localStorage.clear());

describe("saved decks", () => {
  it("are found again, for each game apart, sorted by name", () => {
    saveDeck("one", deck);
    saveDeck("one", { ...deck, name: "Another" });
    expect(savedDecks("one").value.map((each) => each.name)).toEqual(["Another", "Mine"]);
    expect(savedDecks("two").value).toEqual([]);
  });

  it("replace one of the same name", () => {
    saveDeck("one", deck);
    saveDeck("one", { ...deck, leader: "ra" });
    expect(savedDecks("one").value).toEqual([{ ...deck, leader: "ra" }]);
  });

  it("are gone once deleted", () => {
    saveDeck("one", deck);
    deleteDeck("one", "Mine");
    expect(savedDecks("one").value).toEqual([]);
  });

  it("are refused beyond the most that are listed, unless one is replaced", () => {
    for (let number = 0; number < MOST_DECKS; number += 1) saveDeck("one", { ...deck, name: `Deck ${number}` });
    expect(saveDeck("one", deck)).toBe("too-many-decks");
    expect(saveDeck("one", { ...deck, name: "Deck 7", leader: "ra" })).toBe("saved");
    expect(savedDecks("one").value).toHaveLength(MOST_DECKS);
    expect(savedDecks("one").value.find(({ name }) => name === "Deck 7")?.leader).toBe("ra");
    deleteDeck("one", "Deck 0");
    expect(saveDeck("one", deck)).toBe("saved");
  });

  it("are all listed, however many were saved once", () => {
    const many = Array.from({ length: MOST_DECKS + 5 }, (_, number) => ({ ...deck, name: `Deck ${number}` }));
    localStorage.setItem("theagon-decks-one", JSON.stringify(many));
    expect(savedDecks("one").value).toHaveLength(MOST_DECKS + 5);
  });

  it("that cannot be read leave the others in place, and are set aside", () => {
    const bad = [{ ...deck, name: "Bad", cards: null }, { ...deck, cards: { enyo: -1 } }, deck];
    localStorage.setItem("theagon-decks-one", JSON.stringify([deck, ...bad]));
    expect(savedDecks("one").value).toEqual([deck]);
    saveDeck("one", { ...deck, name: "Another" });
    expect(savedDecks("one").value.map(({ name }) => name)).toEqual(["Another", "Mine"]);
    expect(savedDecks("one").aside).toEqual(bad);
  });

  it.each([
    "no json",
    "{}",
    "null",
    '[{"name":1}]',
    '[{"name":"a","leader":"b","cards":{"c":"many"}}]',
    '[{"name":"a","leader":"b","cards":null}]',
  ])("are none where the browser saved %s", (saved) => {
    localStorage.setItem("theagon-decks-one", saved);
    expect(savedDecks("one").value).toEqual([]);
  });
});

it("decks to choose stand in groups: the own ones, then each set that comes with the game", () => {
  const given = (id: string, set: string) => ({ ...deck, id, set, name: id, idea: `The idea of ${id}.` });
  const catalogue = catalogueOf("hand-of-the-gods", {
    decks: [given("zeus", "starter"), given("ra", "starter"), given("loki", "champions")],
    deckSets: [
      { name: "starter", title: "Starter decks" },
      { name: "champions", title: "Champions" },
    ],
  });
  const shown = () => groupsOf(catalogue).map(({ title, decks }) => [title, decks.map(({ choice }) => choice)]);
  const sets = [
    ["Starter decks", ["zeus", "ra"]],
    ["Champions", ["loki"]],
  ];
  expect(shown()).toEqual(sets);
  saveDeck("hand-of-the-gods", deck);
  expect(shown()).toEqual([["Your decks", ["own:Mine"]], ...sets]);
  expect(groupsOf(catalogue)[1]?.decks[0]?.idea).toBe("The idea of zeus.");
});

it("the text of a deck is that of a deck file, whatever the deck's name", () => {
  const text = (leaderField: string) =>
    textOf(
      {
        game: "one",
        deckRules: { size: 3, copies: {}, leaders: [], leaderField, shared: "", opening: 3, exchanges: true },
      },
      { ...deck, name: 'a: "b"' },
    );
  expect(text("leader")).toBe('game: one\nname: "a: \\"b\\""\nleader: zeus\ncards:\n  hoplite: 2\n  enyo: 1\n');
  expect(text("god")).toContain("\ngod: zeus\n");
});
