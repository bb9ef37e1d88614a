// How the events of Hand of the Gods are shown one after the other. No rule is computed here: whatever an event does
// not say is taken from the view at the end, and that view has the last word.
import type { Stager } from "../../match/stage.svelte";
import type { EventLine } from "../../protocol/types";
import { asInTheEnd, withPlayer, withUnit, type Happening } from "../staging";
import { STONE } from "./units";
import type { View } from "./view";

/** How long each kind of event is looked at, in milliseconds; those that are not here are only told. */
const PAUSES: Record<string, number> = {
  "turn-start": 320,
  draw: 200,
  overdraw: 240,
  fatigue: 300,
  gift: 160,
  "play-spell": 320,
  "play-unit": 200,
  deploy: 160,
  warcry: 220,
  "warcry-used": 220,
  "leader-ability": 320,
  move: 260,
  relocate: 260,
  attack: 260,
  "attack-damage": 280,
  "return-damage": 280,
  damage: 280,
  heal: 280,
  bonus: 200,
  set: 200,
  stun: 220,
  banish: 240,
  unbanish: 240,
  silence: 220,
  execute: 260,
  death: 280,
  "return-to-hand": 260,
  transform: 260,
  reincarnate: 260,
  resurrection: 280,
  spawn: 240,
  afterlife: 220,
  trigger: 160,
  immune: 200,
  "stealth-lost": 160,
  "guard-lost": 160,
};

const PITCHES: Record<string, number> = {
  "turn-start": 392,
  draw: 660,
  "play-spell": 494,
  "play-unit": 262,
  move: 294,
  "attack-damage": 131,
  "return-damage": 147,
  damage: 139,
  heal: 587,
  death: 82,
};

/** Kinds that tell what a player has: cards, mana, the leader's ability. */
const OF_PLAYERS = new Set([
  "mulligan", "gift", "mana", "draw", "overdraw", "play-spell", "play-unit", "leader-ability", "to-graveyard", "removed",
  "discovered", "add-card", "discard", "cost", "extra-mana", "new-leader-ability", "return-to-hand",
]); // prettier-ignore

export const stager = {
  pause: (line: EventLine) => PAUSES[line.event.kind] ?? 0,
  pitch: (line: EventLine) => PITCHES[line.event.kind],

  after(view: View, line: EventLine, end: View): View {
    const event: Happening = line.event;
    const seat = event.seat ?? -1;
    if (OF_PLAYERS.has(event.kind)) view = withPlayer(view, seat, end);
    const unit = event.target?.id;
    const amount = event.amount ?? 0;
    switch (event.kind) {
      case "turn-start":
        return { ...view, active: seat, turn: amount };
      case "attack-damage":
      case "return-damage":
      case "damage":
      case "fatigue":
        return withUnit(view, unit, (one) => ({ ...one, health: one.health - amount }));
      case "heal":
        return withUnit(view, unit, (one) => ({ ...one, health: Math.min(one.maximum, one.health + amount) }));
      case "move":
      case "relocate":
        return withUnit(view, event.source?.id, (one) => ({ ...one, tile: event.tile ?? one.tile }));
      case "bonus":
        return withUnit(view, unit, (one) => {
          const last = asInTheEnd(one, end);
          return { ...last, health: Math.min(last.maximum, one.health + (event.extra ?? 0)) };
        });
      case "death":
      case "return-to-hand":
        return { ...view, units: view.units.filter((one) => one.id !== unit || one.card === STONE) };
      case "deploy":
      case "spawn":
      case "resurrection":
      case "reincarnate":
      case "transform":
        return withArrival(view, unit, event.target?.tile, end);
      default:
        return withUnit(view, unit, (one) => asInTheEnd(one, end));
    }
  },
} satisfies Stager;

/** With a unit that comes onto a tile, in the place of who was there. One that is gone at the end is passed over. */
function withArrival(view: View, id: number | undefined, tile: string | undefined, end: View): View {
  const unit = end.units.find((one) => one.id === id) ?? end.units.find((one) => one.tile === tile);
  if (!unit) return view;
  return { ...view, units: [...view.units.filter((one) => one.id !== unit.id && one.tile !== tile), unit] };
}
