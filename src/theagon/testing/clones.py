"""Check of clones: a clone equals its original, and acting on one does not change the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.match.differing import apart
from theagon.testing.answers import difference
from theagon.testing.walks import SEEDS, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game


def check_clone(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = 9) -> int:
    """Check clones of every `every`-th position. Returns the number of positions.

    Raises `ConformanceError` if a clone is not equal, if acting on one of two changes the other, or if the two differ
    after the same action.
    """
    examined = 0
    for moment in moments(game, seeds, deal, every, check=check_clone):
        position = moment.position
        before = game.restore(moment.setup, position.state_bytes())
        first, second = position.clone(), position.clone()
        if field := difference(game, position, first):
            raise moment.error("a clone is not equal to the position", field=field)
        for action in position.legal_actions()[:1]:
            moment.carry_out(action, first)
            for name, other in (("the position", position), ("another", second)):
                if field := difference(game, before, other):
                    raise moment.error(f"acting on a clone changes {name}", action=action, field=field)
            moment.carry_out(action, second)
            if first.events != second.events:
                field = apart("events", first.events, second.events)
                raise moment.error("an action has another outcome in a clone", action=action, field=field)
            if field := difference(game, first, second):
                raise moment.error("an action has another outcome in a clone", action=action, field=field)
        examined += 1
    return examined
