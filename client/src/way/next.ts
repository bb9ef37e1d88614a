// What comes next for a player of a game: a lesson, or a match against the opponent that fits.
import type { progress } from "../lessons/progress";
import { fittingOpponent } from "../match/fitting";
import type { GameLine, MatchLine, PlayerWish } from "../protocol/types";

type Progress = (typeof progress)["value"];

export type Next =
  | { do: "learn" }
  /** Go on with the lesson in this match. */
  | { do: "lesson"; match: string }
  | { do: "play"; who: PlayerWish["who"]; first: boolean };

/** Return whether a match of a game was played: lessons, and matches that go on from something, have no mode. */
export function hasPlayed(game: string, matches: readonly MatchLine[]): boolean {
  return matches.some((line) => line.game === game && line.mode !== "");
}

export function nextFor(
  { name, lessons }: Pick<GameLine, "name" | "lessons">,
  matches: readonly MatchLine[],
  { done, begun }: Progress,
): Next {
  const ofGame = (lesson: string) => lesson.startsWith(`${name}/`);
  const first = !hasPlayed(name, matches);
  const open = Object.keys(begun).find(ofGame);
  if (first && lessons && open !== undefined) return { do: "lesson", match: begun[open] ?? "" };
  if (first && lessons && !done.some(ofGame)) return { do: "learn" };
  return { do: "play", who: fittingOpponent(matches, name), first: first && lessons };
}

/** Return the match to continue: the latest one that goes on, or waits for players, and is no lesson. */
export function openMatch(matches: readonly MatchLine[], { begun }: Progress): MatchLine | undefined {
  const lessons = Object.values(begun);
  return matches.find(({ match, state }) => state !== "over" && !lessons.includes(match));
}
