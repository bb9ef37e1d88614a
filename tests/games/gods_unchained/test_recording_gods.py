"""What a replay carries is all that its match needs: with those definitions alone the match goes the same way."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from tests.games.gods_unchained.support import game, setup_of
from theagon.games.gods_unchained.game import GodsUnchained
from theagon.games.gods_unchained.position import Setup
from theagon.match.replay import parse_json


def carried(at: GodsUnchained, setup: Setup) -> tuple[GodsUnchained, Setup]:
    """The game and the set-up as they come back from a file."""
    definitions = json.dumps(at.definitions(setup)).encode()
    return at.recorded(parse_json(definitions, "definitions"), parse_json(msgspec.json.encode(setup), "setup"))


@pytest.mark.parametrize("seed", range(0, 36, 3))
def test_a_match_is_the_same_with_the_cards_that_its_replay_carries(seed: int) -> None:
    at = game()
    setup = setup_of(seed, at)
    other, read = carried(at, setup)
    one, two, random = at.new(setup), other.new(read), Random(seed)
    while not one.is_over:
        action = random.choice(one.legal_actions())
        one.apply(action)
        two.apply(action)
        assert one.state_hash() == two.state_hash()
    assert two.is_over
