"""How bots pick a god power: greedy draws one, a search tries what comes of each."""

from __future__ import annotations

from typing import Any

from theagon.games import load_game


def picks(player: str, deals: range) -> list[str]:
    """The god powers that a player picks, each in another deal of the same deck."""
    game = load_game("gods-unchained")
    found = []
    for seed in deals:
        position: Any = game.new(game.setup(["deception", "deception"], seed=seed))
        assert position.open_view()["choice"]["kind"] == "power"
        found.append(position.notation(position.decide(player, seed)))
    return found


def test_greedy_draws_any_god_power_and_a_search_finds_the_same_again_and_again() -> None:
    assert len(set(picks("greedy", range(24)))) == 4
    assert len(set(picks("search:128", range(6)))) == 1


def test_a_search_for_a_god_power_leaves_the_chances_as_they_are() -> None:
    """The curves are fitted to trials of the usual length."""
    game = load_game("gods-unchained")
    position: Any = game.new(game.setup(["war", "war"], seed=1))
    before = position.chances(0, trials=16, seed=3)
    position.decide("search:32", 1)
    assert position.chances(0, trials=16, seed=3) == before
