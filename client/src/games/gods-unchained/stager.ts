// How the events of Gods Unchained are shown one after the other. No rule is computed here: whatever an event does not
// say is taken from the view at the end, and that view has the last word.
import type { Stager } from "../../match/stage.svelte";
import type { EventLine } from "../../protocol/types";
import { asInTheEnd, withPlayer, withUnit, type Happening } from "../staging";
import type { View } from "./view";

/** How long each kind of event is looked at, in milliseconds; those that are not here are only told. */
const PAUSES: Record<string, number> = {
  "turn-start": 320,
  phase: 200,
  cleanup: 240,
  "cleanup-cancelled": 300,
  draw: 160,
  fatigue: 300,
  overdraw: 240,
  play: 420,
  power: 380,
  bag: 240,
  buy: 300,
  "creature-enters": 200,
  summon: 220,
  equip: 220,
  roar: 240,
  afterlife: 260,
  trigger: 200,
  ability: 260,
  attack: 260,
  confused: 240,
  "attack-damage": 260,
  "return-damage": 260,
  damage: 260,
  burn: 260,
  regen: 220,
  heal: 260,
  leech: 240,
  overkill: 260,
  deadly: 220,
  protected: 220,
  ward: 240,
  bonus: 200,
  keywords: 200,
  "keywords-lost": 180,
  numbers: 180,
  set: 200,
  sleep: 220,
  wakes: 160,
  marked: 180,
  destroyed: 260,
  obliterated: 260,
  return: 240,
  transform: 240,
  replaced: 200,
};

const PITCHES: Record<string, number> = {
  "turn-start": 392,
  draw: 660,
  play: 494,
  power: 523,
  "creature-enters": 262,
  summon: 294,
  attack: 196,
  "attack-damage": 131,
  "return-damage": 147,
  damage: 139,
  heal: 587,
  destroyed: 82,
};

/** Kinds that tell what a player has: cards, mana, favor, the god power. */
const OF_PLAYERS = new Set([
  "mulligan", "mana", "draw", "overdraw", "play", "power", "bag", "locks", "refresh", "favor", "buy", "add", "delved", "return", "pull",
  "improve", "shuffle", "new-power", "to-void", "god-power-picked", "obliterated", "foreseen",
]); // prettier-ignore

const HARM = new Set(["attack-damage", "return-damage", "damage", "burn", "overkill", "fatigue"]);
const CURES = new Set(["heal", "leech", "regen"]);
const ARRIVALS = new Set(["creature-enters", "summon", "equip", "transform"]);
const FAREWELLS = new Set(["destroyed", "obliterated", "return", "replaced"]);

export const stager = {
  pause: (line: EventLine) => PAUSES[line.event.kind] ?? 0,
  pitch: (line: EventLine) => PITCHES[line.event.kind],

  after(view: View, line: EventLine, end: View): View {
    const event: Happening = line.event;
    const seat = event.seat ?? -1;
    const amount = event.amount ?? 0;
    if (OF_PLAYERS.has(event.kind)) view = withPlayer(view, seat, end);
    const id = event.target?.id;
    if (HARM.has(event.kind)) return withUnit(view, id, (one) => ({ ...one, health: one.health - amount }));
    if (CURES.has(event.kind))
      return withUnit(view, id, (one) => ({ ...one, health: Math.min(one.maximum, one.health + amount) }));
    if (ARRIVALS.has(event.kind)) return withArrival(view, id, end);
    if (FAREWELLS.has(event.kind))
      return { ...view, units: view.units.filter((one) => one.id !== id || one.kind === "god") };
    if (event.kind === "turn-start") return { ...view, active: seat, turn: amount };
    if (event.kind === "sanctum" || event.kind === "buy") return { ...view, sanctum: end.sanctum };
    if (event.kind === "bonus") {
      return withUnit(view, id, (one) => {
        const last = asInTheEnd(one, end);
        return { ...last, health: Math.min(last.maximum, one.health + (event.extra ?? 0)) };
      });
    }
    return withUnit(view, id, (one) => asInTheEnd(one, end));
  },
} satisfies Stager;

/** With a unit that comes; those of its row make room. One that is gone at the end is passed over. */
function withArrival(view: View, id: number | undefined, end: View): View {
  const unit = end.units.find((one) => one.id === id);
  if (!unit) return view;
  const tiles = new Map(end.units.map((one) => [one.id, one.tile]));
  const others = view.units
    .filter((one) => one.id !== unit.id && (one.tile !== unit.tile || one.kind === "creature"))
    .map((one) => ({ ...one, tile: tiles.get(one.id) ?? one.tile }));
  return { ...view, units: [...others, unit] };
}
