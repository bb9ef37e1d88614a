"""The pages of events and of observations are made from the code."""

from __future__ import annotations

from typing import Any

import pytest

import theagon
from theagon.games.gods_unchained.schema.vocabulary import GODS
from theagon.kernel.observation import Sort
from tools import event_page, observation_page


@pytest.mark.parametrize("module", [event_page, observation_page])
def test_a_page_is_the_generated_one(module: Any) -> None:
    """Written by: python -m tools.event_page, and observation_page"""
    assert module.PAGE.read_text("utf-8") == module.page()


def test_gods_are_numbered_as_the_page_says() -> None:
    named = [f"{place} {god}" for place, god in enumerate(GODS, 1) if god != "neutral"]
    assert f": {', '.join(named)} |" in observation_page.page()


def test_the_kinds_of_a_field_name_all_its_numbers(name: str) -> None:
    game, found = theagon.load(name), 0
    for _, field, _ in game.observation_space:
        if field.kinds:
            numbers = [int(kind) for kind in field.kinds]
            assert field.high == (max(numbers) if field.sort is Sort.CHOICE else sum(numbers))
            found += 1
    assert found


def test_kinds_of_army_of_gods_are_counted_in_the_order_of_their_cards() -> None:
    game: Any = theagon.load("army-of-gods")
    army = [each["card"]["id"] for each in game.all_definitions if each["card"]["kind"] == "army"]
    assert game.cards.kind_ids == army
