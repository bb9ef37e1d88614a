import { describe, expect, it } from "vitest";

import { edited, valuesIn } from "./fields";

const CARD = `# The first.
id: hound
name: {en: Hound,   es: Sabueso} # two languages
kind: unit
cost:   3 # cheap
attack: 2

# It burns.
abilities:
  - on: warcry
    # whom
    target: {unit: {side: enemy}}
    do:
      - {damage: 1, to: target}
      - draw: 1`;
const ORDER = ["id", "name", "kind", "rarity", "cost", "attack", "health", "keywords", "abilities"];

const edit = (path: (string | number)[], value: unknown, text = CARD) => edited(text, path, value, ORDER);

describe("a field of a card", () => {
  it("is changed, and no other letter", () => {
    expect(edit(["attack"], 5)).toBe(CARD.replace("attack: 2", "attack: 5"));
    expect(edit(["cost"], 4)).toBe(CARD.replace("cost:   3 # cheap", "cost: 4 # cheap"));
    expect(edit(["name", "es"], "Perro")).toBe(CARD.replace("{en: Hound,   es: Sabueso}", "{en: Hound, es: Perro}"));
  });

  it("is put where it belongs", () => {
    expect(edit(["rarity"], "epic")).toBe(CARD.replace("kind: unit\n", "kind: unit\nrarity: epic\n"));
    expect(edit(["health"], 4)).toBe(CARD.replace("attack: 2\n", "attack: 2\nhealth: 4\n"));
    expect(edit(["text"], { en: ["Burns."] })).toBe(`${CARD}\ntext: {en: [Burns.]}`);
    expect(edit(["name", "en"], "X", "id: x\nkind: unit")).toBe("id: x\nname: {en: X}\nkind: unit");
    expect(edit(["id"], "x", "kind: unit")).toBe("id: x\nkind: unit");
    expect(edit(["id"], "x", "{kind: unit}")).toBe("{kind: unit, id: x}");
  });

  it("is taken away with its line, and with what it leaves empty", () => {
    expect(edit(["attack"], undefined)).toBe(CARD.replace("attack: 2\n", ""));
    expect(edit(["abilities"], undefined)).toBe(CARD.slice(0, CARD.indexOf("abilities:") - 1));
    expect(edit(["abilities", 0, "target", "unit", "side"], undefined)).toBe(
      CARD.replace("    # whom\n    target: {unit: {side: enemy}}\n", ""),
    );
    expect(edit(["abilities", 0], undefined)).toBe(edit(["abilities"], undefined));
  });

  it("may lie deep in the card; comments beside it stay", () => {
    expect(edit(["abilities", 0, "do", 0, "damage"], 3)).toBe(CARD.replace("damage: 1", "damage: 3"));
    expect(edit(["abilities", 0, "do", 2], { heal: 1, to: { all: { side: "friendly" } } })).toBe(
      `${CARD}\n      - {heal: 1, to: {all: {side: friendly}}}`,
    );
    expect(edit(["abilities", 1], { on: "afterlife", do: [{ draw: 1 }] })).toBe(
      `${CARD}\n  - on: afterlife\n    do:\n      - {draw: 1}`,
    );
  });

  it("is written as text where it could be read as something else", () => {
    for (const value of ["true", "12", "a: b", "# x", "", "- x", "null", "{"])
      expect(valuesIn(edit(["name", "en"], value))?.["name"]).toEqual({ en: value, es: "Sabueso" });
  });

  it("of a text that cannot be read is left alone", () => {
    for (const text of ["id: [", "just words", "- a"]) expect(edit(["cost"], 1, text)).toBe(text);
  });
});

it("the values of a text that cannot be read are none", () => {
  for (const text of ["id: [", "just words", "- a", "", "a: &x [*x]"]) expect(valuesIn(text)).toBeNull();
  expect(valuesIn("on: yes\nid: x")).toEqual({ on: "yes", id: "x" });
});
