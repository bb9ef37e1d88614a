// What of a view is told in words, as the game's catalogue declares it: the same that the terminal tells.
import type { Card, Catalogue } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import { GLYPHS } from "./glyphs";

/** A number of a thing, under its name. */
export interface Told {
  field: string;
  name: string;
  now: number;
  /** The most that it can be. */
  most: number | null;
  /** What its card has, where that is something else. */
  printed: number | null;
}

/** Something that a thing has or is, and the term under which the catalogue explains it. */
export interface State {
  term: string;
  name: string;
  /** Its sign on the rim. What has none is drawn in another way, or not at all. */
  glyph?: string;
  number?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The numbers that are told of a thing of a kind, a unit or a player; of all its numbers, if not `brief`. */
export function valuesOf(kind: string, thing: object, catalogue: Catalogue, brief: boolean, card?: Card): Told[] {
  const fields = thing as Fields;
  return (catalogue.described.values[kind] ?? []).flatMap((value) => {
    const now = numberIn(fields[value.field]);
    if (now === null || (now === 0 && !value.idle) || (brief && !value.brief)) return [];
    const most = numberIn(typeof value.of === "number" ? value.of : fields[value.of]);
    const once = numberIn((card as Fields | undefined)?.[value.printed]);
    const printed = once === (most ?? now) ? null : once;
    return [{ field: value.field, name: catalogue.terms[value.term] ?? value.term, now, most, printed }];
  });
}

/** What a thing has and is, the most pressing first. */
export function statesOf(thing: object, catalogue: Catalogue): State[] {
  const fields = thing as Fields;
  return catalogue.described.traits.flatMap(({ field, term, holds, sign }) => {
    const found = fields[field];
    const list = Array.isArray(found) ? (found as unknown[]) : null;
    if (holds === "" ? !found || list?.length === 0 : !list?.includes(holds)) return [];
    const number = typeof found === "number" ? found : undefined;
    return [{ term, name: nameOfState(term, catalogue, number), number, ...(sign in GLYPHS && { glyph: sign }) }];
  });
}

/** What a bonus adds to a thing of a kind: `Attack +1, Guard`. */
export function bonusOf(kind: string, bonus: object, catalogue: Catalogue): string {
  const values = valuesOf(kind, bonus, catalogue, false).filter(({ now }) => now !== 0);
  return [
    ...values.map(({ name, now }) => `${name} ${now > 0 ? "+" : "−"}${Math.abs(now)}`),
    ...statesOf(bonus, catalogue).map(({ name }) => name),
  ].join(", ");
}

/** What a thing has for a while, each bonus after how long it lasts. */
export function temporaryOf(
  kind: string,
  { temporary }: { temporary: readonly { until: string }[] },
  catalogue: Catalogue,
): { from: string; text: string }[] {
  return temporary.map((bonus) => ({
    from: known(`until-${bonus.until}`) ? say(`until-${bonus.until}`) : "",
    text: bonusOf(kind, bonus, catalogue),
  }));
}

/** What is told of a thing, from number to state: `Attack 2, Health 1 of 3, Guard`. */
export function describe(kind: string, thing: object, catalogue: Catalogue): string {
  const values = valuesOf(kind, thing, catalogue, true).map(({ name, now, most }) =>
    most === null ? `${name} ${now}` : say("value-of", { name, now, most }),
  );
  return [...values, ...statesOf(thing, catalogue).map(({ name }) => name)].join(", ");
}

/** All that is told of each player, in sentences. */
export function describePlayers(view: { players: readonly object[] }, catalogue: Catalogue): string[] {
  return view.players.map(
    (player, seat) => `${say("player", { number: seat + 1 })}: ${describe("player", player, catalogue)}.`,
  );
}

/** The name of a keyword or a status, with its number. */
export function nameOfState(term: string, catalogue: Catalogue, number?: number): string {
  const name = catalogue.terms[term] ?? term;
  if (number === undefined) return name;
  return name.includes("X") ? name.replace("X", `${number}`) : `${name} ${number}`;
}

/** A number of a view; of a list, how many it holds. */
function numberIn(field: unknown): number | null {
  if (Array.isArray(field)) return field.length;
  return typeof field === "number" ? field : null;
}
