"""Other secrets, the same facts: what a seat cannot know is exchanged."""

from __future__ import annotations

from random import Random

from tests.games.support import restored
from theagon.games.gods_unchained.game import GodsPosition
from theagon.games.gods_unchained.rules.cards import CARD, CHOSEN, SEEN, card_of, improved
from theagon.games.gods_unchained.rules.world import DELVED, SEATS, Choice, State

TELLING = frozenset({"overdraw", "obliterated", "discard", "foresee"})
"""Events by which the rules show something of hidden cards: which one was obliterated by a full hand (GU5.3) or out of
a deck or a hand (GU7.14), and what a seat looks at on top of a deck (GU7.15), which stays there unseen."""
SECRET = frozenset({"mulligan", "delve", "foresee"})
"""Choices of which only the seat that chooses knows what it was (GU5.4, GU7.15)."""


def another_chosen(position: GodsPosition, deck: list[int], random: Random) -> None:
    """Let another creature of the deck be the Chosen One, with what that one was given (GU7.22)."""
    is_creature = [position.game.cards.cards[card_of(packed)].kind == "creature" for packed in deck]
    plain = [k for k, packed in enumerate(deck) if is_creature[k] and packed == card_of(packed)]
    for k, packed in enumerate(deck):
        if packed & CHOSEN and plain:
            other = random.choice(plain)
            deck[k], deck[other] = card_of(packed), card_of(deck[other]) | packed & ~CARD
            return


def other_secrets(position: GodsPosition, seat: int | None, random: Random) -> GodsPosition:
    """The position with everything exchanged that the seat (None: a spectator) cannot know: what others hold, draw,
    are offered and foresee, the order of its own deck, and chance to come."""
    cards = [k for k, card in position.game.cards.cards.items() if not card.token and card.kind != "god-power"]

    def change(state: State) -> None:
        foreseen = state.foreseen if state.to_act == seat else 0
        looks = state.choice == Choice.CARD and state.to_act == seat  # perhaps through the other's hand
        for other in set(range(SEATS)) - {seat}:
            for place in range(state.hand_size[other]):
                if seat is None or not (state.hand[other][place] & SEEN or looks):
                    packed = improved(random.choice(cards), random.randint(0, 3), random.randint(0, 3), -1)
                    state.hand[other][place] = packed
            known = foreseen if state.foreseen_of == other else 0
            for k in range(state.deck_size[other] - known):
                state.deck[other][k] = random.choice(cards)
            if state.choice == Choice.DELVE and state.to_act == other:
                state.offered[:DELVED] = random.sample(cards, DELVED)
        if seat is not None:
            count = state.deck_size[seat] - (foreseen if state.foreseen_of == seat else 0)
            deck = state.deck[seat][:count]
            random.shuffle(deck)
            another_chosen(position, deck, random)
            state.deck[seat][:count] = deck
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)
