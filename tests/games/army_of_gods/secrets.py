"""Other secrets, the same facts: what a seat cannot know is exchanged."""

from __future__ import annotations

from random import Random

from tests.games.support import restored
from theagon.games.army_of_gods.game import ArmyPosition
from theagon.games.army_of_gods.rules.world import Choice, State

TELLING = frozenset({"seen"})
"""Events that show a hidden card which no view shows afterwards: one of another hand (AG4.17)."""
SECRET = frozenset({"leader", "take-back", "restore", "discard"})
"""Choices of which only the seat that chooses knows what it was (AG3.2, AG7.7)."""


def places(state: State, seat: int) -> list[tuple[list[int], int]]:
    """Where the cards of a seat's deck are that the others cannot know: a list of cards and a place in it."""
    top = range(state.deck_size[seat])
    shown = range(state.beneath[seat], state.beneath[seat] + state.revealed[seat])
    found = [(state.deck[seat], k) for k in top if k not in shown]
    found += [(state.hand[seat], k) for k in range(state.hand_size[seat])]
    found += [(state.discard[seat], k) for k in range(state.discard_size[seat])]
    if state.active == seat:
        found += [(state.aside, k) for k in range(state.looked)]
    return found


def other_secrets(position: ArmyPosition, seat: int | None, random: Random) -> ArmyPosition:
    """The position with everything exchanged that the seat (None: a spectator) cannot know: which cards of the
    others' decks are in hand, pile or discard pile, leaders that are not shown, its own pile, and chance to come."""

    def change(state: State) -> None:
        for other in range(state.players):
            if other == seat:
                first = state.beneath[seat] + state.revealed[seat]
                hidden = [(state.deck[seat], k) for k in range(first, state.deck_size[seat])]
            else:
                hidden = places(state, other)
                if state.choice == Choice.LEADER and state.leader[other]:
                    state.leader[other] = random.choice(state.leaders[other])
            cards = [pile[k] for pile, k in hidden]
            random.shuffle(cards)
            for (pile, k), card in zip(hidden, cards, strict=True):
                pile[k] = card
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)
