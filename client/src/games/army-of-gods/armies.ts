// The armies around the table. Each has a column for every kind, empty or not, so that a kind always has the same place.
import type { Card, Catalogue } from "../../protocol/types";
import { valuesOf } from "../described";
import type { Player, Stack, View } from "./view";

/** A kind's place in an army, by its name in options. */
export interface Column {
  place: string;
  kind: Card;
  stack: Stack | undefined;
  /** The number of cards there, and the number that make a set. */
  count: number;
  set: number;
}

export interface Army {
  seat: number;
  /** The seat's name in options. */
  place: string;
  player: Player;
  columns: Column[];
}

/** Return the kinds of army cards, the weakest first. */
export function kindsOf(catalogue: Catalogue): Card[] {
  return catalogue.cards
    .filter((card) => card.kind === "army")
    .sort((one, two) => (one.attack ?? 0) - (two.attack ?? 0));
}

export function armyOf(view: View, seat: number, catalogue: Catalogue): Army[] {
  const player = view.players[seat];
  if (!player) return [];
  const columns = kindsOf(catalogue).map((kind) => {
    const place = `${seatPlace(seat)}-${kind.id}`;
    const stack = stackAt(view, place);
    const [size] = valuesOf("stack", stack ?? { cards: [] }, catalogue, true);
    return { place, kind, stack, count: size?.now ?? 0, set: size?.most ?? 0 };
  });
  return [{ seat, place: seatPlace(seat), player, columns }];
}

/** Return the other armies clockwise from the near seat, then the near one. */
export function armiesAround(view: View, near: number, catalogue: Catalogue): Army[] {
  const seats = view.players.map((_, place) => (near + 1 + place) % view.players.length);
  return seats.flatMap((seat) => armyOf(view, seat, catalogue));
}

/** Return whether a seat has lost the match. */
export function hasLost(seat: number, { over, teams, winner }: View): boolean {
  const sideOf = (each: number) => (teams ? teamOf(each) : each);
  return over && winner !== null && sideOf(seat) !== sideOf(winner);
}

export function stackAt(view: View, place: string): Stack | undefined {
  return view.stacks.find((stack) => stack.tile === place);
}

/** Return the kind of a stack's place; null for another place. */
export function kindAt(place: string): string | null {
  return /^p[1-4]-(.+)$/.exec(place)?.[1] ?? null;
}

export function seatPlace(seat: number): string {
  return `p${seat + 1}`;
}

/** Return the seat that a place is or belongs to; null if there is none. */
export function seatOf(place: string): number | null {
  const found = /^p([1-4])(-|$)/.exec(place);
  return found ? Number(found[1]) - 1 : null;
}

/** Return the team of a seat, in a match of teams. */
export function teamOf(seat: number): number {
  return seat % 2;
}

/** Return whether the armies beside each other are too many for one line of stacks. */
export function isCrowded(armies: readonly Army[]): boolean {
  return armies.length > 3;
}

/** Return the rows for the arrow keys, as on the screen: the other armies lie beside or above each other. Three beside each
 * other have two lines of stacks. */
export function rowsOf(armies: readonly Army[], beside: boolean): string[][] {
  const heads = armies.map((army) => [army.place]);
  const columns = armies.map((army) => army.columns.map(({ place }) => place));
  const others = armies.slice(0, -1);
  const near = [columns.at(-1) ?? [], heads.at(-1) ?? []];
  if (!beside) return [...others.flatMap((_, place) => [heads[place] ?? [], columns[place] ?? []]), ...near];
  const lines = isCrowded(armies) ? 2 : 1;
  const line = (number: number): string[] =>
    columns.slice(0, -1).flatMap((all) => {
      const across = Math.ceil(all.length / lines);
      return all.slice(number * across, (number + 1) * across);
    });
  return [heads.slice(0, -1).flat(), ...Array.from({ length: lines }, (_, number) => line(number)), ...near];
}
