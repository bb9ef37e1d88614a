"""Matches that several tests look at; none changes them."""

from __future__ import annotations

import pytest

import theagon
from tests.games.conftest import kit, name
from tests.match.support import played
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match.match import Match

__all__ = ("kit", "name")  # the fixtures


@pytest.fixture(scope="session")
def game() -> HandOfTheGods:
    return theagon.load("hand-of-the-gods")


@pytest.fixture(scope="session")
def finished(game: HandOfTheGods) -> Match:
    """A whole match."""
    return played(game, seed=13)


@pytest.fixture(scope="session")
def running(game: HandOfTheGods) -> Match:
    """The first steps of a match."""
    return played(game, seed=2, steps=12)
