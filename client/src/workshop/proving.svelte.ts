// The proof of a puzzle or a lesson, in the background.
import { settings } from "../shell/settings.svelte";
import { kept } from "./background.svelte";
import { requests } from "./requests";
import type { EntryOfSet, Proof } from "./types";

/** Return the proving of an entry of a set. */
export const provingOf = kept<EntryOfSet, Proof>({
  begin: (game, wanted) => requests.beginProof(game, settings.language, wanted),
  look: (job) => requests.proof(job),
  stop: (job) => requests.stopProof(job),
});
