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
    from collections.abc import Iterator

    from theagon.games.base import Event
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.testing.following import Follower

SEEDS: Final = range(20)


def check_log(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Play random matches, and follow them by what a seat or a spectator is told; returns the actions followed.

    Values, keywords and places of units, hands, piles and mana must be as the events say, and an event must update what
    else changes beside the board, such as what a card costs. In another's hand no card may be seen that no event named.
    Opening hands are dealt before the first event, so matches are followed from the first turn to the action before the
    last. An action whose log is cut short is skipped, and one without events, by which a player sees no more than a
    change of a card in hand.

    Raises `ConformanceError` where something changes that no event tells, or an event tells what did not happen, and
    `TheagonError` for a game without units, stacks and pieces.
    """
    followed = 0
    follower: Follower | None = None
    before: dict[str, Any] = {}
    for moment in moments(game, seeds, deal, check=check_log):
        seat, events = moment.viewers()[moment.seed // 3 % len(moment.viewers())], moment.position.events
        after = moment.position.view(seat)
        follower = follower or follower_of(game, after)
        if moment.step and is_followed(game, moment.position):
            for what in untold(follower, before, after, events, seat):
                raise moment.error(what, seat=seat, field="\n".join(map(str, events)))
            followed += 1
        before = after
    return followed


def is_followed(game: Game, position: Position) -> bool:
    """Whether the last events of a position tell all that happened, and the match goes on."""
    return not position.is_over and not any(game.events[event.kind].partly for event in position.events)


def follower_of(game: Game, view: dict[str, Any]) -> Follower:
    """Follows matches of a game with such views. Raises `TheagonError` for one without units, stacks and pieces."""
    followers = {"units": UnitFollower, "stacks": StackFollower, "pieces": PieceFollower}
    for field, follower in followers.items():
        if field in view:
            return follower(game)
    raise TheagonError(f"{game.name} cannot be followed: its views have no {either(followers)}")


def untold(
    follower: Follower, view: dict[str, Any], after: dict[str, Any], events: Sequence[Event], seat: Seat
) -> Iterator[str]:
    """Where a seat's view after some events is not what they tell. `view` is the one before them: it changes."""
    late = sorted(follower.unannounced(view, after, events)) if events else []
    unnamed = sorted(follower.unnamed(view, after, events, seat))
    for event in events:
        follower.play(view, event.seen_by(seat))
    told, seen = follower.told_of(view, seat), follower.told_of(after, seat)
    for name in told.keys() | seen.keys():
        if not agree(told.get(name), seen.get(name)):
            yield f"by the log {name} is {told.get(name)}, in the view it is {seen.get(name)}"
    yield from (f"no event updates {name}, which changes" for name in late)
    yield from (f"no event named {card}, which is seen" for card in unnamed)
