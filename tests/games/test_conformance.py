"""Every game and every bot holds to what all must, with decks and options of every sort."""

from __future__ import annotations

import pytest

from tests.games.kits import SAMPLED_GAMES, SAMPLED_MODES, Kit
from theagon import testing

MATCHES = {"hand-of-the-gods": 4, "gods-unchained": 12, "army-of-gods": 3}
"""Of each mode: some thousand actions."""
REPLAYS = {"hand-of-the-gods": 4, "gods-unchained": 6, "army-of-gods": 3}
"""Of each mode: those of Gods Unchained carry a thousand cards each, and `make soak` reads more."""
BOTS = {player: testing.house_bot(player) for player in ("random", "greedy", "search:8", "level-1", "level-4")}


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_game_passes_all_checks_as_a_stranger_would_run_them(kit: Kit) -> None:
    """All of them once. Further matches of each mode are checked below, in lockstep, for secrets and for refusals."""
    source = f"theagon.games.{kit.name.replace('-', '_')}.game:GAME"
    testing.check_game(kit.game(), [0], revealing=kit.revealing, source=source)


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_the_same_actions_lead_to_the_same_match(kit: Kit, mode: str) -> None:
    assert testing.check_determinism(kit.game(), kit.seeds(mode, MATCHES[kit.name]), kit.deal) > 400


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_a_clone_is_equal_and_goes_its_own_way(kit: Kit, mode: str) -> None:
    assert testing.check_clone(kit.game(), kit.seeds(mode, MATCHES[kit.name]), kit.deal) > 100


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.slow
def test_states_set_ups_and_replays_come_back_from_bytes_as_they_were(kit: Kit, mode: str) -> None:
    """A replay with the cards that it carries, which are all that its match needs."""
    assert testing.check_serialisation(kit.game(), kit.seeds(mode, REPLAYS[kit.name]), kit.deal) > 100


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize("player", BOTS)
def test_a_bot_plays_by_the_rules_and_decides_alike_when_it_is_asked_again(kit: Kit, mode: str, player: str) -> None:
    testing.check_bot(BOTS[player], kit.game(), kit.seeds(mode, 1), kit.deal, every=14, redraw=kit.redraw)
