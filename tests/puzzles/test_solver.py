"""The solver: what it proves, what it disproves, and what it admits not to know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from theagon.match.scenario import parse_scenario, read_scenario
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


def test_a_win_in_one_attack_is_proved_and_without_it_disproved() -> None:
    assert verdict(ARCHER_BESIDE_THE_STONE.replace("EXHAUSTED", "false")).proved is True
    assert verdict(ARCHER_BESIDE_THE_STONE.replace("EXHAUSTED", "true")).proved is False


def test_the_same_deeds_in_another_order_are_one_solution() -> None:
    found = verdict(TWO_ATTACKERS)
    assert found.proved
    assert found.length == 2
    assert len(found.solutions) == 1
    assert found.unique


def test_two_ways_of_the_same_length_are_two_solutions() -> None:
    found = verdict(TWO_ATTACKERS.replace("stone: 5", "stone: 1"))
    assert found.length == 1
    assert len(found.solutions) == 2
    assert not found.unique


def test_a_longer_way_without_a_deed_of_the_shortest_one_makes_it_no_single_solution() -> None:
    """One attack of Enyo beats four health; the archer needs a second attacker for it, and is none."""
    found = verdict(TWO_ATTACKERS.replace("stone: 5", "stone: 4"))
    assert found.length == 1
    assert found.unique  # three archers' attacks would be needed
    third = "    third: {card: marksman, owner: p1, at: h1, moved: true}\n"
    longer = verdict(TWO_ATTACKERS.replace("stone: 5", "stone: 2") + third)
    assert longer.length == 1
    assert len(longer.solutions) == 1
    assert not longer.unique  # both archers together do it too


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


def test_the_verdict_does_not_depend_on_how_the_rules_run(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(f"game: hand-of-the-gods\ntitle: A position\nposition:\n{TWO_ATTACKERS}\nsteps: [end-turn]\n")
    compiled, plain = (solve(read_scenario(file, mode=mode), Kind.WIN) for mode in ("compiled", "interpreted"))
    assert compiled == plain
