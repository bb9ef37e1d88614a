"""A reader of the log can follow the match: what a seat reads accounts for all that it sees change.

`make soak` follows a thousand matches of each mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy, deepcopy
from functools import cache
from typing import Any, Final, NamedTuple, get_args

import pytest

from tests.games.kits import MODES, SMALLER_GAMES, Kit
from tests.games.scenario_steps import scenario_steps
from tests.testing.broken import positions_with
from theagon.errors import TheagonError
from theagon.games.base import Event
from theagon.games.display.events import EventKind, Meaning
from theagon.testing import check_log
from theagon.testing.followers import DONE
from theagon.testing.following import Follower
from theagon.testing.log import follower_of, is_followed, log_faults

MATCHES: Final = 50
"""Of each mode."""
MOTIONS: Final = {"turn", "hit", "heal", "grow", "move", "appear", "vanish", "transform", "clear", "leave"}
"""The motions that change what is seen, and do not only show that something happens."""
VALUES: Final = {*get_args(Meaning)} - {"number", "card", "leader", "phase", "step", "why"}
"""What an amount stands for if it changes what is seen: a value of a unit, or a pile."""


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.slow
def test_the_log_tells_all_that_changes_in_a_view(kit: Kit, mode: str) -> None:
    assert check_log(kit.game(), kit.seeds(mode, MATCHES), kit.deal) >= 50 * MATCHES


class Followed(NamedTuple):
    """What a seat sees before and after an action of a scenario, and the events between."""

    scenario: str
    follower: Follower
    before: dict[str, Any]
    after: dict[str, Any]
    events: list[Event]
    seat: int | None

    def faults(self, rows: Mapping[str, EventKind] | None = None) -> list[str]:
        """How the events mislead a follower, with these rows."""
        follower = copy(self.follower)
        follower.rows = rows or follower.rows
        return list(log_faults(follower, deepcopy(self.before), self.after, self.events, self.seat))


@cache
def followed(name: str) -> list[Followed]:
    """What each seat and a spectator see of the scenarios of a game."""
    found, followers = [], dict[int, Follower]()
    for step in scenario_steps(name):
        if is_followed(step.game, step.after):
            for seat in (*range(step.before.seats), None):
                before, after = step.before.view(seat), step.after.view(seat)
                follower = followers.setdefault(id(step.game), follower_of(step.game, before))
                found.append(Followed(step.scenario, follower, before, after, step.after.events, seat))
    return found


@pytest.mark.parametrize("name", SMALLER_GAMES)
def test_the_log_of_a_scenario_tells_all_that_changes_in_a_view(name: str) -> None:
    """Much is in the scenarios that random matches hardly ever come to."""
    for each in followed(name):
        assert each.faults() == [], (each.scenario, each.events)


def changes_something(row: EventKind) -> bool:
    """Whether events of a kind change what a seat sees, and are not only looked at or heard."""
    alters = any(value not in DONE for _, _, value in row.alters)
    return bool(row.updates or row.zones or row.changes or alters) or row.motion in MOTIONS or row.amount in VALUES


@pytest.mark.slow
def test_whatever_is_changed_by_events_of_a_kind_is_missed_if_its_row_does_not_declare_it(kit: Kit) -> None:
    """So no row can lose what it declares unnoticed: the test above would fail."""
    rows = kit.game().events
    for kind in (kind for kind, row in rows.items() if changes_something(row)):
        emptied = {**rows, kind: EventKind("", "")}
        said = (each for each in followed(kit.name) if any(event.kind == kind for event in each.events))
        assert any(each.faults(emptied) for each in said), kind


def test_a_game_with_nothing_to_follow_says_so() -> None:
    with pytest.raises(TheagonError, match="cannot be followed: its views have no units, stacks or pieces"):
        check_log(positions_with(view=lambda *_: {"players": []}), [0])
