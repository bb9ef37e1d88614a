// How events change a view while they are shown, in any game.
import type { EventLine } from "../protocol/types";

/** An event; what is as usual is left out on the wire. */
export type Happening = Partial<EventLine["event"]> & { kind: string };

/** With one unit changed. */
export function withUnit<View extends { units: { id: number }[] }>(
  view: View,
  id: number | undefined,
  change: (unit: View["units"][number]) => View["units"][number],
): View {
  if (id === undefined) return view;
  return { ...view, units: view.units.map((unit) => (unit.id === id ? change(unit) : unit)) };
}

/** A unit as it is at the end, but for its health and its place, which events of their own tell. */
export function asInTheEnd<Unit extends { id: number; health: number; tile: string }>(
  unit: Unit,
  end: { units: Unit[] },
): Unit {
  const last = end.units.find((one) => one.id === unit.id);
  return last ? { ...last, health: unit.health, tile: unit.tile } : unit;
}

/** With a player as at the end. */
export function withPlayer<View extends { players: unknown[] }>(view: View, seat: number, end: View): View {
  const player = end.players[seat];
  if (player === undefined) return view;
  return { ...view, players: view.players.map((one, place) => (place === seat ? player : one)) };
}
