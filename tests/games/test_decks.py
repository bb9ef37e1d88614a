"""The decks that come with a game: in sets, and who may fairly meet whom."""

from __future__ import annotations

from theagon.games import load_game
from theagon.games.collection.decks import DECK_SETS, like
from theagon.server.matches.seating import choose_deck

GODS = load_game("gods-unchained")


def test_decks_stand_set_after_set_and_the_starter_decks_first(name: str) -> None:
    game = load_game(name)
    sets = [deck.set for deck in game.decks().values()]
    assert sets == sorted(sets, key=list(DECK_SETS).index)
    assert list(game.starter_decks()) == list(game.decks())[: len(game.starter_decks())]
    assert game.starter_decks()


def test_no_two_cards_of_a_deck_share_a_figure(name: str) -> None:
    game = load_game(name)
    for deck in game.decks().values():
        figures = [game.definition(card).figure for card in deck.cards]
        assert len(figures) == len(set(figures))


def test_a_deck_is_fair_against_those_of_its_set() -> None:
    decks = GODS.decks()
    starters = list(GODS.starter_decks())
    champions = [name for name in decks if name not in starters]
    assert like(decks, [champions[0], None]) == champions
    assert like(decks, [starters[0], None]) == starters
    assert like(decks, ["the text of a deck", None]) == starters
    assert like(decks, [None]) == starters
    assert like(decks, [champions[0], starters[0]]) == list(decks)


def test_a_bot_without_a_chosen_deck_brings_another_one_of_the_same_set() -> None:
    decks = GODS.decks()
    for _ in range(20):
        chosen = choose_deck(GODS, None, ["valka", None])
        assert chosen.set == "champions"
        assert chosen != decks["valka"]
        assert choose_deck(GODS, None, [None, None]).set == "starter"
