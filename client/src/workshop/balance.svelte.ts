// The balance of a card, and of decks against decks, measured in the background.
import { kept } from "./background.svelte";
import { requests } from "./requests";
import { settings } from "../shell/settings.svelte";
import type { Balance, BalanceWish, Grid, GridWish } from "./types";

/** The bots that play fast enough, besides the greedy one. */
export const FAST = ["level-1", "level-2", "level-3", "level-4", "level-5"];

/** Return the measuring of a card of a set. */
export const measuringOf = kept<BalanceWish, Balance>({
  begin: (game, wanted) => requests.beginBalance(game, wanted),
  look: (job) => requests.balance(job),
  stop: (job) => requests.stopBalance(job),
});

/** Return the measuring of decks of a set. */
export const gridOf = kept<GridWish, Grid>({
  begin: (game, wanted) => requests.beginGrid(game, settings.language, wanted),
  look: (job) => requests.grid(job),
  stop: (job) => requests.stopGrid(job),
});
