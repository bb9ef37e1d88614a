"""A choice names the card that asks and the pile to choose from, but only to the seat that chooses."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from tests.games.kits import KITS, Kit
from theagon.cards.schema import parts
from theagon.testing.walks import moments

MATCHES: Final = 8
"""Of each mode."""
BY_RULES: Final = {"mulligan", "power", "leader", "block", "restore"}
"""The choices that no card asks for."""
ASKED_BY: Final = {
    "hand-of-the-gods": {"discover": {"discover"}, "target": {"target"}},
    "gods-unchained": {"delve": {"delve"}, "foresee": {"foresee"}, "mode": {"choose_one"}},
    "army-of-gods": {
        "drop": {"drop"},
        "return": {"drop"},
        "take-back": {"take_back"},
        "looked": {"look"},
        "attacker": {"attack"},
        "rival": {"discard"},
        "wild": {"wild"},
        "remove": {"remove"},
        "steal": {"steal"},
    },
}
"""The fields of a definition, one of which makes it ask for a choice of a kind."""
PILES: Final = {"hand", "void"}
"""The piles that a view of everything shows."""


def fields_of(definition: Any) -> set[str]:
    """The names of all that a definition says."""
    return {name for part in parts(definition) for name in part.__struct_fields__ if getattr(part, name) is not None}


@pytest.mark.slow
def test_a_choice_names_the_card_that_asks_only_to_the_seat_that_chooses(kit: Kit) -> None:
    seen = Counter[str]()
    game = kit.game()
    for mode in kit.modes:
        for moment in moments(game, kit.seeds(mode, MATCHES), kit.deal):
            position = moment.position
            if position.is_over or (choice := position.view(position.to_act)["choice"]) is None:
                continue
            kind, card = choice["kind"], choice.get("card")
            for viewer in moment.viewers():
                if viewer != position.to_act:
                    assert not {"card", "pile", "owner"} & set(position.view(viewer)["choice"])
            if kind in BY_RULES:
                assert card is None
            elif card is None:
                assert (kit.name, kind) == ("army-of-gods", "target"), "who attacks by the rules chooses whom"
            elif kind in ASKED_BY[kit.name]:
                assert ASKED_BY[kit.name][kind] & fields_of(game.cards.everything[card])
                seen[kind] += 1
    assert seen


def test_cards_of_a_pile_are_chosen_from_the_pile_that_is_named() -> None:
    kit, seen = KITS["gods-unchained"], Counter[str]()
    for moment in moments(kit.game(), range(40), kit.deal):
        position = moment.position
        if position.is_over or (choice := position.view(position.to_act)["choice"]) is None:
            continue
        pile = choice.get("pile")
        assert (pile is not None) == (choice["kind"] in ("card", "foresee"))
        if pile in PILES:
            lying = position.open_view()["players"][choice["owner"]][pile]
            assert set(choice["cards"]) <= {each["card"] if isinstance(each, dict) else each for each in lying}
            seen[pile] += 1
    assert seen["void"]
