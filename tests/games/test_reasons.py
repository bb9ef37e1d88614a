"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

import re
from functools import cache
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
    """Positions of several matches, some of their choices in the middle of an action among them."""
    found = []
    for seed in range(first, first + count):
        match = list(positions(seed, mode="interpreted", player="greedy" if seed % 4 == 1 else None))
        choices = [position for position in match if position.world.choice]
        found += [*match[::43], *choices[2:5], match[-1]]
    return found


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_an_action_is_refused_exactly_when_it_is_not_legal(first: int) -> None:
    for position in sample(first, 4):
        legal = set(position.legal_actions())
        for action in range(w.ACTIONS):
            accepted = position.why_not(action) is None
            meant = action in legal or (action >= w.CONCEDE and not position.is_over)
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


@cache
def refusals() -> dict[str, Refusal]:
    """An example of each reason that occurs in some matches."""
    found: dict[str, Refusal] = {}
    for position in sample(30, 10):
        for action in range(w.ACTIONS):
            why = position.why_not(action)
            if why is not None:
                found.setdefault(why.reason, why)
    return found


def test_every_refusal_cites_a_clause_and_says_in_three_languages_what_is_wrong() -> None:
    for why in refusals().values():
        texts = {language: why.text(language) for language in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), why
        for language, text in texts.items():
            assert game().clause_text(why.clause, language), why
            assert text.strip(), (why, language)
            assert not re.search(r"[{}$]", text), (why, language, text)


def test_every_reason_that_the_source_gives_occurs() -> None:
    """So that none is dead. The rarest are shown on boards of their own."""
    written = set(re.findall(r'no\(\s*"([a-z-]+)"', Path(reasons.__file__).read_text("utf-8")))
    assert written - refusals().keys() == set()
