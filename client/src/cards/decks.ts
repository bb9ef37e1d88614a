// The player's own decks, saved in the browser.
import type { Catalogue, DeckList } from "../protocol/types";
import { isAbsentOr, isMapOf, isShaped, isText, isWhole, listOf, one } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import { say } from "../words/words.svelte";

export interface SavedDeck {
  name: string;
  leader: string;
  cards: Record<string, number>;
  /** When it was first saved, in milliseconds since 1970, UTC: earlier matches were another deck's of this name. */
  since?: number;
}

/** The most decks of a game that a browser saves. */
export const MOST_DECKS = 100;
/** The most copies of a card that a deck file may have. */
const MOST_COPIES = 99;

/** The prefix of a choice of the player's own deck; any other choice is the id of a starter deck. */
export const OWN = "own:";

export const isDeck = isShaped<SavedDeck>({
  name: isText,
  leader: isText,
  cards: isMapOf(isWhole(1, MOST_COPIES)),
  since: isAbsentOr(isWhole(0, Number.MAX_SAFE_INTEGER)),
});

const DECKS = listOf(isDeck, ({ name }) => name);

/** Return the player's decks of a game, by name. */
export function savedDecks(game: string): Saved<SavedDeck[]> {
  return new Saved(`theagon-decks-${game}`, DECKS);
}

/** Save a deck, replacing one of the same name, and return what to tell the player. */
export function saveDeck(game: string, deck: SavedDeck): "saved" | "not-saved" | "too-many-decks" {
  const decks = savedDecks(game);
  const others = decks.value.filter((each) => each.name !== deck.name);
  if (others.length >= MOST_DECKS) return "too-many-decks";
  const sorted = [...others, deck].sort((one, two) => one.name.localeCompare(two.name));
  return decks.change(() => sorted) ? "saved" : "not-saved";
}

export function deleteDeck(game: string, name: string): void {
  savedDecks(game).change((decks) => decks.filter((each) => each.name !== name));
}

/** Return the choice of the deck that the player means to play with; empty: none yet. */
export function chosenDeck(game: string): Saved<string> {
  return new Saved(
    `theagon-deck-${game}`,
    one(isText, () => ""),
  );
}

/** A deck to choose: `choice` is what a form keeps of it. */
export type DeckChoice = SavedDeck & { choice: string; idea: string };

/** Return the decks that can be chosen: the player's own ones, and those that come with the game by their sets. */
export function groupsOf(catalogue: Pick<Catalogue, "game" | "decks" | "deckSets">): {
  title: string;
  decks: DeckChoice[];
}[] {
  const own = savedDecks(catalogue.game).value.map((deck) => ({ ...deck, choice: OWN + deck.name, idea: "" }));
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
  const own = savedDecks(catalogue.game).value.find((deck) => OWN + deck.name === choice);
  return own ? textOf(catalogue, own) : choice;
}

/** Return a deck by the name of an own one or by the id of a starter deck, as the server takes it; null if there is
 * none now. */
export function deckNamed(catalogue: Ruled & Pick<Catalogue, "decks">, name: string): string | null {
  const own = savedDecks(catalogue.game).value.find((deck) => deck.name === name);
  return own ? textOf(catalogue, own) : (catalogue.decks.find(({ id }) => id === name)?.id ?? null);
}

/** Return a name as deck files have it: words with single blanks between them. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

/** Return the text of a deck file. */
export function textOf({ game, deckRules }: Ruled, deck: SavedDeck | DeckList): string {
  const leader = deckRules.leaderField === "" ? [] : [`${deckRules.leaderField}: ${deck.leader}`];
  const cards = Object.entries(deck.cards).map(([card, copies]) => `  ${card}: ${copies}`);
  return [`game: ${game}`, `name: ${JSON.stringify(tidy(deck.name))}`, ...leader, "cards:", ...cards, ""].join("\n");
}
