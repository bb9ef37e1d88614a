import { beforeEach, describe, expect, it } from "vitest";

import { deleteDeck, saveDeck, savedDecks, textOf } from "./decks.svelte";

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

it("the text of a deck is that of a deck file, whatever the deck's name", () => {
  const text = (leaderField: string) =>
    textOf(
      { game: "one", deckRules: { size: 3, copies: {}, leaders: [], leaderField, shared: "" } },
      { ...deck, name: 'a: "b"' },
    );
  expect(text("leader")).toBe('game: one\nname: "a: \\"b\\""\nleader: zeus\ncards:\n  hoplite: 2\n  enyo: 1\n');
  expect(text("god")).toContain("\ngod: zeus\n");
});
