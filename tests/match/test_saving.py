"""Positions saved as scenarios: what a file says of a position is all that play depends on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.kits import KITS
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import Event
from theagon.match.saving import saved
from theagon.match.scenario import parse_scenario

TITLE = "It can be saved"


def positions(name: str, seeds: range, every: int = 17) -> Iterator[Any]:
    """Positions of turns of random matches with decks of all kinds."""
    game, deal = load_game(name), KITS[name].deal
    for seed in seeds:
        position: Any = game.new(deal(game, seed))
        for number in range(400):
            if position.is_over:
                break
            position.apply(position.decide("random", number))
            if number % every == 0 and not position.is_over and position.open_view()["choice"] is None:
                yield position


def saved_or_none(position: Any) -> str | None:
    """The text of a file; None where a rare thing, such as a unit stunned twice, cannot be said."""
    try:
        return saved(position, TITLE)
    except TheagonError:
        return None


def read(text: str) -> Any:
    return parse_scenario(text, "saved.yaml").begin().position


def chance(position: Any) -> bytes:
    at: int = position.game.program.state.layout.offset["rng"]
    state: bytes = position.state_bytes()
    return state[at : at + 16]


def played(position: Any, actions: int) -> Iterator[object]:
    """Actions and what they did, without the numbers of units and events, until chance is drawn.

    Chance picks units, and auras tell of them, by the places of their records, which no file says: so events are
    sorted.
    """
    before = chance(position)
    for number in range(actions):
        legal = sorted(position.notation(action) for action in position.legal_actions())
        if not legal:
            return
        chosen = legal[number * 7 % len(legal)]
        events = position.apply(position.parse(chosen))
        if chance(position) != before:
            return
        yield chosen, sorted(str(_unnumbered(event)) for event in events)


def _unnumbered(event: Event) -> tuple[object, ...]:
    units = [(each.card, each.tile) for each in (event.source, event.target) if each]
    return event.kind, event.clause, event.seat, event.amount, event.extra, event.card, units


@pytest.mark.parametrize("name", KITS)
def test_play_goes_on_from_a_saved_position_as_from_the_position_itself(name: str) -> None:
    tried = told = compared = 0
    for position in positions(name, range(6)):
        tried += 1
        text = saved_or_none(position)
        if text is None:
            continue
        again = read(text)
        told += 1
        course = list(played(again, 40))
        assert course == list(played(position.clone(), 40))
        compared += len(course)
    assert told > 20
    assert told > 0.9 * tried
    assert compared > 5 * told


@pytest.mark.parametrize("name", KITS)
def test_a_position_that_was_read_and_saved_again_is_the_same_state(name: str) -> None:
    for position in positions(name, range(100, 103)):
        once = saved_or_none(position)
        if once is not None:
            assert read(saved(read(once), TITLE)).state_hash() == read(once).state_hash()


def test_what_no_file_can_say_is_refused() -> None:
    game = load_game("hand-of-the-gods")
    with pytest.raises(TheagonError, match="open choice"):
        saved(game.new(game.setup(seed=1)), TITLE)
    twice = """
game: hand-of-the-gods
title: x
position: {units: {a: {card: enyo, owner: p1, at: c3, stunned: turn-of-p1}}}
steps: [end-turn]
"""
    position = read(twice)
    slot = next(slot for slot, u in enumerate(position.world.unit) if u.stunned)
    position.world.unit[slot].stunned |= 1 << 3
    with pytest.raises(TheagonError, match="c3 stunned"):
        saved(position.at(position.machine.state()), TITLE)
