"""Each check of bots finds the bots that it is meant to find, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import theagon
from tests.games.kits import SAMPLED_GAMES
from tests.testing import bots
from theagon.games.play.position import Position
from theagon.testing import (
    Bot,
    ConformanceError,
    check_bot,
    check_bot_changes_nothing,
    check_bot_is_deterministic,
    check_bot_is_fair,
    check_bot_plays_legally,
)

SEEDS = range(4)
CHEATS: dict[Bot, tuple[Callable[..., int], str]] = {
    bots.lawless_bot: (check_bot_plays_legally, "is not on the legal list"),
    bots.moody_bot: (check_bot_is_deterministic, "decides differently when it is asked again"),
    bots.meddling_bot: (check_bot_changes_nothing, "changes the position that it decides about"),
    bots.peeking_bot: (check_bot_is_fair, "decides by what its seat cannot know"),
    bots.clairvoyant_bot: (check_bot_is_fair, "decides by what its seat cannot know"),
    bots.fortune_teller: (check_bot_is_fair, "decides by what its seat cannot know"),
}


@pytest.mark.parametrize("name", SAMPLED_GAMES)
@pytest.mark.parametrize("bot", CHEATS, ids=lambda bot: bot.__name__)
def test_a_bot_that_does_not_play_fair_is_found_out(bot: Bot, name: str) -> None:
    check, what = CHEATS[bot]
    with pytest.raises(ConformanceError, match=what) as found:
        check(bot, theagon.load(name), SEEDS)
    assert found.value.seat is not None
    with pytest.raises(ConformanceError):
        check_bot(bot, theagon.load(name), SEEDS)


def simple_bot(position: Position, seed: int) -> int:
    """Decides by what it sees."""
    return bots.pick(position, seed + len(position.legal_actions()) + position.turn)


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_bot_that_uses_only_what_it_may_see_passes(name: str) -> None:
    """A match between such bots may never end, so only the checks that play matches of others are run."""
    game = theagon.load(name)
    assert check_bot_is_deterministic(simple_bot, game, SEEDS) > 20
    assert check_bot_changes_nothing(simple_bot, game, SEEDS) > 20
    assert check_bot_is_fair(simple_bot, game, SEEDS) > 20
