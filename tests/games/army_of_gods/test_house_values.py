"""Which values no source gives: the sheet prints the names of three kinds and of Loki, and none of their values."""

from __future__ import annotations

from tests.games.army_of_gods.support import game
from theagon.games.army_of_gods.content import standard

PRINTED = {"archers", "warriors", "demons", "loki"}


def test_only_the_names_that_the_sheet_prints_are_no_house_values() -> None:
    assert {card.id for card in standard().cards.values() if "name" not in card.house} == PRINTED


def test_a_table_is_told_house_values_by_the_names_that_it_knows_them_by() -> None:
    catalogue = game().catalogue()
    shown = {face.id: face.house for face in (*catalogue.cards, *catalogue.leaders)}
    assert shown["archers"] == ("attack",)
    assert shown["loki"] == ("pantheon", "cost", "effect")
