"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.games.gods_unchained.support import game, positions
from theagon.games.base import LANGUAGES, IllegalActionError, Refusal
from theagon.games.gods_unchained.position import GodsPosition
from theagon.games.gods_unchained.rules import world as w


@cache
def sample(first: int) -> list[GodsPosition]:
    """Positions of four matches, some of their choices in the middle of an action among them."""
    found = []
    for seed in range(first, first + 4):
        match = list(positions(seed, player="greedy" if seed % 4 == 1 else None))
        choices = [position for position in match if position.world.choice]
        found += [*match[::17], *choices[4:14:2], match[-1]]
    plain = game("interpreted")                         # whose records Python reads faster
    return [plain.restore(position.setup, position.state_bytes()) for position in found]


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_an_action_is_refused_exactly_when_it_is_not_legal(first: int) -> None:
    for position in sample(first):
        legal = set(position.legal_actions())
        for action in range(w.ACTIONS):
            accepted = position.why_not(action) is None
            meant = action in legal or (action >= w.CONCEDE and not position.is_over)
            assert accepted == meant, (position.setup.seed, position.turn, position.notation(action))


def test_a_refused_action_changes_nothing() -> None:
    for position in sample(0)[::5]:
        before, legal = position.state_bytes(), set(position.legal_actions())
        for action in set(range(0, w.CONCEDE, 7)) - legal:
            with pytest.raises(IllegalActionError) as raised:
                position.apply(action)
            assert raised.value.refusal == position.why_not(action)
            assert position.state_bytes() == position.machine.state() == before


def test_every_refusal_cites_a_clause_and_says_in_three_languages_what_is_wrong() -> None:
    found: dict[str, Refusal] = {}
    for first in range(0, 16, 4):
        for position in sample(first):
            for action in range(w.ACTIONS):
                why = position.why_not(action)
                if why is not None:
                    found.setdefault(why.reason, why)
    assert len(found) >= 35
    for why in found.values():
        texts = {language: why.text(language) for language in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), why
        assert game().clause_text(why.clause), why
        assert not any(re.search(r"[{}$]", text) for text in texts.values()), texts


def test_every_legal_action_is_named_and_its_name_leads_back_to_it() -> None:
    """Two that do the same, such as two equal cards in hand, may share a name."""
    named = 0
    for first in range(0, 16, 4):
        for position in sample(first):
            options = {option.action: option for option in position.options()}
            for action in position.legal_actions():
                text = position.notation(action)
                read = position.parse(text)
                assert position.notation(read) == text
                assert read == action or "play" in text or text.startswith(("choose", "buy")), text
                assert options[action].verb
                assert all(position.describe(action, language) for language in LANGUAGES)
                named += 1
    assert named > 600
