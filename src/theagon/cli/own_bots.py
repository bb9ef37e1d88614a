"""The user's bots where a bot is named: `bot:MODULE:NAME`, a function, `net:FILE`, a trained network, or a program."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.arena.own import OWN, OwnPlayer, file_of
from theagon.cli.output import stderr_console
from theagon.errors import TheagonError
from theagon.players.names import is_program, words

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Decide
    from theagon.players.program import ProgramPlayer
    from theagon.testing.walks import Bot
    from theagon.train.player import NetworkPlayer

NETWORK: Final = "net:"
FUNCTION: Final = "bot:"


def is_own(name: str) -> bool:
    """Return whether a name is that of a function, a network or a program of the user."""
    return name.startswith((NETWORK, FUNCTION)) or is_program(name)


def arena_bot(name: str, game: Game) -> Decide:
    """Return a bot of the user as a player of the arena. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game).on_machine
    if is_program(name):
        return _program(name, game)
    return OwnPlayer(name.removeprefix(FUNCTION), game).on_machine


def table_bot(name: str, game: Game) -> Bot:
    """Return a bot of the user as an opponent at a table. Raises `TheagonError` if there is none of this name."""
    if name.startswith(NETWORK):
        return _network(name, game)
    if is_program(name):
        return _program(name, game).decide
    return OwnPlayer(name.removeprefix(FUNCTION), game).decide


def kind_at_table(name: str) -> str:
    """Return a bot's kind of player: `own:hopeful` for `bot:my_bots:hopeful`, `level-1` for `level-1`."""
    if not is_own(name):
        return name
    if name.startswith(FUNCTION):
        return OWN + name.rpartition(":")[2]
    return OWN + (_file(name) or Path(words(name)[0])).stem


def digest(name: str) -> str | None:
    """Return a hash of the file that a bot is in; None for a bot of the rules."""
    file = _file(name)
    return None if file is None else hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()


def _file(name: str) -> Path | None:
    """Return the file that a bot is in; of a program's command, the last word that is a file."""
    if name.startswith(FUNCTION):
        return file_of(name.removeprefix(FUNCTION))
    if name.startswith(NETWORK):
        return Path(name.removeprefix(NETWORK))
    return (
        next((Path(word) for word in reversed(words(name)) if Path(word).is_file()), None) if is_program(name) else None
    )


def _program(name: str, game: Game) -> ProgramPlayer:
    """Start a program; what it gives up, and why, goes to the standard error."""
    from theagon.cli.terminal.seen import seen_lines
    from theagon.players.program import ProgramPlayer

    return ProgramPlayer(name, game, seen_lines, _warn)


def _warn(text: str) -> None:
    stderr_console().print(text, markup=False, soft_wrap=True)


def _network(name: str, game: Game) -> NetworkPlayer:
    try:
        from theagon.train.player import NetworkPlayer
    except ImportError as error:
        raise TheagonError(str(error)) from None
    return NetworkPlayer.load(Path(name.removeprefix(NETWORK)), game)
