// The games that have a board here. A further game is a folder beside the first, and a line here and in `names.ts`.
import type { GameClient } from "./client";
import { godsUnchained } from "./gods-unchained";
import { handOfTheGods } from "./hand-of-the-gods";
import type { NAMES } from "./names";

const CLIENTS: Record<(typeof NAMES)[number], GameClient> = {
  "hand-of-the-gods": handOfTheGods,
  "gods-unchained": godsUnchained,
};

/** What a game brings to the table, by its name; none for a game that has no board here. */
export const GAMES: Readonly<Record<string, GameClient>> = CLIENTS;
