"""Which values no source gives: the sheet prints the names of three kinds and of Loki, and none of their values."""

from __future__ import annotations

import pytest

from tests.games.army_of_gods.support import game
from theagon.cards.report import InvalidFileError
from theagon.games.army_of_gods.content import CardSet, standard

PRINTED = {"archers", "warriors", "demons", "loki"}


def test_only_the_names_that_the_sheet_prints_are_no_house_values() -> None:
    assert {card.id for card in standard().cards.values() if "name" not in card.house} == PRINTED


def test_a_table_is_told_house_values_by_the_names_that_it_knows_them_by() -> None:
    catalogue = game().catalogue()
    shown = {face.id: face.house for face in (*catalogue.cards, *catalogue.leaders)}
    assert shown["archers"] == ("attack",)
    assert shown["loki"] == ("pantheon", "cost", "effect")


def test_a_house_value_that_cards_do_not_have_is_refused() -> None:
    definitions = standard().definitions(["archers"])
    definitions[0]["card"]["house"] = ["strenght"]
    with pytest.raises(InvalidFileError, match="no printed value") as refused:
        CardSet.from_definitions(definitions)
    assert "strength" in str(refused.value)
