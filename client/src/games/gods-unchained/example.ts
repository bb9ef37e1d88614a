// A position and its cards for tests: player 1 has a Minotaur that guards and a wounded Rat, player 2 a Toad.
import type { Card, Catalogue } from "../../protocol/types";
import { EVENTS } from "../example";
import type { Player, Unit, View } from "./view";

export function unit(id: number, card: string, owner: number, place: string, more: Partial<Unit> = {}): Unit {
  return {
    id,
    card,
    kind: place === "god" || place === "relic" ? place : "creature",
    owner,
    tile: `p${owner + 1}-${place}`,
    strength: 2,
    health: 3,
    maximum: 3,
    keywords: [],
    statuses: [],
    burn: 0,
    regen: 0,
    armor: 0,
    "spell-boost": 0,
    attacks: 0,
    ready: true,
    "text-of": null,
    temporary: [],
    ...more,
  };
}

function player(god: string, hand: Player["hand"]): Player {
  return {
    god,
    power: "heal",
    "power-used": false,
    health: 30,
    mana: 2,
    gems: 3,
    locks: 13,
    "gem-locks": [0, 0, 0, 1, 1, 2, 2, 3, 4],
    bags: 1,
    "bag-used": false,
    favor: 4,
    bought: 0,
    fatigue: 0,
    deck: 20,
    hand,
    void: [],
  };
}

const god = (id: number, owner: number) => unit(id, "god", owner, "god", { strength: 0, health: 30, maximum: 30 });

export function position(more: Partial<View> = {}): View {
  return {
    game: "gods-unchained",
    seat: 0,
    turn: 5,
    active: 0,
    "to-act": 0,
    over: false,
    winner: null,
    players: [
      player("light", [{ card: "rat", cost: 1, strength: 0, health: 0, soulless: false }]),
      player("death", [null]),
    ],
    units: [
      god(1, 0),
      unit(4, "rat", 0, "2", { health: 1 }),
      unit(3, "minotaur", 0, "1", { keywords: ["frontline", "ward"], burn: 2 }),
      god(2, 1),
      unit(5, "toad", 1, "1"),
    ],
    cast: null,
    sanctum: [{ card: "toad", favor: 14 }, null, { card: "rat", favor: 12 }],
    choice: null,
    ...more,
  };
}

function card(id: string, name: string, kind = "creature"): Card {
  const standing = kind === "creature" ? 2 : null;
  return {
    id,
    name,
    kind,
    pantheon: "neutral",
    figure: "rat",
    cost: 2,
    text: [],
    mentions: [],
    rarity: "common",
    token: false,
    attack: standing,
    health: standing && 3,
    movement: null,
    range: null,
    subtypes: [],
    keywords: [],
    ability: null,
    house: [],
  };
}

export const CATALOGUE: Catalogue = {
  game: "gods-unchained",
  title: "Gods Unchained",
  language: "en",
  digest: "0",
  cards: [card("minotaur", "Minotaur"), card("rat", "Rat"), card("toad", "Toad"), card("heal", "Heal", "god-power")],
  leaders: [card("light", "Light", "god"), card("death", "Death", "god")],
  decks: [],
  deckRules: { size: 30, copies: {}, leaders: ["light", "death"], leaderField: "god" },
  modes: [{ name: "duel", title: "Duel", seats: 2, teams: false }],
  switches: [],
  events: EVENTS["gods-unchained"],
  terms: {
    god: "God",
    "name-attack": "Strength",
    "name-favor": "Favor",
    "name-sanctum": "Sanctum",
    "name-cost": "Cost",
    "name-burn": "Burn",
    "kind-god-power": "God power",
    "keyword-frontline": "frontline",
    "keyword-ward": "ward",
  },
  explainedBy: {},
  clauses: {},
};
