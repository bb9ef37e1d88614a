// The file of a set of cards, and of what else it holds, in parts that are edited one by one. A part whose YAML is wrong harms no other: parts are told
// apart by the lines that begin them.
import { Document, isCollection, isMap, isNode, isSeq, type Node } from "yaml";

import { parsed } from "./parsed";

/** The lists whose entries are edited one by one. */
export const LISTS = ["cards", "leaders", "maps", "lessons", "puzzles", "scenarios"] as const;
export type List = (typeof LISTS)[number];

/** What the page of a set shows one of at a time: leaders stand with the cards, and scenarios say of these what they do. */
export const TABS = ["cards", "maps", "lessons", "puzzles"] as const;
export type Tab = (typeof TABS)[number];
/** The tabs, and what decks do against decks. */
export const PAGES = [...TABS, "balance"] as const;
export type Page = (typeof PAGES)[number];

/** The lists of scenarios, with what is one, too. */
export const SCENARIOS: readonly List[] = ["lessons", "puzzles", "scenarios"];

/** Return the tab that a list stands in. */
export function tabOf(list: List): Tab {
  return TABS.find((tab) => tab === list) ?? "cards";
}

/** An entry of a list: its lines, as if they were a file of their own, with the comments before them. */
export interface Entry {
  list: List;
  text: string;
}

export interface SetFile {
  /** All lines outside the lists: the game, the title and so on. */
  head: string;
  entries: Entry[];
}

const DASH = "  - ";
const INSIDE = "    ";
/** Lines that belong to what follows them. */
const isLead = (line: string) => /^\s*(#.*)?$/.test(line);

/** Return the parts of a file that `joined` wrote. */
export function parted(text: string): SetFile {
  const head: string[] = [];
  const entries: Entry[] = [];
  let list: List | null = null;
  let lead: string[] = [];
  let lines: string[] = [];
  const close = () => {
    if (list && lines.length > 0) entries.push({ list, text: trimmed(lines) });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const section = /^([a-z-]+):\s*$/.exec(line)?.[1];
    if (LISTS.some((each) => each === section)) {
      close();
      head.push(...lead);
      [list, lead] = [section as List, []];
    } else if (/^[^\s#]/.test(line)) {
      close();
      head.push(...lead, line);
      [list, lead] = [null, []];
    } else if (!list) head.push(line);
    else if (line.startsWith(DASH) || line === DASH.trimEnd()) {
      close();
      lines.push(...lead.map((each) => each.replace(/^ {2}/, "")), line.slice(DASH.length));
      lead = [];
    } else if (isLead(line) && !line.startsWith(INSIDE)) lead.push(line);
    else {
      lines.push(...lead, line);
      if (lines.length > 1) lines.push(lines.pop()?.replace(/^ {4}/, "") ?? "");
      lead = [];
    }
  }
  close();
  return { head: trimmed(head), entries };
}

/** Return the text of a file. */
export function joined(file: SetFile): string {
  return laid(file).text;
}

/** Return the text of a file, and the line, from 0, at which each entry begins. */
export function laid({ head, entries }: SetFile): { text: string; starts: Map<Entry, number> } {
  const starts = new Map<Entry, number>();
  const lines = head.split("\n");
  for (const list of LISTS) {
    const own = entries.filter((entry) => entry.list === list);
    if (own.length > 0) lines.push("", `${list}:`);
    for (const [place, entry] of own.entries()) {
      if (place > 0) lines.push("");
      starts.set(entry, lines.length);
      lines.push(...written(entry));
    }
  }
  return { text: `${lines.join("\n")}\n`, starts };
}

/** The columns by which an entry is indented. */
export const INDENT = DASH.length;

function written({ text }: Entry): string[] {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => !isLead(line));
  const lead = lines.slice(0, first < 0 ? undefined : first).filter((line) => line !== "");
  const rest = first < 0 ? [""] : lines.slice(first);
  return [
    ...lead.map((line) => `  ${line}`),
    ...rest.map((line, place) =>
      line === "" ? (place === 0 ? DASH.trimEnd() : "") : (place === 0 ? DASH : INSIDE) + line,
    ),
  ];
}

function trimmed(lines: readonly string[]): string {
  return lines.join("\n").replace(/^\n+/, "").trimEnd();
}

/** Return the parts of any YAML file with lists of entries, as others may have written it; null if it cannot be read. */
export function opened(text: string): SetFile | null {
  const source = text.replaceAll("\r\n", "\n");
  const document = parsed(source);
  const top = document?.contents;
  if (!document || document.errors.length > 0 || !isMap(top)) return null;
  if (top.flow) {
    top.flow = false;
    return opened(document.toString(STYLE));
  }
  const entries: Entry[] = [];
  let head = source;
  for (const pair of [...top.items].reverse()) {
    const list = LISTS.find((each) => each === String(pair.key));
    if (!list) continue;
    const [from, , end] = rangeOf(pair.key as Node);
    const to = isNode(pair.value) ? rangeOf(pair.value)[2] : end;
    head = `${head.slice(0, from)}\n${head.slice(to)}`;
    if (isSeq(pair.value))
      entries.unshift(...entriesOf(pair.value.items as Node[], list, source, end, pair.value.flow));
  }
  const rest = trimmed(head.split("\n")).replace(/\n{3,}/g, "\n\n");
  if (top.has("steps")) return { head: gameIn(rest), entries: [...entries, scenarioOf(rest)] };
  const puzzles = top.items.map(({ value }) => value);
  if (!puzzles.every((each) => isMap(each) && each.has("game") && each.has("steps"))) return { head: rest, entries };
  const several = entriesOf(puzzles as Node[], "puzzles", source, 0).map(({ text: each }) => each);
  return { head: gameIn(several[0] ?? ""), entries: several.map(scenarioOf) };
}

/** Return the line of a scenario's file that names its game. */
function gameIn(text: string): string {
  return /^game:.*/m.exec(text)?.[0] ?? "";
}

/** Return the file of a scenario, such as a puzzle, as an entry of a set. */
function scenarioOf(text: string): Entry {
  const list = /^puzzle:/m.test(text) ? "puzzles" : /^lesson:/m.test(text) ? "lessons" : "scenarios";
  return { list, text: trimmed(text.replace(/^game:.*\n?/m, "").split("\n")) };
}

/** Return entries in a text, after the key of their list. */
function entriesOf(items: readonly Node[], name: List, source: string, after: number, flows = false): Entry[] {
  let before = after;
  return items.map((item) => {
    const [from, , to] = rangeOf(item);
    const lead = source
      .slice(before, from)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.startsWith("#"));
    before = to;
    if (flows || !isCollection(item) || item.flow) return { list: name, text: styled(item) };
    const indent = from - (source.lastIndexOf("\n", from - 1) + 1);
    const dedent = new RegExp(`^ {0,${indent}}`);
    const [first = "", ...others] = source.slice(from, to).split("\n");
    return { list: name, text: trimmed([...lead, first, ...others.map((line) => line.replace(dedent, ""))]) };
  });
}

function rangeOf(node: Node): [number, number, number] {
  return node.range ?? [0, 0, 0];
}

/** How values are written: as by hand. */
export const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

function styled(item: Node): string {
  if (isCollection(item)) item.flow = false;
  return new Document(item).toString(STYLE).trimEnd();
}
