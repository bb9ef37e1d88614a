"""Actions as players type them."""

from __future__ import annotations

import pytest

from tests.games.army_of_gods.support import positions
from theagon.errors import TheagonError
from theagon.games.army_of_gods.game import ArmyPosition
from theagon.games.army_of_gods.rules.world import Choice


def equal_cards(position: ArmyPosition, one: int, other: int) -> bool:
    """Two actions that do the same with equal cards: what follows differs at most in the order of the player's own."""
    after = []
    for action in (one, other):
        copy = position.clone()
        copy.apply(action)
        view = copy.view(position.to_act)
        for player in view["players"]:
            player["hand"] = sorted(player["hand"] or ())
        if view["choice"] and "cards" in view["choice"]:
            view["choice"] = sorted(view["choice"]["cards"])
        after.append(view)
    return after[0] == after[1]


def test_only_actions_that_do_the_same_share_a_name() -> None:
    named = 0
    for seed in range(16):
        for position in positions(seed, 31):
            for action in position.legal_actions():
                text = position.notation(action)
                read = position.parse(text)
                assert read == action or equal_cards(position, read, action), text
                named += 1
    assert named > 600


def test_an_attack_is_not_answered_by_the_word_for_other_choices() -> None:
    asked = next(position for position in positions(0) if position.world.choice == Choice.BLOCK)
    with pytest.raises(TheagonError, match="done is no answer to this, but let is"):
        asked.parse("done")
