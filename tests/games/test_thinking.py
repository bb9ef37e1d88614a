"""Thinking: the same on any number of threads, ended by a clock only when asked, and fair with a declared deck."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import theagon
from tests.games.kits import KITS, SAMPLED_MODES, Kit
from tests.games.support import walk
from theagon.errors import TheagonError
from theagon.testing import check_bot_is_fair

BUDGET = 200


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_thoughts_are_the_same_on_any_number_of_threads(kit: Kit, mode: str) -> None:
    for position in islice(kit.decisions(mode), 3):
        thought = position.think(BUDGET, seed=5)
        assert thought.finished
        assert sorted(thought.actions) == position.distinct_actions()
        assert position.think(BUDGET, seed=5, threads=2) == thought == position.think(BUDGET, seed=5, threads=3)


def test_a_clock_ends_a_search_early_and_the_thought_tells_how_far_it_came(kit: Kit) -> None:
    position = next(kit.decisions(kit.modes[0]))
    hurried, whole = position.think(2000, seconds=0), position.think(2000, seconds=1000)
    assert not hurried.finished
    assert 0 < hurried.trials < whole.trials <= 2000
    assert sorted(hurried.actions) == position.distinct_actions()
    assert whole == position.think(2000)


@pytest.mark.parametrize("name", ["hand-of-the-gods", "gods-unchained"])
def test_a_declared_deck_changes_what_is_expected_of_hidden_cards(name: str) -> None:
    game: Any = theagon.load(name)
    lists = [game.load_deck(deck) for deck in sorted(game.starter_decks())[:2]]
    changed = 0
    for position in list(walk(game.new(game.setup(lists, seed=3)), 3, player="greedy:5"))[:60:6]:
        declared = lists[position.contestants[1 - position.to_act]]
        plain, known, again, after = (
            position.trials(position.to_act, None, 8, 1, declared=each) for each in (None, declared, declared, None)
        )
        assert known == again
        assert plain == after  # nothing stays on the machine
        changed += known != plain
    assert changed


def test_trials_that_stop_half_way_leave_the_position_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = KITS["hand-of-the-gods"].game("interpreted")
    position = game.new(game.setup(seed=3))
    legal, machine = position.legal_actions(), position.shared_machine().machine

    def stopped(*_: object) -> None:
        machine.act(legal[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(machine, "trials", stopped)
    for declared in (None, position.setup.decks[0]):
        with pytest.raises(KeyboardInterrupt):
            position.trials(position.to_act, None, 2, 1, declared=declared)
        assert position.machine.state() == position.state_bytes(), declared


@pytest.mark.parametrize("name", ["hand-of-the-gods", "gods-unchained"])
@pytest.mark.slow
def test_thinking_with_a_declared_deck_is_fair(kit: Kit) -> None:

    def bot(position: Any, seed: int) -> int:
        declared = position.setup.decks[position.contestants[1 - position.to_act]]
        return int(position.think(32, seed, declared=declared).actions[0])

    check_bot_is_fair(bot, kit.game(), kit.seeds(kit.modes[0], 3), kit.deal, every=21, redraw=kit.redraw)


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf"), 10**400])
def test_a_clock_runs_for_a_finite_time(seconds: float) -> None:
    game = theagon.load("hand-of-the-gods")
    with pytest.raises(TheagonError, match="think: seconds must be finite, and not below 0"):
        game.new(game.setup(seed=1)).think(4, seconds=seconds)


def test_a_match_that_is_over_is_not_thought_about() -> None:
    game = theagon.load("hand-of-the-gods")
    position = game.new(game.setup(seed=1))
    while not position.is_over:
        position.apply(position.decide("random"))
    with pytest.raises(TheagonError, match="think: the match is over"):
        position.think()
