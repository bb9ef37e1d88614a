"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.games.army_of_gods.support import game, positions
from theagon.games.army_of_gods.position import ArmyPosition
from theagon.games.army_of_gods.rules import world as w
from theagon.games.base import LANGUAGES, IllegalActionError, Refusal


@cache
def sample(first: int) -> list[ArmyPosition]:
    """Positions of four matches, one of each mode, and of each kind of choice among them."""
    found = []
    for seed in range(first, first + 4):
        match = list(positions(seed))
        by_choice = {position.world.choice: position for position in match}
        found += [*match[::37], *by_choice.values(), match[-1]]
    plain = game("interpreted")                         # whose records Python reads faster
    return [plain.restore(position.setup, position.state_bytes()) for position in found]


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_an_action_is_refused_exactly_when_it_is_not_legal(first: int) -> None:
    for position in sample(first):
        legal = set(position.legal_actions())
        g = position.world
        leave = {w.CONCEDE + seat for seat in range(position.seats) if not g.out[seat] and not position.is_over}
        for action in range(w.ACTIONS):
            accepted = position.why_not(action) is None
            assert accepted == (action in legal | leave), (position.setup.seed, g.turn, action, g.choice)


def test_a_refused_action_changes_nothing() -> None:
    for position in sample(0)[::5]:
        before, legal = position.state_bytes(), set(position.legal_actions())
        for action in set(range(0, w.CONCEDE, 17)) - legal:
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
    assert len(found) >= 30
    for why in found.values():
        texts = {language: why.text(language) for language in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), why
        assert game().clause_text(why.clause), why
        assert not any(re.search(r"[{}$]", text) for text in texts.values()), texts


def equal_cards(position: ArmyPosition, one: int, other: int) -> bool:
    """Two actions that do the same with equal cards: what follows differs at most in the order of the player's own."""
    after = []
    for action in (one, other):
        copy = position.clone()
        copy.apply(action)
        view = copy.view(position.to_act)
        for player in view["players"]:
            player["hand"] = sorted(player["hand"] or ())
        if view["choice"] and "cards" in view["choice"]:
            view["choice"] = sorted(view["choice"]["cards"])
        after.append(view)
    return after[0] == after[1]


def test_every_legal_action_is_named_and_its_name_leads_back_to_it() -> None:
    named = 0
    for first in range(0, 16, 4):
        for position in sample(first):
            options = {option.action: option for option in position.options()}
            for action in position.legal_actions():
                text = position.notation(action)
                read = position.parse(text)
                assert position.notation(read) == text
                assert read == action or equal_cards(position, read, action), text
                assert options[action].verb
                assert all(position.describe(action, language) for language in LANGUAGES)
                named += 1
    assert named > 600
