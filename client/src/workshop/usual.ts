// What cards that ship usually have, by their kinds: the fields that a form shows at once, and the values of a new card.
import { edited, valuesIn } from "./fields";

/** The shares of a kind's cards that must have a field, so that it is a usual one, or one that is not rare. */
const OFTEN = 0.6;
export const NOT_RARE = 0.05;
const ALWAYS = 0.95;
/** Fields that a new card begins without. */
const LEFT = [
  "figure",
  "house",
  "text",
  "abilities",
  "auras",
  "do",
  "target",
  "keywords",
  "subtypes",
  "pantheon",
  "god",
];

/** What a card does. */
const DEEDS = ["abilities", "do"];

/** The YAML of the cards that ship, by id. */
export type Sources = Readonly<Record<string, string>>;

/** Return the top-level fields in the YAML of a card. */
function fieldsIn(text: string): string[] {
  return [...text.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name ?? "");
}

/** Return the plain value of a top-level field. */
function valueIn(text: string, field: string): string | undefined {
  return new RegExp(`^${field}: *([\\w-]+) *$`, "m").exec(text)?.[1];
}

/** Return the lines of a top-level field. */
function partOf(text: string, field: string): string[] {
  const lines = text.trimEnd().split("\n");
  const from = lines.findIndex((line) => line.startsWith(`${field}:`));
  if (from < 0) return [];
  const to = lines.findIndex((line, place) => place > from && !line.startsWith(" "));
  return lines.slice(from, to < 0 ? undefined : to);
}

const ofKind = (sources: Sources, kind: string) =>
  Object.values(sources).filter((text) => valueIn(text, "kind") === kind && !/^token: true/m.test(text));

/** Return the fields that cards of a kind usually have, or at least a share of them. */
export function usualFields(sources: Sources, kind: string, share = OFTEN): Set<string> {
  const texts = ofKind(sources, kind);
  const counts = new Map<string, number>();
  for (const text of texts) for (const field of fieldsIn(text)) counts.set(field, (counts.get(field) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= share * texts.length).map(([field]) => field));
}

/** Return the kinds of cards that ship, the most common first. */
export function kindsOf(sources: Sources): string[] {
  const counts = new Map<string, number>();
  for (const text of Object.values(sources)) {
    const kind = valueIn(text, "kind");
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
}

/** Return the YAML of a new card of a kind, with middling values, the figure of some other, and what such a card must do as the
 * shortest of them does it. */
export function newCard(sources: Sources, kind: string, id: string, name: string): string {
  const texts = ofKind(sources, kind);
  const own = [...usualFields(sources, kind)].filter((field) => !["id", "name", "kind", ...LEFT].includes(field));
  const lines = own.flatMap((field) => {
    const found = texts.map((text) => valueIn(text, field)).filter((value) => value !== undefined);
    const value = found.every((each) => /^\d+$/.test(each)) ? middle(found) : mostOf(found);
    return value === undefined ? [] : [`${field}: ${value}`];
  });
  const needed = [...usualFields(sources, kind, ALWAYS)].filter((field) => DEEDS.includes(field));
  const shortest = texts.toSorted((one, other) => one.length - other.length)[0] ?? "";
  for (const field of needed) lines.push(...partOf(shortest, field), ...partOf(shortest, "target"));
  const figures = texts.map((text) => valueIn(text, "figure")).filter((figure) => figure !== undefined);
  if (figures.length > 0) lines.push(`figure: ${figures[Math.floor(Math.random() * figures.length)]}`);
  return edited([`id: ${id}`, `kind: ${kind}`, ...lines].join("\n"), ["name", "en"], name, ["id", "name"]);
}

/** Return the ids of the leaders among the sources. */
export function leadersIn(sources: Sources): string[] {
  return Object.keys(sources).filter((id) => valueIn(sources[id] ?? "", "kind") === undefined);
}

/** Return the YAML of a new leader, with the ability of the leader that says it shortest. */
export function newLeader(sources: Sources, id: string, name: string): string {
  const [shortest = ""] = leadersIn(sources)
    .map((each) => sources[each] ?? "")
    .toSorted((one, other) => one.length - other.length);
  const order = fieldsIn(shortest);
  return [
    [["id"], id] as const,
    [["name"], { en: name }] as const,
    [["ability"], { en: namesIn(shortest, "ability")["en"] ?? name }] as const,
    [["house"], undefined] as const,
  ].reduce((text, [path, value]) => edited(text, path, value, order), shortest.trimEnd());
}

function middle(values: readonly string[]): string | undefined {
  return values.toSorted((one, two) => Number(one) - Number(two))[values.length >> 1];
}

function mostOf(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((each) => each === value).length;
  return [...new Set(values)].toSorted((one, two) => count(two) - count(one))[0];
}

/** Return an id made of a name; empty if no letter of it can be in one. */
export function idOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-")
    .slice(0, 40)
    .replace(/-$/, "");
}

/** Return the first of the ids `stem`, `stem-2`, ... that none of these entries has, and its number. */
export function freeId(stem: string, entries: readonly { text: string }[]): [id: string, number: number] {
  const taken = new Set(entries.map(({ text }) => idIn(text)));
  let [id, number] = [stem, 1];
  while (taken.has(id)) id = `${stem}-${(number += 1)}`;
  return [id, number];
}

/** Return the id in the YAML of a card; empty if it has none. */
export function idIn(text: string): string {
  return /^id:[ \t]*["']?([\w-]+)/m.exec(text)?.[1] ?? "";
}

/** Return the name in the YAML of an entry: in a language, or else in another, or its id. */
export function nameIn(text: string, language: string): string {
  const names = namesIn(text);
  return names[language] ?? Object.values(names)[0] ?? (idIn(text) || "?");
}

/** Return the names of a card in its YAML, or those of another field, in each language that has one. */
export function namesIn(text: string, field = "name"): Record<string, string> {
  const name = valuesIn(text)?.[field];
  const names = typeof name === "object" && name !== null ? Object.entries(name) : [];
  return Object.fromEntries(names.filter((each): each is [string, string] => typeof each[1] === "string"));
}

/** Return the title of a scenario in its YAML: in a language, or else in another. */
export function titleIn(text: string, language: string): string {
  const title = valuesIn(text)?.["title"];
  if (typeof title === "string") return title;
  const titles = namesIn(text, "title");
  return titles[language] ?? Object.values(titles)[0] ?? "?";
}
