"""The games, one folder each; none knows another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.compiler.program import Program
    from theagon.games.base import Game

NAMES = ("hand-of-the-gods", "gods-unchained", "army-of-gods")
"""The name of each game. Its folder has the same name, with underscores."""


def package_name(name: str) -> str:
    """The package of the game of this name."""
    return f"theagon.games.{name.replace('-', '_')}"


def programs() -> tuple[Program, ...]:
    """The rules of every game, as the compiler takes them."""
    return tuple(import_module(f"{package_name(name)}.rules").PROGRAM for name in NAMES)


def load_game(name: str) -> Game:
    """The game of this name, ready to play. Raises TheagonError for an unknown one."""
    if name not in NAMES:
        from theagon.cards.wording import quoted, suggestion
        from theagon.errors import TheagonError

        given: object = name
        told = quoted(given) if isinstance(given, str) else f"called by a {type(given).__name__}"
        raise TheagonError(f"there is no game {told}", hint=suggestion(name, NAMES))
    game: Game = import_module(f"{package_name(name)}.game").GAME
    return game


def game_of_file(path: Path) -> str:
    """The game that a card file or a deck says it is for. Raises `TheagonError` with the place if there is no such."""
    from theagon.cards.source import read_yaml
    from theagon.cards.wording import described, suggestion

    node = read_yaml(path)
    field = node.find("game")
    if field is node:  # it is missing: what else is wrong is told with that
        return NAMES[0]
    if field.value not in NAMES:
        raise field.error(f"{described(field.value)} is not a game", suggestion(field.value, NAMES))
    return str(field.value)
