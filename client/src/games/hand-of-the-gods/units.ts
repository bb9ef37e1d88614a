// Units of a view, in words and signs.
import { cardOf } from "../../cards/faces";
import type { Card, Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { compare, nameOf, ownerOf, type Compared, type State } from "../telling";
import type { Unit, View } from "./view";

export const STONE = "summoning-stone";

export function unitAt(view: View, tile: string): Unit | undefined {
  return view.units.find((unit) => unit.tile === tile);
}

/** The card of a unit as it is printed; none for a stone. */
export function printed(unit: Unit, catalogue: Catalogue): Card | undefined {
  return cardOf(catalogue, unit.card);
}

/** Whether a unit is on the board: a banished one's tile is kept for it, but it is not there (HG4.21). */
export function isThere(unit: Unit): boolean {
  return unit.banished.length === 0;
}

/** Whether a unit shows that it can do no more: it has acted, is new, or is stunned. */
export function isTired(unit: Unit): boolean {
  return unit.stunned.length > 0 || ["exhausted", "sick", "attacked"].some((name) => unit.statuses.includes(name));
}

export function compareAttack(unit: Unit, card: Card | undefined): Compared {
  return compare(unit.attack ?? 0, card?.attack ?? unit.attack ?? 0);
}

/** A sign on a unit's rim: its glyph, the term that names it, and a number if it has one. */
export interface Mark {
  glyph: string;
  term: string;
  number?: number;
}

/** The signs of a unit, those that matter most to the other player first. */
export function marksOf(unit: Unit): Mark[] {
  const found: Mark[] = [];
  const add = (glyph: string, term: string, number?: number): void => {
    found.push(number === undefined ? { glyph, term } : { glyph, term, number });
  };
  if (unit.stunned.length > 0) add("stunned", "status-stunned");
  if (unit.keywords.includes("guard")) add("guard", "keyword-guard");
  if (unit.keywords.includes("stealth")) add("stealth", "keyword-stealth");
  if (unit.protect > 0) add("protect", "keyword-protect", unit.protect);
  const immune = unit.keywords.find((word) => word.startsWith("immune"));
  if (immune) add("immune", `keyword-${immune}`);
  if (unit.statuses.includes("warcry")) add("warcry", "trigger-warcry");
  if (unit.keywords.includes("reincarnate")) add("reincarnate", "keyword-reincarnate");
  if (unit.keywords.includes("resurrect")) add("resurrect", "keyword-resurrect");
  if (unit.statuses.includes("silenced")) add("silenced", "status-silenced");
  if (unit.statuses.includes("sick")) add("sick", "status-sick");
  return found;
}

/** All keywords and statuses of a unit. */
export function statesOf(unit: Unit, catalogue: Catalogue): State[] {
  const terms = [
    ...unit.keywords.map((word) => `keyword-${word}`),
    ...unit.statuses.map((status) => (status === "warcry" ? "trigger-warcry" : `status-${status}`)),
  ];
  if (unit.stunned.length > 0) terms.push("status-stunned");
  if (unit.banished.length > 0) terms.push("status-banished");
  const states = terms.map((term) => ({ term, name: catalogue.terms[term] ?? term }));
  if (unit.protect > 0) states.push({ term: "keyword-protect", name: protectName(unit.protect, catalogue) });
  return states;
}

export function protectName(amount: number, catalogue: Catalogue): string {
  return (catalogue.terms["keyword-protect"] ?? "X").replace("X", String(amount));
}

/** What a screen reader says of a tile. */
export function describeTile(tile: string, view: View, catalogue: Catalogue): string {
  const unit = unitAt(view, tile);
  if (!unit) return view.blockers.includes(tile) ? say("tile-blocked", { tile }) : say("tile-free", { tile });
  const parts = [`${tile}: ${nameOf(unit.card, catalogue)}`, ownerOf(unit.owner, view.seat)];
  if (unit.attack !== null) parts.push(`${catalogue.terms["name-attack"]} ${unit.attack}`);
  parts.push(say("health-of", { health: unit.health, maximum: unit.maximum }));
  return [...parts, ...statesOf(unit, catalogue).map((state) => state.name)].join(", ");
}

/** All that stands on the board, in sentences. */
export function describeBoard(view: View, catalogue: Catalogue): string[] {
  return view.units.map((unit) => `${describeTile(unit.tile, view, catalogue)}.`);
}
