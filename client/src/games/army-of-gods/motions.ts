// The effects of motions on stacks and on the current attack.
import { turn, type Motions } from "../playing";
import type { Stack, View } from "./view";

export const motions = {
  turn,
  change: (view) => view,
  strike: (view, { card, amount = 0 }) => ({
    ...view,
    attack: { card: card ?? "", strength: amount, targets: [], attacked: 0 },
  }),
  aim: (view, { tile, amount = 0 }) => ({
    ...view,
    attack: view.attack && {
      ...view.attack,
      targets: [...view.attack.targets, tile ?? ""],
      attacked: view.attack.attacked + amount,
    },
  }),
  rest: (view) => ({ ...view, attack: null }),
  gain: (view) => view,
  appear: (view, { tile, card, seat }, next) =>
    withCards(view, tile, next, (cards) => [...cards, { card: card ?? "", owner: seat ?? -1 }]),
  vanish: (view, { tile }, next) => withCards(view, tile, next, (cards) => cards.slice(0, -1)),
  clear: (view, { tile }, next) => withCards(view, tile, next, () => []),
  leave: (view, { seat }) => ({ ...view, stacks: view.stacks.filter(({ owner }) => owner !== seat) }),
} satisfies Motions<View>;

/** Return the view with other cards in a stack; unchanged if neither view has that stack. */
function withCards(
  view: View,
  place: string | null | undefined,
  next: View,
  change: (cards: Stack["cards"]) => Stack["cards"],
): View {
  const before = view.stacks.find((stack) => stack.tile === place);
  const known = before ?? next.stacks.find((stack) => stack.tile === place);
  if (!known) return view;
  const cards = change(before?.cards ?? []);
  const others = view.stacks.filter((stack) => stack.tile !== place);
  return { ...view, stacks: cards.length > 0 ? [...others, { ...known, cards }] : others };
}
