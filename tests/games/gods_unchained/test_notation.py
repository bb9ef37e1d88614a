"""Actions as players type them."""

from __future__ import annotations

from tests.games.gods_unchained.support import positions


def test_only_actions_that_do_the_same_share_a_name() -> None:
    """Such as playing one of two equal cards."""
    named = 0
    for seed in range(16):
        for position in positions(seed, 7):
            for action in position.legal_actions():
                text = position.notation(action)
                read = position.parse(text)
                assert read == action or position.machine.alike(read) == position.machine.alike(action), text
                named += 1
    assert named > 600
