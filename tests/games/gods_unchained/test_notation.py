"""Actions as players type them."""

from __future__ import annotations

from tests.games.gods_unchained.support import positions


def test_only_actions_that_do_the_same_share_a_name() -> None:
    """Such as playing, choosing or buying one of two equal cards."""
    named = 0
    for seed in range(16):
        for position in positions(seed, 7):
            for action in position.legal_actions():
                text = position.notation(action)
                assert position.parse(text) == action or "play" in text or text.startswith(("choose", "buy")), text
                named += 1
    assert named > 600
