"""The strength of the opponents: one scale for each game, measured by `theagon arena ratings` and stored with the
game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from theagon.games.bots.levels import LEVELS
from theagon.games.display.catalogue import OpponentFace
from theagon.games.packaged import measured

if TYPE_CHECKING:
    from collections.abc import Mapping


class Rating(Struct, frozen=True):
    """A player's rating in points of Elo, with its 95 % interval."""

    player: str
    elo: int
    interval: tuple[int, int]
    beats: float | None  # the share of matches that it won against the player before it


class Ratings(Struct, frozen=True):
    """Ratings of players that all met, and the settings of their matches: the command gives the same again."""

    command: str
    version: str
    game: str
    rules: str
    cards: str
    mode: str
    seed: int
    pairs: int  # between every two players
    ratings: tuple[Rating, ...]  # in the order in which the players were named


def ratings(game: str) -> Mapping[str, Rating]:
    """Return the ratings of a game by player; none for a game without the file `ratings.json`."""
    found = measured(game, "ratings.json", Ratings)
    return {rating.player: rating for rating in found.ratings} if found else {}


def opponents(game: str) -> tuple[OpponentFace, ...]:
    """Return the opponents with their ratings."""
    known = ratings(game)
    return tuple(
        OpponentFace(name, level.figure, known[name].elo if name in known else None) for name, level in LEVELS.items()
    )
