// Describes armies and players in sentences.
import type { Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import type { Expecting } from "../client";
import { describe, type ShownValue } from "../described";
import { expectation, nameOf, ownerOf } from "../display";
import { kindAt, seatOf, stackAt } from "./armies";
import type { Player, Stack, View } from "./view";

/** Return what is expected now, where Army of Gods has its own words. */
export function expects({ view, catalogue, nameOf: called, own, able }: Expecting<View>): string | null {
  const { attack, active } = view;
  const asked = view["to-act"] ?? active;
  // No player blocks their own attack: this one was answered in the turn before, and its events are still shown.
  const choice = view.choice?.kind === "block" && asked === active ? null : view.choice;
  if (choice?.kind === "block") {
    if (asked !== view.seat) return say("army-awaits", { name: called(asked) });
    const what = { name: called(active), prey: preyOf(view, catalogue), strength: attack?.strength ?? 0 };
    return able ? say("army-block", what) : say("army-attacked", what);
  }
  if (!own) return null;
  if (choice) return expectation(choice.kind);
  return view.round === 1 ? say("army-first-round", { count: view.moves }) : say("army-turn", { count: view.moves });
}

/** Return the kinds that are attacked, in words. */
export function preyOf(view: View, catalogue: Catalogue): string {
  const kinds = (view.attack?.targets ?? []).map((place) => nameOf(kindAt(place) ?? place, catalogue));
  return new Intl.ListFormat(catalogue.language).format(kinds);
}

/** Return the outcome of the attack without a block, in words. */
export function balanceOf(view: View): string {
  const { strength = 0, attacked = 0 } = view.attack ?? {};
  return say(strength === attacked ? "army-even" : "army-stronger", { strength, attacked });
}

/** Return the cards of a stack that are of another kind or from another's deck. */
export function strangersOf({ cards, card, owner }: Stack): Stack["cards"] {
  return cards.filter((each) => each.card !== card || each.owner !== owner);
}

/** Return what screen readers say of a place of the board. */
export function describePlace(
  place: string,
  view: View,
  catalogue: Catalogue,
  called: (seat: number) => string,
): string {
  const seat = seatOf(place);
  if (seat === null) return place;
  const kind = kindAt(place);
  if (kind === null) return describePlayer(seat, view, catalogue, called);
  const stack = stackAt(view, place);
  const parts = [`${place}: ${nameOf(kind, catalogue)}`, ownerOf(seat, view.seat, view.players.length)];
  if (!stack) return [...parts, say("army-none")].join(", ");
  parts.push(describe("stack", stack, catalogue));
  if (view.attack?.targets.includes(place)) parts.push(say("army-prey"));
  return [...parts, ...strangerNames(stack, catalogue)].join(", ");
}

/** Return the names of the strangers in a stack, each with the player of its deck. */
export function strangerNames(stack: Stack | undefined, catalogue: Catalogue): string[] {
  return (stack ? strangersOf(stack) : []).map(({ card, owner }) => {
    const name = nameOf(card, catalogue);
    return owner === stack?.owner ? name : say("army-from", { card: name, number: owner + 1 });
  });
}

export function describePlayer(
  seat: number,
  view: View,
  catalogue: Catalogue,
  called: (seat: number) => string,
): string {
  const player = view.players[seat];
  if (!player) return "";
  const kinds = player.sets.map((kind) => nameOf(kind, catalogue)).join(", ");
  const sets = setsOf(player, view, catalogue);
  const parts = [
    `p${seat + 1}: ${called(seat)}`,
    ...(player.leader === null ? [] : [`${catalogue.terms["kind-leading"]}: ${nameOf(player.leader, catalogue)}`]),
    `${sets.name} ${sets.now}/${sets.most}${kinds && ` (${kinds})`}`,
    describe("player", player, catalogue),
    ...player.revealed.map((card) => say("army-bottom", { card: nameOf(card, catalogue) })),
  ];
  return parts.join(", ");
}

/** Return a player's number of finished sets, and how many win. */
export function setsOf({ sets }: Player, { goal }: View, { terms }: Catalogue): ShownValue {
  return { field: "sets", name: terms["name-sets"] ?? "sets", now: sets.length, most: goal, printed: null };
}

/** Describe the whole table in sentences. */
export function describeBoard(view: View, catalogue: Catalogue, called: (seat: number) => string): string[] {
  const attack = view.attack
    ? [
        `${say("army-attack", { card: nameOf(view.attack.card, catalogue), prey: preyOf(view, catalogue) })} ${balanceOf(view)}`,
      ]
    : [];
  return [
    ...attack,
    ...view.players.flatMap((_, seat) => [
      `${describePlayer(seat, view, catalogue, called)}.`,
      ...view.stacks
        .filter((stack) => stack.owner === seat)
        .map((stack) => `${describePlace(stack.tile, view, catalogue, called)}.`),
    ]),
  ];
}
