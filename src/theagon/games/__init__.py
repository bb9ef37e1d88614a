"""The games, found by name and loaded. None knows another."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from theagon.games.registry import BUILT_IN as BUILT_IN
from theagon.games.registry import NAMES as NAMES
from theagon.games.registry import PACKAGES

if TYPE_CHECKING:
    from theagon.compiler.program import Program
    from theagon.errors import TheagonError
    from theagon.games.play.game import Game


def load_program(name: str) -> Program:
    """Return the rules of a game, as the compiler takes them. Raises TheagonError if its package is broken."""
    program: Program = _part(name, "rules", "PROGRAM")
    return program


def load_game(name: str) -> Game:
    """Return the game of this name, ready to play. Raises TheagonError for an unknown one, and if its package is
    broken."""
    if name not in NAMES:
        from theagon.cards.error_text import quoted, suggestion
        from theagon.errors import TheagonError
        from theagon.games.play import asked

        given: object = name
        told = quoted(given) if isinstance(given, str) else f"called by {asked.told(given)}"
        raise TheagonError(f"there is no game {told}", hint=suggestion(name, NAMES))
    game: Game = _part(name, "game", "GAME")
    return game


@cache
def sound_games() -> tuple[Game, ...]:
    """Return all games that can be played. Of one that a package adds and that cannot, a line on standard error says
    why."""
    found = []
    for name in NAMES:
        try:
            game = load_game(name)
            if name not in BUILT_IN:
                game.new(game.setup(seed=0))
            found.append(game)
        except Exception as error:
            if name in BUILT_IN:
                raise
            print(f"theagon: {_broken(name, error)}", file=sys.stderr)
    return tuple(found)


def _part(name: str, module: str, part: str) -> Any:
    """Return what a module of a game's package offers."""
    try:
        return getattr(import_module(f"{PACKAGES[name]}.{module}"), part)
    except Exception as error:
        if name in BUILT_IN:
            raise
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> TheagonError:
    """Return an error that names the package to mend. An error that names it already stays as it is."""
    from theagon.errors import TheagonError

    message = f"the game {name} is broken: "
    if isinstance(error, TheagonError) and error.message.startswith(message):
        return error
    return TheagonError(
        f"{message}{type(error).__name__}: {error}", hint=f"mend or remove the package {PACKAGES[name]}, which adds it"
    )
