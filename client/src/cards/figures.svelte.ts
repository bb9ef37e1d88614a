// The outlines of silhouettes. Each figure of a card has its own file, fetched when it is first shown; the figures of the
// pages share one.
import { SvelteMap } from "svelte/reactivity";

import { host } from "../protocol/host";
import { edition } from "./figures/edition.json";

const outlines = new SvelteMap<string, string>();
const asked = new Set<string>();

/** Return the outline of a figure, which is in a file of that name; undefined until it is fetched. */
export function outlineOf(name: string, file = name): string | undefined {
  if (!asked.has(file)) void ask(file);
  return outlines.get(name);
}

/** Fetch a file. After a failure, the next use of one of its figures fetches it again. */
async function ask(file: string): Promise<void> {
  asked.add(file);
  try {
    const answer = await fetch(`${host.alone ? "" : "/"}assets/figures-${edition}-${file}.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    const found = (await answer.json()) as Record<string, string>;
    for (const [name, outline] of Object.entries(found)) outlines.set(name, outline);
  } catch {
    asked.delete(file);
  }
}
