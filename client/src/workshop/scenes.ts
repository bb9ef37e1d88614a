// Puzzles and lessons of a set: how a new one begins, how recorded steps come into its text, and its matches.
import { Document, isCollection, isSeq, type Node } from "yaml";

import { api } from "../protocol/api";
import type { Card, Catalogue } from "../protocol/types";
import { isId, one } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import { edited, valuesIn, type Path } from "./fields";
import type { OpenSet, Piece } from "./open-set.svelte";
import { parsed } from "./parsed";
import { schemasAt, shapesOf, type Schema } from "./schema";
import { STYLE } from "./set-file";
import type { Step } from "./types";

/** The lists of puzzles and of lessons. */
export type RiddleList = "puzzles" | "lessons";

/** What is done with a puzzle or a lesson in a match: it is recorded, or played as what it is. */
export type Doing = "record" | "play";

// ---- a new one ------------------------------------------------------------------------------------------------------

/** Return the text of a new entry. `position` has the lines of its beginning. */
export function newRiddle(list: RiddleList, title: string, words: string, language: string, position: string): string {
  const said = (text: string) => `{${language}: ${JSON.stringify(text)}}`;
  const role = list === "puzzles" ? "puzzle: {kind: win}" : `lesson:\n  about: ${said(title)}\n  end: ${said(words)}`;
  const step = list === "puzzles" ? "end-turn" : `say: ${said(words)}\n    end-turn: {}`;
  return `title: ${said(title)}\n${role}\n${position.trimEnd()}\nsteps:\n  - ${step}`;
}

/** The health of a unit that can be hurt a few times. */
const HEALTH = 5;

/** Return the lines of a position to begin with: a unit on either side, or else a stack. */
export function plainPosition(catalogue: Catalogue, schema: Schema): string {
  const has = (path: Path) => schemasAt(path, schema, schema).length > 0;
  if (!has(["position", "units", "friend", "card"])) {
    const [army = ""] = catalogue.cards.filter(({ kind }) => kind === "army").map(({ id }) => id);
    return `position:\n  players:\n${["p1", "p2"].map((seat) => `    ${seat}: {hand: [${army}], stacks: {${army}: 2}}`).join("\n")}`;
  }
  const plain = catalogue.cards.filter(({ health, token, text }) => health !== null && !token && text.length === 0);
  const far = ({ health }: Card) => Math.abs((health ?? 0) - HEALTH);
  const [unit] = plain.toSorted((one, two) => far(one) - far(two) || one.id.localeCompare(two.id));
  const line = (name: string, owner: string, at: string) =>
    `    ${name}: {card: ${unit?.id ?? ""}, owner: ${owner}${has(["position", "units", name, "at"]) ? `, at: ${at}` : ""}}`;
  return `position:\n  players:\n    p1: {hand: []}\n    p2: {hand: []}\n  units:\n${line("friend", "p1", "c3")}\n${line("foe", "p2", "e3")}`;
}

// ---- its schema -----------------------------------------------------------------------------------------------------

/** Return the schema of a place in a scenario. */
export function schemaAt(path: Path, root: Schema): Schema {
  return { anyOf: schemasAt(path, root, root) };
}

/** Return the schema of a map without some of its fields. */
export function without(schema: Schema, names: readonly string[], root: Schema): Schema {
  const [shape] = shapesOf(schema, root);
  if (shape?.type !== "map") return schema;
  const kept = Object.entries(shape.fields).filter(([name]) => !names.includes(name));
  return { type: "object", properties: Object.fromEntries(kept), required: [...shape.required] };
}

/** Return to whom a unit may belong; or the seats, where nothing says. */
export function ownersIn(schema: Schema, seats: number): string[] {
  const [shape] = shapesOf(schemaAt(["position", "units", "unit", "owner"], schema), schema);
  return shape?.type === "word" ? shape.words.map(String) : ["p1", "p2", "p3", "p4"].slice(0, seats);
}

/** Return whether a unit stands at a place of its own. */
export function isPlaced(schema: Schema): boolean {
  return schemasAt(["position", "units", "unit", "at"], schema, schema).length > 0;
}

// ---- its steps ------------------------------------------------------------------------------------------------------

/** Return the steps in the text of an entry. */
export function stepsIn(text: string): Step[] {
  const steps = valuesIn(text)?.["steps"];
  return Array.isArray(steps) ? (steps as Step[]) : [];
}

/** Return the text with other steps from the one with this number on. */
export function withSteps(text: string, from: number, steps: readonly Step[]): string {
  const lines = steps.map(stepLines).join("\n");
  const list: unknown = parsed(text)?.get("steps", true);
  const items = isSeq(list) && !list.flow ? (list.items as Node[]) : [];
  const [first, last] = [items[from], items.at(-1)];
  if (from === 0 || !last) {
    const kept = stepsIn(text).slice(0, from).map(stepLines);
    return `${edited(text, ["steps"], undefined, [])}\nsteps:\n${[...kept, ...(lines ? [lines] : [])].join("\n")}`;
  }
  const end = last.range?.[1] ?? text.length;
  const at = first?.range ? text.lastIndexOf("\n", first.range[0]) : end;
  const dash = text.lastIndexOf("\n", last.range?.[0] ?? 0) + 1;
  const indent = /^ */.exec(text.slice(dash))?.[0] ?? "";
  const own = lines.replace(/^ {2}/gm, indent);
  return text.slice(0, at).trimEnd() + (own && `\n${own}`) + text.slice(end).trimEnd();
}

/** Return a step as the lines of a list. */
function stepLines(step: Step): string {
  if (typeof step === "string") return `  - ${step}`;
  return `  - ${Object.entries(step)
    .map(([name, said]) => `${name}: ${flow(said)}`)
    .join("\n    ")}`;
}

function flow(value: unknown): string {
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString(STYLE).trimEnd();
}

/** Return whether a step is one of those by which an entry begins. */
export function isFirst(steps: readonly Step[]): boolean {
  const [step] = steps;
  return steps.length === 1 && (step === "end-turn" || (typeof step === "object" && "end-turn" in step));
}

// ---- its matches ----------------------------------------------------------------------------------------------------

/** Return the match in which an entry of a set is recorded or played, and from which step on; empty: none yet. */
export function matchFor(set: OpenSet, doing: Doing): Saved<string> {
  return new Saved(
    `theagon-${doing}-${set.game}-${set.id}`,
    one(isId, () => ""),
  );
}

/** Begin a match with an entry: to be recorded after this many of its actions, or (null) as what it is. */
export async function beginRiddle(set: OpenSet, piece: Piece, step: number | null, seats: number): Promise<string> {
  const begin = { type: "entry" as const, cards: set.text, line: set.lineOf(piece), step };
  const players = step === null ? [] : Array.from({ length: seats }, () => ({ who: "me" as const }));
  const { match } = await api.create({ game: set.game, begin, players });
  const doing = step === null ? "play" : "record";
  matchFor(set, doing).change(() => match);
  return `${set.pathOf(piece)}/${doing}`;
}
