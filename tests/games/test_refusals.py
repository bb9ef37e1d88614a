"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

import pytest

from tests.games.kits import KITS, MODES, SAMPLED_GAMES, SAMPLED_MODES, Kit
from theagon.games.play.position import Position
from theagon.testing import check_legal_actions, check_names, moments

MATCHES = range(16)
NAMED = range(8)
EVERY = {"hand-of-the-gods": 43, "gods-unchained": 7, "army-of-gods": 37}
REASONS = {"hand-of-the-gods": 38, "gods-unchained": 35, "army-of-gods": 34}
"""Reasons that occur in those matches, at least."""


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_an_action_is_refused_exactly_when_it_is_not_legal_and_with_words_in_three_languages(kit: Kit) -> None:
    """Every number of the action space is asked about."""
    reasons = check_legal_actions(kit.game(), MATCHES, kit.deal, EVERY[kit.name], sample=None)
    assert len(reasons) >= REASONS[kit.name]


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_the_rules_judge_one_action_as_their_whole_list_does(kit: Kit, mode: str) -> None:
    """`is_legal` looks at no more than the action is done with. Every number of the action space is asked about."""
    game = kit.game("compiled-checked")
    for moment in moments(game, kit.seeds(mode, 4), kit.deal, 11):
        assert isinstance(moment.position, Position)
        machine = moment.position.machine
        listed = set(machine.legal_list())
        assert {action for action in range(game.action_space) if machine.is_legal(action)} == listed


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_every_legal_action_is_named_and_its_name_leads_back_to_it(kit: Kit) -> None:
    assert check_names(kit.game(), NAMED, kit.deal, 5) > 600


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name, mode in MODES if KITS[name].game().seats == 2])
def test_either_of_two_players_may_give_up_until_the_match_is_over(kit: Kit, mode: str) -> None:
    game = kit.game()
    for moment in moments(game, kit.seeds(mode, 4), kit.deal):
        for seat in range(2):
            assert (moment.position.why_not(game.concession(seat)) is None) != moment.position.is_over
