"""How the beginnings of matches are stored: the cards of a set once, whichever matches are played with them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.match.beginning import NOT_SHARED, Dealt, read_beginning, recorded_game
from theagon.server.budget import HOUSE
from theagon.server.offered import offered

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.beginning import Beginning
    from theagon.server.budget import Account
    from theagon.server.storage.records import MatchRecord
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew

EARLIER: Final = 8
"""How many card sets that are offered no more a process keeps ready, each some megabytes: those asked for last."""


class Beginnings:
    """The beginnings of all matches in the database."""

    def __init__(self, storage: Storage, crew: Crew) -> None:
        self._storage = storage
        self._crew = crew
        self._stored: set[str] = set()
        """Digests of the card sets that are known to be stored."""
        self._earlier: OrderedDict[str, Game] = OrderedDict()
        """Games with cards that are offered no more, as after a new release, by the digest of these."""

    async def encode(self, beginning: Beginning) -> str:
        """A beginning as a match has it: without its cards, if they are of a set that is stored or can be."""
        if isinstance(beginning, Dealt) and await self._is_stored(beginning):
            beginning = structs.replace(beginning, cards=[])
        return msgspec.json.encode(beginning).decode()

    async def _is_stored(self, beginning: Dealt) -> bool:
        """Whether the card set is stored; it is from now on if it is that of the game that is offered."""
        digest = beginning.card_set
        if digest == NOT_SHARED:
            return False
        if digest not in self._stored:
            game = offered(beginning.game)
            if digest == game.card_set:
                await self._storage.add_card_set(digest, await self._crew.workers.run(HOUSE, _encoded, game))
            elif await self._storage.card_set(digest) is None:  # such a match has its own cards
                return False
            self._stored.add(digest)
        return True

    async def game_of(self, beginning: Beginning, account: Account) -> Game | None:
        """The game to begin with, at the cost of `account`, if that is one with other cards than it comes with.

        Raises `TheagonError` if it cannot be played with these rules.
        """
        if not isinstance(beginning, Dealt) or beginning.cards:
            return None
        digest = beginning.card_set
        if digest in (NOT_SHARED, load_game(beginning.game).card_set):  # what is not shared has no cards at all
            return None
        if digest == (usual := offered(beginning.game)).card_set:
            return usual
        if digest not in self._earlier:
            cards = await self._storage.card_set(digest)
            if cards is None:
                raise TheagonError("the cards of this match are not in the database", hint="restore it from a backup")
            self._earlier[digest] = await self._crew.workers.run(account, recorded_game, beginning, cards)
            if len(self._earlier) > EARLIER:
                self._earlier.popitem(last=False)
        self._earlier.move_to_end(digest)
        return self._earlier[digest]


def beginning_of_record(match: MatchRecord) -> Beginning:
    """What a match begins with that nobody is waited for in."""
    assert match.beginning is not None, "nobody is waited for"
    return read_beginning(match.beginning)


def _encoded(game: Game) -> str:
    """All definitions of a game, as they are stored."""
    return msgspec.json.encode(game.all_definitions).decode()
