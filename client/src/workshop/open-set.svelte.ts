// A set that is open: its entries, each with what the last check found, and what was deleted last. It is saved at every change.
import { isPicture } from "../cards/figures.svelte";
import type { Catalogue } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";
import { edited, valuesIn } from "./fields";
import { requests } from "./requests";
import {
  INDENT,
  LISTS,
  PAGES,
  joined,
  laid,
  parted,
  tabOf,
  type Entry,
  type List,
  type SetFile,
  type Page,
  type Tab,
} from "./set-file";
import { saveSet, savedText } from "./sets";
import { idIn } from "./usual";
import type { CardMistake, CardState, CheckedCard, CheckedMap, CheckedScenario, CheckedSet, Faces } from "./types";

/** An entry with a number of its own, as long as the set is open. */
export interface Piece extends Entry {
  key: number;
}

/** What is known of an entry. */
export interface Finding {
  /** By the lines of the entry, from 1. */
  mistakes: CardMistake[];
  card: CheckedCard | null;
  map: CheckedMap | null;
  /** Of a lesson or a puzzle, too. */
  scenario: CheckedScenario | null;
  /** The faces of a card when it last had no mistakes. */
  faces: Faces | null;
  state: CardState;
}

const NOTHING: Finding = { mistakes: [], card: null, map: null, scenario: null, faces: null, state: "untested" };
const HEAD = ["game", "title", "author", "version"];

export class OpenSet {
  readonly game: string;
  readonly id: string;
  head = $state("");
  pieces = $state.raw<readonly Piece[]>([]);
  findings = $state.raw<ReadonlyMap<number, Finding>>(new Map());
  /** Mistakes of no entry, by the lines of the whole text. */
  mistakes = $state.raw<readonly CardMistake[]>([]);
  /** Ids of cards that ship, like the one that is edited. */
  like = $state.raw<readonly string[]>([]);
  /** Whether the browser took what was saved last. */
  saved = $state(true);
  /** What was deleted last, and the entries before. */
  deleted = $state.raw<{ name: string; before: readonly Piece[] } | null>(null);
  #next = 0;

  /** The text of the file. */
  readonly text: string = $derived(joined(this.#file));
  /** The cards and leaders. */
  readonly cards: readonly Piece[] = $derived(this.under("cards"));
  readonly scenarios: readonly Piece[] = $derived(this.pieces.filter(({ list }) => list === "scenarios"));
  readonly title: string = $derived(this.field("title"));

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
    this.load();
  }

  /** Whether the browser has the set. */
  get exists(): boolean {
    return savedText(this.game, this.id).value !== "";
  }

  get #file(): SetFile {
    return { head: this.head, entries: [...this.pieces] };
  }

