// The puzzles that the player has solved, saved in the browser.
import { fields, listOf, mapOf } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";

/** The solved puzzles of a game, each with the day of the first solution, and the days when the puzzle of the day
 * was solved. */
interface Solved {
  puzzles: Record<string, string>;
  days: string[];
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const SOLVED = fields<Solved>({ puzzles: mapOf(isDay), days: listOf(isDay) });

/** Return a day of the player's calendar, such as 2026-11-22. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

export function solvedIn(game: string): Saved<Solved> {
  return new Saved(`theagon-puzzles-${game}`, SOLVED);
}

/** Remember that a puzzle was solved today; if `daily`, as the puzzle of the day. */
export function remember(game: string, puzzle: string, daily: boolean, today = dayOf(new Date())): void {
  solvedIn(game).change((solved) => ({
    ...solved,
    puzzles: { [puzzle]: today, ...solved.puzzles },
    days: daily && !solved.days.includes(today) ? [...solved.days, today] : solved.days,
  }));
}

/** Return for how many days in a row puzzles were solved, up to today or yesterday. */
export function streak(game: string, today = new Date()): number {
  const days = new Set(solvedIn(game).value.days);
  const day = new Date(today);
  if (!days.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; days.has(dayOf(day)); day.setDate(day.getDate() - 1)) count += 1;
  return count;
}

/** Return the last seven days, today last. */
export function lastDays(today: Date): Date[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = new Date(today);
    day.setDate(day.getDate() - 6 + place);
    return day;
  });
}
