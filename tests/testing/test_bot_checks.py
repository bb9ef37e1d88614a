"""Each check of bots finds the bots that it is meant to find, in every game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any
from zlib import crc32

import pytest
from msgspec.json import encode

import theagon
from tests.games.kits import SAMPLED_GAMES
from theagon.testing import (
    ConformanceError,
    check_bot,
    check_bot_changes_nothing,
    check_bot_is_deterministic,
    check_bot_is_fair,
    check_bot_plays_legally,
)

SEEDS = range(4)
ASKED = count()


def pick(position: Any, number: int) -> int:
    legal: list[int] = position.legal_actions()
    return legal[number % len(legal)]


def meddling(position: Any, seed: int) -> int:
    action = pick(position, seed)
    position.apply(action)
    return action


def clairvoyant(position: Any, _: int) -> int:
    g, seat = position.world, position.to_act
    return pick(position, int(g.deck[seat][max(0, g.deck_size[seat] - 1)]))


NOT_FAIR = "decides by what its seat cannot know"
CHEATS: list[tuple[Callable[..., int], str, Callable[[Any, int], int]]] = [
    (check_bot_plays_legally, "is not on the legal list", lambda at, _: at.game.concession(at.to_act)),
    (check_bot_is_deterministic, "decides differently when it is asked again", lambda at, _: pick(at, next(ASKED))),
    (check_bot_changes_nothing, "changes the position that it decides about", meddling),
    (check_bot_is_fair, NOT_FAIR, lambda at, _: pick(at, crc32(encode(at.open_view()["players"])))),
    (check_bot_is_fair, NOT_FAIR, clairvoyant),
    (check_bot_is_fair, NOT_FAIR, lambda at, _: pick(at, int(at.world.rng[0]))),
]


@pytest.mark.parametrize("name", SAMPLED_GAMES)
@pytest.mark.parametrize(("check", "what", "bot"), CHEATS)
def test_a_bot_that_does_not_play_fair_is_found_out(
    check: Callable[..., int], what: str, bot: Callable[[Any, int], int], name: str
) -> None:
    with pytest.raises(ConformanceError, match=what) as found:
        check(bot, theagon.load(name), SEEDS)
    assert found.value.seat is not None
    with pytest.raises(ConformanceError):
        check_bot(bot, theagon.load(name), SEEDS)


def simple_bot(position: Any, seed: int) -> int:
    """Decides by what it sees."""
    return pick(position, seed + len(position.legal_actions()) + position.turn)


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_bot_that_uses_only_what_it_may_see_passes(name: str) -> None:
    """A match between such bots may never end, so only the checks that play matches of others are run."""
    game = theagon.load(name)
    assert check_bot_is_deterministic(simple_bot, game, SEEDS) > 20
    assert check_bot_changes_nothing(simple_bot, game, SEEDS) > 20
    assert check_bot_is_fair(simple_bot, game, SEEDS) > 20
