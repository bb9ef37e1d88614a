// The effects of events on a view while they are played, by the rows of the catalogue. No rule is computed here: what an
// event does not say comes from the next view, which has the last word.
import type { EventKind, EventLine, GameEvent, View } from "../protocol/types";
import type { Unit, UnitsView } from "./units";

/** An event; the wire leaves out defaults. */
type PartialEvent = Partial<GameEvent>;
type Motion = NonNullable<EventKind["motion"]>;
/** The type of a method, so that a game may take its own views here: the table only passes them on. */
type Play<Shown> = { play(view: Shown, event: PartialEvent, next: Shown): Shown }["play"];

/** The effect of each motion on a view; a motion that is not listed does the same as `change`. */
export type Motions<Shown = View> = Partial<Record<Motion, Play<Shown>>> & { change: Play<Shown> };

/** The rows of a game's catalogue and its motions, by which its events are played. */
export interface Playback {
  events: Readonly<Record<string, EventKind>>;
  motions: Motions;
}

/** Return the view after an event; `next` is the one that the server sent after all events. */
export function after(view: View, { event }: EventLine, next: View, { events, motions }: Playback): View {
  const { motion = "change", updates = [] } = events[event.kind] ?? {};
  const updated = updates.reduce((now, field) => updatedIn(now, field, event, next), view);
  return (motions[motion] ?? motions.change)(updated, event, next);
}

function updatedIn(view: View, field: string, { seat }: PartialEvent, next: View): View {
  if (field !== "player") return { ...view, [field]: next[field as keyof View] };
  return { ...view, players: view.players.map((one, place) => (place === seat ? (next.players[seat] ?? one) : one)) };
}

/** Pass the turn to the event's seat. The amount is the turn's number. */
export function turn<Shown extends View>(view: Shown, { seat = -1, amount = 0 }: PartialEvent): Shown {
  return { ...view, active: seat, turn: amount };
}

/** The effects of motions on units. */
export const UNIT_MOTIONS = {
  turn,
  change,
  strike: change,
  hit: (view, { target, amount = 0 }) => withUnit(view, target?.id, (one) => ({ ...one, health: one.health - amount })),
  heal: (view, { target, amount = 0 }) => withUnit(view, target?.id, (one) => healed(one, amount)),
  grow: (view, { target, extra = 0 }, next) =>
    withUnit(view, target?.id, (one) => healed(laterOf(one, next), Math.max(0, extra))),
  move: (view, { source, tile }) => withUnit(view, source?.id, (one) => ({ ...one, tile: tile ?? one.tile })),

  /** Add a unit, unless the next view lacks it. */
  appear(view, { target }, next) {
    const unit = next.units.find(({ id }) => id === target?.id);
    return unit ? { ...view, units: [...view.units.filter(({ id }) => id !== unit.id), unit] } : view;
  },

  /** Remove a unit, unless the next view still has it, as it has a destroyed stone. */
  vanish(view, event, next) {
    if (next.units.some(({ id }) => id === event.target?.id)) return change(view, event, next);
    return { ...view, units: view.units.filter(({ id }) => id !== event.target?.id) };
  },

  /** Replace a unit by one with another number. */
  transform(view, { target }, next) {
    const known = new Set(view.units.map(({ id }) => id));
    const unit = next.units.find(({ id, tile }) => tile === target?.tile && !known.has(id));
    return unit ? { ...view, units: view.units.map((one) => (one.id === target?.id ? unit : one)) } : view;
  },
} satisfies Motions<UnitsView>;

function change(view: UnitsView, { target }: PartialEvent, next: UnitsView): UnitsView {
  return withUnit(view, target?.id, (one) => laterOf(one, next));
}

function withUnit(view: UnitsView, id: number | undefined, changed: (unit: Unit) => Unit): UnitsView {
  return { ...view, units: view.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** Return a unit as in the next view, except for its health and place, which other events change. */
function laterOf(unit: Unit, next: UnitsView): Unit {
  const later = next.units.find(({ id }) => id === unit.id);
  return later ? { ...later, health: unit.health, tile: unit.tile } : unit;
}

function healed(unit: Unit, amount: number): Unit {
  return { ...unit, health: Math.min(unit.maximum, unit.health + amount) };
}
