"""Every game and every bot holds to what all must, with decks and options of every sort."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.kits import KITS, MODES, SAMPLED_GAMES, SAMPLED_MODES, Kit
from theagon import testing

MATCHES = {"hand-of-the-gods": 4, "gods-unchained": 12, "army-of-gods": 3}
"""Of each mode: some thousand actions."""
REPLAYS = {"hand-of-the-gods": 4, "gods-unchained": 6, "army-of-gods": 3}
"""Of each mode: those of Gods Unchained carry a thousand cards each, and `make soak` reads more."""
BOTS = {player: testing.house_bot(player) for player in ("random", "greedy", "search:8", "level-1", "level-4")}
EVERY = {"hand-of-the-gods": 43, "gods-unchained": 7, "army-of-gods": 37}
REASONS = {"hand-of-the-gods": 38, "gods-unchained": 35, "army-of-gods": 34}
"""Reasons against actions that occur in sixteen matches, at least."""


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_game_passes_all_checks_as_a_stranger_would_run_them(kit: Kit) -> None:
    """All of them once. Further matches of each mode are checked below, in lockstep, and for secrets."""
    source = f"theagon.games.{kit.name.replace('-', '_')}.game:GAME"
    testing.check_game(kit.game(), [0], revealing=kit.revealing, source=source)


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize(
    ("check", "matches", "least"),
    [
        (testing.check_determinism, MATCHES, 400),
        (testing.check_clone, MATCHES, 100),
        pytest.param(testing.check_serialisation, REPLAYS, 100, marks=pytest.mark.slow),
    ],
)
def test_a_game_passes_a_check_in_each_mode(
    kit: Kit, mode: str, check: Callable[..., int], matches: dict[str, int], least: int
) -> None:
    """It plays the same matches again; clones go their own way; states, set-ups and replays come back from bytes."""
    assert check(kit.game(), kit.seeds(mode, matches[kit.name]), kit.deal) > least


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize("player", BOTS)
def test_a_bot_plays_by_the_rules_and_decides_alike_when_it_is_asked_again(kit: Kit, mode: str, player: str) -> None:
    testing.check_bot(BOTS[player], kit.game(), kit.seeds(mode, 1), kit.deal, every=14, redraw=kit.redraw)


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_an_action_is_refused_exactly_when_it_is_not_legal_and_with_words_in_three_languages(kit: Kit) -> None:
    """Every number of the action space is asked about."""
    reasons = testing.check_legal_actions(kit.game(), range(16), kit.deal, EVERY[kit.name], sample=None)
    assert len(reasons) >= REASONS[kit.name]


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_the_rules_judge_one_action_as_their_whole_list_does(kit: Kit, mode: str) -> None:
    """`is_legal` looks at no more than the action is done with. Every number of the action space is asked about."""
    game = kit.game("compiled-checked")
    for moment in testing.moments(game, kit.seeds(mode, 4), kit.deal, 11):
        machine = moment.position.machine
        listed = set(machine.legal_list())
        assert {action for action in range(game.action_space) if machine.is_legal(action)} == listed


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_every_legal_action_is_named_and_its_name_leads_back_to_it(kit: Kit) -> None:
    assert testing.check_names(kit.game(), range(8), kit.deal, 5) > 600


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name, mode in MODES if KITS[name].game().seats == 2])
def test_either_of_two_players_may_give_up_until_the_match_is_over(kit: Kit, mode: str) -> None:
    game = kit.game()
    for moment in testing.moments(game, kit.seeds(mode, 4), kit.deal):
        for seat in range(2):
            assert (moment.position.why_not(game.concession(seat)) is None) != moment.position.is_over
