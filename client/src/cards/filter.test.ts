import { expect, it } from "vitest";

import type { Card, Catalogue } from "../protocol/types";
import { catalogueOf, face } from "./example";
import { curveOf, find, mostCopies, poolOf } from "./filter";
import { termsOf } from "./terms";

const card = (id: string, more: Partial<Card>) =>
  face(id, { name: id, pantheon: "greek", cost: 1, rarity: "common", attack: 1, health: 1, ...more });

const catalogue = catalogueOf("hand-of-the-gods", {
  language: "ru",
  cards: [
    card("wall", { name: "Стена", cost: 3, keywords: ["guard"], text: ["Страж."] }),
    card("bolt", { name: "Молния", kind: "spell", cost: 2, rarity: "rare", text: ["Наносит 3 ед. урона."] }),
    card("titan", {
      name: "Титан",
      cost: 9,
      pantheon: "norse",
      subtypes: ["god"],
      text: ["Защита: 2. Боевой клич: берёт карту."],
    }),
    card("spark", { name: "Искра", token: true }),
  ],
  deckRules: { size: 3, copies: {}, leaders: [], leaderField: "leader", shared: "", opening: 3, exchanges: true },
  terms: {
    "keyword-guard": "Страж",
    "subtype-god": "Бог",
    "trigger-warcry": "Боевой клич",
    "name-mana": "Мана",
    "keyword-protect": "Защита: X",
  },
  explainedBy: {
    "keyword-guard": "X1.1",
    "subtype-god": "X1.2",
    "trigger-warcry": "X1.3",
    "name-mana": "X1.4",
    "keyword-protect": "X1.5",
  },
  clauses: { "X1.1": "guards", "X1.2": "gods", "X1.3": "cries", "X1.4": "mana", "X1.5": "protects" },
});
const any = { search: "", cost: null, kind: "", rarity: "", pantheon: "" };
const found = (wanted: Partial<typeof any> | { cost: number }): string[] =>
  find(catalogue, { ...any, ...wanted }).map((each) => each.id);

it("cards are found cheapest first, and tokens not at all", () => {
  expect(found({})).toEqual(["bolt", "wall", "titan"]);
});

it("cards are found by every word, in the reader's language, in any case, in name, text or subtype", () => {
  expect(found({ search: "УРОНА молния" })).toEqual(["bolt"]);
  expect(found({ search: "бог" })).toEqual(["titan"]);
  expect(found({ search: "бог молния" })).toEqual([]);
});

it("cards are found whatever keyboard their words were typed on", () => {
  const named = (...names: string[]) =>
    catalogueOf("hand-of-the-gods", { cards: names.map((name, n) => card(`card-${n}`, { name })) });
  for (const search of ["arbol", "ARBOL", "árbol", "a\u0301rbol"])
    expect(find(named("Árbol", "Urbe"), { ...any, search }).map(({ name }) => name)).toEqual(["Árbol"]);
  for (const [name, search] of [
    ["El daño", "dano"],
    ["Жёлудь", "желудь"],
    ["Желудь", "жёлудь"],
    ["Ares' Wrath", "ares’"],
    ["Ares’ Wrath", "ares'"],
  ] as const)
    expect(find(named(name, "Urbe"), { ...any, search }).map((each) => each.name)).toEqual([name]);
});

it("cards are found by kind, rarity, pantheon and cost", () => {
  expect(found({ kind: "spell" })).toEqual(["bolt"]);
  expect(found({ rarity: "common" })).toEqual(["wall", "titan"]);
  expect(found({ pantheon: "norse" })).toEqual(["titan"]);
  expect(found({ cost: 2 })).toEqual(["bolt"]);
});

it("the last cost includes all higher ones", () => {
  expect(found({ cost: 7 })).toEqual(["titan"]);
  expect(curveOf({ wall: 2, titan: 1, unknown: 5 }, catalogue)).toEqual([0, 0, 0, 2, 0, 0, 0, 1]);
});

it("the words of a card are explained by their clauses, and no others", () => {
  const [wall, bolt, titan] = catalogue.cards as [Card, Card, Card];
  expect(termsOf(wall, catalogue)).toEqual([{ term: "keyword-guard", name: "Страж", clause: "X1.1", text: "guards" }]);
  expect(termsOf(bolt, catalogue)).toEqual([]);
  expect(termsOf(titan, catalogue).map((term) => term.name)).toEqual(["Бог", "Боевой клич", "Защита: X"]);
});

it("if decks do not name a leader, leaders are cards of the deck, limited by their kind", () => {
  const leader = {
    ...catalogue.cards[0],
    id: "l",
    kind: "leading",
    rarity: null,
    token: false,
  } as Catalogue["cards"][number];
  const led = { ...catalogue, leaders: [leader], deckRules: { ...catalogue.deckRules, copies: { leading: 8 } } };
  const own = { ...led, deckRules: { ...led.deckRules, leaderField: "" } };
  expect([led, own].map((each) => poolOf(each).includes(leader))).toEqual([false, true]);
  expect(mostCopies(leader, own)).toBe(8);
});
