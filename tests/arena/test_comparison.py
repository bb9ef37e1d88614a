"""Comparisons: what they say is true at all times, and what is equal plays equally."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest

import theagon
from theagon.arena.comparison import ERROR, Comparison, Scores, against, play_both
from theagon.games import NAMES
from theagon.games.bots.players import player_number
from theagon.games.collection.blanks import blank_id
from theagon.match.simulate import Plan, play

WON, LOST, BOTH, NEITHER = Scores(1, 0), Scores(0, 1), Scores(1, 1), Scores(0, 0)


def compared(won: float, lost: float, alike: float, margin: float = 0.02) -> Comparison:
    return Comparison(margin, Counter({WON: round(won), LOST: round(lost), BOTH: round(alike)}))


@pytest.mark.parametrize("effect", [0.0, 0.1])
def test_an_interval_is_ever_wrong_in_no_more_than_five_of_a_hundred_comparisons(effect: float) -> None:
    dice, wrong, runs = Random(11), 0, 200
    for _ in range(runs):
        found, right = Comparison(0.02), True
        while right and found.played < 1000:
            found.add(dice.choices((WON, LOST, BOTH, NEITHER), (0.2 + effect / 2, 0.2 - effect / 2, 0.3, 0.3), k=10))
            low, high = found.interval
            right = low <= effect <= high
        wrong += not right
    assert wrong <= runs * ERROR + 3 * sqrt(runs * ERROR * (1 - ERROR))


def test_a_difference_is_that_of_the_shares_and_pairs_with_one_result_count_for_both() -> None:
    found = compared(30, 10, 60)
    assert found.shares == (0.9, 0.7)
    assert found.difference == pytest.approx(0.2)
    assert found.differing == 0.4
    low, high = found.interval
    assert (low + high) / 2 == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("pairs", "verdict"),
    [
        ((0, 0, 0), None),
        ((3, 0, 0), None),
        ((300, 100, 600), "better"),
        ((100, 300, 600), "worse"),
        ((0, 0, 3000), "no difference"),
        ((101, 100, 800), None),
        ((10_050, 10_000, 80_000), "no difference"),
    ],
)
def test_a_verdict_waits_until_it_is_clear(pairs: tuple[int, int, int], verdict: str | None) -> None:
    assert compared(*pairs).verdict == verdict


def test_with_a_wider_margin_a_difference_does_not_matter_sooner() -> None:
    assert compared(101, 100, 800).verdict is None
    assert compared(101, 100, 800, margin=0.2).verdict == "no difference"


@pytest.mark.parametrize(("won", "lost"), [(26, 20), (20, 26), (20, 20), (0, 0)])
def test_if_the_results_stay_as_they_are_the_verdict_comes_after_the_number_of_pairs_that_is_told(
    won: int, lost: int
) -> None:
    def later(pairs: float) -> Comparison:
        scale = 1 + pairs / 100
        return compared(won * scale, lost * scale, (100 - won - lost) * scale)

    remaining = later(0).remaining()
    assert remaining is not None
    assert remaining > 0
    assert later(remaining / 2).verdict is None
    assert later(1.1 * remaining).verdict is not None


def test_where_neither_a_difference_nor_a_margin_decides_no_number_of_pairs_is_told() -> None:
    assert compared(20, 20, 60, margin=0).remaining() is None


def two(name: str, pairs: int) -> tuple[Any, list[Plan]]:
    """A game, and plans of two decks against the same opponents."""
    game = theagon.load(name)
    decks = list(game.starter_decks().values())
    mode = next(iter(game.modes.values()))
    return game, [against(deck, decks, pairs, 3, mode) for deck in (decks[0], decks[-1])]


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_compared_with_itself_plays_the_same_matches(name: str) -> None:
    game, (plan, _) = two(name, 12)
    found = Comparison(0.02)
    found.add(play_both([game, game], [plan, plan], 2 * [player_number("greedy:5")]))
    assert (found.played, found.differing) == (12, 0)


def test_pairs_are_the_matches_of_the_plans_with_any_threads_and_wherever_one_goes_on() -> None:
    game, plans = two("gods-unchained", 40)
    player = player_number("greedy:5")
    alone = list(play_both([game, game], plans, [player, player]))
    first, second = (
        [result.finish.score(0) for part in play(game, plan, [player, player]) for result in part] for plan in plans
    )
    assert alone == list(map(Scores, first, second))
    assert list(play_both([game, game], plans, [player, player], workers=3)) == alone
    assert list(play_both([game, game], plans, [player, player], done=7)) == alone[7:]


def test_opponents_take_turns_and_pairs_stop_when_the_iterator_is_closed() -> None:
    game, plans = two("hand-of-the-gods", 1_000_000)
    opponents = len(game.starter_decks())
    assert [plans[0].pairing(k).decks for k in range(opponents + 1)] == [
        (0, 1 + k % opponents) for k in range(opponents + 1)
    ]
    pairs = play_both([game, game], plans, 2 * [player_number("random")], workers=2)
    assert len(list(islice(pairs, 5))) == 5
    pairs.close()


# ---- blanks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_of_blanks_may_be_played(name: str) -> None:
    game = theagon.load(name)
    deck = next(iter(game.starter_decks().values()))
    cards = game.deck_list(deck).cards
    blanks = tuple(game.cards.blank(game.definition(card)) for card in cards)
    other = game.with_cards(game.cards.extended(blanks))
    replaced = type(deck)(
        **{each: getattr(deck, each) for each in deck.__struct_fields__ if each != "cards"},
        cards={blank_id(card): copies for card, copies in cards.items()},
    )
    mode = next(iter(game.modes.values()))
    plan = against(replaced, [deck], 4, 1, mode)
    assert len(list(play_both([other, other], [plan, plan], 2 * [player_number("greedy:5")]))) == 4


@pytest.mark.parametrize(
    ("name", "card", "figures"),
    [
        ("hand-of-the-gods", "medusa", {"kind": "unit", "pantheon": "greek"}),
        ("hand-of-the-gods", "sunder", {"kind": "unit", "pantheon": "neutral"}),
        ("gods-unchained", "whetstone", {"kind": "creature", "god": "war"}),
        ("army-of-gods", "archers", {"kind": "army", "strength": 5}),
        ("army-of-gods", "bulwark", {"kind": "power", "strength": None}),
    ],
)
def test_a_blank_costs_what_its_card_costs_and_is_for_the_same_decks(
    name: str, card: str, figures: dict[str, Any]
) -> None:
    game = theagon.load(name)
    blank, instead = game.cards.blank(game.definition(card)), game.definition(card)
    assert {field: getattr(blank, field) for field in figures} == figures
    assert getattr(blank, "cost", None) == getattr(instead, "cost", None)
    assert not getattr(blank, "abilities", ())


def test_a_blank_has_the_median_figures_of_the_units_of_its_cost() -> None:
    game = theagon.load("hand-of-the-gods")
    blank = game.cards.blank(game.definition("medusa"))
    units = [
        each for each in game.cards.cards.values() if (each.kind, each.token, each.cost) == ("unit", False, blank.cost)
    ]
    for field in ("attack", "health"):
        figures = [getattr(each, field) for each in units]
        half = len(figures) / 2
        value = getattr(blank, field)
        assert sum(figure < value for figure in figures) <= half
        assert sum(figure > value for figure in figures) <= half
