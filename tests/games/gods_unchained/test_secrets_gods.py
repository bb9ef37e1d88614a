"""No seat learns what is hidden from it: hidden cards are exchanged for others, and nothing that it sees changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.games.gods_unchained.support import positions, restored
from theagon.games.gods_unchained.position import GodsPosition
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.cards import SEEN, improved
from theagon.games.gods_unchained.rules.world import SEATS, Choice, State

Sense = Callable[[GodsPosition, int | None], object]


def other_secrets(position: GodsPosition, seat: int | None, random: Random) -> GodsPosition:
    """The position with everything exchanged that the seat (None: a spectator) can not know: what others hold, draw,
    are offered and foresee, the order of its own deck, and chance to come."""
    cards = [k for k, card in position.game.cards.cards.items() if not card.token and card.kind != "god-power"]

    def change(state: State) -> None:
        foreseen = state.foreseen if state.to_act == seat else 0
        for other in set(range(SEATS)) - {seat}:
            for place in range(state.hand_size[other]):
                if seat is None or not state.hand[other][place] & SEEN:
                    packed = improved(random.choice(cards), random.randint(0, 3), random.randint(0, 3), -1)
                    state.hand[other][place] = packed
            known = foreseen if state.foreseen_of == other else 0
            for k in range(state.deck_size[other] - known):
                state.deck[other][k] = random.choice(cards)
            if state.choice == Choice.DELVE and state.to_act == other:
                state.offered[:] = random.sample(cards, len(state.offered))
        if seat is not None:
            count = state.deck_size[seat] - (foreseen if state.foreseen_of == seat else 0)
            deck = state.deck[seat][:count]
            random.shuffle(deck)
            state.deck[seat][:count] = deck
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)


def own(sense: Callable[[GodsPosition], object]) -> Sense:
    """A sense that only the seat whose decision it is has."""
    return lambda position, seat: sense(position) if seat == position.to_act else None


def refusals(position: GodsPosition) -> list[object]:
    """What is said about an illegal action, for a share of all actions."""
    return [
        (why.text("en"), why) if (why := position.why_not(action)) else None
        for action in range(position.turn % 31, w.ACTIONS, 31)
    ]


SENSES: dict[str, Sense] = {
    "view": lambda position, seat: json.dumps(position.view(seat)),
    "observation": lambda position, seat: None if seat is None else position.observation(seat),
    "whose decision": lambda position, _: (position.to_act, position.active, position.turn, position.returns()),
    "legal actions": own(lambda position: position.legal_actions()),
    "their names": own(lambda at: [(at.notation(a), at.describe(a)) for a in at.legal_actions()]),
    "refusals": own(refusals),
    "options": own(lambda position: position.options()),
    "previews": own(lambda position: [position.preview(action) for action in position.legal_actions()[:4]]),
    "greedy": own(lambda position: [position.decide("greedy", budget, seed=budget) for budget in (20, 120)]),
    "random": own(lambda position: [position.decide("random", seed=seed) for seed in range(5)]),
    "determinization": lambda position, seat: None if seat is None else position.determinize(seat, 11).state_bytes(),
}


def leaks(position: GodsPosition, seat: int | None, senses: dict[str, Sense]) -> list[str]:
    """The senses by which the seat could tell the position from one with other secrets."""
    if position.is_over:
        return []
    other = other_secrets(position, seat, Random(position.state_hash()))
    return [name for name, sense in senses.items() if sense(position, seat) != sense(other, seat)]


def sample(matches: int, every: int) -> Iterator[GodsPosition]:
    for seed in range(matches):
        yield from positions(seed, every, player="greedy" if seed % 3 == 0 else None)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_exchanging_hidden_cards_changes_nothing_that_a_seat_sees_or_its_bot_decides(seat: int | None) -> None:
    examined = 0
    for position in sample(24, 7):
        assert leaks(position, seat, SENSES) == [], (position.setup.seed, position.turn, seat)
        examined += not position.is_over
    assert examined >= 200


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_name_no_hidden_card(seat: int | None) -> None:
    """Of the kinds that are for the seat concerned alone, others are told neither card nor second value."""
    told = 0
    for position in sample(12, 3):
        for event in position.events:
            shown = event.seen_by(seat)
            if event.hidden and event.seat != seat:
                assert shown.card is None
                assert shown.extra == 0
                told += 1
    assert told > 50


def peeking_bot(position: GodsPosition) -> int:
    """Decides by what the other holds."""
    g, other = position.world, 1 - position.to_act
    legal = position.legal_actions()
    return legal[int(sum(g.hand[other][: g.hand_size[other]])) % len(legal)]


def clairvoyant_bot(position: GodsPosition) -> int:
    """Decides by the next card of its own deck."""
    g = position.world
    legal = position.legal_actions()
    return legal[int(g.deck[position.to_act][max(0, g.deck_size[position.to_act] - 1)]) % len(legal)]


@pytest.mark.parametrize("cheat", [peeking_bot, clairvoyant_bot])
def test_a_bot_that_peeks_is_found_out(cheat: Callable[[GodsPosition], int]) -> None:
    found = [leaks(position, position.to_act, {"cheat": own(cheat)}) for position in sample(5, 7)]
    assert ["cheat"] in found
