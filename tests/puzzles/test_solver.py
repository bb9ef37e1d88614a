"""The solver: what it proves, what it disproves, and what it admits not to know."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.match.scenario import parse_scenario
from theagon.puzzles.solver import Kind, Verdict, best_action, solve


def verdict(position: str, kind: Kind = Kind.WIN, steps: str = "[end-turn]", **options: Any) -> Verdict:
    text = f"game: hand-of-the-gods\ntitle: A position\nposition:\n{position}\nsteps: {steps}\n"
    return solve(parse_scenario(text, "position.yaml"), kind, **options)


ARCHER_BESIDE_THE_STONE = """
  players: {p2: {stone: 2}, p1: {leader-used: true}}
  units: {archer: {card: marksman, owner: p1, at: f3, attack: 2, exhausted: EXHAUSTED}}
"""
TWO_ATTACKERS = """
  players: {p2: {stone: 5}, p1: {leader-used: true}}
  units:
    enyo: {card: enyo, owner: p1, at: g3, moved: true}
    archer: {card: marksman, owner: p1, at: f3, moved: true}
"""
WALL = """
  players: {p2: {stone: 4}, p1: {mana: MANA, hand: [sunder], leader-used: true}}
  units:
    enyo: {card: enyo, owner: p1, at: f3}
    wall: {card: hoplite, owner: p2, at: g3}
"""


def attackers(stone: int) -> str:
    return TWO_ATTACKERS.replace("stone: 5", f"stone: {stone}")


THIRD = "    third: {card: marksman, owner: p1, at: h1, moved: true}\n"


@pytest.mark.parametrize(
    ("position", "proved", "length", "solutions", "unique"),
    [
        (ARCHER_BESIDE_THE_STONE.replace("EXHAUSTED", "false"), True, 1, 1, True),
        (ARCHER_BESIDE_THE_STONE.replace("EXHAUSTED", "true"), False, 0, 0, False),
        (attackers(5), True, 2, 1, True),  # the same deeds in another order are one solution
        (attackers(1), True, 1, 2, False),
        (attackers(4), True, 1, 1, True),  # Enyo does it; the archers would need a third
        (attackers(2) + THIRD, True, 1, 1, False),  # both archers together do it too, in a longer way
    ],
)
def test_a_win_is_proved_with_its_shortest_ways_or_disproved(
    position: str, proved: bool, length: int, solutions: int, unique: bool
) -> None:
    found = verdict(position)
    assert (found.proved, found.length, len(found.solutions), found.unique) == (proved, length, solutions, unique)


def test_the_possibilities_of_a_card_count_only_with_the_mana_for_it() -> None:
    steps = [step for way in verdict(WALL.replace("MANA", "3")).solutions for step in way]
    assert any("play" in step for step in steps)
    assert not any("play" in step for way in verdict(WALL.replace("MANA", "0")).solutions for step in way)


def test_a_search_that_meets_its_limit_says_that_it_does_not_know() -> None:
    found = verdict(WALL.replace("MANA", "5"), nodes=5)
    assert found.proved is None
    assert found.reason == "limit"
    assert found.nodes == 6


BOLT = """
game: gods-unchained
title: Strength for one of two, of whom one is asleep
seed: SEED
cards:
  - id: bolt
    name: {en: Bolt, es: Chispazo, ru: Молния}
    god: neutral
    kind: spell
    cost: 1
    do:
      - {gain: {strength: 5}, to: {random: {side: friendly}}}
position:
  players: {p1: {hand: [bolt]}}
  gods: {p2: {health: 5}}
  units:
    ready: {card: blind-cyclops, owner: p1, strength: 0}
    asleep: {card: blind-cyclops, owner: p1, asleep: true}
steps: [end-turn]
"""


def test_an_aim_that_only_chance_reaches_is_unknown_or_disproved_but_never_proved() -> None:
    scripts = [parse_scenario(BOLT.replace("SEED", str(seed)), "bolt.yaml") for seed in range(8)]
    assert {solve(script, Kind.WIN).proved for script in scripts} == {None, False}


SURVIVAL = """
  players: {p1: {stone: HEALTH, leader-used: true}, p2: {leader-used: true}}
  units:
    guard: {card: hoplite, owner: p1, at: d1}
    enyo: {card: enyo, owner: p2, at: b3}
"""


def test_survival_is_proved_against_every_turn_of_the_opponent() -> None:
    assert verdict(SURVIVAL.replace("HEALTH", "6"), Kind.SURVIVE).proved is True
    assert verdict(SURVIVAL.replace("HEALTH", "5"), Kind.SURVIVE).proved is False


def test_the_units_left_are_those_that_the_scenario_expects() -> None:
    units = """
  units:
    enyo: {card: enyo, owner: p1, at: c3}
    archer: {card: marksman, owner: p2, at: d3}
    far: {card: hoplite, owner: p2, at: g3}
"""
    found = verdict(units, Kind.LEFT, "[{attack: {unit: enyo, target: archer}}]")
    assert found.proved
    assert found.solutions == (({"expect": {"enyo": {"attack": 4, "health": 4}, "archer": "dead"}},),)


def test_the_best_action_begins_a_shortest_way() -> None:
    text = f"game: hand-of-the-gods\ntitle: A position\nposition:\n{TWO_ATTACKERS}\nsteps: [end-turn]\n"
    position = parse_scenario(text, "position.yaml").begin().position
    for _ in range(2):
        action = best_action(position, Kind.WIN, 1000)
        assert action is not None
        position.apply(action)
    assert position.winner == 0
