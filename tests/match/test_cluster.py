"""Errors of a cluster before any match is played. `make test-learners` plays on one: tests/cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

import pytest
from click.testing import CliRunner

from tests.arena.test_pairs import timeless
from theagon.arena.pairs import play_pairs
from theagon.cli.main import root
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.match.cluster import run, versions
from theagon.match.dataset import record
from theagon.match.dataset_rows import Wanted
from theagon.match.simulate import drawn_decks, play, round_robin

T = TypeVar("T")
R = TypeVar("R")
RANDOM = (0, 0)


class Sending:
    """Sends work as Ray does, and does it here."""

    def ordered(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
        cloudpickle = pytest.importorskip("cloudpickle")
        sent = cloudpickle.loads(cloudpickle.dumps(work))
        yield from map(sent, tasks)


def test_all_work_can_be_sent() -> None:
    game = load_game("army-of-gods")
    decks = list(game.starter_decks().values())
    for plan in (drawn_decks(decks, 5, 1), round_robin([*decks, *decks], 2, 1)):
        assert list(play(game, plan, RANDOM, Sending())) == list(play(game, plan, RANDOM))
        assert list(record(game, plan, RANDOM, Wanted(), Sending())) == list(record(game, plan, RANDOM, Wanted()))
        pairs = [timeless(list(play_pairs(game, plan, RANDOM, workers))) for workers in (1, Sending())]
        assert pairs[0] == pairs[1]


@pytest.mark.parametrize("words", [["simulate"], ["arena", "army-of-gods", "random", "random"]])
def test_without_ray_an_error_says_what_to_install(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(root, [*words, "--cluster", "local"])
    assert result.exit_code == 2
    assert "--cluster: there is no ray" in result.stderr
    assert "pip install 'theagon[cluster]'" in result.stderr


def test_a_worker_does_its_tasks_and_says_how_long_they_took() -> None:
    seconds, results = run(abs, [-1, -2], "army-of-gods", versions("army-of-gods"))
    assert results == [1, 2]
    assert seconds > 0


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(TheagonError, match="has other rules or cards of army-of-gods than this machine") as caught:
        run(abs, [1], "army-of-gods", "other sources")
    assert caught.value.hint == "install the same version of Theagon on every machine"