  /** Take the saved text, as another window may have changed it. An entry is known by its place. */
  load(): void {
    const { head, entries } = parted(savedText(this.game, this.id).value);
    this.head = head;
    this.pieces = entries.map((entry, place) => {
      const known = this.pieces[place];
      return { ...entry, key: known?.list === entry.list ? known.key : (this.#next += 1) };
    });
  }

  /** Return the entries of a tab, without scenarios. */
  under(tab: Tab): readonly Piece[] {
    return this.pieces.filter(({ list }) => list !== "scenarios" && tabOf(list) === tab);
  }

  /** Return the ids of the cards of the set and of a catalogue. */
  cardIds(catalogue: Catalogue): readonly string[] {
    return [...new Set([...this.cards.map(({ text }) => idIn(text)), ...catalogue.cards.map(({ id }) => id)])];
  }

  /** Return the path of a tab of the set's page. */
  pathOfTab(tab: Page): string {
    return `/workshop/${this.game}/${this.id}${tab === "cards" ? "" : `/${tab}:`}`;
  }

  /** Return the path of an entry's page: by its id, or by its place if the id is missing or another's. The name of an entry
   * that is no card follows that of its tab. */
  pathOf(piece: Piece): string {
    const tab = tabOf(piece.list);
    const id = idIn(piece.text);
    const beside = this.under(tab);
    const place = beside.indexOf(piece);
    const first = beside.findIndex(({ text }) => idIn(text) === id);
    const name = id && first === place ? id : `~${place}`;
    return `/workshop/${this.game}/${this.id}/${tab === "cards" ? "" : `${tab}:`}${name}`;
  }

  /** Return the entry that the last part of such a path names. */
  pieceAt(part: string): Piece | undefined {
    const name = part.slice(part.indexOf(":") + 1);
    const tab = tabAt(part);
    const beside = tab === "balance" ? [] : this.under(tab);
    if (name === "") return undefined; // it is a tab
    return name.startsWith("~") ? beside[Number(name.slice(1))] : beside.find(({ text }) => idIn(text) === name);
  }

  find(key: number): Finding {
    return this.findings.get(key) ?? NOTHING;
  }

  /** Return the line of the text, from 1, at which an entry begins, after the comments before it. */
  lineOf(piece: Piece): number {
    const lead = piece.text.split("\n").findIndex((line) => !/^\s*(#.*)?$/.test(line));
    return (laid(this.#file).starts.get(piece) ?? 0) + Math.max(0, lead) + 1;
  }

  /** Return a field of the file, such as its title. */
  field(name: string): string {
    return String(valuesIn(this.head)?.[name] ?? "");
  }

  setField(name: string, value: string): void {
    this.head = edited(this.head, [name], value === "" ? undefined : value, HEAD);
    this.#save();
  }

  /** The ids of the words that it declares, by their lists, such as `tribes`. */
  get words(): Record<string, string[]> {
    const lists = Object.entries(valuesIn(this.head) ?? {}).filter(([, value]) => Array.isArray(value));
    const idsOf = (items: unknown[]) => items.map((each) => String((each as { id?: unknown } | null)?.id ?? ""));
    return Object.fromEntries(
      lists.map(([name, items]) => [name, idsOf(items as unknown[]).filter((id) => id !== "")]),
    );
  }

  /** The outlines and pictures of figures of its own, by their names. */
  get figures(): Readonly<Record<string, string>> {
    const given = valuesIn(this.head)?.["figures"];
    const outlines = typeof given === "object" && given !== null ? Object.entries(given) : [];
    return Object.fromEntries(outlines.filter((each): each is [string, string] => typeof each[1] === "string"));
  }

  /** Return a figure as it is drawn: the name of one that ships, or the outline or picture of one of its own. */
  drawn(name: string): string {
    const outline = Object.entries(this.figures).find(([each]) => each === name)?.[1];
    return outline === undefined ? name : isPicture(outline) ? outline : `path:${outline}`;
  }

  /** Add a figure under a name, or (if another has it) one like it, and return the name. */
  addFigure(name: string, outline: string): string {
    const known = this.figures;
    let [free, number] = [name, 1];
    while (free in known && known[free] !== outline) free = `${name}-${(number += 1)}`;
    this.head = edited(this.head, ["figures", free], outline, HEAD);
    this.#save();
    return free;
  }

  edit(key: number, text: string): void {
    if (this.pieces.find((each) => each.key === key)?.text === text) return;
    this.pieces = this.pieces.map((each) => (each.key === key ? { ...each, text } : each));
    this.#save();
  }

  /** Add an entry, after another if that is of the same list, and return its key. */
  add(list: List, text: string, after?: number): number {
    const piece = { list, text, key: (this.#next += 1) };
    const rank = (each: List) => LISTS.indexOf(each);
    const place = this.pieces.findIndex((each) => each.key === after && each.list === list);
    const last = this.pieces.findLastIndex((each) => rank(each.list) <= rank(list));
    this.pieces = this.pieces.toSpliced((place < 0 ? last : place) + 1, 0, piece);
    this.#save();
    return piece.key;
  }

  remove(key: number, name: string): void {
    this.deleted = { name, before: this.pieces };
    this.pieces = this.pieces.filter((each) => each.key !== key);
    this.#save();
  }

  /** Bring back what was deleted last. What was changed since stays. */
  undelete(): void {
    if (!this.deleted) return;
    const now = new Map(this.pieces.map((piece) => [piece.key, piece]));
    const before = this.deleted.before.map((piece) => now.get(piece.key) ?? piece);
    const known = new Set(before.map(({ key }) => key));
    this.pieces = [...before, ...this.pieces.filter(({ key }) => !known.has(key))];
    this.deleted = null;
    this.#save();
  }

  /** Ask for what is right and wrong in the set. `run`: run its scenarios, too. Throws ProblemError. */
  async check(language: Language, card: string | null, run: boolean): Promise<() => void> {
    const { text, starts } = laid(this.#file);
    const found = await requests.check(this.game, language, text, card, run);
    return () => this.#take(found, starts as Map<Piece, number>, run);
  }

  #take(found: CheckedSet, starts: Map<Piece, number>, ran: boolean): void {
    const begun = [...starts].map(([{ key }, start]) => ({ key, start })).sort((one, two) => one.start - two.start);
    const keyAt = (line: number) => begun.findLast(({ start }) => start < line);
    const findings = new Map<number, Finding>();
    for (const { key } of begun) {
      const known = this.find(key);
      findings.set(key, { ...NOTHING, faces: known.faces, scenario: known.scenario, state: known.state });
    }
    const set = (line: number, change: (finding: Finding) => Partial<Finding>) => {
      const key = keyAt(line)?.key ?? -1;
      const finding = findings.get(key);
      if (finding) findings.set(key, { ...finding, ...change(finding) });
    };
    for (const card of found.cards)
      set(card.line, ({ faces, state }) => ({
        card,
        faces: card.faces ?? faces,
        state: ran || card.state === "error" ? card.state : stateAfter(state, card.state),
      }));
    for (const map of found.maps) set(map.line, () => ({ map, state: map.state }));
    for (const scenario of found.scenarios)
      set(scenario.line, (before) => ({
        scenario: {
          ...scenario,
          passes: ran ? scenario.passes : (before.scenario?.passes ?? null),
          problem: ran ? scenario.problem : (before.scenario?.problem ?? ""),
        },
      }));
    const general: CardMistake[] = [];
    for (const mistake of found.mistakes) {
      const start = keyAt(mistake.line)?.start ?? -1;
      if (start < 0) general.push(mistake);
      else
        set(mistake.line, ({ mistakes }) => ({
          mistakes: [
            ...mistakes,
            { ...mistake, line: mistake.line - start, column: Math.max(1, mistake.column - INDENT) },
          ],
        }));
    }
    this.findings = findings;
    this.mistakes = general;
    if (found.like.length > 0) this.like = found.like;
  }

  #save(): void {
    this.saved = saveSet(this.game, this.id, this.text);
  }
}

/** Return the tab that the last part of a path names. */
export function tabAt(part: string | null): Page {
  return PAGES.find((tab) => part?.startsWith(`${tab}:`)) ?? "cards";
}

/** Return the state of a card whose scenarios were run before, by a check that does not run them. */
function stateAfter(before: CardState, now: CardState): CardState {
  return before === "failing" || (before === "passing" && now === "untested") ? before : now;
}
