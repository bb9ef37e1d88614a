// What events do to a view while they are played, as the rows of the catalogue say. No rule is computed here: whatever an
// event does not say is taken from the next view, and that view has the last word.
import type { EventKind, EventLine, GameEvent, View } from "../protocol/types";
import type { Unit, UnitsView } from "./units";

/** An event; what is as usual is left out on the wire. */
type Happening = Partial<GameEvent>;
type Motion = NonNullable<EventKind["motion"]>;
/** Written as a method, for what a game does to views of its own: the table hands these on without looking into them. */
type Play<Shown> = { play(view: Shown, event: Happening, next: Shown): Shown }["play"];

/** What each motion does to a game's view; one that a game does not know does what `change` does. */
export type Motions<Shown = View> = Partial<Record<Motion, Play<Shown>>> & { change: Play<Shown> };

/** How a game's events are played: the rows of its catalogue, and its motions. */
export interface Playback {
  events: Readonly<Record<string, EventKind>>;
  motions: Motions;
}

/** The view after an event; `next` is the one that the server sent after all that happened. */
export function after(view: View, { event }: EventLine, next: View, { events, motions }: Playback): View {
  const { motion = "change", updates = [] } = events[event.kind] ?? {};
  const updated = updates.reduce((now, field) => updatedIn(now, field, event, next), view);
  return (motions[motion] ?? motions.change)(updated, event, next);
}

function updatedIn(view: View, field: string, { seat }: Happening, next: View): View {
  if (field !== "player") return { ...view, [field]: next[field as keyof View] };
  return { ...view, players: view.players.map((one, place) => (place === seat ? (next.players[seat] ?? one) : one)) };
}

/** The turn is the seat's; its number is the amount. */
export function turn<Shown extends View>(view: Shown, { seat = -1, amount = 0 }: Happening): Shown {
  return { ...view, active: seat, turn: amount };
}

/** What motions do where there are units. */
export const UNIT_MOTIONS = {
  turn,
  change,
  strike: change,
  hit: (view, { target, amount = 0 }) => withUnit(view, target?.id, (one) => ({ ...one, health: one.health - amount })),
  heal: (view, { target, amount = 0 }) => withUnit(view, target?.id, (one) => healed(one, amount)),
  grow: (view, { target, extra = 0 }, next) =>
    withUnit(view, target?.id, (one) => healed(laterOf(one, next), Math.max(0, extra))),
  move: (view, { source, tile }) => withUnit(view, source?.id, (one) => ({ ...one, tile: tile ?? one.tile })),

  /** One that is gone in the next view is passed over. */
  appear(view, { target }, next) {
    const unit = next.units.find(({ id }) => id === target?.id);
    return unit ? { ...view, units: [...view.units.filter(({ id }) => id !== unit.id), unit] } : view;
  },

  /** What is still there in the next view, such as a stone that is destroyed, stays. */
  vanish(view, event, next) {
    if (next.units.some(({ id }) => id === event.target?.id)) return change(view, event, next);
    return { ...view, units: view.units.filter(({ id }) => id !== event.target?.id) };
  },

  /** The unit that comes in another's place has a number of its own. */
  transform(view, { target }, next) {
    const known = new Set(view.units.map(({ id }) => id));
    const unit = next.units.find(({ id, tile }) => tile === target?.tile && !known.has(id));
    return unit ? { ...view, units: view.units.map((one) => (one.id === target?.id ? unit : one)) } : view;
  },
} satisfies Motions<UnitsView>;

function change(view: UnitsView, { target }: Happening, next: UnitsView): UnitsView {
  return withUnit(view, target?.id, (one) => laterOf(one, next));
}

function withUnit(view: UnitsView, id: number | undefined, changed: (unit: Unit) => Unit): UnitsView {
  return { ...view, units: view.units.map((unit) => (unit.id === id ? changed(unit) : unit)) };
}

/** A unit as it is in the next view, but for its health and its place, which events of their own tell. */
function laterOf(unit: Unit, next: UnitsView): Unit {
  const later = next.units.find(({ id }) => id === unit.id);
  return later ? { ...later, health: unit.health, tile: unit.tile } : unit;
}

function healed(unit: Unit, amount: number): Unit {
  return { ...unit, health: Math.min(unit.maximum, unit.health + amount) };
}
