"""Check of the log: applied to the view before an action, its events give the view after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import either
from theagon.errors import TheagonError
from theagon.testing.followers import PieceFollower, StackFollower, UnitFollower
from theagon.testing.following import agree
from theagon.testing.walks import Deal, Seat, deal, moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.base import Event
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.testing.following import Follower

SEEDS: Final = range(20)


def check_log(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Play random matches, and follow them by the events of a seat or a spectator. Returns the actions followed.

    Values, keywords and places of units, hands, piles and mana must follow from the events, and an event must update
    everything else that changes, such as the cost of a card. No card may become visible in another's hand without an
    event that names it. Opening hands are dealt before the first event, so matches are followed from the first turn to
    the last action but one. Actions with an incomplete log or without events are skipped; the latter change no more
    than a card in the player's hand.

    Raises `ConformanceError` if there is a change without an event or an event without its change, and `TheagonError`
    for a game without units, stacks and pieces.
    """
    followed = 0
    follower: Follower | None = None
    before: dict[str, Any] = {}
    for moment in moments(game, seeds, deal, check=check_log):
        seat, events = moment.viewers()[moment.seed // 3 % len(moment.viewers())], moment.position.events
        after = moment.position.view(seat)
        follower = follower or follower_of(game, after)
        if moment.step and is_followed(game, moment.position):
            for fault in log_faults(follower, before, after, events, seat):
                raise moment.error(fault, seat=seat, field="\n".join(map(str, events)))
            followed += 1
        before = after
    return followed


def is_followed(game: Game, position: Position) -> bool:
    """Return whether the last events of a position are complete and the match goes on."""
    return not position.is_over and not any(game.events[event.kind].partly for event in position.events)


def follower_of(game: Game, view: dict[str, Any]) -> Follower:
    """Return a follower for such views of a game. Raises `TheagonError` for views without units, stacks and pieces."""
    followers = {"units": UnitFollower, "stacks": StackFollower, "pieces": PieceFollower}
    for field, follower in followers.items():
        if field in view:
            return follower(game)
    raise TheagonError(f"{game.name} cannot be followed: its views have no {either(followers)}")


def log_faults(
    follower: Follower, view: dict[str, Any], after: dict[str, Any], events: Sequence[Event], seat: Seat
) -> Iterator[str]:
    """Yield the differences of a seat's view `after` some events from `view` with the events applied, in place."""
    late = sorted(follower.unannounced(view, after, events)) if events else []
    unnamed = sorted(follower.unnamed(view, after, events, seat))
    for event in events:
        follower.play(view, event.seen_by(seat))
    followed, seen = follower.compared(view, seat), follower.compared(after, seat)
    for name in followed.keys() | seen.keys():
        if not agree(followed.get(name), seen.get(name)):
            yield f"by the log {name} is {followed.get(name)}, in the view it is {seen.get(name)}"
    yield from (f"no event updates {name}, which changes" for name in late)
    yield from (f"no event named {card}, which is seen" for card in unnamed)
