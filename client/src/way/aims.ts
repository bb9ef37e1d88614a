// Small aims in a game. They follow from what the browser has recorded: the matches and the solved puzzles.
import { streak } from "../puzzles/solved";
import { finished, type Played } from "../record/record";

export interface Aim {
  name: "gods" | "days" | "alone" | "ladder";
  done: number;
  all: number;
}

export const LEVELS = Array.from({ length: 8 }, (_, place) => `level-${place + 1}`);
const DAYS = 7;

/** Return the matches of a game that were won. */
export function wonIn(game: string): Played[] {
  return finished().filter((each) => each.game === game && each.result === "won");
}

/** Return how often a level was beaten as the only opponent. */
export function winsAgainst(level: string, won: readonly Played[]): number {
  return won.filter(({ others }) => others.length === 1 && others[0]?.kind === level).length;
}

/** Return the aims of a game with these gods, and how near the player is to each. */
export function aimsOf(game: string, gods: readonly string[]): Aim[] {
  const won = wonIn(game);
  const alone = won.some(({ backs = 0, hints = 0 }) => backs + hints === 0);
  const aims: Aim[] = [
    { name: "gods", done: gods.filter((god) => won.some((each) => each.god === god)).length, all: gods.length },
    { name: "ladder", done: LEVELS.filter((level) => winsAgainst(level, won) > 0).length, all: LEVELS.length },
    { name: "days", done: Math.min(streak(game), DAYS), all: DAYS },
    { name: "alone", done: Number(alone), all: 1 },
  ];
  return aims.filter(({ all }) => all > 0);
}
