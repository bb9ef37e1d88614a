// A table of three and its cards for tests: player 1 acts and holds two cards, player 2 has three Archers and a Demon of
// player 3, one set is set aside.
import { catalogueOf, face } from "../../cards/example";
import type { Player, Stack, View } from "./view";

const STRENGTHS: Readonly<Record<string, number>> = { archers: 2, riders: 5, demons: 6 };

export function stack(id: number, owner: number, card: string, count: number, more: Partial<Stack> = {}): Stack {
  return {
    id,
    guarded: null,
    card,
    owner,
    tile: `p${owner + 1}-${card}`,
    strength: STRENGTHS[card] ?? 0,
    cards: Array.from({ length: count }, () => ({ card, owner })),
    ...more,
  };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    leader: "odin",
    tokens: 6,
    sets: [],
    guarded: false,
    out: false,
    "ran-out": false,
    "hand-size": 2,
    hand: null,
    deck: 99,
    "deck-left": null,
    revealed: [],
    beneath: 0,
    "discard-size": 0,
    discard: null,
    ...more,
  };
}

export function position(more: Partial<View> = {}): View {
  return {
    game: "army-of-gods",
    seat: 0,
    turn: 7,
    round: 3,
    active: 0,
    "to-act": 0,
    over: false,
    winner: null,
    teams: false,
    goal: 6,
    starter: 0,
    moves: 3,
    "turn-sets": 0,
    "ability-used": false,
    restored: false,
    players: [
      player({ hand: ["riders", "eris", "archers"], "hand-size": 3, discard: ["demons", "archers", "demons"] }),
      player({ sets: ["riders"] }),
      player({ guarded: true }),
    ],
    stacks: [
      stack(1, 0, "archers", 2),
      stack(17, 1, "archers", 3),
      stack(18, 1, "demons", 1, { cards: [{ card: "demons", owner: 2 }] }),
    ],
    attack: null,
    choice: null,
    ...more,
  };
}

const card = (id: string) => face(id, { kind: "army", attack: STRENGTHS[id] ?? null });

export const CATALOGUE = catalogueOf("army-of-gods", {
  cards: [card("demons"), card("archers"), card("riders"), face("eris", { kind: "supporting" })],
  leaders: [face("odin", { kind: "leading", cost: 2 })],
  terms: {
    "name-army": "Army",
    "name-strength": "Strength",
    "name-sets": "Sets",
    "name-tokens": "Energy tokens",
    "name-hand": "Hand",
    "status-guarded": "Guarded",
  },
});
