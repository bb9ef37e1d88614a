"""Check of determinism: a set-up and actions give the same match, from the beginning or from a state in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.match.differing import apart
from theagon.testing.answers import difference
from theagon.testing.walks import SEEDS, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.testing.walks import Moment

EVERY = 5  # every 5th action is also carried out from bytes, and its views are compared


def check_determinism(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Play each match twice, and some actions from the bytes of a state. Returns the number of actions.

    Raises `ConformanceError` if the states, the events, the legal lists or the views differ.
    """
    compared = 0
    earlier = None
    for moment in moments(game, seeds, deal, check=check_determinism):
        if earlier is None or moment.action is None:
            twin = game.new(deal(game, moment.seed))
            _compare(moment, twin, "the same set-up begins two ways")
        else:
            earlier.carry_out(moment.action, twin)
            _compare(moment, twin, "the same actions lead to two states")
            if moment.step % EVERY == 0:
                restored = earlier.carry_out(moment.action, game.restore(moment.setup, moment.before))
                _compare(moment, restored, "an action has another outcome in a position restored from its bytes")
            compared += 1
        earlier = moment
    return compared


def _compare(moment: Moment, twin: Position, what: str) -> None:
    if moment.position.events != twin.events:
        raise moment.error(what, field=apart("events", moment.position.events, twin.events))
    if field := difference(moment.game, moment.position, twin, views=moment.step % EVERY == 0):
        raise moment.error(what, field=field)
