"""Hints, as every game has them: possible, repeatable, better than the next best, and said in every language."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import theagon
from tests.games.kits import SAMPLED_MODES, Kit
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES
from theagon.games.bots.chances import Chances, Hint


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_a_hint_is_possible_and_at_least_as_good_as_the_next_best(kit: Kit, mode: str) -> None:
    for position in islice(kit.decisions(mode), 4):
        hint = position.hint(64, seed=3)
        assert position.why_not(hint.action) is None
        if hint.reason != "only":
            assert hint.other not in (None, hint.action)
            assert position.why_not(hint.other) is None
            assert hint.chances.win >= hint.other_chances.win
        for language in LANGUAGES:
            said = position.hint_text(hint, language)
            assert said.startswith(position.describe(hint.action, language, position.to_act))


def test_the_winning_action_is_hinted_as_such(kit: Kit) -> None:
    for seed in kit.seeds(kit.modes[0], 12):
        position = kit.begun(seed)
        while not position.is_over:
            before = position.clone()
            position.apply(position.decide("greedy:60", position.turn))
        if before.to_act == position.winner and len(before.distinct_actions()) > 1:
            hint = before.hint(256)
            assert hint.reason in ("wins", "even")
            assert hint.chances.win > 0.95
            return
    raise AssertionError("no match was won by its last action")


def test_the_only_action_is_hinted_as_such_and_takes_no_trial() -> None:
    game = theagon.load("gods-unchained")
    position = game.new(game.setup(seed=1))
    while len(position.distinct_actions()) > 1:
        position.apply(position.decide("greedy:20"))
    hint, thought = position.hint(1), position.think()
    assert (hint.reason, hint.other) == ("only", None)
    assert position.hint_text(hint).endswith("nothing else is possible.")
    assert (list(thought.actions), thought.trials, thought.finished) == (position.distinct_actions(), 0, True)


WRONG: tuple[Any, ...] = (
    None,
    Hint(5, "bogus", Chances(0.5)),  # type: ignore[arg-type]
    Hint(5, "even", None),  # type: ignore[arg-type]
    Hint(5, "even", Chances(float("nan"))),
    Hint(5, "even", Chances(0.5), lost=float("inf")),
)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_hint_is_refused(wrong: Any) -> None:
    game = theagon.load("army-of-gods")
    with pytest.raises(TheagonError, match="hint_text: hint must be a hint"):
        game.new(game.setup(seed=1)).hint_text(wrong)


@pytest.mark.parametrize("reason", ["wins", "saves", "gains", "even"])
def test_each_reason_has_its_words(reason: str) -> None:
    game = theagon.load("army-of-gods")
    position = game.new(game.setup(seed=1))
    one, two = position.legal_actions()[:2]
    hint = Hint(one, reason, Chances(0.61), two, Chances(0.32), 0.77)  # type: ignore[arg-type]
    said = {language: position.hint_text(hint, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    figures = {"wins": [], "saves": ["61", "77"], "gains": ["61", "32"], "even": ["61"]}[reason]
    for text in said.values():
        assert all(figure in text for figure in figures)
