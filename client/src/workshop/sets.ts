// The player's own sets of cards, saved in the browser: each under a key of its own, at every key stroke.
import limits from "../protocol/limits.json";
import { isId, isShaped, isWhole, listOf, one, type Is } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import { say } from "../words/words.svelte";
import { valuesIn } from "./fields";
import { parted, type List, type Tab } from "./set-file";

export interface SetLine {
  id: string;
  /** When it was changed last, in milliseconds since 1970, UTC. */
  changed: number;
}

/** The most sets of a game that a browser saves. */
export const MOST_SETS = 100;

const isLine = isShaped<SetLine>({ id: isId, changed: isWhole(0, Number.MAX_SAFE_INTEGER) });
const isSetText: Is<string> = (value): value is string =>
  typeof value === "string" && value.length <= limits.SetToCheck.text;

/** Return the sets of a game, the one changed last first. */
export function savedSets(game: string): Saved<SetLine[]> {
  return new Saved(
    `theagon-sets-${game}`,
    listOf(isLine, ({ id }) => id),
  );
}

/** Return the text of a set; empty: there is none. */
export function savedText(game: string, id: string): Saved<string> {
  return new Saved(
    `theagon-set-${game}-${id}`,
    one(isSetText, () => ""),
  );
}

/** Save a set; false: the browser has no room for it. */
export function saveSet(game: string, id: string, text: string): boolean {
  const line = { id, changed: Date.now() };
  const listed = savedSets(game).change((sets) => [line, ...sets.filter((each) => each.id !== id)]);
  return savedText(game, id).change(() => text) && listed;
}

/** Save a new set and return its id; null: there are too many. */
export function addSet(game: string, text: string): string | null {
  if (savedSets(game).value.length >= MOST_SETS) return null;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
  saveSet(game, id, text);
  return id;
}

export function deleteSet(game: string, id: string): void {
  savedSets(game).change((sets) => sets.filter((each) => each.id !== id));
  savedText(game, id).change(() => "");
}

/** What a list shows of a set without a check. */
export interface SetSummary {
  title: string;
  author: string;
  /** How many entries there are of each tab, and how many scenarios. */
  counts: Record<Tab | "scenarios", number>;
}

/** Return what a set holds, in words: `3 cards`, and of what else there is any. */
export function contentsOf({ counts }: SetSummary): string[] {
  const { cards, ...others } = counts;
  const further = Object.entries(others).filter(([, count]) => count > 0);
  return [["cards", cards] as const, ...further].map(([of, count]) => say(`count-${of}`, { count }));
}

export function summaryOf(text: string): SetSummary {
  const { head, entries } = parted(text);
  const values = valuesIn(head);
  const field = (name: string) => String(values?.[name] ?? "");
  const count = (of: List) => entries.filter(({ list }) => list === of).length;
  return {
    title: field("title"),
    author: field("author"),
    counts: {
      cards: count("cards") + count("leaders"),
      maps: count("maps"),
      lessons: count("lessons"),
      puzzles: count("puzzles"),
      scenarios: count("scenarios"),
    },
  };
}
