// The puzzles that the player has solved, kept in the browser.

/** The solved puzzles of a game, each with the day of the first solution, and the days when the puzzle of the day
 * was solved. */
interface Solved {
  puzzles: Record<string, string>;
  days: string[];
}

const key = (game: string) => `theagon-puzzles-${game}`;

let version = $state(0);

/** Return a day of the player's calendar, such as 2026-11-22. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

export function solvedIn(game: string): Solved {
  void version;
  try {
    const { puzzles, days } = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Solved>;
    return { puzzles: puzzles ?? {}, days: Array.isArray(days) ? days : [] };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

/** Remember that a puzzle was solved today; if `daily`, as the puzzle of the day. */
export function remember(game: string, puzzle: string, daily: boolean, today = dayOf(new Date())): void {
  const { puzzles, days } = solvedIn(game);
  puzzles[puzzle] ??= today;
  if (daily && !days.includes(today)) days.push(today);
  try {
    localStorage.setItem(key(game), JSON.stringify({ puzzles, days }));
  } catch {
    // the browser saves nothing
  }
  version += 1;
}

/** Return for how many days in a row puzzles were solved, up to today or yesterday. */
export function streak(game: string, today = new Date()): number {
  const days = new Set(solvedIn(game).days);
  const day = new Date(today);
  if (!days.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; days.has(dayOf(day)); day.setDate(day.getDate() - 1)) count += 1;
  return count;
}
