// Requests of the workshop.
import { answerTo, ask } from "../protocol/api";
import limits from "../protocol/limits.json";
import type { DeckVerdict } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";
import type { Schema } from "./schema";
import type {
  Balance,
  BalanceWish,
  CheckedSet,
  EntryOfSet,
  Grid,
  GridWish,
  Proof,
  PutCard,
  Recorded,
  Scene,
} from "./types";

const at = (game: string, what: string) => `/api/games/${encodeURIComponent(game)}/workshop/${what}`;

export const requests = {
  /** Check a set, in answers for the card that is being edited; `run`: run its scenarios, too. */
  check: (game: string, language: Language, text: string, card: string | null, run: boolean) =>
    ask<CheckedSet>(
      `${at(game, "check")}?language=${language}`,
      { text, card: fittingId(card), run },
      limits.SetToCheck,
    ),
  /** Check a deck that may have cards of a set. */
  checkDeck: (game: string, language: Language, text: string, cards: string) =>
    ask<DeckVerdict>(
      `/api/games/${encodeURIComponent(game)}/decks/check?language=${language}`,
      { text, cards },
      limits.DeckText,
    ),
  /** Fetch the YAML of each card that ships, once. */
  sources: once((game: string) => ask<Record<string, string>>(at(game, "sources"))),
  /** Fetch the JSON Schema of card files, once. */
  schema: once((game: string) => ask<Schema>(at(game, "schema"))),
  /** Fetch the JSON Schema of maps, once. */
  mapSchema: once((game: string) => ask<Schema>(`${at(game, "schema")}?of=map`)),
  /** Fetch the JSON Schema of scenarios, once. */
  scenarioSchema: once((game: string) => ask<Schema>(`${at(game, "schema")}?of=scenario`)),
  /** Write down a match that began in a sandbox as a scenario. */
  scenario: (match: string, language: Language) =>
    ask<{ text: string }>(`/api/matches/${encodeURIComponent(match)}/scenario?language=${language}`, {}),
  beginBalance: (game: string, wanted: BalanceWish) =>
    ask<{ job: string }>(at(game, "balance"), wanted, limits.BalanceWish),
  beginGrid: (game: string, language: Language, wanted: GridWish) =>
    ask<{ job: string }>(`${at(game, "grid")}?language=${language}`, wanted, limits.GridWish),
  grid: (job: string) => ask<Grid | null>(`/api/workshop/grid/${job}`),
  stopGrid: (job: string) => answerTo(`/api/workshop/grid/${job}`, undefined, "DELETE"),
  balance: (job: string) => ask<Balance | null>(`/api/workshop/balance/${job}`),
  /** Look at a scenario of a set on the board. */
  scene: (game: string, language: Language, entry: EntryOfSet) =>
    ask<Scene>(`${at(game, "scene")}?language=${language}`, entry, limits.EntryOfSet),
  /** Ask for the change of such a scenario by which a card lies somewhere. */
  put: (game: string, card: PutCard) => ask<{ path: string[]; value: unknown }>(at(game, "card"), card, limits.PutCard),
  beginProof: (game: string, language: Language, entry: EntryOfSet) =>
    ask<{ job: string }>(`${at(game, "proof")}?language=${language}`, entry, limits.EntryOfSet),
  proof: (job: string) => ask<Proof | null>(`/api/workshop/proof/${job}`),
  stopProof: (job: string) => answerTo(`/api/workshop/proof/${job}`, undefined, "DELETE"),
  /** Write down what was done in a match that began with a scenario. */
  recording: (match: string) => ask<Recorded>(`/api/matches/${encodeURIComponent(match)}/recording`),
  stopBalance: (job: string) => answerTo(`/api/workshop/balance/${job}`, undefined, "DELETE"),
};

/** Return an id, or null if it is longer than any card's. */
function fittingId(id: string | null): string | null {
  return id !== null && id.length <= limits.SetToCheck.card ? id : null;
}

/** Return a function that asks for each game once, and again after a failure. */
function once<T>(fetch: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (game) => {
    const found = known.get(game) ?? fetch(game);
    if (!known.has(game)) found.catch(() => known.delete(game));
    known.set(game, found);
    return found;
  };
}
