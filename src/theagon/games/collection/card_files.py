"""The fields of the card files of all games: what the file is called, who wrote it, and what it holds besides cards.

Whatever it holds besides, such as a scenario, is as in a file of its own, but for the game and the cards.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from theagon.cards.node import Node
from theagon.cards.schema import Schema
from theagon.games.collection.figures import OwnFigure
from theagon.games.fields import ID_FORM, ID_PATTERN
from theagon.games.translated import Name

Version = Annotated[
    str, Meta(pattern=r"^[0-9A-Za-z][0-9A-Za-z.+-]*$", description="such as 1.2", max_length=20, examples=["1.2"])
]
FigureName = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=40, examples=["my-hound"])]


class SetFile(Schema):
    """A file of cards, but for the cards, which each game has its own way to give."""

    title: Name | None = None
    author: Name | None = None
    version: Version | None = None
    figures: Annotated[dict[FigureName, OwnFigure], Meta(max_length=600)] = field(default_factory=dict)
    """Figures of one's own, which its cards may name."""
    lessons: tuple[Any, ...] = ()
    puzzles: tuple[Any, ...] = ()
    scenarios: tuple[Any, ...] = ()


def in_set(root: Node, entry: Node) -> Node:
    """Return an entry of a set, given by its root node, as a file of its own would have it: with the set's game."""
    if "game" not in root.keys:
        return entry
    game = Node(entry.source, entry.line, entry.column, {"game": root.find("game")})
    game.keys = {"game": root.keys["game"]}
    return game.merged(entry)
