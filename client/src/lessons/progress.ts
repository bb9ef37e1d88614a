// The lessons that the player has begun and done, saved in the browser.
import type { LessonLine } from "../protocol/types";
import { solvedIn } from "../puzzles/solved";
import { fields, isId, isText, listOf, mapOf } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";

/** The number of matches remembered as lessons: more than a list of matches shows. */
const MOST_ENDED = 100;

interface Progress {
  /** The lessons done, as `game/lesson`. */
  done: string[];
  /** The match of each lesson that was begun and not done. */
  begun: Record<string, string>;
  /** The matches that were lessons, and are done. */
  ended: string[];
}

export const progress = new Saved<Progress>(
  "theagon-lessons",
  fields<Progress>({ done: listOf(isText), begun: mapOf(isId), ended: listOf(isId) }),
);

/** Note that the player is at a lesson in this match; if `over`, at its end. */
export function noteLesson(lesson: string, match: string, over: boolean): void {
  progress.change(({ done, begun, ended, ...more }) => ({
    ...more,
    done: over ? [...new Set([...done, lesson])] : done,
    begun: Object.fromEntries([
      ...Object.entries(begun).filter(([name]) => name !== lesson),
      ...(over ? [] : [[lesson, match]]),
    ]) as Record<string, string>,
    ended: over ? [...new Set([...ended, match])].slice(-MOST_ENDED) : ended,
  }));
}

/** Return whether a lesson is done; the last of a game may be a puzzle. */
export function isDone(game: string, { name, puzzle }: Pick<LessonLine, "name" | "puzzle">): boolean {
  return puzzle ? name in solvedIn(game).value.puzzles : progress.value.done.includes(`${game}/${name}`);
}

/** Return the matches that are not finished lessons. */
export function withoutLessons<Line extends { match: string }>(matches: readonly Line[]): Line[] {
  const { ended } = progress.value;
  return matches.filter(({ match }) => !ended.includes(match));
}
