"""Whatever cards the checks of a game pass, it tells and plays them; `make soak` makes up many more."""

from __future__ import annotations

from tests.soak.made_up import Seen, play


def test_made_up_cards_that_pass_are_played_and_others_are_refused(name: str) -> None:
    seen = Seen()
    for seed in range(3):
        play(name, seed, seen)
    assert seen.matches == 3
    assert seen.actions > 100
    assert seen.passed > 5
    assert seen.refused > 0
