import { beforeEach, describe, expect, it } from "vitest";

import { dropDeck, keepDeck, keptDecks, textOf } from "./decks.svelte";

const deck = { name: "Mine", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };

beforeEach(() => localStorage.clear());

describe("kept decks", () => {
  it("are found again, for each game apart, sorted by name", () => {
    keepDeck("one", deck);
    keepDeck("one", { ...deck, name: "Another" });
    expect(keptDecks("one").map((each) => each.name)).toEqual(["Another", "Mine"]);
    expect(keptDecks("two")).toEqual([]);
  });

  it("replace one of the same name", () => {
    keepDeck("one", deck);
    keepDeck("one", { ...deck, leader: "ra" });
    expect(keptDecks("one")).toEqual([{ ...deck, leader: "ra" }]);
  });

  it("are gone once deleted", () => {
    keepDeck("one", deck);
    dropDeck("one", "Mine");
    expect(keptDecks("one")).toEqual([]);
  });

  it.each([
    "no json",
    "{}",
    "null",
    '[{"name":1}]',
    '[{"name":"a","leader":"b","cards":{"c":"many"}}]',
    '[{"name":"a","leader":"b","cards":null}]',
  ])("are none where the browser kept %s", (kept) => {
    localStorage.setItem("theagon-decks-one", kept);
    expect(keptDecks("one")).toEqual([]);
  });
});

it("the text of a deck is that of a deck file, whatever the deck's name", () => {
  const text = (leaderField: string) =>
    textOf({ game: "one", deckRules: { size: 3, copies: {}, leaders: [], leaderField } }, { ...deck, name: 'a: "b"' });
  expect(text("leader")).toBe('game: one\nname: "a: \\"b\\""\nleader: zeus\ncards:\n  hoplite: 2\n  enyo: 1\n');
  expect(text("god")).toContain("\ngod: zeus\n");
});
