import { beforeEach, describe, expect, it } from "vitest";

import { catalogueOf } from "./example";
import { deleteDeck, groupsOf, saveDeck, savedDecks, textOf } from "./decks.svelte";

const deck = { name: "Mine", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };

beforeEach(() => localStorage.clear());

describe("saved decks", () => {
  it("are found again, for each game apart, sorted by name", () => {
    saveDeck("one", deck);
    saveDeck("one", { ...deck, name: "Another" });
    expect(savedDecks("one").map((each) => each.name)).toEqual(["Another", "Mine"]);
    expect(savedDecks("two")).toEqual([]);
  });

  it("replace one of the same name", () => {
    saveDeck("one", deck);
    saveDeck("one", { ...deck, leader: "ra" });
    expect(savedDecks("one")).toEqual([{ ...deck, leader: "ra" }]);
  });

  it("are gone once deleted", () => {
    saveDeck("one", deck);
    deleteDeck("one", "Mine");
    expect(savedDecks("one")).toEqual([]);
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
    expect(savedDecks("one")).toEqual([]);
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
