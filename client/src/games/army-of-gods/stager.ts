// How the events of Army of Gods are shown one after the other. No rule is computed here: whatever an event does not say
// is taken from the view at the end, and that view has the last word.
import type { Stager } from "../../match/stage.svelte";
import type { EventLine } from "../../protocol/types";
import { withPlayer, type Happening } from "../staging";
import { seatOf } from "./armies";
import type { Stack, View } from "./view";

/** How long each kind of event is looked at, in milliseconds; those that are not here are only told. */
const PAUSES: Record<string, number> = {
  leader: 240,
  bottom: 300,
  starter: 320,
  "turn-start": 320,
  draw: 120,
  drop: 240,
  attack: 320,
  target: 280,
  block: 320,
  "let-through": 160,
  destroyed: 280,
  "attacker-lost": 280,
  set: 320,
  actions: 160,
  tokens: 200,
  play: 420,
  ability: 380,
  guard: 260,
  discard: 200,
  "take-back": 200,
  stolen: 300,
  wild: 260,
  restore: 260,
  "hand-empty": 300,
  leaves: 300,
  out: 300,
};

const PITCHES: Record<string, number> = {
  "turn-start": 392,
  draw: 660,
  drop: 262,
  attack: 196,
  block: 330,
  destroyed: 131,
  "attacker-lost": 123,
  set: 587,
  play: 494,
  ability: 523,
};

/** Kinds that tell what a player has beside the army. */
const OF_PLAYERS = new Set([
  "leader-chosen", "leader", "bottom", "draw", "drop", "attack", "block", "attacker-lost", "set", "tokens", "play", "ability", "guard",
  "guard-ends", "discard", "take-back", "look", "to-bottom", "restore", "hand-empty", "leaves", "out",
]); // prettier-ignore

export const stager = {
  pause: (line: EventLine) => PAUSES[line.event.kind] ?? 0,
  pitch: (line: EventLine) => PITCHES[line.event.kind],

  after(view: View, line: EventLine, end: View): View {
    const event: Happening = line.event;
    const seat = event.seat ?? -1;
    const amount = event.amount ?? 0;
    const place = event.tile ?? "";
    if (OF_PLAYERS.has(event.kind)) view = withPlayer(view, seat, end);
    switch (event.kind) {
      case "turn-start":
        return { ...view, active: seat, turn: amount, moves: end.moves, "turn-sets": end["turn-sets"] };
      case "round":
        return { ...view, round: amount };
      case "attack":
        return { ...view, attack: { card: event.card ?? "", strength: amount, targets: [], attacked: 0 } };
      case "target":
        return {
          ...view,
          attack: view.attack && {
            ...view.attack,
            targets: [...view.attack.targets, place],
            attacked: view.attack.attacked + amount,
          },
        };
      case "drop":
      case "wild":
        return withCards(view, place, end, (cards) => [...cards, { card: event.card ?? "", owner: seat }]);
      case "destroyed":
      case "stolen":
        return withCards(view, place, end, (cards) => cards.slice(0, -1));
      case "set":
        return withCards(view, place, end, () => []);
      case "block":
      case "attacker-lost":
        return { ...view, attack: null };
      case "leaves":
        return { ...view, stacks: view.stacks.filter((stack) => stack.owner !== seat) };
      default:
        return view;
    }
  },
} satisfies Stager;

/** With other cards in a stack. One that is there neither before nor at the end is passed over. */
function withCards(view: View, place: string, end: View, change: (cards: Stack["cards"]) => Stack["cards"]): View {
  const before = view.stacks.find((stack) => stack.tile === place);
  const known = before ?? end.stacks.find((stack) => stack.tile === place);
  if (!known || seatOf(place) === null) return view;
  const cards = change(before?.cards ?? []);
  const others = view.stacks.filter((stack) => stack.tile !== place);
  return { ...view, stacks: cards.length > 0 ? [...others, { ...known, cards }] : others };
}
