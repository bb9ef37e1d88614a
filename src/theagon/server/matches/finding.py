"""An opponent among strangers: at the open table that has waited longest, or at a new one."""

from __future__ import annotations

import time
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.server.matches import open_tables
from theagon.server.matches.archive import UnknownMatchError
from theagon.server.matches.seating import seats_of
from theagon.server.names import PlayerNameError
from theagon.server.protocol.matches import Join, NewMatch, PlayerWish
from theagon.server.storage.records import FRIEND
from theagon.server.storage.storage import NotWaitingError

if TYPE_CHECKING:
    from collections.abc import Container

    from theagon.server.budget import Account
    from theagon.server.matches.hub import Hub
    from theagon.server.protocol.matches import Created, Seek
    from theagon.server.storage.records import StoredMatch
    from theagon.server.storage.storage import Storage

TURN_SECONDS: Final = 90
"""The time limit of a turn at a table that is opened for strangers."""
ROUNDS: Final = 10
"""How often a player looks for a table while others do the same, and take each other's."""


async def find_opponent(hub: Hub, seek: Seek, holder: str, account: Account) -> Created:
    """Take the free seat of the open table that has waited longest, or open one.

    Of two who open one at the same moment, in any process, the later goes to the earlier. Raises `TheagonError` for a
    bad deck or name, and `TooManyError`.
    """
    if hub.tables is None:
        raise TheagonError("this server keeps no list of open tables", hint="send the link to a friend")
    new = NewMatch(
        seek.game,
        (PlayerWish(deck=seek.deck), PlayerWish(FRIEND)),
        name=seek.name,
        turn_seconds=TURN_SECONDS,
        anyone=True,
    )
    passed = set[str]()
    for left in reversed(range(ROUNDS)):
        for match in await _tables(hub.storage, seek.game, holder, passed):
            try:
                return await hub.lobby.join(match, Join(seek.deck, seek.name), holder, account)
            except (NotWaitingError, UnknownMatchError, PlayerNameError):  # another was faster, or has the same name
                passed.add(match)
        hub.bounds.creation(account.payer)
        hub.bounds.opening(account.payer)
        own = await hub.lobby.create(new, holder, account)
        if not left or not await _tables(hub.storage, seek.game, holder, passed, before=own.match):
            break
        try:
            await hub.lobby.cancel(own.match, holder)
        except NotWaitingError:  # somebody has come
            break
    return own


async def _tables(
    storage: Storage, game: str, holder: str, passed: Container[str], before: str | None = None
) -> list[str]:
    """Return the open tables where this person may sit down, the first first: all, or those opened before another."""
    listed = await storage.listed(time.time() - open_tables.GRACE_SECONDS, open_tables.LISTED)
    in_order = sorted(listed, key=lambda each: (each.match.created, each.match.id))
    earlier = takewhile(lambda each: each.match.id != before, in_order)
    return [each.match.id for each in earlier if each.match.id not in passed and _fits(each, game, holder)]


def _fits(table: StoredMatch, game: str, holder: str) -> bool:
    """Return whether a stranger plays a usual match at this table: for two, and not rated."""
    match, places = table.match, table.seats
    return match.game == game and not match.options.rated and len(places) == 2 and not seats_of(holder, places)
