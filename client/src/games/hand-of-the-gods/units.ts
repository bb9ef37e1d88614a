// Units of a view, in words.
import { cardOf } from "../../cards/faces";
import type { Card, Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { describe, describePlayers } from "../described";
import { nameOf, ownerOf } from "../display";
import { unitAt } from "../units";
import type { Unit, View } from "./view";

export const STONE = "summoning-stone";

/** Return the printed card of a unit; none for a stone. */
export function printed(unit: Unit, catalogue: Catalogue): Card | undefined {
  return cardOf(catalogue, unit.card);
}

/** Return whether a unit is on the board: a banished one is not, though its tile is reserved (HG4.21). */
export function isThere(unit: Unit): boolean {
  return unit.banished.length === 0;
}

/** Return whether a unit is drawn as one that can do no more: it has acted, is new, or is stunned. */
export function isTired(unit: Unit): boolean {
  return unit.stunned.length > 0 || ["exhausted", "sick", "attacked"].some((name) => unit.statuses.includes(name));
}

/** Return what screen readers say of a tile. */
export function describeTile(tile: string, view: View, catalogue: Catalogue): string {
  const unit = unitAt(view, tile);
  if (!unit) return view.blockers.includes(tile) ? say("tile-blocked", { tile }) : say("tile-free", { tile });
  return [
    `${tile}: ${nameOf(unit.card, catalogue)}`,
    ownerOf(unit.owner, view.seat),
    describe("unit", unit, catalogue),
  ].join(", ");
}

/** Describe the players and the whole board in sentences. */
export function describeBoard(view: View, catalogue: Catalogue, called: (seat: number) => string): string[] {
  const units = view.units.map((unit) => `${describeTile(unit.tile, view, catalogue)}.`);
  return [...describePlayers(view, catalogue, called), ...units];
}
