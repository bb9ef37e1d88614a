// A position and its cards for tests: two stones, a wounded Hoplite of player 1 that guards, a Zombie of player 2.
import { catalogueOf, face } from "../../cards/example";
import type { Player, Unit, View } from "./view";

const NOTHING = { attack: 0, health: 0, movement: 0, range: 0, protect: 0, keywords: [] };

export function unit(id: number, card: string, owner: number | null, tile: string, more: Partial<Unit> = {}): Unit {
  return {
    id,
    card,
    owner,
    tile,
    attack: 2,
    health: 3,
    maximum: 3,
    movement: 2,
    range: 1,
    protect: 0,
    keywords: [],
    statuses: [],
    stunned: [],
    banished: [],
    "from-auras": NOTHING,
    auras: [],
    temporary: [],
    ...more,
  };
}

function stone(id: number, owner: number, tile: string): Unit {
  return unit(id, "summoning-stone", owner, tile, {
    attack: null,
    movement: null,
    range: null,
    health: 25,
    maximum: 25,
  });
}

function player(home: string[], hand: Player["hand"]): Player {
  return {
    leader: "zeus",
    "leader-used": false,
    mana: 3,
    "mana-cap": 3,
    fatigue: 0,
    deck: 20,
    "deck-left": null,
    hand,
    graveyard: [],
    removed: [],
    home,
    stone: { health: 25, maximum: 25, guarded: false },
  };
}

export function position(more: Partial<View> = {}): View {
  return {
    game: "hand-of-the-gods",
    seat: 0,
    turn: 5,
    active: 0,
    "to-act": 0,
    over: false,
    winner: null,
    players: [player(["a", "b"], [{ card: "zombie", cost: 2 }]), player(["g", "h"], [null, null])],
    units: [
      stone(1, 0, "a3"),
      stone(2, 1, "h3"),
      unit(3, "hoplite", 0, "c3", { health: 1, keywords: ["guard"], protect: 2 }),
      unit(4, "zombie", 1, "d3"),
    ],
    blockers: ["e5"],
    holding: null,
    choice: null,
    ...more,
  };
}

const UNIT = { pantheon: "greek", cost: 2, attack: 2, health: 3, movement: 2, range: 1 };

export const CATALOGUE = catalogueOf("hand-of-the-gods", {
  cards: [face("hoplite", UNIT), face("zombie", UNIT)],
  terms: {
    "name-attack": "Attack",
    "name-health": "Health",
    "summoning-stone": "Summoning Stone",
    "keyword-guard": "Guard",
    "keyword-protect": "Protect X",
  },
});
