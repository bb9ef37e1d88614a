"""The cards of the package: how many there are, that they are whole, and what is told of the published ones."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from theagon.games.card_language.operations import mentioned
from theagon.games.collection.decks import DeckSet
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.game import GAME
from theagon.games.gods_unchained.schema import Card
from theagon.games.gods_unchained.schema.vocabulary import God
from theagon.games.translated import said
from theagon.match.scenario import packaged_scenarios
from tools.published_cards import inside, listed, missing, page

GODS = [god for god in get_args(God) if god != "neutral"]
DOCS = Path(__file__).parents[3] / "docs"


def of(god: str, *kinds: str) -> list[Card]:
    return [card for card in standard().by_id.values() if card.god == god and (not kinds or card.kind in kinds)]


def test_every_god_has_thirty_cards_and_all_have_eighty_neutral_ones() -> None:
    assert min(len(of(god)) for god in GODS) >= 30
    assert len(of("neutral")) >= 80


@pytest.mark.parametrize("god", GODS)
def test_a_god_has_creatures_spells_relics_and_god_powers_to_pick(god: str) -> None:
    assert of(god, "creature")
    assert of(god, "spell")
    assert of(god, "relic")
    assert len([power for power in of(god, "god-power") if power.selectable]) >= 3


def test_every_name_has_its_translations() -> None:
    cyrillic = re.compile(r"[а-яё «»,!\-]+", re.IGNORECASE)
    for card in standard().by_id.values():
        assert cyrillic.fullmatch(said(card.name, "ru")), card.id
        assert not re.search(r"[а-яё]", said(card.name, "es"), re.IGNORECASE), card.id


def test_a_token_that_is_no_published_card_is_made_by_one() -> None:
    made = {name for card in standard().by_id.values() for name in mentioned(card)}
    assert set(listed()["unlisted"]) <= made
    assert all(standard().by_id[name].token for name in listed()["unlisted"])


def test_the_sanctum_has_cards_to_sell() -> None:
    sold = [card for card in standard().by_id.values() if card.favor is not None]
    assert len(sold) >= 6
    assert all(card.god == "neutral" and "favor" in card.house for card in sold)


def test_the_page_of_published_cards_is_up_to_date() -> None:
    assert (DOCS / "gods-unchained-cards.md").read_text("utf-8") == page(), "`python -m tools.published_cards` makes it"


def test_each_published_card_is_told_once_and_is_in_the_game_or_not() -> None:
    names = [card.name.en for card in inside()] + missing(*get_args(God))
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert len(names) == 982


def test_each_of_the_hardest_cards_is_in_the_scenario_that_shows_it() -> None:
    hardest = listed()["hardest"]
    assert len({hard["card"] for hard in hardest}) == len(hardest) >= 20
    for hard in hardest:
        script = packaged_scenarios("gods-unchained")[f"{hard['scenario']}.yaml"].read_text("utf-8")
        assert re.search(rf"\b{hard['card']}\b", script), hard["card"]


def test_what_is_read_in_a_way_of_ours_is_in_the_game() -> None:
    told = [name for reading in listed()["readings"] for name in reading["cards"]]
    assert set(told) <= set(standard().by_id)
    assert len(told) == len(set(told))


@pytest.mark.parametrize(("name", "count"), [("starter", 2), ("champions", 1)])
def test_each_god_has_decks_of_every_set_and_all_are_legal_and_say_their_idea(name: DeckSet, count: int) -> None:
    decks = [deck for deck in GAME.decks().values() if deck.set == name]
    assert sorted(deck.god for deck in decks) == sorted(GODS * count)
    assert {sum(deck.cards.values()) for deck in decks} == {30}  # GU5.2
    assert all(deck.idea for deck in decks)


def test_the_decks_of_champions_are_full_of_legends_and_no_part_of_the_field() -> None:
    champions = {name: deck for name, deck in GAME.decks().items() if deck.set == "champions"}
    for name, deck in champions.items():
        legends = [card for card in deck.cards if standard().by_id[card].rarity == "legendary"]
        assert len(legends) >= 9, name
    assert not champions.keys() & GAME.starter_decks().keys()


def test_who_brings_the_same_cards_again_gets_the_same_set_and_none_who_brings_others() -> None:
    card = of("war", "creature")[0]
    once = standard().extended([replace(card, cost=card.cost + 1)])
    assert standard().extended([replace(card, cost=card.cost + 1)]) is once
    assert standard().extended([replace(card, cost=card.cost + 2)]) is not once
    assert once.by_id[card.id].cost == card.cost + 1
