// The player's own decks, saved in the browser.
import type { Catalogue, DeckList } from "../protocol/types";
import { say } from "../words/words.svelte";

export interface SavedDeck {
  name: string;
  leader: string;
  cards: Record<string, number>;
}

const key = (game: string) => `theagon-decks-${game}`;
const MOST = 100;

/** The prefix of a choice of the player's own deck; any other choice is the id of a starter deck. */
export const OWN = "own:";

let version = $state(0);

function isDeck(value: unknown): value is SavedDeck {
  if (typeof value !== "object" || value === null) return false;
  const deck = value as Partial<SavedDeck>;
  return (
    typeof deck.name === "string" &&
    typeof deck.leader === "string" &&
    typeof deck.cards === "object" &&
    Object.values(deck.cards).every((copies) => Number.isInteger(copies))
  );
}

/** Return the saved decks, by name. */
export function savedDecks(game: string): SavedDeck[] {
  void version;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(value) ? value.filter(isDeck).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Save a deck, replacing one of the same name; false if the browser saves nothing. */
export function saveDeck(game: string, deck: SavedDeck): boolean {
  const decks = [...savedDecks(game).filter((each) => each.name !== deck.name), deck];
  return store(
    game,
    decks.sort((one, two) => one.name.localeCompare(two.name)),
  );
}

export function deleteDeck(game: string, name: string): boolean {
  return store(
    game,
    savedDecks(game).filter((each) => each.name !== name),
  );
}

function store(game: string, decks: SavedDeck[]): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(decks));
  } catch {
    return false;
  }
  version += 1;
  return true;
}

/** A deck to choose: `choice` is what a form keeps of it. */
export type DeckChoice = SavedDeck & { choice: string; idea: string };

/** Return the decks that can be chosen: the player's own ones, and those that come with the game by their sets. */
export function groupsOf(catalogue: Pick<Catalogue, "game" | "decks" | "deckSets">): {
  title: string;
  decks: DeckChoice[];
}[] {
  const own = savedDecks(catalogue.game).map((deck) => ({ ...deck, choice: OWN + deck.name, idea: "" }));
  const given = catalogue.deckSets.map(({ name, title }) => ({
    title,
    decks: catalogue.decks
      .filter(({ set }) => set === name)
      .map(({ id, name, leader, cards, idea }) => ({ choice: id, name, leader, cards, idea })),
  }));
  return [...(own.length > 0 ? [{ title: say("decks-own"), decks: own }] : []), ...given];
}

/** The facts about a game that deck files depend on. */
type Ruled = Pick<Catalogue, "game" | "deckRules">;

/** Return a chosen deck as the server takes it: the text of an own deck, the id of a starter deck. */
export function deckToSend(catalogue: Ruled, choice: string): string {
  const own = savedDecks(catalogue.game).find((deck) => OWN + deck.name === choice);
  return own ? textOf(catalogue, own) : choice;
}

/** Return a deck by the name of an own one or by the id of a starter deck, as the server takes it; null if there is
 * none now. */
export function deckNamed(catalogue: Ruled & Pick<Catalogue, "decks">, name: string): string | null {
  const own = savedDecks(catalogue.game).find((deck) => deck.name === name);
  return own ? textOf(catalogue, own) : (catalogue.decks.find(({ id }) => id === name)?.id ?? null);
}

/** Return the text of a deck file. */
export function textOf({ game, deckRules }: Ruled, deck: SavedDeck | DeckList): string {
  const leader = deckRules.leaderField === "" ? [] : [`${deckRules.leaderField}: ${deck.leader}`];
  const cards = Object.entries(deck.cards).map(([card, copies]) => `  ${card}: ${copies}`);
  return [`game: ${game}`, `name: ${JSON.stringify(deck.name)}`, ...leader, "cards:", ...cards, ""].join("\n");
}
