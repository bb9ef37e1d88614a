import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { joined, laid, opened, parted } from "./set-file";

const SET = `game: hand-of-the-gods
title: The Emberlands

cards:
  # It bites.
  - id: hound
    name: {en: Hound}

    kind: unit # a beast

  - id: spark
    kind: unit

leaders:
  - id: sigyn

scenarios:
  - title: It bites
    steps:
      - end
`;

describe("the file of a set", () => {
  it("is put together of its parts line by line", () => {
    const parts = parted(SET);
    expect(joined(parts)).toBe(SET);
    expect(parts.head).toBe("game: hand-of-the-gods\ntitle: The Emberlands\n".trimEnd());
    expect(parts.entries.map(({ list }) => list)).toEqual(["cards", "cards", "leaders", "scenarios"]);
    expect(parts.entries[0]?.text).toBe("# It bites.\nid: hound\nname: {en: Hound}\n\nkind: unit # a beast");
    expect(parts.entries[3]?.text).toBe("title: It bites\nsteps:\n  - end");
  });

  it.each([
    "id: [",
    "}",
    "- - x",
    '"',
    "",
    "   id: x",
    "# only a comment",
    "\tid: x",
    "cards:",
    "id: x\n\n  - y\nz:",
    "---\n...",
  ])("keeps an entry that is no good YAML, and its neighbours: %j", (text) => {
    const parts = parted(SET);
    const entries = parts.entries.map((entry, place) => (place === 1 ? { ...entry, text } : entry));
    const again = parted(joined({ ...parts, entries }));
    expect(again.entries.map((entry) => entry.text)).toEqual(entries.map((entry) => entry.text));
  });

  it("knows at which line an entry begins", () => {
    const parts = parted(SET);
    const lines = SET.split("\n");
    for (const [entry, start] of laid(parts).starts) expect(lines[start]?.trim()).toBe(firstOf(entry.text));
    function firstOf(text: string): string {
      const [first = ""] = text.split("\n");
      return first.startsWith("#") ? first : `- ${first}`;
    }
  });

  const games = join(import.meta.dirname, "../../../src/theagon/games");
  const files = ["hand_of_the_gods", "gods_unchained", "army_of_gods"].flatMap((game) =>
    readdirSync(join(games, game, "cards")).map((name) => join(games, game, "cards", name)),
  );
  it.each(files)("is read as others write it, with all comments inside its lists: %s", (path) => {
    const text = readFileSync(path, "utf8");
    const parts = opened(text);
    if (!parts) throw new Error("it is not read");
    expect(parse(joined(parts))).toEqual(parse(text));
    const comments = (source: string) => [...source.matchAll(/^\s*(#.*)$/gm)].map(([, comment]) => comment).sort();
    expect(comments(joined(parts))).toEqual(comments(text));
    expect(joined(parted(joined(parts)))).toBe(joined(parts));
  });

  it.each([
    "game: hand-of-the-gods\ncards:\n- id: a\n  kind: unit\n-   id: b\n    do:\n    - {draw: 1}\n",
    "{game: hand-of-the-gods, cards: [{id: a, kind: unit}, {id: b, do: [{draw: 1}]}]}",
    "cards: [{id: a, kind: unit}, {id: b, do: [{draw: 1}]}]\ngame: hand-of-the-gods",
    "game: hand-of-the-gods\r\ncards:\r\n  - id: a\r\n    kind: unit\r\n  - id: b\r\n    do: [{draw: 1}]",
  ])("is read whatever its style: %j", (text) => {
    const parts = opened(text);
    expect(parse(joined(parts ?? parted("")))).toEqual({
      game: "hand-of-the-gods",
      cards: [
        { id: "a", kind: "unit" },
        { id: "b", do: [{ draw: 1 }] },
      ],
    });
  });

  it.each(["cards: [", "just words", "[]", ""])("is refused if it is none: %j", (text) => {
    expect(opened(text)).toBeNull();
  });

  it.each([
    ["puzzle: {kind: win}", "puzzles"],
    ["lesson:\n  end: {en: Done}", "lessons"],
    ["proves: [HG1.1]", "scenarios"],
  ])("is made of the file of a scenario: %s", (role, list) => {
    const card = "id: hound\nname: {en: Hound}";
    const text = `# Mine.\ngame: hand-of-the-gods\ntitle: It bites # hard\n${role}\ncards:\n- ${card.replace("\n", "\n  ")}\nsteps:\n- end-turn\n`;
    const found = opened(text);
    expect(found?.head).toBe("game: hand-of-the-gods");
    expect(found?.entries).toEqual([
      { list: "cards", text: card },
      { list, text: `# Mine.\ntitle: It bites # hard\n${role}\n\nsteps:\n- end-turn` },
    ]);
  });

  it.each(["win", "left"])("is made of a file of puzzles that ship, of which each is one of its own: %s", (kind) => {
    const file = join(import.meta.dirname, `../../../src/theagon/games/hand_of_the_gods/puzzles/${kind}.yaml`);
    const text = readFileSync(file, "utf8");
    const puzzles = Object.values(parse(text) as Record<string, Record<string, unknown>>).slice(0, 20);
    const found = opened(text);
    expect(found?.head).toBe("game: hand-of-the-gods");
    const entries = found?.entries.slice(0, 20) ?? [];
    expect(entries.map(({ text: each }) => ({ game: "hand-of-the-gods", ...(parse(each) as object) }))).toEqual(
      puzzles,
    );
    expect(new Set(found?.entries.map(({ list }) => list))).toEqual(new Set(["puzzles"]));
  });
});
