"""Matches that several tests look at; none changes them."""

from __future__ import annotations

import pytest

import theagon
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match.match import Match


@pytest.fixture(scope="session")
def game() -> HandOfTheGods:
    return theagon.load("hand-of-the-gods")


def played(game: HandOfTheGods, seed: int, player: str = "greedy", steps: int = 1000) -> Match:
    """A match between two bots, up to its end or a number of steps."""
    match = Match(game, game.setup(seed=seed))
    while not match.position.is_over and len(match.history) < steps:
        match.apply(match.position.decide(player, 40, seed=len(match.history)))
    return match


@pytest.fixture(scope="session")
def finished(game: HandOfTheGods) -> Match:
    """A whole match."""
    return played(game, seed=13)


@pytest.fixture(scope="session")
def running(game: HandOfTheGods) -> Match:
    """The first steps of a match."""
    return played(game, seed=2, steps=12)
