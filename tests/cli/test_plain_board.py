"""The board of a plain game at the terminal says what stands where, if there are several kinds of pieces."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from theagon.cli.terminal.games.plain import PlainTable
from theagon.cli.terminal.grid import Size
from theagon.cli.terminal.table import Scene

ROWS = (("a2", "b2"), ("a1", "b1"))
PIECES = [{"tile": "b2", "card": "king", "owner": 0}, {"tile": "a1", "card": "queen of the night", "owner": 1}]


def board(lines: int, *kinds: str) -> list[str]:
    described = SimpleNamespace(places=ROWS, lines=[("a2", "a1")])
    game = SimpleNamespace(described=described, place_names=("a2", "b2", "a1", "b1"), pieces=kinds)
    words: Any = SimpleNamespace(game=game, card=str.capitalize)
    scene = Scene(PlainTable(words), {"pieces": PIECES, "seat": 0}, ("One", "Two"))
    return [line.plain.rstrip() for line in scene.table.board(scene, Size(11, lines, ruled=False))]


@pytest.mark.parametrize(
    ("lines", "drawn"),
    [
        (3, ["  ·a2         ▲b2", "  │            King", "  │", "  ●a1         ·b1", "   Queen of…"]),
        (2, ["  ·a2         ▲b2", "  │            King", "  ●a1         ·b1", "   Queen of…"]),
        (1, ["  ·a2         ▲b2 King", "  ●a1 Queen…  ·b1"]),
    ],
)
def test_the_kind_of_a_piece_stands_below_or_beside_its_place(lines: int, drawn: list[str]) -> None:
    assert board(lines, "king", "queen") == drawn


@pytest.mark.parametrize(("lines", "below"), [(3, ["  │", "  │"]), (2, ["  │"]), (1, [])])
def test_pieces_of_one_kind_are_told_by_their_owners_alone(lines: int, below: list[str]) -> None:
    assert board(lines, "man") == ["  ·a2         ▲b2", *below, "  ●a1         ·b1"]
