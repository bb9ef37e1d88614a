"""No seed that a learner gives, and no chance, deals it a match that is kept for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click
import numpy as np
import pytest

from tests.games.kits import KITS
from theagon.cli.main import root
from theagon.envs.deals import Deals
from theagon.games.learning.rows import row_seeds
from theagon.kernel.rng import FIRST_TEST_SEED, MAX_SEED
from theagon.server.matches import seating

BY_A_PERSON = {"play", "puzzles make"}
"""Commands whose seed is anyone's choice: that of the match of a person, and of the search for a puzzle."""


class Greatest:
    """Chance that always draws the greatest number there can be."""

    def integers(self, high: int, *, endpoint: bool = False) -> int:
        return high if endpoint else high - 1

    def random_raw(self, size: int) -> Any:
        return np.full(size, (1 << 64) - 1, np.uint64)

    def randbelow(self, most: int) -> int:
        return most - 1


@pytest.mark.parametrize("name", KITS)
def test_the_greatest_seed_that_an_environment_draws_is_below_those_for_tests(name: str) -> None:
    greatest: Any = Greatest()
    assert Deals(name, None).deal(greatest).setup.seed == FIRST_TEST_SEED - 1


def test_a_row_that_begins_with_the_greatest_seed_needs_ages_to_reach_those_for_tests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(np.random, "Philox", lambda key: Greatest())  # noqa: ARG005 -- any key
    assert FIRST_TEST_SEED - row_seeds(1, 3).max() > 1 << 61


def test_a_server_deals_no_match_that_is_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "secrets", Greatest())
    assert seating.random_seed() == FIRST_TEST_SEED - 1


def seeds_of(command: click.Command, name: str = "") -> Iterator[tuple[str, click.IntRange]]:
    """The commands with an option for a seed, and the range of it."""
    for parameter in command.params:
        if parameter.name == "seed":
            assert isinstance(parameter.type, click.IntRange), name
            yield name, parameter.type
    if isinstance(command, click.Group):
        context = click.Context(command, resilient_parsing=True)
        for each in command.list_commands(context):
            inner = command.resolve_command(context, [each])[1]
            assert inner is not None
            yield from seeds_of(inner, f"{name} {each}".strip())


def test_no_experiment_takes_a_seed_for_tests() -> None:
    greatest = {name: found.max for name, found in seeds_of(root) if name not in BY_A_PERSON}
    assert {"simulate", "arena compare", "arena ratings", "train", "tune", "calibrate", "luck"} <= greatest.keys()
    assert {name for name, most in greatest.items() if most is None or most >= FIRST_TEST_SEED} == set()


def test_there_are_seeds_enough_for_tests() -> None:
    assert MAX_SEED - FIRST_TEST_SEED > 1 << 60
