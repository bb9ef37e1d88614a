"""Other secrets, the same facts: what a seat cannot know is exchanged."""

from __future__ import annotations

from random import Random

from tests.games.support import restored
from theagon.games.hand_of_the_gods.game import HandPosition
from theagon.games.hand_of_the_gods.rules.world import SEATS, Choice, State

TELLING = frozenset({"discard", "overdraw"})
"""Events that show a card which was hidden until then, as the rules say (HG5.1, HG5.7)."""
SECRET = frozenset({"mulligan", "discover"})
"""Choices of which only the seat that chooses knows what it was (HG6.4, HG6.35)."""


def other_secrets(position: HandPosition, seat: int | None, random: Random) -> HandPosition:
    """The position with everything exchanged that the seat (None: a spectator) cannot know: the hands of others with
    the changed costs, their decks and offers, the order of its own deck, and chance to come."""

    def change(state: State) -> None:
        for other in set(range(SEATS)) - {seat}:
            cards = [k for k, card in position.game.cards.cards.items() if not card.token]
            for place in range(state.hand_size[other]):
                if seat is None or not state.hand_seen[other][place]:
                    state.hand[other][place] = random.choice(cards)
                    state.hand_cost[other][place] = random.randint(-2, 2)
                    state.hand_cost_now[other][place] = random.randint(-2, 2)
            for k in range(state.deck_size[other]):
                state.deck[other][k] = random.choice(cards)
            if state.choice == Choice.DISCOVER and state.to_act == other:
                state.offered[:] = random.sample(cards, len(state.offered))
        if seat is not None:
            deck = state.deck[seat][: state.deck_size[seat]]
            random.shuffle(deck)
            state.deck[seat][: len(deck)] = deck
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)
