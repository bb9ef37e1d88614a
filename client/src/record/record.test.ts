import { beforeEach, expect, it } from "vitest";

import { exported, finished, imported, noteBeginning, noteEnd, scoresBy } from "./record.svelte";

const END = { game: "g", others: [{ kind: "level-3", name: "" }], turns: 12, result: "won" as const };

beforeEach(() => localStorage.clear());

it("a match is listed once it is over, with the deck that it was begun with", () => {
  noteBeginning("m", "g", 'game: g\nname: "My deck"\ncards:\n  one: 1\n');
  expect(finished()).toEqual([]);
  noteEnd("m", END);
  expect(finished()).toMatchObject([{ match: "m", deck: "My deck", turns: 12, result: "won" }]);
});

it("looking at the end again changes nothing", () => {
  noteEnd("m", END);
  noteEnd("m", { ...END, result: "lost" });
  expect(finished().map(({ result }) => result)).toEqual(["won"]);
});

it("what one browser exports another imports, each match once", () => {
  noteBeginning("m", "g", "zeus");
  noteEnd("m", END);
  const file = exported();
  localStorage.clear();
  noteEnd("other", END);
  expect([imported(file), imported(file)]).toEqual([1, 1]);
  expect(
    finished()
      .map(({ match }) => match)
      .sort(),
  ).toEqual(["m", "other"]);
});

it.each(["", "{}", '[{"match": 1}]', '[{"match": "m"}]'])("a file of %s has no matches", (file) => {
  expect(imported(file)).toBe(0);
  expect(finished()).toEqual([]);
});

it("scores count each result, and begin with the most matches", () => {
  noteEnd("a", { ...END, game: "h" });
  noteEnd("b", END);
  noteEnd("c", { ...END, result: "drawn" });
  expect(scoresBy(finished(), ({ game }) => game)).toEqual([
    ["g", { won: 1, lost: 0, drawn: 1 }],
    ["h", { won: 1, lost: 0, drawn: 0 }],
  ]);
});
