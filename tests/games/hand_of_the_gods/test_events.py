"""What a seat is told of what happens."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from tests.games.hand_of_the_gods.secrets import TELLING, other_hands
from tests.games.hand_of_the_gods.support import positions
from tests.games.support import restored
from theagon.games.base import Event
from theagon.games.hand_of_the_gods.game import HandPosition
from theagon.games.hand_of_the_gods.rules import world as w


def told(position: HandPosition, action: int, seat: int | None) -> tuple[list[Event], list[Event], object]:
    """All events of an action, those that a seat is told, and its view afterwards."""
    after = position.clone()
    events = after.apply(action)
    return events, [event.seen_by(seat) for event in events], after.view(seat)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.slow
def test_events_tell_no_hidden_card(seat: int | None) -> None:
    """The same action with other hidden cards: the seat is told the same, though not the same happened."""
    examined = apart = 0
    matches = (positions(seed, 29, player="greedy:60" if seed % 3 == 0 else None) for seed in range(20))
    for position in chain.from_iterable(matches):
        random = Random(position.turn)
        if position.is_over:
            continue
        other = restored(position, other_hands(position, seat, random))
        for action in shared_actions(position, other, seat, random):
            happened, known, view = told(position, action, seat)
            other_happened, other_known, other_view = told(other, action, seat)
            if TELLING & {event.kind for event in (*happened, *other_happened)}:
                continue
            assert known == other_known, (position.setup.seed, position.turn, position.notation(action))
            assert view == other_view
            examined += 1
            apart += happened != other_happened
    assert examined >= 200
    assert apart >= 20  # draws and offers of others, which the seat was not shown


def shared_actions(one: HandPosition, other: HandPosition, seat: int | None, random: Random) -> list[int]:
    """A few actions that both positions allow and whose card, if any, lies open to the seat."""
    both = [a for a in one.legal_actions() if other.why_not(a) is None]
    if one.to_act != seat:
        both = [a for a in both if a < w.PLAY or w.MOVE <= a < w.CHOOSE_CARD or a >= w.MULLIGAN]
    return random.sample(both, min(4, len(both))) + [a for a in both if a == w.END_TURN]
