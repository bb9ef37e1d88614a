"""Is a card of a set too strong? Decks take the card, and the same matches are played with it and with a blank."""

from __future__ import annotations

from itertools import islice

import pytest

import theagon
from tests.workshop.test_checked import HAND, HOUND
from theagon.cards.report import InvalidFileError
from theagon.errors import TheagonError
from theagon.workshop.balance import WATCHED, balance, with_card

CARDS = {
    "hand-of-the-gods": ("zeus", "{kind: unit, cost: 3, attack: 2, health: 3}"),
    "gods-unchained": ("", "{kind: creature, cost: 3, strength: 2, health: 3}"),
    "army-of-gods": ("house", "{kind: army, strength: 4}"),
}


def a_set(game: str) -> str:
    """A set with one card."""
    _, fields = CARDS[game]
    return f"game: {game}\ncards:\n  - {{id: my-own, name: {{en: My Own}}, {fields[1:]}\n"


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_measured_in_a_deck_of_each_game(name: str) -> None:
    game = theagon.load(name)
    deck = CARDS[name][0] or next(iter(game.starter_decks()))
    found = list(islice(balance(game, a_set(name), "my-own", deck, "level-1"), 4))
    assert [each.matches for each in found] == [0, 1, 2, 3]
    assert all(each.low <= each.difference <= each.high and not each.done for each in found)


def test_a_deck_takes_the_card_in_the_place_of_one_that_costs_as_much() -> None:
    game = HAND.with_text(HOUND)
    before = game.decks()["zeus"]
    after = with_card(game, before, "ember-hound")
    assert sum(after.cards.values()) == 25
    (lost,) = [card for card in before.cards if before.cards[card] != after.cards.get(card, 0)]
    assert game.cards.by_id[lost].cost == game.cards.by_id["ember-hound"].cost
    assert after.cards["ember-hound"] == 2
    assert with_card(game, after, "ember-hound") == after, "it has the card already"


def test_a_legendary_card_comes_once() -> None:
    game = HAND.with_text(HOUND.replace("cost: 3", "cost: 3\n    rarity: legendary"))
    assert with_card(game, game.decks()["zeus"], "ember-hound").cards["ember-hound"] == 1


@pytest.mark.parametrize("change", ["pantheon: norse", "token: true"])
def test_a_card_that_the_deck_may_not_hold_is_refused(change: str) -> None:
    game = HAND.with_text(HOUND.replace("cost: 3", f"cost: 3\n    {change}"))
    with pytest.raises(InvalidFileError):
        with_card(game, game.decks()["zeus"], "ember-hound")


def test_bots_that_search_take_too_long() -> None:
    with pytest.raises(TheagonError, match="too long"):
        next(balance(HAND, HOUND, "ember-hound", "zeus", "search"))


def test_a_card_that_bots_do_not_play_is_marked() -> None:
    useless = HOUND.replace("kind: unit\n    cost: 3\n    attack: 2\n    health: 3", "kind: spell\n    cost: 10")
    at = useless.index("    abilities:")
    text = useless[:at] + "    do: [{damage: 5, to: your-stone}]\n" + useless[useless.index("\n  # made by") :]
    found = list(islice(balance(HAND, text.partition("scenarios:")[0], "ember-hound", "zeus", "greedy"), WATCHED))
    assert found[-1].seldom_played
