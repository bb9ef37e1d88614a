"""What a player may do is declared once a game."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.games.verbs import Cards, Parameter, Verb, Verbs

TILE = Parameter[Any](4)


def test_numbers_follow_one_another() -> None:
    assert Verbs(Verb[Any]("end", 0), Verb("move", 1, TILE, TILE), actions=17).names == ("end", "move")


@pytest.mark.parametrize("first", [0, 2])
def test_verbs_that_leave_numbers_out_or_have_the_same_are_refused(first: int) -> None:
    with pytest.raises(ValueError, match="has other numbers than"):
        Verbs(Verb[Any]("end", 0), Verb("move", first, TILE, TILE), actions=first + 16)


def test_verbs_that_share_their_numbers_have_as_many() -> None:
    with pytest.raises(ValueError, match="block has other numbers than 0 to 3"):
        Verbs(Verb[Any]("block", 0, Cards(3, lambda _: (), "#", "the hand")), Verb("drop", 0, TILE), actions=4)
