import { beforeEach, expect, it } from "vitest";

import { exported, imported } from "./file";
import { MOST_MATCHES, finished, noteBeginning, noteEnd, scoresBy } from "./record";

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
  expect(imported(file)).toEqual({ added: 1, known: 0, bad: 0, tooMany: false });
  expect(imported(file)).toEqual({ added: 0, known: 1, bad: 0, tooMany: false });
  expect(
    finished()
      .map(({ match }) => match)
      .sort(),
  ).toEqual(["m", "other"]);
});

const PLAYED = { ...END, match: "m", deck: "", at: 0 };

it.each([
  "",
  "{}",
  JSON.stringify([{ match: "m" }]),
  ...[
    { match: "/etc/passwd" },
    { at: 9e15 },
    { at: -1 },
    { at: "now" },
    { turns: null },
    { hints: "many" },
    { result: null },
    { others: [null] },
    { others: [{ kind: "level-3" }] },
    { others: Array(4).fill(END.others[0]) },
    { deck: "x".repeat(201) },
  ].map((change) => JSON.stringify([{ ...PLAYED, ...change }])),
])("a file of %s has no match", (file) => {
  expect(imported(file)).toEqual({ added: 0, known: 0, bad: 1, tooMany: false });
  expect(finished()).toEqual([]);
});

it("each match of a file is added that can be read, once", () => {
  const file = JSON.stringify([PLAYED, { ...PLAYED, match: "n", at: 9e15 }, PLAYED, { ...PLAYED, match: "o" }]);
  expect(imported(file)).toEqual({ added: 2, known: 0, bad: 2, tooMany: false });
  expect(finished().map(({ match }) => match)).toEqual(["m", "o"]);
});

it("a file with more matches than the record has room for changes nothing", () => {
  const file = (many: number) =>
    JSON.stringify(Array.from({ length: many }, (_, n) => ({ ...PLAYED, match: `m${n}` })));
  noteEnd("mine", END);
  expect(imported(file(MOST_MATCHES))).toMatchObject({ added: MOST_MATCHES, tooMany: true });
  expect(finished()).toHaveLength(1);
  expect(imported(file(MOST_MATCHES - 1))).toMatchObject({ added: MOST_MATCHES - 1, tooMany: false });
  expect(finished()).toHaveLength(MOST_MATCHES);
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
