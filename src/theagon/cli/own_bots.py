"""Bots of one's own where a bot is named: `bot:MODULE:NAME`, a function, and `net:FILE`, a trained network."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.arena.own import OWN, OwnPlayer, file_of
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Decide
    from theagon.testing.walks import Bot
    from theagon.train.player import NetworkPlayer

NETWORK: Final = "net:"
FUNCTION: Final = "bot:"


def is_own(name: str) -> bool:
    """Whether a name is that of a bot of one's own."""
    return name.startswith((NETWORK, FUNCTION))


def arena_bot(name: str, game: Game) -> Decide:
    """Such a bot as a player of the arena. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game).on_machine
    return OwnPlayer(name.removeprefix(FUNCTION), game).on_machine


def table_bot(name: str, game: Game) -> Bot:
    """Such a bot as an opponent at a table. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game)
    return OwnPlayer(name.removeprefix(FUNCTION), game).decide


def kind_at_table(name: str) -> str:
    """The kind of player that a bot is at a table: `own:hopeful` for `bot:my_bots:hopeful`, `level-1` for itself."""
    if not is_own(name):
        return name
    return OWN + (Path(name.removeprefix(NETWORK)).stem if name.startswith(NETWORK) else name.rpartition(":")[2])


def digest(name: str) -> str | None:
    """A hash of the file that a bot is in, once it was found; None for one in no file, as those of the rules are."""
    file = None
    if name.startswith(FUNCTION):
        file = file_of(name.removeprefix(FUNCTION))
    elif name.startswith(NETWORK):
        file = Path(name.removeprefix(NETWORK))
    return None if file is None else hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()


def _network(name: str, game: Game) -> NetworkPlayer:
    try:
        from theagon.train.player import NetworkPlayer
    except ImportError as error:
        raise TheagonError(str(error)) from None
    return NetworkPlayer.load(Path(name.removeprefix(NETWORK)), game)
