// Gods, relics and creatures of a view, in words.
import { cardOf } from "../../cards/faces";
import type { Card, Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { describe, describePlayers } from "../described";
import { nameOf, ownerOf } from "../display";
import { unitAt } from "../units";
import { creaturesOf, powerSeat } from "./rows";
import type { Player, Unit, View } from "./view";

/** Return the printed card of a unit; a god's is that of its domain. */
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

/** Return whether a unit is drawn as one that can do no more this turn. */
export function isTired(unit: Unit, view: View): boolean {
  return unit.kind === "creature" && unit.owner === view.active && !unit.ready;
}

/** Return what screen readers say of a unit. */
export function describeUnit(unit: Unit, view: View, catalogue: Catalogue): string {
  return [
    `${unit.tile}: ${unitName(unit, view, catalogue)}`,
    ownerOf(unit.owner, view.seat),
    describe(unit.kind, unit, catalogue),
  ].join(", ");
}

/** Return what screen readers say of a place of the board. */
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

/** Return the card of a player's god power, with what it costs now. */
export function powerOf(player: Player | undefined, catalogue: Catalogue): Card | undefined {
  const card = cardOf(catalogue, player?.power);
  return player && card && { ...card, cost: Math.max(0, card.cost + player["power-change"]) };
}

function describePower(seat: number, view: View, catalogue: Catalogue): string {
  const player = view.players[seat];
  const card = powerOf(player, catalogue);
  if (!player || !card) return "";
  const used = player["power-used"] ? [say("leader-used")] : [];
  return [
    `${catalogue.terms["kind-god-power"]}: ${card.name}, ${ownerOf(seat, view.seat)}, ${catalogue.terms["name-cost"]} ${card.cost}.`,
    card.text.join(" "),
    ...used,
  ].join(" ");
}

/** Describe the players and the whole board in sentences. */
export function describeBoard(view: View, catalogue: Catalogue, called: (seat: number) => string): string[] {
  const units = view.units.map((unit) => `${describeUnit(unit, view, catalogue)}.`);
  const sold = (view.sanctum ?? []).flatMap((each, place) => (each ? [describeSold(place, view, catalogue)] : []));
  return [...describePlayers(view, catalogue, called), ...units, ...sold];
}
