// Requests to the server.
import type { Language } from "../shell/settings.svelte";
import { host, type TextRequest } from "./host";
import { fits, type Limits } from "./limits";
import limits from "./limits.json";
import type {
  BegunAnalysis,
  Catalogue,
  Created,
  DeckVerdict,
  GameLine,
  Guide,
  Invitation,
  LessonLine,
  LiveLine,
  MatchAnalysis,
  MatchLine,
  NewMatch,
  OpenTable,
  Problem,
  PuzzleLine,
  Rating,
  Rulebook,
  Story,
} from "./types";

/** A request that the server refused. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Return the ProblemError that was thrown, or throw anything else again. */
export function problemIn(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  throw thrown;
}

/** The server cannot be reached. */
export const NO_ANSWER: Problem = { reason: "offline", text: "", hint: "" };
/** A text is longer than the server takes. */
const TOO_LONG: Problem = { reason: "too-long", text: "", hint: "" };
/** A fault of the page itself. */
export const FAULT: Problem = { reason: "fault", text: "", hint: "" };

/** Return the server's JSON answer, as text. Throws ProblemError. */
export async function answerTo(path: string, body?: unknown, method = "GET"): Promise<string> {
  const request: TextRequest =
    body === undefined
      ? { method }
      : {
          method: "POST",
          body: typeof body === "string" ? body : JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        };
  let answer: Response;
  try {
    answer = await host.fetch(path, request);
  } catch {
    throw new ProblemError(NO_ANSWER);
  }
  if (answer.status === 204) return "";
  if (!(answer.headers.get("content-type") ?? "").includes("json")) throw new ProblemError(NO_ANSWER); // a proxy answered
  const text = await answer.text();
  if (!answer.ok) throw new ProblemError(JSON.parse(text) as Problem);
  return text;
}

export async function ask<Answer>(path: string, body?: unknown, most?: Limits): Promise<Answer> {
  if (!fits(body, most)) throw new ProblemError(TOO_LONG);
  return JSON.parse(await answerTo(path, body)) as Answer;
}

const part = encodeURIComponent;

export const api = {
  games: (language: Language) => ask<GameLine[]>(`/api/games?language=${language}`),
  catalogue: (game: string, language: Language) =>
    ask<Catalogue>(`/api/games/${part(game)}/catalogue?language=${language}`),
  lessons: (game: string, language: Language) =>
    ask<LessonLine[]>(`/api/games/${part(game)}/lessons?language=${language}`),
  guide: (game: string, language: Language) => ask<Guide>(`/api/games/${part(game)}/guide?language=${language}`),
  rulebook: (game: string, language: Language) =>
    ask<Rulebook>(`/api/games/${part(game)}/rulebook?language=${language}`),
  scenario: (game: string, name: string, language: Language) =>
    ask<Story>(`/api/games/${part(game)}/scenarios/${name.split("/").map(part).join("/")}?language=${language}`),
  puzzles: (game: string, language: Language) =>
    ask<PuzzleLine[]>(`/api/games/${part(game)}/puzzles?language=${language}`),
  /** Fetch the puzzle of a day such as 2026-11-22. */
  puzzleOf: (game: string, day: string, language: Language) =>
    ask<PuzzleLine>(`/api/games/${part(game)}/puzzles/day/${day}?language=${language}`),
  solution: (game: string, puzzle: string, language: Language) =>
    ask<Story>(`/api/games/${part(game)}/puzzles/${part(puzzle)}/story?language=${language}`),
  checkDeck: (game: string, language: Language, text: string) =>
    ask<DeckVerdict>(`/api/games/${part(game)}/decks/check?language=${language}`, { text }, limits.DeckText),
  matches: () => ask<MatchLine[]>("/api/matches"),
  create: (wanted: NewMatch) => ask<Created>("/api/matches", wanted, limits.NewMatch),
  invitation: (match: string) => ask<Invitation>(`/api/matches/${part(match)}`),
  join: (match: string, wanted: { deck?: string; name?: string }) =>
    ask<Created>(`/api/matches/${part(match)}/join`, wanted, limits.Join),
  /** Fetch the player's rating; null if the server keeps none. */
  rating: (game: string) => ask<Rating | null>(`/api/games/${part(game)}/rating`),
  /** Fetch the open tables; null if the server keeps no list. */
  tables: () => ask<OpenTable[] | null>("/api/tables"),
  joinTable: (table: string, wanted: { deck?: string; name?: string }) =>
    ask<Created>(`/api/tables/${part(table)}/join`, wanted, limits.Join),
  /** Sit down at the table that has waited longest, or open one. */
  findOpponent: (wanted: { game: string; deck: string | null; name: string | null }) =>
    ask<Created>("/api/tables", wanted, limits.Seek),
  /** Fetch the matches of open tables that go on now; null if the server keeps no list. */
  live: () => ask<LiveLine[] | null>("/api/tables/live"),
  /** Find the waiting match that has a code. */
  matchOf: (code: string) => ask<{ match: string }>(`/api/codes/${part(code)}`),
  /** Cancel a match of one's own that waits for friends. */
  cancel: (match: string) => answerTo(`/api/matches/${part(match)}`, undefined, "DELETE"),
  story: (match: string, language: Language) => ask<Story>(`/api/matches/${part(match)}/story?language=${language}`),
  /** Begin the analysis of a finished match, unless that was done before. */
  beginAnalysis: (match: string, view: MatchAnalysis["view"]) =>
    answerTo(`/api/matches/${part(match)}/analysis?view=${view}`, ""),
  /** Begin the analysis of a replay file; it is found by the name in the answer. */
  beginFileAnalysis: (file: string, view: MatchAnalysis["view"]) =>
    ask<BegunAnalysis>(`/api/replays/analysis?view=${view}`, file, limits.NewMatch.begin.file),
  /** The analysis as far as it is. */
  analysis: (match: string, view: MatchAnalysis["view"], language: Language) =>
    ask<MatchAnalysis | null>(`/api/matches/${part(match)}/analysis?view=${view}&language=${language}`),
  /** The replay file of a finished match, as text: its seed may exceed the numbers of JavaScript. */
  replay: (match: string) => answerTo(`/api/matches/${part(match)}/replay`),
  readReplay: (file: string, language: Language) =>
    ask<Story>(`/api/replays?language=${language}`, file, limits.NewMatch.begin.file),
};

const catalogues = new Map<string, Promise<Catalogue>>();

/** Return the catalogue of a game in a language, fetched once. */
export function catalogueOf(game: string, language: Language): Promise<Catalogue> {
  const key = `${game} ${language}`;
  let found = catalogues.get(key);
  if (!found) {
    found = api.catalogue(game, language);
    found.catch(() => catalogues.delete(key));
    catalogues.set(key, found);
  }
  return found;
}
