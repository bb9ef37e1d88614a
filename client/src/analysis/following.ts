// Follows an analysis on the server until it is done.
import { ProblemError, api, problemIn } from "../protocol/api";
import type { MatchAnalysis, Problem } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";

/** Milliseconds between two requests for the state of an analysis. */
const LOOK_EVERY = 1000;
/** The server's problem if it has restarted since an analysis began, and no longer knows it. */
const INTERRUPTED: Problem = { reason: "interrupted", text: "", hint: "" };

/** Return whether an analysis is complete. */
export function isDone({ curve }: MatchAnalysis): boolean {
  return curve.length > 0;
}

/** A match that is over: the id of one on the server, or a replay file. */
export type Analysed = { match: string } | { file: string };

async function begin(analysed: Analysed, view: MatchAnalysis["view"]): Promise<string> {
  if ("file" in analysed) return (await api.beginFileAnalysis(analysed.file, view)).match;
  await api.beginAnalysis(analysed.match, view);
  return analysed.match;
}

/**
 * Begin an analysis, and call `take` with its present state again and again until it is done or fails. Return a function
 * that stops it.
 */
export function followAnalysis(
  analysed: Analysed,
  view: MatchAnalysis["view"],
  language: Language,
  take: (analysis: MatchAnalysis) => void,
  fail: (error: ProblemError) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  async function look(match: string): Promise<void> {
    const found = await api.analysis(match, view, language);
    if (left) return;
    if (!found) throw new ProblemError(INTERRUPTED);
    take(found);
    if (!isDone(found)) timer = setTimeout(() => void look(match).catch(failed), LOOK_EVERY);
  }
  function failed(thrown: unknown): void {
    if (!left) fail(problemIn(thrown));
  }
  begin(analysed, view).then(look).catch(failed);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
