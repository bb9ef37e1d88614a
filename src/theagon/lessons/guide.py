"""The page about how a game is played: the file `guide.yaml` of a game."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta

from theagon.cards.decode import decode
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games.translated import Saying
from theagon.match.scenario import game_folder


class Part(Schema):
    """A part of the board in the picture. `place` is a place of the game, or a player, such as `p1`."""

    place: Annotated[str, Meta(max_length=50)]
    text: Saying


class Example(Schema):
    """A term of the catalogue, and a scenario of the rulebook that shows it."""

    term: Annotated[str, Meta(max_length=60)]
    scenario: Annotated[str, Meta(max_length=200)]
    text: Saying


class Guide(Schema):
    """The page. Its picture is the beginning of the first lesson, as the learner sees it."""

    goal: Saying
    turn: tuple[Saying, ...]  # the parts of a turn, in order
    parts: tuple[Part, ...]
    examples: tuple[Example, ...]


@cache
def guide_of(game: str) -> Guide:
    """Read the guide of a game with lessons. Raises `InvalidFileError` with the location of every mistake."""
    return decode(read_yaml(game_folder(game) / "guide.yaml", "guide.yaml"), Guide)
