import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { face } from "../cards/example";
import { OpenSet } from "./open-set.svelte";
import { requests } from "./requests";
import { addSet, deleteSet, saveSet, savedSets, savedText, summaryOf } from "./sets";
import type { CheckedSet } from "./types";

const GAME = "hand-of-the-gods";
const TEXT = `game: hand-of-the-gods
title: "Fire: and ash" # mine

cards:
  - id: hound
    name: {en: Hound}

  - id: spark
    name: {en: Spark}

scenarios:
  - title: It bites
`;

function open(text = TEXT): OpenSet {
  return new OpenSet(GAME, addSet(GAME, text) ?? "");
}

/** A check's answer about the set above. */
function answer(more: Partial<CheckedSet> = {}): CheckedSet {
  const card = (id: string, line: number) => ({
    id,
    kind: "card",
    line,
    lastLine: line + 1,
    faces: { en: face(id), es: face(id), ru: face(id) },
    missing: [],
    state: "untested" as const,
  });
  return {
    mistakes: [],
    title: "",
    author: "",
    version: "",
    cards: [card("hound", 5), card("spark", 8)],
    maps: [],
    scenarios: [
      { kind: "scenario", title: "It bites", line: 12, lastLine: 12, cards: ["hound"], passes: null, problem: "" },
    ],
    like: [],
    ...more,
  };
}

