// The games that have a board here, each fetched when it is first needed. A further game is a folder beside these, a line
// here and one in `names.ts`.
import { FAULT, NO_ANSWER, ProblemError } from "../protocol/api";
import type { GameClient } from "./client";
import type { NAMES } from "./names";

const CLIENTS: Record<(typeof NAMES)[number], () => Promise<GameClient>> = {
  "hand-of-the-gods": async () => (await import("./hand-of-the-gods")).handOfTheGods,
  "gods-unchained": async () => (await import("./gods-unchained")).godsUnchained,
  "army-of-gods": async () => (await import("./army-of-gods")).armyOfGods,
};

/** What a game brings to the table, by its name. Raises ProblemError if there is nothing, or it cannot be fetched. */
export async function clientOf(name: string): Promise<GameClient> {
  const fetched = CLIENTS[name as keyof typeof CLIENTS];
  if (fetched === undefined) throw new ProblemError(FAULT);
  try {
    return await fetched();
  } catch {
    throw new ProblemError(NO_ANSWER);
  }
}
