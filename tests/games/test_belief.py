"""What a seat may believe to be hidden, if it knows the other's deck list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import theagon
from tests.games.support import walk
from theagon.errors import TheagonError

GAMES = ["hand-of-the-gods", "gods-unchained"]


def hidden(position: Any, seat: int) -> Counter[str]:
    """What a position has in the places that a seat cannot see: the other's deck and its unknown cards in hand."""
    g, other = position.world, 1 - seat
    known = position.view(seat)["players"][other]["hand"]
    cards = [card & 0xFFF for card in g.deck[other][: g.deck_size[other]]]
    cards += [g.hand[other][place] & 0xFFF for place, shown in enumerate(known) if shown is None]
    return Counter(position.cards.card_id(card) for card in cards)


def decks(game: Any) -> list[Any]:
    return [game.load_deck(name) for name in sorted(game.starter_decks())[:2]]


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_are_drawn_from_what_is_left_of_the_declared_deck(name: str) -> None:
    game: Any = theagon.load(name)
    lists = decks(game)
    believed = 0
    for position in list(walk(game.new(game.setup(lists, seed=3)), 3, player="greedy:5"))[:60:3]:
        seat = position.to_act
        declared = lists[position.contestants[1 - seat]]
        left = Counter(position.cards.card_id(card) for card in position.unseen(seat, declared))
        assert left <= Counter(declared.cards)
        drawn = hidden(position.determinize(seat, 4, declared), seat)
        assert left <= drawn or drawn <= left  # all that is left, or a part of it
        believed += drawn <= left
        actual = hidden(position, seat)
        if actual <= Counter(declared.cards):  # nothing was made into the hidden places
            assert actual <= left
    assert believed > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_declared_deck_tells_a_seat_nothing_else(name: str) -> None:
    game: Any = theagon.load(name)
    lists = decks(game)
    position = list(walk(game.new(game.setup(lists, seed=8)), 8))[20]
    seat = position.to_act
    declared = lists[position.contestants[1 - seat]]
    before = position.determinize(seat, 6).state_hash()
    other = position.determinize(seat, 1)  # the same to the seat
    drawn = position.determinize(seat, 6, declared)
    assert drawn.observation(seat) == position.observation(seat)
    assert other.determinize(seat, 6, declared).state_hash() == drawn.state_hash() != before
    assert position.determinize(seat, 6).state_hash() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_declared_deck_is_one_of_the_game(name: str) -> None:
    game: Any = theagon.load(name)
    with pytest.raises(TheagonError, match="nothing"):
        game.new(game.setup(seed=1)).determinize(0, 1, "nothing")


def test_army_of_gods_takes_no_declared_deck() -> None:
    game: Any = theagon.load("army-of-gods")
    with pytest.raises(TheagonError, match="declared: this game takes no declared deck"):
        game.new(game.setup(seed=1)).determinize(0, 1, "house")
