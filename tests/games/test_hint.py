"""Hints, as every game has them: possible, repeatable, better than the next best, and told in every language."""

from __future__ import annotations

import msgspec
import pytest

import theagon
from tests.games.kits import KITS, SAMPLED_MODES
from tests.games.test_search import positions
from theagon.games.base import LANGUAGES
from theagon.games.bots.chances import Chances, Hint


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_a_hint_is_possible_and_at_least_as_good_as_the_next_best(name: str, mode: str) -> None:
    for position in positions(KITS[name], mode, 4):
        before = position.state_bytes()
        hint = position.hint(64, seed=3)
        assert hint == position.hint(64, seed=3)
        assert position.state_bytes() == before
        assert position.why_not(hint.action) is None
        if hint.reason != "only":
            assert hint.other != hint.action
            assert hint.other is not None
            assert hint.other_chances is not None
            assert position.why_not(hint.other) is None
            assert hint.chances.win >= hint.other_chances.win
        for language in LANGUAGES:
            told = position.hint_text(hint, language)
            assert told.startswith(position.describe(hint.action, language, position.to_act))


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_exchanging_hidden_cards_changes_no_hint(name: str, mode: str) -> None:
    kit = KITS[name]
    for number, position in enumerate(positions(kit, mode, 4)):
        other = kit.redraw(position, position.to_act, number)
        assert msgspec.json.encode(other.hint(16)) == msgspec.json.encode(position.hint(16))


@pytest.mark.parametrize("name", KITS)
def test_the_winning_action_is_hinted_as_such(name: str) -> None:
    kit = KITS[name]
    for seed in kit.seeds(kit.modes[0], 12):
        game = kit.game()
        position = game.new(kit.setup_of(seed, game))
        while not position.is_over:
            before = position.clone()
            position.apply(position.decide("greedy:60", position.turn))
        if before.to_act == position.winner and len(before.distinct_actions()) > 1:
            hint = before.hint(256)
            assert hint.reason in ("wins", "even")
            assert hint.chances.win > 0.95
            return
    raise AssertionError("no match was won by its last action")


def test_who_cannot_but_do_one_thing_is_told_so() -> None:
    game = theagon.load("gods-unchained")
    position = game.new(game.setup(seed=1))
    while len(position.distinct_actions()) > 1:
        position.apply(position.decide("greedy:20"))
    hint = position.hint(1)
    assert (hint.reason, hint.other) == ("only", None)
    assert position.hint_text(hint).endswith("nothing else is possible.")


@pytest.mark.parametrize("reason", ["wins", "saves", "gains", "even"])
def test_each_reason_has_its_words(reason: str) -> None:
    game = theagon.load("army-of-gods")
    position = game.new(game.setup(seed=1))
    one, two = position.legal_actions()[:2]
    hint = Hint(one, reason, Chances(0.61), two, Chances(0.32), 0.77)  # type: ignore[arg-type]
    told = {language: position.hint_text(hint, language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    figures = {"wins": [], "saves": ["61", "77"], "gains": ["61", "32"], "even": ["61"]}[reason]
    for text in told.values():
        assert all(figure in text for figure in figures)
