// An opponent among strangers: at a table that is open, or at one that is opened now.
import { api } from "../protocol/api";
import { noteBeginning } from "../record/record";
import { askPlayer } from "../shell/begin";
import { go } from "../shell/router.svelte";
import { settings } from "../shell/settings.svelte";

/** Sit down at an open table, or open one and wait there. Throws ProblemError. */
export async function findOpponent(game: string): Promise<void> {
  const player = await askPlayer(game, true);
  if (!player) return;
  const { match } = await api.findOpponent({ game, deck: player.deck, name: settings.name.trim() || null });
  noteBeginning(match, game, player.deck);
  go(`/match/${match}`);
}
