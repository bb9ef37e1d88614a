"""The reaction to an attack."""

from __future__ import annotations

from itertools import chain

from tests.games.army_of_gods.support import MODES, positions
from theagon.games.army_of_gods.rules.world import Choice


def test_the_attack_waits_the_same_for_a_player_with_a_block_and_for_one_without() -> None:
    """Else the attacker could tell from the missing wait that there is no block in that hand (AG5.12)."""
    waits = {True: 0, False: 0}
    three_players = (positions(1 + len(MODES) * k, player="greedy:60" if k % 3 == 0 else None) for k in range(6))
    for position in chain.from_iterable(three_players):
        if position.world.choice == Choice.BLOCK:
            assert position.to_act == position.world.prey != position.active
            waits[len(position.legal_actions()) > 1] += 1
    assert min(waits.values()) > 5