async function check(set: OpenSet, found: CheckedSet, run = false): Promise<void> {
  vi.spyOn(requests, "check").mockResolvedValueOnce(found);
  (await set.check("en", null, run))();
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe("a set that is open", () => {
  it("is saved at every change, and the same when it is opened again", () => {
    const set = open();
    const [hound] = set.cards;
    set.edit(hound?.key ?? 0, "id: hound\nname: {en: Houn");
    set.setField("author", 'Ada: "A"');
    set.setField("version", "1.0");
    expect(new OpenSet(GAME, set.id).text).toBe(set.text);
    const again = new OpenSet(GAME, set.id);
    expect(["title", "author", "version"].map((name) => again.field(name))).toEqual([
      "Fire: and ash",
      'Ada: "A"',
      "1.0",
    ]);
    expect(again.cards[0]?.text).toBe("id: hound\nname: {en: Houn");
    again.setField("author", "");
    expect(again.head).not.toContain("author");
    expect(again.head).toContain("# mine");
  });

  it("takes what another window writes, each entry in its place", () => {
    const set = open();
    const keys = set.pieces.map(({ key }) => key);
    const other = new OpenSet(GAME, set.id);
    other.edit(other.cards[0]?.key ?? 0, "id: changed");
    set.load();
    expect(set.text).toBe(other.text);
    expect(set.pieces.map(({ key }) => key)).toEqual(keys);
  });

  it("gets back what was deleted, and keeps what was changed since", () => {
    const set = open();
    const [hound, spark] = set.cards;
    set.remove(hound?.key ?? 0, "Hound");
    set.edit(spark?.key ?? 0, "id: spark\ncost: 1");
    set.add("cards", "id: new");
    set.undelete();
    expect(set.cards.map(({ text }) => text)).toEqual([
      "id: hound\nname: {en: Hound}",
      "id: spark\ncost: 1",
      "id: new",
    ]);
    expect(set.deleted).toBeNull();
  });

  it("has a page for each card, also for one whose id is another's or missing", () => {
    const set = open();
    set.add("cards", "id: hound");
    set.add("cards", "kind: unit");
    const names = set.cards.map((piece) => set.pathOf(piece).split("/").at(-1) ?? "");
    expect(names).toEqual(["hound", "spark", "~2", "~3"]);
    expect(names.map((name) => set.pieceAt(name))).toEqual(set.cards);
  });

  it("has a page for each map, lesson and puzzle, apart from cards of the same id", () => {
    const set = open();
    const keys = [set.add("maps", "id: hound"), set.add("lessons", "title: One"), set.add("maps", "name: {en: No id}")];
    const added = keys.map((key) => set.pieces.find((piece) => piece.key === key));
    const names = added.map((piece) => (piece && set.pathOf(piece).split("/").at(-1)) ?? "");
    expect(names).toEqual(["maps:hound", "lessons:~0", "maps:~1"]);
    expect(names.map((name) => set.pieceAt(name))).toEqual(added);
    expect(set.pieceAt("hound")?.list).toBe("cards");
    expect(new OpenSet(GAME, set.id).pieces.map(({ list }) => list)).toEqual(set.pieces.map(({ list }) => list));
  });

  it("adds an entry to the end of its list, or after another of it", () => {
    const set = open();
    set.add("cards", "id: last");
    set.add("cards", "id: second", set.cards[0]?.key);
    expect(set.cards.map(({ text }) => text.split("\n")[0])).toEqual([
      "id: hound",
      "id: second",
      "id: spark",
      "id: last",
    ]);
    expect(set.scenarios).toHaveLength(1);
  });

  it("has figures of its own, each under a name", () => {
    const set = open();
    expect(set.addFigure("hound", "M0 0h1")).toBe("hound");
    expect(set.addFigure("hound", "M0 0h1")).toBe("hound");
    expect(set.addFigure("hound", "M0 0v1")).toBe("hound-2");
    const again = new OpenSet(GAME, set.id);
    expect(again.figures).toEqual({ hound: "M0 0h1", "hound-2": "M0 0v1" });
    expect([again.drawn("hound"), again.drawn("wolf-head"), again.drawn("constructor")]).toEqual([
      "path:M0 0h1",
      "wolf-head",
      "constructor",
    ]);
    expect(again.cards).toHaveLength(2);
  });

  it("keeps the face that a card had before its mistakes, which are told by the card's own lines", async () => {
    const set = open();
    await check(set, answer());
    const { cards } = answer();
    const mistake = {
      message: "no",
      hint: "yes",
      line: 9,
      column: 12,
      language: "en",
      severity: "error" as const,
      card: "spark",
    };
    await check(
      set,
      answer({
        cards: cards.map((card) => (card.id === "spark" ? { ...card, faces: null, state: "error" } : card)),
        mistakes: [mistake, { ...mistake, line: 0, column: 0, card: null }],
      }),
    );
    const finding = set.find(set.cards[1]?.key ?? 0);
    expect(finding.faces?.en.id).toBe("spark");
    expect(finding.state).toBe("error");
    expect(finding.mistakes).toEqual([{ ...mistake, line: 2, column: 8 }]);
    expect(set.mistakes).toHaveLength(1);
    expect(set.find(set.cards[0]?.key ?? 0).mistakes).toEqual([]);
  });

  it("remembers what its scenarios said while checks do not run them", async () => {
    const set = open();
    const { cards, scenarios } = answer();
    const ran = answer({
      cards: cards.map((card) => ({ ...card, state: "passing" })),
      scenarios: scenarios.map((scenario) => ({ ...scenario, passes: true })),
    });
    await check(set, ran, true);
    await check(set, answer());
    expect(set.find(set.cards[0]?.key ?? 0).state).toBe("passing");
    expect(set.find(set.scenarios[0]?.key ?? 0).scenario?.passes).toBe(true);
    await check(set, answer(), true);
    expect(set.find(set.cards[0]?.key ?? 0).state).toBe("untested");
  });

  it("takes an answer for the entries that were asked about", async () => {
    const set = open();
    vi.spyOn(requests, "check").mockResolvedValueOnce(answer());
    const asked = set.check("en", null, false);
    set.remove(set.cards[0]?.key ?? 0, "Hound");
    (await asked)();
    expect(set.find(set.cards[0]?.key ?? 0).card?.id).toBe("spark");
  });
});

describe("saved sets", () => {
  it("stand in a list, the one changed last first", () => {
    const one = addSet(GAME, TEXT) ?? "";
    const other = addSet(GAME, TEXT) ?? "";
    saveSet(GAME, one, "game: hand-of-the-gods\n");
    expect(savedSets(GAME).value.map(({ id }) => id)).toEqual([one, other]);
    deleteSet(GAME, one);
    expect(savedSets(GAME).value.map(({ id }) => id)).toEqual([other]);
    expect(savedSets("army-of-gods").value).toEqual([]);
  });

  it.each(['{"a": 1}', '[{"id": "../x", "changed": 1}, 7]', "[", '"x"'])(
    "are set aside if others wrote them: %s",
    (text) => {
      localStorage.setItem(`theagon-sets-${GAME}`, text);
      expect(savedSets(GAME).value).toEqual([]);
      expect(savedSets(GAME).aside.length).toBeGreaterThan(0);
    },
  );

  it("are none if they are no texts or too long", () => {
    for (const text of ["7", "{}", JSON.stringify("x".repeat(300_000))]) {
      localStorage.setItem(`theagon-set-${GAME}-a`, text);
      expect(savedText(GAME, "a").value).toBe("");
      expect(new OpenSet(GAME, "a").exists).toBe(false);
    }
  });

  it("are summed up without a check", () => {
    const counts = { cards: 2, maps: 0, lessons: 0, puzzles: 0, scenarios: 1 };
    expect(summaryOf(TEXT)).toEqual({ title: "Fire: and ash", author: "", counts });
  });
});

it("a set says when the browser does not save it", () => {
  const set = open();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  set.edit(set.cards[0]?.key ?? 0, "id: other");
  expect(set.saved).toBe(false);
  expect(new OpenSet(GAME, set.id).cards[0]?.text).toBe("id: other");
});
