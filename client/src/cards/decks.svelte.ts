// Decks that a player built, kept in the browser.
import type { Catalogue, DeckList } from "../protocol/types";

export interface KeptDeck {
  name: string;
  leader: string;
  cards: Record<string, number>;
}

const key = (game: string) => `theagon-decks-${game}`;
const MOST = 100;

/** What a choice of one's own deck begins with; the game's decks go by their ids. */
export const OWN = "own:";

let version = $state(0);

function isDeck(value: unknown): value is KeptDeck {
  if (typeof value !== "object" || value === null) return false;
  const deck = value as Partial<KeptDeck>;
  return (
    typeof deck.name === "string" &&
    typeof deck.leader === "string" &&
    typeof deck.cards === "object" &&
    Object.values(deck.cards).every((copies) => Number.isInteger(copies))
  );
}

/** The decks that are kept, by name. */
export function keptDecks(game: string): KeptDeck[] {
  void version;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(value) ? value.filter(isDeck).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keep a deck in the place of one of its name; false if the browser keeps nothing. */
export function keepDeck(game: string, deck: KeptDeck): boolean {
  const decks = [...keptDecks(game).filter((each) => each.name !== deck.name), deck];
  return store(
    game,
    decks.sort((one, two) => one.name.localeCompare(two.name)),
  );
}

export function dropDeck(game: string, name: string): boolean {
  return store(
    game,
    keptDecks(game).filter((each) => each.name !== name),
  );
}

function store(game: string, decks: KeptDeck[]): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(decks));
  } catch {
    return false;
  }
  version += 1;
  return true;
}

/** What is to be known of a game to write its decks. */
type Ruled = Pick<Catalogue, "game" | "deckRules">;

/** A chosen deck as the server wants it: the text of one's own, the id of one of the game's. */
export function deckToSend(catalogue: Ruled, choice: string): string {
  const own = keptDecks(catalogue.game).find((deck) => OWN + deck.name === choice);
  return own ? textOf(catalogue, own) : choice;
}

/** A deck as its file has it. */
export function textOf({ game, deckRules }: Ruled, deck: KeptDeck | DeckList): string {
  const leader = deckRules.leaderField === "" ? [] : [`${deckRules.leaderField}: ${deck.leader}`];
  const cards = Object.entries(deck.cards).map(([card, copies]) => `  ${card}: ${copies}`);
  return [`game: ${game}`, `name: ${JSON.stringify(deck.name)}`, ...leader, "cards:", ...cards, ""].join("\n");
}
