// Cards and catalogues for tests: what a test does not set is plain or empty.
import { DECLARED } from "../games/example";
import type { NAMES } from "../games/names";
import type { Card, Catalogue } from "../protocol/types";

export function face(id: string, more: Partial<Card> = {}): Card {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    kind: "unit",
    pantheon: "neutral",
    figure: "spears",
    cost: 0,
    text: [],
    mentions: [],
    effects: [],
    modes: [],
    rarity: null,
    token: false,
    attack: null,
    health: null,
    movement: null,
    range: null,
    subtypes: [],
    keywords: [],
    ability: null,
    house: [],
    words: [],
    flavour: "",
    ...more,
  };
}

/** Return a catalogue with the events and descriptions of the server's. */
export function catalogueOf(game: (typeof NAMES)[number], more: Partial<Catalogue>): Catalogue {
  return {
    game,
    title: game,
    language: "en",
    digest: "0",
    cards: [],
    leaders: [],
    decks: [],
    deckSets: [{ name: "starter", title: "Starter decks" }],
    deckRules: { size: 30, copies: {}, leaders: [], leaderField: "leader", shared: "", opening: 3, exchanges: true },
    modes: [{ name: "duel", title: "Duel", seats: 2, teams: false }],
    maps: [],
    switches: [],
    opponents: [{ id: "level-3", figure: "icarus", rating: 1400 }],
    ...DECLARED[game],
    terms: {},
    explainedBy: {},
    clauses: {},
    ...more,
  };
}
