"""Players by name, and those of the user: `bot:MODULE:NAME`, a function, `net:FILE`, a trained network, a program."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.arena.own import OWN, OwnPlayer, file_of, files_read
from theagon.cards.error_text import guess, quoted
from theagon.cli.output import stderr_console
from theagon.errors import TheagonError
from theagon.games.bots.players import PLAYERS, player_number
from theagon.players.names import is_program, words

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.games.play.game import Game
    from theagon.match.simulate import Decide
    from theagon.players.program import ProgramPlayer
    from theagon.testing.walks import Bot
    from theagon.train.player import NetworkPlayer

NETWORK: Final = "net:"
FUNCTION: Final = "bot:"
FORMS: Final = "program:COMMAND, net:FILE, bot:MODULE:NAME"


def is_own(name: str) -> bool:
    """Return whether a name is that of a function, a network or a program of the user."""
    return name.startswith((NETWORK, FUNCTION)) or is_program(name)


def check_name(name: str, what: str, bots: Collection[str]) -> None:
    """Raise `TheagonError` for a name that is neither one of the user's nor, perhaps with a budget, one of `bots`."""
    kind = name.partition(":")[0]
    if kind not in bots and not is_own(name):
        typed = re.sub("[:@].*", ":", name)
        hint = guess(typed, (*bots, "program:", NETWORK, FUNCTION)) or ", ".join(bots)
        raise TheagonError(f"there is no {what} {quoted(name)}", hint=f"{hint}; of your own: {FORMS}")


def arena_player(name: str, game: Game) -> int | Decide:
    """Return a player of the arena. Raises `TheagonError` if there is none of this name."""
    check_name(name, "player", PLAYERS)
    if name.startswith(NETWORK):
        return _network(name, game).on_machine
    if is_program(name):
        return _program(name, game)
    if name.startswith(FUNCTION):
        return OwnPlayer(name.removeprefix(FUNCTION), game).on_machine
    return player_number(name, game.name)


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
    """Return a hash of the file that a bot is in, and of those that it says it reads; None for a bot of the rules.

    Raises `TheagonError` if one is gone.
    """
    file = _file(name)
    if file is None:
        return None
    return digest_of(file, *(files_read(name.removeprefix(FUNCTION), file) if name.startswith(FUNCTION) else []))


def digest_of(file: Path, *others: Path) -> str:
    """Return a hash of one or more files. Raises `TheagonError` if one cannot be read."""
    found = hashlib.blake2b(_bytes(file), digest_size=8)
    for each in others:
        found.update(hashlib.blake2b(_bytes(each)).digest())
    return found.hexdigest()


def _file(name: str) -> Path | None:
    """Return the file that a bot is in; of a program's command, the last word that is a file."""
    if name.startswith(FUNCTION):
        return file_of(name.removeprefix(FUNCTION))
    if name.startswith(NETWORK):
        return Path(name.removeprefix(NETWORK))
    return (
        next((Path(word) for word in reversed(words(name)) if Path(word).is_file()), None) if is_program(name) else None
    )


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise TheagonError(f"{file}: {error.strerror}") from None


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
