// The games that have a board here, each fetched when it is first needed. A further game is a folder beside these, a line
// here and one in `names.ts`; one without has the plain board.
import { NO_ANSWER, ProblemError } from "../protocol/api";
import type { GameClient } from "./client";
import type { NAMES } from "./names";

const CLIENTS: Record<(typeof NAMES)[number], () => Promise<{ default: unknown }>> = {
  "hand-of-the-gods": () => import("./hand-of-the-gods"),
  "gods-unchained": () => import("./gods-unchained"),
  "army-of-gods": () => import("./army-of-gods"),
};

/** Return a game's client by the game's name. Throws ProblemError if it cannot be fetched. */
export async function clientOf(name: string): Promise<GameClient> {
  try {
    const fetched = name in CLIENTS ? CLIENTS[name as keyof typeof CLIENTS] : () => import("./plain");
    // The table passes a game its own views only, and does not look into them.
    return (await fetched()).default as GameClient;
  } catch {
    throw new ProblemError(NO_ANSWER);
  }
}
