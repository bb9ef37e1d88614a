"""The board of a plain game at the terminal says what stands where, if there are several kinds of pieces."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from theagon.cli.terminal.games.plain import PlainTable
from theagon.cli.terminal.table import Scene

ROWS = (("a2", "b2"), ("a1", "b1"))
PIECES = [{"tile": "b2", "card": "king", "owner": 0}, {"tile": "a1", "card": "queen of the night", "owner": 1}]


def board(*kinds: str) -> list[str]:
    described = SimpleNamespace(places=ROWS, lines=[("a2", "a1")])
    game = SimpleNamespace(described=described, place_names=("a2", "b2", "a1", "b1"), pieces=kinds)
    words: Any = SimpleNamespace(game=game, card=str.capitalize)
    scene = Scene(PlainTable(words), {"pieces": PIECES, "seat": 0}, ("One", "Two"))
    return [line.rstrip() for line in scene.table.board(scene, 27)]


def test_the_kind_of_a_piece_stands_below_its_place() -> None:
    drawn = ["  ·a2         ▲b2", "  │            King", "  ●a1         ·b1", "   Queen of…"]
    assert board("king", "queen") == drawn


def test_pieces_of_one_kind_are_told_by_their_owners_alone() -> None:
    assert board("man") == ["  ·a2         ▲b2", "  │", "  ●a1         ·b1"]
