// Views in words, as the game's catalogue declares; the terminal says the same.
import type { Card, Catalogue } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import { GLYPHS } from "./glyphs";

/** A number of a thing, with its name. */
export interface ShownValue {
  field: string;
  name: string;
  now: number;
  /** Its maximum. */
  most: number | null;
  /** The printed number, if it differs. */
  printed: number | null;
}

/** A trait of a thing, with the term that the catalogue explains. */
export interface ShownTrait {
  term: string;
  name: string;
  /** Its glyph on the rim, if it has one. */
  glyph?: string;
  number?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Return the numbers of a thing of a kind, such as unit or player: all of them, or if `brief` the important ones. */
export function valuesOf(kind: string, thing: object, catalogue: Catalogue, brief: boolean, card?: Card): ShownValue[] {
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

/** Return the traits of a thing, the most pressing first. */
export function traitsOf(thing: object, catalogue: Catalogue): ShownTrait[] {
  const fields = thing as Fields;
  return catalogue.described.traits.flatMap(({ field, term, holds, sign }) => {
    const found = fields[field];
    const list = Array.isArray(found) ? (found as unknown[]) : null;
    if (holds === "" ? !found || list?.length === 0 : !list?.includes(holds)) return [];
    const number = typeof found === "number" ? found : undefined;
    return [{ term, name: nameOfTrait(term, catalogue, number), number, ...(sign in GLYPHS && { glyph: sign }) }];
  });
}

/** Describe a bonus to a thing of a kind: `Attack +1, Guard`. */
export function bonusOf(kind: string, bonus: object, catalogue: Catalogue): string {
  const values = valuesOf(kind, bonus, catalogue, false).filter(({ now }) => now !== 0);
  return [
    ...values.map(({ name, now }) => `${name} ${now > 0 ? "+" : "−"}${Math.abs(now)}`),
    ...traitsOf(bonus, catalogue).map(({ name }) => name),
  ].join(", ");
}

/** Return the temporary bonuses of a thing, each with its duration. */
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

/** Return what auras give to a thing, each with the name of the unit that gives it. */
export function aurasOf<Aura extends object>(
  kind: string,
  auras: readonly Aura[],
  catalogue: Catalogue,
  nameOf: (aura: Aura) => string,
): { from: string; text: string }[] {
  return auras.map((aura) => ({
    from: say("from-aura", { name: nameOf(aura) }),
    text: bonusOf(kind, aura, catalogue),
  }));
}

/** A card as it is held: its numbers now, where they differ from the printed ones, and the traits that it was given. */
export interface HeldNow {
  cost: number | null;
  attack: number | null;
  health: number | null;
  given: ShownTrait[];
}

export function heldNow(cost: number | null, added: object, card: Card, catalogue: Catalogue): HeldNow {
  const now = (field: "attack" | "health"): number | null => {
    const value = catalogue.described.values.held?.find(({ printed }) => printed === field);
    const more = value && numberIn((added as Fields)[value.field]);
    return more && card[field] !== null ? card[field] + more : null;
  };
  return { cost, attack: now("attack"), health: now("health"), given: traitsOf(added, catalogue) };
}

/** Describe a thing, its numbers before its traits: `Attack 2, Health 1 of 3, Guard`. */
export function describe(kind: string, thing: object, catalogue: Catalogue): string {
  const values = valuesOf(kind, thing, catalogue, true).map(({ name, now, most }) =>
    most === null ? `${name} ${now}` : say("value-of", { name, now, most }),
  );
  return [...values, ...traitsOf(thing, catalogue).map(({ name }) => name)].join(", ");
}

/** Describe each player in a sentence. */
export function describePlayers(
  view: { players: readonly object[] },
  catalogue: Catalogue,
  nameOf: (seat: number) => string,
): string[] {
  return view.players.map((player, seat) => `${nameOf(seat)}: ${describe("player", player, catalogue)}.`);
}

/** Return the name of a keyword or status, with its number. */
export function nameOfTrait(term: string, catalogue: Catalogue, number?: number): string {
  const name = catalogue.terms[term] ?? term;
  if (number === undefined) return name;
  return name.includes("X") ? name.replace("X", `${number}`) : `${name} ${number}`;
}

/** Return the number in a field of a view; of a list, its length. */
function numberIn(field: unknown): number | null {
  if (Array.isArray(field)) return field.length;
  return typeof field === "number" ? field : null;
}
