"""The cards of each side: dealt, drawn and played, in the same matches as those of `play`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import theagon
from theagon.arena.hands import Side, leading, watch
from theagon.games import NAMES
from theagon.games.bots.players import player_number
from theagon.match.simulate import Plan, Result, drawn_decks, play

RANDOM = (player_number("random"), player_number("random"))
MODES = [(name, mode) for name in NAMES for mode in theagon.load(name).modes]


def plan_of(game: Any, mode: str, matches: int) -> Plan:
    return drawn_decks(list(game.starter_decks().values()), matches, 5, game.modes[mode])


def watched(game: Any, plan: Plan, workers: int = 1) -> list[tuple[Result, tuple[Side, ...]]]:
    return [pair for part in watch(game, plan, RANDOM, workers) for pair in part]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_what_is_watched_is_what_is_simulated(name: str, mode: str) -> None:
    game = theagon.load(name)
    plan = plan_of(game, mode, 20)
    players = (player_number("greedy:5"), RANDOM[1])
    simulated = [result for part in play(game, plan, players) for result in part]
    assert [result for part in watch(game, plan, players, 2) for result, _ in part] == simulated


@pytest.mark.parametrize("back_end", ["interpreted", "checked"])
@pytest.mark.parametrize("name", NAMES)
def test_what_sides_held_is_the_same_on_every_back_end(name: str, back_end: str) -> None:
    game = theagon.load(name)
    plan = plan_of(game, next(iter(game.modes)), 1)
    assert watched(game.on(back_end), plan) == watched(game.on("compiled"), plan)


def hand_in(position: Any, seat: int) -> list[str]:
    return [card if isinstance(card, str) else card["card"] for card in position.view(seat)["players"][seat]["hand"]]


def by_hand(game: Any, plan: Plan, k: int) -> tuple[Side, ...]:
    """Return the cards of a match's sides, from its notations, its views and its events."""
    pairing = plan.pairing(k)
    setup = game.setup([plan.decks[deck] for deck in pairing.decks], seed=pairing.seed, options=plan.options)
    machine, position = game.seated(setup), game.new(setup)
    machine.begin(pairing.seed)
    seats = range(position.seats)
    hands: dict[int, list[str]] = {}
    exchanged = [0 for _ in seats]
    leaders: dict[int, dict[str, str]] = {}
    drawn: list[set[str]] = [set() for _ in seats]
    played: list[set[str]] = [set() for _ in seats]
    while not position.is_over:
        seat = position.to_act
        begins = seat not in hands and hand_in(position, seat)
        if begins:
            hands[seat] = hand_in(position, seat)
            drawn[seat].update(hands[seat])
            leaders[seat] = {field: position.view(seat)["players"][seat][field] for field in leading(game)}
        action = machine.move(*RANDOM)
        words = position.notation(action).split()
        for event in position.apply(action):
            zones = game.events[event.kind].zones
            if zones is not None and zones[0] == "deck" and zones[1] == "hand":
                drawn[event.seat].add(event.card)
            if game.events[event.kind].plays:
                played[event.seat].add(event.card)
        if begins and words[0] == "mulligan":
            known = game.deck_list(setup.decks[position.contestants[seat]]).cards
            hands[seat] = [card for card in hand_in(position, seat) if card in known]  # without a gift of the rules
            exchanged[seat] = len(words) - 1
    sides = {
        position.contestants[seat]: Side(
            {card: hands[seat].count(card) for card in hands[seat]},
            exchanged[seat],
            drawn[seat],
            played[seat],
            leaders[seat],
        )
        for seat in seats
    }
    return tuple(sides[contestant] for contestant in sorted(sides))


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_sides_hold_the_cards_of_their_views_and_events(name: str, mode: str) -> None:
    game = theagon.load(name)
    plan, exchanged = plan_of(game, mode, 5), 0
    for k, (_, sides) in enumerate(watched(game, plan)):
        assert sides == by_hand(game, plan, k)
        exchanged += sum(side.exchanged for side in sides)
    assert (exchanged > 0) == game.deck_rules.exchanges


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_side_begins_with_a_hand_of_its_deck_as_large_as_the_game_deals_it(name: str, mode: str) -> None:
    game = theagon.load(name)
    plan, least = plan_of(game, mode, 20), game.deck_rules.opening
    for result, sides in watched(game, plan):
        for deck, side in zip(result.pairing.decks, sides, strict=True):
            cards = game.deck_list(plan.decks[deck]).cards
            assert all(copies <= cards.get(card, 0) for card, copies in side.hand.items())
            assert sum(side.hand.values()) >= least
        first = sides[result.finish.order[0]]
        assert sum(first.hand.values()) == least


# ---- what games declare ---------------------------------------------------------------------------------------------


def held(name: str, matches: int) -> Iterator[Side]:
    game = theagon.load(name)
    yield from (side for _, sides in watched(game, plan_of(game, next(iter(game.modes)), matches)) for side in sides)


@pytest.mark.parametrize("name", NAMES)
def test_each_game_declares_how_cards_are_drawn_and_played(name: str) -> None:
    """Check that every card that is drawn but never played has a verb with an event that does not play it."""
    theagon.load(name)
    drawn, played = set[str](), set[str]()
    for side in held(name, 400):
        drawn |= side.drawn
        played |= side.played
    assert len(drawn) > 10
    assert drawn - played == set()


@pytest.mark.parametrize(
    ("name", "fields"),
    [("hand-of-the-gods", {"leader"}), ("gods-unchained", {"god", "power"}), ("army-of-gods", {"leader"})],
)
def test_a_side_is_led_by_whom_its_game_declares(name: str, fields: set[str]) -> None:
    game = theagon.load(name)
    assert set(leading(game)) == fields
    rules, plan = game.deck_rules, plan_of(game, next(iter(game.modes)), 5)
    for result, sides in watched(game, plan):
        for deck, side in zip(result.pairing.decks, sides, strict=True):
            assert side.leaders.keys() == fields
            assert all(side.leaders.values())
            if rules.leader_field:
                assert side.leaders[rules.leader_field] == game.deck_list(plan.decks[deck]).leader
            else:
                assert side.leaders["leader"] in rules.leaders
