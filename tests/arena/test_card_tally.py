"""The effect of a card on winning: right for constructed hands, and none for random ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import Any

import pytest

from theagon.arena.card_tally import CardTally, Share
from theagon.arena.difference import standing_out
from theagon.arena.hands import Side
from theagon.games.base import Finish
from theagon.match.simulate import Pairing, Result
from theagon.match.tally import NINETY_FIVE, wilson

Played = tuple[Result, tuple[Side, ...]]


def side(hand: dict[str, int], played: Iterable[str] = (), leader: str = "zeus", exchanged: int = 0) -> Side:
    return Side({"other": 1} | hand, exchanged, {*hand, "other"}, {*played}, {"leader": leader})


def match(decks: tuple[int, ...], winners: tuple[int, ...], *sides: Side, order: Sequence[int] | None = None) -> Played:
    order = tuple(range(len(decks)) if order is None else order)
    return Result(Pairing(decks, 0), 10, Finish(order, winners, () if winners else order, 20, by_aim=True), b""), sides


def tally(*decks: dict[str, int]) -> CardTally:
    return CardTally([f"deck {number}" for number in range(len(decks))], decks)


def row(counted: CardTally, card: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = (each for each in counted.facts()["cards"] if each["card"] == card)
    return found


def matches(copies: int, won: int, lost: int, decks: tuple[int, int] = (0, 1), **more: Any) -> list[Played]:
    """Matches of a deck with spears against another, with these numbers of copies in the hands."""
    having = side({"spear": copies} if copies else {}, exchanged=more.pop("exchanged", 0))
    return [
        match(decks, (winner,), having, side({}), **more)
        for winner, times in enumerate((won, lost))
        for _ in range(times)
    ]


# ---- the difference -------------------------------------------------------------------------------------------------


def test_the_difference_is_between_matches_won_with_and_without_the_card_in_hand() -> None:
    counted = tally({"spear": 1}, {})
    counted.add(matches(1, 30, 20) + matches(0, 20, 30))
    found = row(counted, "spear")
    assert found["difference"] == pytest.approx(30 / 50 - 20 / 50)
    # As in the test of shuffled labels: the variance of the wins among those with the card, drawn from 50 of 100 won.
    half = NINETY_FIVE * sqrt(100 / 99 * (1 / 50 + 1 / 50) * 1 / 4)
    assert found["interval"] == pytest.approx((0.2 - half, 0.2 + half))
    assert (found["held"]["played"], found["held"]["won"], found["held"]["rate"]) == (50, 30, 0.6)


def test_each_copy_in_a_hand_counts() -> None:
    counted = tally({"spear": 2}, {})
    counted.add(matches(0, 40, 60) + matches(1, 50, 50) + matches(2, 60, 40))
    assert row(counted, "spear")["difference"] == pytest.approx(0.1)


def test_a_strong_deck_does_not_make_its_cards_strong() -> None:
    """Nine of ten hands with a spear are those of a deck that wins four matches of five, whatever it was dealt."""
    counted = tally({"spear": 2}, {}, {"spear": 1})
    counted.add(matches(1, 144, 36) + matches(0, 80, 20))
    counted.add(matches(1, 4, 16, decks=(2, 1)) + matches(0, 36, 144, decks=(2, 1)))
    found = row(counted, "spear")
    assert found["held"]["rate"] > 0.7
    assert found["difference"] == pytest.approx(0)


def test_the_larger_hand_of_the_second_player_does_not_count_for_a_card() -> None:
    counted = tally({"spear": 1}, {})
    counted.add(matches(1, 10, 30) + matches(0, 40, 120))
    counted.add(matches(1, 60, 20, order=(1, 0)) + matches(0, 90, 30, order=(1, 0)))
    found = row(counted, "spear")
    assert found["held"]["rate"] > 0.5
    assert found["difference"] == pytest.approx(0)


def test_sides_that_exchanged_more_cards_are_compared_among_themselves() -> None:
    """Hands with a spear are more often those of sides that had nothing to exchange, and win for that."""
    counted = tally({"spear": 1}, {})
    for exchanged, copies, won, lost in ((0, 1, 60, 20), (0, 0, 60, 20), (2, 1, 5, 15), (2, 0, 35, 105)):
        counted.add(matches(copies, won, lost, exchanged=exchanged))
    assert row(counted, "spear")["held"]["rate"] == 0.65
    assert row(counted, "spear")["difference"] == pytest.approx(0)


def test_where_both_sides_have_the_card_each_is_measured_against_all_hands_of_the_other() -> None:
    """The only side with the card wins, and else either: that is three of four against one of four."""
    having, other = side({"spear": 1}), side({})
    counted = tally({"spear": 1})
    for hands, winners in (((having, other), (0, 0)), ((other, having), (1, 1))):
        counted.add([match((0, 0), (winner,), *hands) for winner in winners] * 10)
    for hands in ((having, having), (other, other)):
        counted.add([match((0, 0), (winner,), *hands) for winner in (0, 1)] * 10)
    found = row(counted, "spear")
    assert (found["held"]["played"], found["held"]["rate"]) == (80, 0.75)
    assert found["difference"] == pytest.approx(0.5)


def test_partners_who_are_dealt_a_card_together_give_the_information_of_one_side() -> None:
    alone, together = tally({"spear": 1}, {}), tally({"spear": 1}, {})
    alone.add(matches(1, 30, 20) + matches(0, 20, 30))
    for hand, won, lost in ((side({"spear": 1}), 30, 20), (side({}), 20, 30)):
        hands = hand, side({}), hand, side({})
        together.add([match((0, 1, 0, 1), (0, 2), *hands)] * won + [match((0, 1, 0, 1), (1, 3), *hands)] * lost)
    one, both = row(alone, "spear"), row(together, "spear")
    assert (one["held"]["played"], both["held"]["played"]) == (50, 100)
    assert both["difference"] == pytest.approx(one["difference"])
    assert both["interval"] == pytest.approx(one["interval"])


@pytest.mark.parametrize(("copies", "told"), [(9, False), (12, True)])
def test_too_few_hands_give_no_difference(copies: int, *, told: bool) -> None:
    counted = tally({"spear": 1}, {})
    counted.add(matches(1, copies, 0) + matches(0, 500, 500))
    found = row(counted, "spear")
    assert (found["difference"] is not None) == told
    assert (found["interval"] is not None) == told


@pytest.mark.parametrize(("times", "seldom"), [(0, True), (9, True), (10, False)])
def test_a_card_played_by_under_a_fifth_of_the_sides_that_drew_it_is_marked(times: int, *, seldom: bool) -> None:
    counted = tally({"spear": 1}, {})
    counted.add([match((0, 1), (0,), side({"spear": 1}, ["spear"] * (k < times)), side({})) for k in range(50)])
    assert row(counted, "spear")["seldom_played"] == seldom


def test_a_card_made_in_play_is_no_card_of_a_deck() -> None:
    counted = tally({"spear": 1}, {})
    counted.add([match((0, 1), (0,), side({"spear": 1}, ["spear", "tribute"]), side({}, ["spear"]))] * 5)
    facts = counted.facts()["cards"]
    assert [each["card"] for each in facts] == ["spear"]
    assert facts[0]["played"]["played"] == 5


def test_a_side_that_never_had_a_hand_does_not_count() -> None:
    counted = tally({"spear": 1}, {})
    counted.add([match((0, 1), (1,), Side(), side({}))] * 5)
    assert counted.facts() == {"leaders": [], "cards": []}


# ---- chance ---------------------------------------------------------------------------------------------------------


def hand_of(random: Random, cards: list[str], size: int) -> Side:
    """A hand after half of the cards, the expensive ones, have been exchanged."""
    dealt = random.sample(cards, size)
    kept = [card for card in dealt if cards.index(card) % 2]
    came = random.sample([card for card in cards if card not in kept], size - len(kept))
    return side(dict.fromkeys((*kept, *came), 1), exchanged=len(came))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.slow
def test_cards_that_do_nothing_lie_outside_the_interval_one_time_in_twenty_and_do_not_stand_out(seats: int) -> None:
    random, cards = Random(7), [f"card {number}" for number in range(300)]
    counted = tally(dict.fromkeys(cards, 1), dict.fromkeys(cards, 1))
    for _ in range(400):
        decks = tuple(random.randrange(2) for _ in range(seats))
        order = random.sample(range(seats), seats)
        first = random.random() < 0.7  # the side that begins wins more, and so does its partner
        winners = tuple(order[turn] for turn in range(seats) if (turn % 2 == 0) == first)
        held = [hand_of(random, cards, 40 + 20 * order.index(each)) for each in range(seats)]
        counted.add([match(decks, winners, *held, order=order)])
    found = counted.facts()["cards"]
    outside = [each for each in found if not each["interval"][0] <= 0 <= each["interval"][1]]
    assert 5 <= len(outside) <= 27  # 15 of 300, give or take three standard deviations
    assert not [each for each in found if each["stands_out"]]


def test_who_stands_out_among_many_is_found_as_in_the_paper() -> None:
    """The example of Benjamini and Hochberg (1995), section 3.2, in which four of fifteen are found at 5 %."""
    values = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262]
    chances = {f"{number}": value for number, value in enumerate([*values, 0.5719, 0.6528, 0.7590, 1.0])}
    assert standing_out(chances) == {"0", "1", "2", "3"}
    assert standing_out({}) == frozenset()


# ---- shares ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("partners", [1, 2])
def test_partners_who_win_together_give_the_information_of_one(partners: int) -> None:
    share = Share()
    for won in [partners] * 30 + [0] * 20:
        share.add(partners, won, drawn=False)
    assert share.facts()["played"] == 50 * partners
    assert share.facts()["interval"] == pytest.approx(wilson(30, 50))


def test_opponents_who_both_have_a_card_give_no_more_information_than_single_sides() -> None:
    share = Share()
    for sides, won in [(2, 1)] * 40 + [(1, 1), (1, 0)] * 10:
        share.add(sides, won, drawn=False)
    assert share.facts()["interval"] == pytest.approx(wilson(50, 100))


def test_leaders_are_counted_where_they_differ() -> None:
    counted = tally({}, {})
    counted.add([match((0, 1), (0,), side({}, leader="zeus"), side({}, leader="odin"))] * 3)
    counted.add([match((0, 1), (), side({}, leader="zeus"), side({}, leader="odin"))])
    counted.add([match((0, 1), (0,), side({}, leader="odin"), side({}, leader="odin"))])
    leaders = counted.facts()["leaders"]
    told = [(each["as"], each["card"], each["played"], each["won"], each["drawn"]) for each in leaders]
    assert told == [("leader", "odin", 4, 0, 1), ("leader", "zeus", 4, 3, 1)]


def test_cards_are_listed_from_the_surest_gain_to_the_surest_loss_and_rare_ones_last() -> None:
    counted = tally(dict.fromkeys(("axe", "bow", "club", "dart"), 1), {})
    for dealt, won, lost in (({"bow": 1}, 66, 34), ({"axe": 1}, 10, 40), ({"dart": 1}, 10, 2), ({}, 25, 25)):
        counted.add([match((0, 1), (0,), side(dealt), side({}))] * won)
        counted.add([match((0, 1), (1,), side(dealt), side({}))] * lost)
    found = counted.facts()["cards"]
    assert [each["card"] for each in found] == ["bow", "dart", "axe", "club"]
    assert [each["stands_out"] for each in found] == [True, True, True, False]
    assert found[1]["difference"] > found[0]["difference"]
