"""The solver: what it proves, what it disproves, and what it admits not to know."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.match.scenario import parse_scenario
from theagon.puzzles.attempt import Attempt, Outcome
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


def test_a_survival_by_a_win_has_all_its_decisions_counted() -> None:
    threatened = TWO_ATTACKERS.replace("p1: {", "p1: {stone: 5, ")
    found = verdict(threatened + "    foe: {card: enyo, owner: p2, at: b3}\n", Kind.SURVIVE)
    assert (found.proved, found.length) == (True, 2)


RAID = """
game: army-of-gods
title: The raiders win if they destroy what they attack
puzzle: {kind: survive, difficulty: 1}
cards:
  - id: raiders
    name: {en: Raiders, es: Saqueadores, ru: Налётчики}
    kind: army
    strength: 4
    abilities:
      - {on: wins, do: [{steal: 1}]}
position:
  moves: 1
  players:
    p1: {tokens: 0, hand: OWN, deck: [demons, demons, demons, demons], stacks: {giants: 1, PREY: 1}}
    p2:
      tokens: 0
      hand: RAIDERS
      deck: [demons, demons, demons, demons]
      sets: [archers, archers, archers, archers, archers, archers, archers]
      stacks: {giants: 4}
    p3: {tokens: 0, hand: OTHER, deck: [demons, demons, demons, demons], stacks: {demons: 1, archers: 1}}
steps: [end-turn]
"""


def raid(own: str, raiders: str = "[raiders]") -> str:
    """Return a raid without a third player."""
    text = RAID.replace("OWN", own).replace("RAIDERS", raiders).replace("PREY", "archers")
    return "".join(line for line in text.splitlines(keepends=True) if "p3" not in line)


@pytest.mark.parametrize(
    ("own", "raiders", "proved"),
    [
        ("[]", "[raiders]", False),
        ("[spearmen]", "[raiders]", False),
        ("[bulwark]", "[raiders]", True),
        ("[bulwark]", "[raiders, raiders, hermes]", False),
        ("[bulwark, bulwark]", "[raiders, raiders, hermes]", True),
    ],
)
def test_survival_may_need_an_answer_in_the_opponents_turn(own: str, raiders: str, proved: bool) -> None:
    assert solve(parse_scenario(raid(own, raiders), "raid.yaml"), Kind.SURVIVE).proved is proved


def test_survival_by_an_answer_that_chance_may_take_away_is_unknown_or_disproved_but_never_proved() -> None:
    text = raid("[bulwark, warriors, riders, demons]", "[raiders, eris]")  # Eris discards two random cards
    scripts = [parse_scenario(f"{text}seed: {seed}\n", "raid.yaml") for seed in range(8)]
    assert {solve(script, Kind.SURVIVE).proved for script in scripts} == {None, False}


def test_no_other_player_is_trusted_to_answer_for_the_one_who_must_survive() -> None:
    text = RAID.replace("OWN", "[bulwark]").replace("RAIDERS", "[raiders]").replace("PREY", "spearmen")
    goal_of_three = text.replace("sets: [archers, archers, ", "sets: [")
    for others in ("[]", "[bulwark]"):
        script = parse_scenario(goal_of_three.replace("OTHER", others), "raid.yaml")
        assert solve(script, Kind.SURVIVE).proved is False


def test_a_refutation_goes_on_from_the_answer_that_delays_it_most() -> None:
    attempt = Attempt(parse_scenario(raid("[bulwark]", "[raiders, raiders, hermes]"), "raid.yaml"))
    attempt.apply(attempt.position.legal_actions()[0])
    assert attempt.outcome is Outcome.FAILED
    assert attempt.why_failed("en") == (
        "The other side wins: Deploy Raiders and attack your Archers; Block with Bulwark; Play Hermes; "
        "Deploy Raiders and attack your Archers; Choose your Giants."
    )


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
