"""Players may leave at any time, in the middle of anything, and the others play on (AG7.8)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.army_of_gods.support import game, positions, setup_of
from theagon.games.army_of_gods.rules.world import KINDS, Choice
from theagon.match.scenario import parse_scenario
from theagon.match.scenario_run import run_scenario


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_a_match_goes_on_whoever_leaves_and_whenever(first: int) -> None:
    at = game("checked")
    for seed in range(first, first + 10):
        position, random = at.new(setup_of(seed, at)), Random(seed)
        while not position.is_over:
            assert position.legal_actions(), (seed, position.turn)
            assert not position.world.out[position.to_act]
            there = [seat for seat in range(position.seats) if not position.world.out[seat]]
            if random.random() < 0.02:
                seat = random.choice(there)
                position.apply(at.concession(seat))
                assert position.world.out[seat]
                assert not any(position.world.stack_size[KINDS * seat + kind] for kind in range(KINDS))
            else:
                position.apply(random.choice(position.legal_actions()))
        assert position.returns().count(1.0) in ((0,) if position.is_draw else (1, 2))


def test_players_leave_while_each_kind_of_choice_is_open() -> None:
    at = game("compiled")
    left: Counter[int] = Counter()
    for seed in range(1, 120):
        position, random = at.new(setup_of(4 * seed + 1, at)), Random(seed)  # three players each for themselves
        while not position.is_over:
            if position.world.choice:
                for seat in range(position.seats):
                    if not position.world.out[seat]:
                        copy = position.clone()
                        left[position.world.choice] += 1
                        copy.apply(at.concession(seat))
                        assert copy.is_over or copy.legal_actions()
                        assert copy.is_over or not copy.world.out[copy.to_act]
            position.apply(random.choice(position.legal_actions()))
        if len(left) == len(Choice) - 3:
            break
    assert set(left) == set(Choice) - {Choice.NONE, Choice.MODE, Choice.DISCARD}  # those of no packaged card


def test_whoever_leaves_while_players_choose_what_to_discard_is_asked_no_more() -> None:
    text = """
game: army-of-gods
title: Players leave while they choose what to discard
cards: [{id: dike, name: {en: Dike}, kind: supporting, do: [{discard: 2, chosen: true, all: true}, {tokens: 1}]}]
position:
  players:
    p1: {hand: [dike, giants], tokens: 0}
    p2: {hand: [demons, archers, riders]}
    p3: {hand: [giants]}
    p4: {hand: [giants]}
steps:
  - play: dike
  - choose: archers
  - concede: p4
  - expect: {to-act: p2, choice: discard}
  - concede: p2
  - expect: {to-act: p3, choice: discard}
  - choose: giants
  - expect: {to-act: p1, choice: none, p1: {tokens: 1}}
"""
    assert not run_scenario(parse_scenario(text, "scenario")).failures
    ends = text.replace("  - concede: p2\n", "  - concede: p1\n").split("  - expect: {to-act: p3")[0]
    assert not run_scenario(parse_scenario(ends + "  - expect: {to-act: p2, choice: none}\n", "scenario")).failures


@pytest.mark.parametrize("seed", range(8))
def test_whoever_is_in_the_match_may_leave_it_and_nobody_else(seed: int) -> None:
    at = game()
    for position in positions(seed, 9):
        there = {seat for seat in range(position.seats) if not position.world.out[seat] and not position.is_over}
        assert {seat for seat in range(at.seats) if position.why_not(at.concession(seat)) is None} == there
