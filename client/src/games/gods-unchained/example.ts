// A position and its cards for tests: player 1 has a Minotaur that guards and a wounded Rat, player 2 a Toad.
import { catalogueOf, face } from "../../cards/example";
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
    auras: null,
    ...more,
  };
}

function player(god: string, hand: Player["hand"]): Player {
  return {
    god,
    power: "heal",
    "power-used": false,
    "power-change": 0,
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
    "deck-left": null,
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
      player("light", [{ card: "rat", cost: 1, strength: 0, health: 0, keywords: [], soulless: false }]),
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

const CREATURE = { kind: "creature", cost: 2, attack: 2, health: 3 };

export const CATALOGUE = catalogueOf("gods-unchained", {
  cards: [
    face("minotaur", CREATURE),
    face("rat", CREATURE),
    face("toad", CREATURE),
    face("heal", { kind: "god-power" }),
  ],
  leaders: [face("light", { kind: "god" }), face("death", { kind: "god" })],
  terms: {
    god: "God",
    "name-attack": "Strength",
    "name-health": "Health",
    "name-favor": "Favor",
    "name-sanctum": "Sanctum",
    "name-cost": "Cost",
    "name-burn": "Burn",
    "kind-god-power": "God power",
    "keyword-frontline": "frontline",
    "keyword-ward": "ward",
  },
});
