"""The log alone suffices to follow a match: its events, played on the view before an action, give the view after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.wording import either
from theagon.errors import TheagonError
from theagon.testing.following import agree
from theagon.testing.following_pieces import PieceFollower
from theagon.testing.following_stacks import StackFollower
from theagon.testing.following_units import UnitFollower
from theagon.testing.walks import Deal, Seat, deal, moments

if TYPE_CHECKING:
    from theagon.games.machine_game import MachineGame
    from theagon.testing.following import Follower
    from theagon.testing.walks import Moment

SEEDS: Final = range(20)


def check_log(game: MachineGame[Any, Any, Any, Any], seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Play random matches, and follow them by what a seat or a spectator is told; returns the actions followed.

    Values, keywords and places of units, hands, piles and mana must be as the events say. Opening hands are dealt
    before the first event, so matches are followed from the first turn to the action before the last. An action whose
    log is cut short is skipped.

    Raises `ConformanceError` where something changes that no event tells, or an event tells what did not happen, and
    `TheagonError` for a game without units, stacks and pieces.
    """
    followed = 0
    follower: Follower | None = None
    before: dict[str, Any] = {}
    for moment in moments(game, seeds, deal, check=check_log):
        seat = moment.viewers()[moment.seed // 3 % len(moment.viewers())]
        after = moment.position.view(seat)
        follower = follower or _follower(game, after)
        partly = any(game.events[event.kind].partly for event in moment.position.events)
        if moment.step and not partly and not moment.position.is_over:
            _compare(moment, follower, before, after, seat)
            followed += 1
        before = after
    return followed


def _follower(game: MachineGame[Any, Any, Any, Any], view: dict[str, Any]) -> Follower:
    followers = {"units": UnitFollower, "stacks": StackFollower, "pieces": PieceFollower}
    for field, follower in followers.items():
        if field in view:
            return follower(game)
    raise TheagonError(f"{game.name} cannot be followed: its views have no {either(followers)}")


def _compare(moment: Moment, follower: Follower, view: dict[str, Any], after: dict[str, Any], seat: Seat) -> None:
    """Play the events of an action on the view before it, which changes, and compare it with the view after it."""
    for event in moment.position.events:
        follower.play(view, event.seen_by(seat))
    told, seen = follower.told_of(view, seat), follower.told_of(after, seat)
    for name in told.keys() | seen.keys():
        if not agree(told.get(name), seen.get(name)):
            what = f"by the log {name} is {told.get(name)}, in the view it is {seen.get(name)}"
            raise moment.error(what, seat=seat, field="\n".join(map(str, moment.position.events)))
