"""The user's bots where a bot is named: `bot:MODULE:NAME`, a function, and `net:FILE`, a trained network."""

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
    """Return whether a name is that of a function or a network of the user."""
    return name.startswith((NETWORK, FUNCTION))


def arena_bot(name: str, game: Game) -> Decide:
    """Return a bot of the user as a player of the arena. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game).on_machine
    return OwnPlayer(name.removeprefix(FUNCTION), game).on_machine


def table_bot(name: str, game: Game) -> Bot:
    """Return a bot of the user as an opponent at a table. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game)
    return OwnPlayer(name.removeprefix(FUNCTION), game).decide


def kind_at_table(name: str) -> str:
    """Return a bot's kind of player: `own:hopeful` for `bot:my_bots:hopeful`, `level-1` for `level-1`."""
    if not is_own(name):
        return name
    return OWN + (Path(name.removeprefix(NETWORK)).stem if name.startswith(NETWORK) else name.rpartition(":")[2])


def digest(name: str) -> str | None:
    """Return a hash of the file that a bot is in; None for a bot of the rules."""
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
