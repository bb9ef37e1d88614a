// The outlines of silhouettes. Each figure of a card has its own file, fetched when it is first shown; the figures of the
// pages share one. The figure of a card that names none, or one that does not ship, is made here.
import { SvelteMap } from "svelte/reactivity";

import { host } from "../protocol/host";
import { emblem } from "./emblem";
import { edition } from "./figures/edition.json";

/** A silhouette: its outline within 512 by 512, and the box around it, as a `viewBox` has it. */
interface FigureOutline {
  outline: string;
  box: string;
}

/** What the name of a figure begins with that is made from the id of a card; the id follows. */
const MADE = "id:";
/** What the name of a figure of one's own begins with; its outline follows. */
const DRAWN = "path:";

/** What a picture of one's own begins with, in the place of a name. */
export const PICTURE = "data:image/png;base64,";

/** Return whether the name of a figure is a picture of one's own. */
export function isPicture(name: string): boolean {
  return name.startsWith(PICTURE) && /^[A-Za-z0-9+/]+={0,2}$/.test(name.slice(PICTURE.length));
}

const figures = new SvelteMap<string, FigureOutline>();
const asked = new Set<string>();

/** Return a figure, which is in a file of that name; undefined until it is fetched. */
export function figureOf(name: string, file = name): FigureOutline | undefined {
  if (name.startsWith(MADE)) return { outline: emblem(name.slice(MADE.length)), box: "16 16 480 480" };
  if (name.startsWith(DRAWN)) return { outline: name.slice(DRAWN.length), box: "0 0 512 512" };
  if (!asked.has(file)) void ask(file);
  return figures.get(name);
}

/** Fetch a file. After a failure, the next use of one of its figures fetches it again. */
async function ask(file: string): Promise<void> {
  asked.add(file);
  try {
    for (const [name, figure] of Object.entries(await figuresIn(file))) figures.set(name, figure);
  } catch {
    asked.delete(file);
  }
}

/** Return the figures in a file. */
async function figuresIn(file: string): Promise<Record<string, FigureOutline>> {
  const answer = await fetch(`${host.alone ? "" : "/"}assets/figures-${edition}-${file}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Record<string, FigureOutline>;
}
