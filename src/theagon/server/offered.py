"""The games that this server offers: as they come, or with the cards that its owner adds to them.

All matches of an offered game share it, and its catalogue names all its cards. Scenarios, lessons and puzzles are
played with the cards that they were made for, so they take the game as it comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games import load_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Game

_EXTENDED: Final[dict[str, Game]] = {}


def offer(games: Iterable[Game]) -> None:
    """Offer these games, from now on and in this process, and all others as they come."""
    _EXTENDED.clear()
    _EXTENDED.update({game.name: game for game in games})


def offered(name: str) -> Game:
    """The game of this name that is offered. Raises `TheagonError` as `load_game` does."""
    return _EXTENDED.get(name) or load_game(name)


def extended_games() -> tuple[Game, ...]:
    """The offered games that have more cards than they come with, for `offer` in another process."""
    return tuple(_EXTENDED.values())
