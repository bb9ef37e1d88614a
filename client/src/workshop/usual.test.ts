import { describe, expect, it } from "vitest";

import { valuesIn } from "./fields";
import { idIn, idOf, kindsOf, leadersIn, namesIn, newCard, newLeader, usualFields } from "./usual";

const SOURCES = {
  wolf: "id: wolf\nname: {en: Wolf}\nkind: unit\nrarity: common\ncost: 2\nattack: 2\nhealth: 2\nfigure: wolf-head",
  bear: "id: bear\nname: {en: Bear}\nkind: unit\nrarity: common\ncost: 5\nattack: 4\nhealth: 6\nkeywords: [guard]\nfigure: bear-head",
  ox: "id: ox\nname: {en: Ox}\nkind: unit\nrarity: rare\ncost: 4\nattack: 3\nhealth: 5\nabilities:\n  - on: warcry",
  rat: "id: rat\nkind: unit\ntoken: true\nattack: 1",
  zeus: "id: zeus\nname: {en: Zeus, es: Zeus}\npantheon: greek\nability: {en: Favor, es: Favor}\ncost: 2\ndo:\n  - {draw: 1}\nhouse: [ability]",
  bolt: "id: bolt\nkind: spell\ncost: 1\ndo:\n  - {damage: 2, to: target}",
};

describe("cards that ship", () => {
  it("say which fields a kind usually has", () => {
    expect([...usualFields(SOURCES, "unit")].sort()).toEqual(
      ["attack", "cost", "figure", "health", "id", "kind", "name", "rarity"].sort(),
    );
    expect(usualFields(SOURCES, "unit", 0.3)).toContain("keywords");
    expect(usualFields(SOURCES, "other").size).toBe(0);
    expect(kindsOf(SOURCES)).toEqual(["unit", "spell"]);
    expect(leadersIn(SOURCES)).toEqual(["zeus"]);
  });

  it("give a new card its values", () => {
    const { figure, ...values } = valuesIn(newCard(SOURCES, "unit", "new-card", "A: b")) ?? {};
    expect(values).toEqual({
      id: "new-card",
      name: { en: "A: b" },
      kind: "unit",
      rarity: "common",
      cost: 4,
      attack: 3,
      health: 5,
    });
    expect(["wolf-head", "bear-head"]).toContain(figure);
    expect(valuesIn(newCard(SOURCES, "spell", "x", "X"))?.["do"]).toEqual([{ damage: 2, to: "target" }]);
    expect(newLeader(SOURCES, "mine", "Mine")).toBe(
      "id: mine\nname: {en: Mine}\npantheon: greek\nability: {en: Favor}\ncost: 2\ndo:\n  - {draw: 1}",
    );
    expect(valuesIn(newCard({}, "", "x", "X"))).toEqual({ id: "x", name: { en: "X" }, kind: null });
  });
});

it("an id is made of a name", () => {
  expect(idOf("  Ember Hound, the 2nd! ")).toBe("ember-hound-the-2nd");
  expect(idOf("Ñandú")).toBe("nandu");
  expect(idOf("Пёс")).toBe("");
  expect(idOf("x".repeat(39) + " yz")).toBe("x".repeat(39));
});

it("the id and the names of a card are read in its YAML", () => {
  expect(idIn("# id: no\nkind: unit\nid:  'hound' # yes")).toBe("hound");
  expect(idIn("kind: unit")).toBe("");
  expect(namesIn("name: {en: A, es: 7, ru: Б}")).toEqual({ en: "A", ru: "Б" });
  expect(namesIn("name: [")).toEqual({});
});
