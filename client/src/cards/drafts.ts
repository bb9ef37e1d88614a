// Decks under construction that the player has not saved, kept in the browser until they are saved or discarded.
import { mapOf } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import { isDeck, type SavedDeck } from "./decks";

/** The most drafts of a game. A new one takes the place of the oldest. */
const MOST_DRAFTS = 20;

const DRAFTS = mapOf(isDeck);

/** Return the drafts of a game, the latest last, by the choices that they were begun from. */
export function draftsOf(game: string): Saved<Record<string, SavedDeck>> {
  return new Saved(`theagon-drafts-${game}`, DRAFTS);
}

/** Keep the draft that was begun from a choice, or (null) forget it. */
export function keepDraft(game: string, begun: string, deck: SavedDeck | null): void {
  const known = draftsOf(game).value[begun];
  if (JSON.stringify(known) === JSON.stringify(deck ?? undefined)) return;
  draftsOf(game).change((drafts) => {
    const others = Object.entries(drafts).filter(([each]) => each !== begun);
    return Object.fromEntries([...others, ...(deck ? [[begun, deck] as const] : [])].slice(-MOST_DRAFTS));
  });
}

/** Return the choice of a deck that is begun from nothing. */
export function newDraft(game: string): string {
  const taken = Object.keys(draftsOf(game).value);
  let number = 1;
  while (taken.includes(`new:${number}`)) number += 1;
  return `new:${number}`;
}
