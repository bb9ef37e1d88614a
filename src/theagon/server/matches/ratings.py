"""Rated matches: which matches they are, and the ratings that players bring."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from theagon.arena.glicko import Glicko
from theagon.errors import TheagonError
from theagon.server.protocol.base import Rating
from theagon.server.storage.records import FRIEND

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.server.protocol.matches import NewMatch
    from theagon.server.storage.records import Seat
    from theagon.server.storage.storage import Storage

NEW_ABOVE: Final = 110
"""The deviation above which a player counts as new: it takes some fifteen matches to get below."""
MOST_A_DAY: Final = 3
"""The most rated matches of a game between the same two people in a day: no player wins a rating off a friend."""

_DAY: Final = 24 * 3600


class OftenRatedError(TheagonError):
    """Two people have played as many rated matches as count on one day."""


async def own_rating(storage: Storage, holder: str | None, game: str) -> Rating:
    """Return a person's rating, as they see it."""
    return _shown(*(await rating_brought(storage, holder, game)))


async def rating_brought(storage: Storage, holder: str | None, game: str) -> tuple[int, int]:
    """Return the rating and its deviation that a person brings to a match now, in whole points."""
    known = {} if holder is None else await storage.ratings_of(holder, time.time())
    rating = known.get(game, Glicko())
    return round(rating.rating), round(rating.deviation)


async def require_few(storage: Storage, one: str, other: str, game: str) -> None:
    """Raise `OftenRatedError` if no further match of these two people is rated today."""
    if await storage.rated_between(one, other, game, time.time() - _DAY) >= MOST_A_DAY:
        raise OftenRatedError(
            f"you two have made {MOST_A_DAY} rated matches within a day", hint="play one that is not rated"
        )


def require_ratable(game: Game, new: NewMatch) -> None:
    """Raise `TheagonError` unless a match to be made is between two people, on equal and usual terms."""
    if new.begin is not None:
        raise TheagonError("what goes on from something else is not rated", hint="begin a new match")
    if sorted(player.who for player in new.players) != [FRIEND, "me"]:
        raise TheagonError("a rated match is between two people, at two devices", hint="name yourself and a friend")
    usual = {name: switch.default for name, switch in game.switches.items()}
    if new.options.items() - usual.items():
        raise TheagonError("a rated match has the usual rules", hint="leave the switches as they are")
    if new.map is not None and new.map != next(iter(game.maps), None):
        raise TheagonError("a rated match is on the usual map", hint="leave `map` out")
    if new.first is not None:
        raise TheagonError("chance decides who begins a rated match", hint="leave `first` out")
    if new.turn_seconds is None:
        raise TheagonError("a rated match has a time limit for each turn", hint="such as 90 seconds")


def rating_of(seat: Seat) -> Rating | None:
    """Return the rating that a player brought to a rated match, which everyone may know."""
    return None if seat.rating is None or seat.deviation is None else _shown(seat.rating, seat.deviation)


def _shown(rating: int, deviation: int) -> Rating:
    return Rating(rating, deviation, deviation > NEW_ABOVE)
