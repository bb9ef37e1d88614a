// Gods, relics and creatures of a view, in words and signs.
import { cardOf } from "../../cards/faces";
import type { Card, Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { nameOf, ownerOf, type State } from "../telling";
import { creaturesOf, powerSeat } from "./rows";
import type { Unit, View } from "./view";

export function unitAt(view: View, place: string): Unit | undefined {
  return view.units.find((unit) => unit.tile === place);
}

/** The card of a unit as it is printed; a god's is that of its domain. */
export function printed(unit: Unit, view: View, catalogue: Catalogue): Card | undefined {
  if (unit.kind === "god") return catalogue.leaders.find((card) => card.id === view.players[unit.owner]?.god);
  return cardOf(catalogue, unit.card);
}

export function unitName(unit: Unit, view: View, catalogue: Catalogue): string {
  const god = view.players[unit.owner]?.god;
  return unit.kind === "god" && god
    ? `${catalogue.terms.god}: ${nameOf(god, catalogue)}`
    : nameOf(unit.card, catalogue);
}

/** Whether a unit shows that it can do no more this turn. */
export function isTired(unit: Unit, view: View): boolean {
  return unit.kind === "creature" && unit.owner === view.active && !unit.ready;
}

/** A sign of a unit: its glyph, the term that names it, and a number if it has one. */
export interface Mark {
  glyph: string;
  term: string;
  number?: number;
}

/** Keywords as their signs are called, those that matter most to the other player first. */
const KEYWORDS: Readonly<Record<string, string>> = {
  frontline: "wall",
  ward: "ward",
  hidden: "stealth",
  protected: "immune",
  deadly: "death",
  leech: "leech",
  overkill: "overkill",
  "twin-strike": "twin-strike",
  flank: "flank",
  godblitz: "godblitz",
  blitz: "charge",
  confused: "stunned",
  "cannot-attack": "bound",
  soulless: "soulless",
  backline: "backline",
};

const STATUSES: Readonly<Record<string, string>> = { asleep: "asleep", sick: "sick" };

const NUMBERS = { burn: "burn", armor: "protect", regen: "heal", "spell-boost": "boost" } as const;

export function marksOf(unit: Unit): Mark[] {
  const signs = (prefix: string, glyphs: Readonly<Record<string, string>>, found: readonly string[]): Mark[] =>
    Object.entries(glyphs).flatMap(([name, glyph]) =>
      found.includes(name) ? [{ glyph, term: `${prefix}-${name}` }] : [],
    );
  const numbers = Object.entries(NUMBERS).flatMap(([name, glyph]) => {
    const number = unit[name as keyof typeof NUMBERS];
    return number > 0 ? [{ glyph, term: `name-${name}`, number }] : [];
  });
  return [...signs("status", STATUSES, unit.statuses), ...signs("keyword", KEYWORDS, unit.keywords), ...numbers];
}

/** All keywords, statuses and numbers of a unit. */
export function statesOf(unit: Unit, catalogue: Catalogue): State[] {
  const named = marksOf(unit).map(({ term, number }) => ({
    term,
    name: [catalogue.terms[term] ?? term, number].filter((part) => part !== undefined).join(" "),
  }));
  const others = unit.statuses.filter((name) => !(name in STATUSES)).map((name) => `status-${name}`);
  return [...named, ...others.map((term) => ({ term, name: catalogue.terms[term] ?? term }))];
}

/** The name of what a unit's `health` is. */
export function healthTerm(unit: Unit): string {
  return unit.kind === "relic" ? "name-durability" : "name-health";
}

/** What a screen reader says of a unit. */
export function describeUnit(unit: Unit, view: View, catalogue: Catalogue): string {
  const parts = [`${unit.tile}: ${unitName(unit, view, catalogue)}`, ownerOf(unit.owner, view.seat)];
  if (unit.kind !== "god" || unit.strength > 0) parts.push(`${catalogue.terms["name-attack"]} ${unit.strength}`);
  parts.push(
    unit.kind === "relic"
      ? `${catalogue.terms["name-durability"]} ${unit.health}`
      : say("health-of", { health: unit.health, maximum: unit.maximum }),
  );
  return [...parts, ...statesOf(unit, catalogue).map((state) => state.name)].join(", ");
}

/** What a screen reader says of a place of the board. */
export function describePlace(place: string, view: View, catalogue: Catalogue): string {
  const unit = unitAt(view, place);
  if (unit) return describeUnit(unit, view, catalogue);
  const gap = /^gap-(\d)$/.exec(place);
  if (gap) return describeGap(Number(gap[1]) - 1, view, catalogue);
  const sold = /^sanctum-(\d)$/.exec(place);
  if (sold) return describeSold(Number(sold[1]) - 1, view, catalogue);
  const seat = powerSeat(view, place);
  return seat === null ? place : describePower(seat, view, catalogue);
}

function describeGap(place: number, view: View, catalogue: Catalogue): string {
  const row = creaturesOf(view, view["to-act"] ?? 0);
  const [left, right] = [row[place - 1], row[place]].map((unit) => unit && nameOf(unit.card, catalogue));
  if (left && right) return say("gap-between", { left, right });
  if (left) return say("gap-right", { left });
  return right ? say("gap-left", { right }) : say("gap-only");
}

function describeSold(place: number, view: View, catalogue: Catalogue): string {
  const sold = view.sanctum?.[place];
  if (!sold) return "";
  const card = cardOf(catalogue, sold.card);
  return `${catalogue.terms["name-sanctum"]}: ${nameOf(sold.card, catalogue)}, ${catalogue.terms["name-favor"]} ${sold.favor}. ${card?.text.join(" ") ?? ""}`;
}

function describePower(seat: number, view: View, catalogue: Catalogue): string {
  const player = view.players[seat];
  const card = cardOf(catalogue, player?.power);
  if (!player || !card) return "";
  const used = player["power-used"] ? [say("leader-used")] : [];
  return [
    `${catalogue.terms["kind-god-power"]}: ${card.name}, ${ownerOf(seat, view.seat)}, ${catalogue.terms["name-cost"]} ${card.cost}.`,
    card.text.join(" "),
    ...used,
  ].join(" ");
}

/** All that stands on the board and what the players have, in sentences. */
export function describeBoard(view: View, catalogue: Catalogue): string[] {
  const players = view.players.map(({ mana, gems, favor, deck }, seat) => {
    const values = [
      ["mana", `${mana}/${gems}`],
      ["favor", favor],
    ].map(([name, value]) => `${catalogue.terms[`name-${name}`]} ${value}`);
    return `${say("player", { number: seat + 1 })}: ${[...values, `${say("deck")} ${deck}`].join(", ")}.`;
  });
  const sold = (view.sanctum ?? []).flatMap((each, place) => (each ? [describeSold(place, view, catalogue)] : []));
  return [...players, ...view.units.map((unit) => `${describeUnit(unit, view, catalogue)}.`), ...sold];
}
