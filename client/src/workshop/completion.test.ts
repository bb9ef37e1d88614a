import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { placeAt, suggestionsAt } from "./completion";
import { schemaOf, type Schema } from "./schema";

const schemas = join(import.meta.dirname, "../../../docs/schemas");
const root = JSON.parse(readFileSync(join(schemas, "hand-of-the-gods-cards.json"), "utf8")) as Schema;

/** Return what is suggested at the sign | of a text. */
function suggested(text: string): string[] {
  const place = placeAt(text.replace("|", ""), text.indexOf("|"));
  return place
    ? suggestionsAt(place, schemaOf("cards", root), root, ["spark", "zombie"]).map(({ label }) => label)
    : [];
}

describe("while one writes a card", () => {
  it.each([
    ["id: x\n|", "kind"],
    ["id: x\nco|", "cost"],
    ["id: x\nco|\nattack: 2", "cost"],
    ["id: x\n|\nattack: 2", "cost"],
    ["id: x\nkind: |", "spell"],
    ["id: x\nkind: |\ncost: 2", "unit"],
    ["id: x\nkind: u|\ncost: 2", "unit"],
    ["keywords: [gu|]", "guard"],
    ["keywords: [guard, |]", "charge"],
    ["keywords:\n  - |", "guard"],
    ["keywords:\n  - gu|\ncost: 2", "guard"],
    ["abilities:\n  - |", "on"],
    ["abilities:\n  - o|", "on"],
    ["abilities:\n  - on: |", "warcry"],
    ["abilities:\n  - on: warcry\n    |", "target"],
    ["abilities:\n  - on: warcry\n    do:\n      - |", "damage"],
    ["abilities:\n  - on: warcry\n    do:\n      - {|}", "damage"],
    ["abilities:\n  - on: warcry\n    do:\n      - {damage: 1, |}", "to"],
    ["abilities:\n  - on: warcry\n    do:\n      - {damage: 1, to: |}", "target"],
    ["abilities:\n  - on: warcry\n    do:\n      - {damage: 1, to: {all: {|}}}", "side"],
    ["abilities:\n  - on: warcry\n    do:\n      - {damage: 1, to: {all: {side: |}}}\nhealth: 3", "enemy"],
    ["abilities:\n  - on: warcry\n    do:\n      - {summon: {card: |", "zombie"],
    ["abilities:\n  - on: warcry\n    do:\n      - damage: 1\n        |", "to"],
    ["token: |", "true"],
    ["|", "id"],
  ])("%j suggests %s", (text, word) => {
    expect(suggested(text)).toContain(word);
  });

  it.each([
    ["id: x\nc|", "id"],
    ["id: x\nkind: |", "kind"],
    ["abilities:\n  - on: warcry\n    |", "on"],
    ["keywords: [|]", "on"],
  ])("%j does not suggest %s", (text, word) => {
    expect(suggested(text)).not.toContain(word);
  });

  it.each(["cost: 3|", "# a comment|", "name: {en: 'A|'}", "kind: unit |", "id: x|\n", "cost:|"])(
    "nothing is suggested at %j",
    (text) => {
      expect(suggested(text)).toEqual([]);
    },
  );
});
