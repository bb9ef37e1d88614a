// The lessons that the player has begun and done, saved in the browser.
const KEY = "theagon-lessons";
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

export function progress(): Progress {
  const none = { done: [], begun: {}, ended: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return none; // the browser saves nothing, or saved something else
  }
}

/** Note that the player is at a lesson in this match; if `over`, at its end. */
export function noteLesson(lesson: string, match: string, over: boolean): void {
  const { done, begun, ended } = progress();
  const now: Progress = {
    done: over ? [...new Set([...done, lesson])] : done,
    begun: Object.fromEntries([
      ...Object.entries(begun).filter(([name]) => name !== lesson),
      ...(over ? [] : [[lesson, match]]),
    ]) as Record<string, string>,
    ended: over ? [...new Set([...ended, match])].slice(-MOST_ENDED) : ended,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // it is known until the page is closed
  }
}

/** Return the matches that are not finished lessons. */
export function withoutLessons<Line extends { match: string }>(matches: readonly Line[]): Line[] {
  const { ended } = progress();
  return matches.filter(({ match }) => !ended.includes(match));
}
