"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.games.support import game, positions
from theagon.games.base import LANGUAGES, IllegalActionError, Refusal
from theagon.games.hand_of_the_gods import reasons
from theagon.games.hand_of_the_gods.position import HandPosition
from theagon.games.hand_of_the_gods.rules import world as w


def sample(first: int, count: int) -> list[HandPosition]:
    """Positions of several matches, their choices in the middle of actions among them."""
    found = []
    for seed in range(first, first + count):
        match = list(positions(seed, mode="interpreted", player="greedy" if seed % 4 == 1 else None))
        choices = [position for position in match if position.world.choice]
        found += [*match[::37], *choices[:6], match[-1]]
    return found


@pytest.mark.parametrize("first", range(0, 24, 6))
def test_an_action_is_refused_exactly_when_it_is_not_legal(first: int) -> None:
    for position in sample(first, 6):
        legal = set(position.legal_actions())
        for action in range(w.ACTIONS):
            accepted = position.why_not(action) is None
            meant = action in legal or action >= w.CONCEDE and not position.is_over
            assert accepted == meant, (position.setup.seed, position.turn, position.notation(action))


def test_a_refused_action_changes_nothing() -> None:
    random, refused = Random(1), 0
    for seed in range(12):
        for position in positions(seed, 29):
            before, legal = position.state_bytes(), position.legal_actions()
            for action in random.sample(range(w.CONCEDE), 25):
                if action in legal:
                    continue
                with pytest.raises(IllegalActionError) as raised:
                    position.apply(action)
                assert raised.value.refusal == position.why_not(action)
                assert position.state_bytes() == position.machine.state() == before
                refused += 1
            assert position.legal_actions() == legal
    assert refused > 1000


@pytest.mark.parametrize("action", [-1, w.ACTIONS, 10**12, -(10**12)])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    for position in islice(positions(0, 40), 3):
        before = position.state_bytes()
        with pytest.raises(IllegalActionError, match="HG1.1"):
            position.apply(action)
        assert position.state_bytes() == before


def refusals(first: int, count: int) -> Counter[Refusal]:
    found = Counter[Refusal]()
    for position in sample(first, count):
        found.update(why for action in range(w.ACTIONS) if (why := position.why_not(action)) is not None)
    return found


def test_every_refusal_cites_a_clause_and_says_in_three_languages_what_is_wrong() -> None:
    seen = {why.reason: why for why in refusals(30, 12)}
    assert len(seen) >= 30
    for why in seen.values():
        for language in LANGUAGES:
            assert game().clause_text(why.clause, language), why
            text = why.text(language)
            assert text, (why, language)
            assert not re.search(r"[{}]|\{|\$", text), (why, language, text)
        assert len({why.text(language) for language in LANGUAGES}) == len(LANGUAGES), why


def test_every_reason_there_is_occurs_in_matches_or_in_another_test() -> None:
    """So that no reason is dead, and none is tested nowhere."""
    source = Path(reasons.__file__).read_text("utf-8")
    written = set(re.findall(r'no\(\s*"([a-z-]+)"', source))
    assert written - {why.reason for why in refusals(42, 12)} == set()
