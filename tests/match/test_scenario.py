"""Expectations of scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.scenarios import failures, outcome
from theagon.compiler.backend import MODES

STRIKE = """\
steps:
  - attack: {unit: a, target: b}
"""

HAPPENED = "[attack, attack-damage, return-damage, death, to-graveyard]"
HIT = "{kind: attack-damage, seat: p1, source: a, target: b, amount: 4, clause: HG2.9d, because: attack}"
RETURN = "{kind: return-damage, seat: p2, source: b, target: a, amount: 1, clause: HG2.9h, because: attack-damage}"
DEATH = "{kind: death, seat: p2, target: b, clause: HG6.21, because: attack-damage}"

# Each expectation holds after the attack; with the other value it does not, and the third is what is found instead.
HITS = [
    ("source: a, target: b", "source: b", f"a in {HIT}"),
    ("target: d3", "target: c3", f"b in {HIT}"),
    ("target: marksman", "target: enyo, amount: 9", HIT),
    ("amount: 4", "amount: 3", f"4 in {HIT}"),
    ("seat: p1", "seat: p2", f"p1 in {HIT}"),
]
EXPECTATIONS = [
    *(
        (f"events: [{{kind: attack-damage, {yes}}}]", f"events: [{{kind: attack-damage, {no}}}]", f)
        for yes, no, f in HITS
    ),
    ("a: {card: enyo}", "a: {card: hoplite}", "enyo"),
    ("a: {at: c3}", "a: {at: c4}", "c3"),
    ("a: {health: 4}", "a: {health: 5}", "4"),
    ("a: {maximum: 5}", "a: {maximum: 4}", "5"),
    ("a: {damage: 1}", "a: {damage: 0}", "1"),
    ("a: {keywords: []}", "a: {keywords: [guard]}", "[]"),
    ("g: {keywords: [stealth, reincarnate]}", "g: {keywords: [stealth]}", "[reincarnate, stealth]"),
    ("g: {has: [stealth]}", "g: {has: [stealth, charge]}", "[stealth, reincarnate]"),
    ("g: {lacks: [charge]}", "g: {lacks: [charge, stealth]}", "[stealth, reincarnate]"),
    ("a: {ready: false}", "a: {ready: true}", "false"),
    ("a: {exhausted: true}", "a: {exhausted: false}", "true"),
    ("s: {stunned: true}", "s: {stunned: false}", "[turn-of-p2]"),
    ("s: {stunned: turn-of-p2}", "s: {stunned: turn-of-p1}", "[turn-of-p2]"),
    ("z: {banished: turn-of-p1}", "z: {banished: false}", "[turn-of-p1]"),
    ("g: {order: 2}", "g: {order: 3}", "2"),
    ("t: {token: true}", "t: {token: false}", "true"),
    ("g: {keywords: stealth}", "g: {keywords: charge}", "[stealth, reincarnate]"),
    ("a: {auras: []}", "a: {auras: [enyo-flag]}", "[]"),
    ("a: alive", "a: dead", "alive"),
    ("b: dead", "b: alive", "dead"),
    ("b: gone", "a: gone", "alive"),
    ("z: banished", "z: alive", "banished"),
    ("d3: empty", "c3: empty", "alive"),
    ("p1-stone: {health: 25}", "p1-stone: {health: 24}", "25"),
    ("p1: {leader: ra}", "p1: {leader: zeus}", "ra"),
    ("p1: {fatigue: 2}", "p1: {fatigue: 0}", "2"),
    ("p1: {stone: 25}", "p1: {stone: 20}", "25"),
    ("p1: {stone: {health: 25, maximum: 25}}", "p1: {stone: {maximum: 24}}", "25"),
    ("p1: {guarded: false}", "p1: {guarded: true}", "false"),
    ("p1: {hand: [recall, enyo]}", "p1: {hand: [enyo, recall]}", "[recall, enyo]"),
    ("p1: {hand: [recall, {card: enyo, cost: 4}]}", "p1: {hand: [recall, {card: enyo, cost: 5}]}", "4"),
    ("p1: {deck: [arachne, hoplite]}", "p1: {deck: [hoplite, arachne]}", "[arachne, hoplite]"),
    ("p1: {deck: 2}", "p1: {deck: 1}", "2"),
    ("p1: {deck: {count: 2}}", "p1: {deck: {count: 1}}", "2"),
    ("p1: {deck: {contains: [hoplite]}}", "p1: {deck: {contains: [hoplite, hoplite]}}", "[arachne, hoplite]"),
    ("p1: {deck: {lacks: [enyo]}}", "p1: {deck: {lacks: [hoplite]}}", "[arachne, hoplite]"),
    ("p2: {graveyard: [marksman]}", "p2: {graveyard: []}", "[marksman]"),
    ("p1: {removed: [sunder]}", "p1: {removed: []}", "[sunder]"),
    ("p1-stone: {attack: none}", "p1-stone: {attack: 0}", "none"),
    ("holding: none", "holding: enyo", "none"),
    ("winner: none", "winner: p1", "none"),
    ("draw: false", "draw: true", "false"),
    ("to-act: p1", "to-act: p2", "p1"),
    ("returns: [0, 0]", "returns: [1, -1]", "[0, 0]"),
    ("blockers: []", "blockers: [c4]", "[]"),
    ("turn: 3", "turn: 5", "3"),
    ("choice: none", "choice: mulligan", "none"),
    ("legal: [end-turn]", "legal: [{move: {unit: a, to: c4}}]", "refused: has-attacked [HG2.6], p1 is to act"),
    ("not-legal: [{move: {unit: a, to: c4}}]", "not-legal: [end-turn]", "it is legal"),
    (
        "events: [attack, death]",
        "events: [death, attack]",
        "it came too early: {kind: attack, seat: p1, source: a, target: b, clause: HG2.9}",
    ),
    ("view: {p2: {players: [{hand: {count: 2}}, {}]}}", "view: {p2: {players: [{hand: {count: 3}}, {}]}}", "2"),
    ("events: [attack]", "events: [death, heal]", "[to-graveyard]"),
    ("events: [attack]", "events: [to-graveyard, heal]", "no more events"),
    (f"events-exactly: {HAPPENED}", "events-exactly: [attack, attack-damage, return-damage, death]", HAPPENED),
    (f"events-exactly: {HAPPENED}", "events-exactly: [attack, death, return-damage, death, to-graveyard]", HIT),
    ("no-events: [afterlife, {kind: death, target: a}]", "no-events: [{kind: death, target: b}]", DEATH),
    (
        "events: [{kind: to-graveyard, card: marksman}]",
        "events: [{kind: to-graveyard, card: enyo}]",
        "marksman in {kind: to-graveyard, seat: p2, card: marksman, clause: HG5.1, because: death}",
    ),
    ("events: [{kind: death, clause: HG6.21}]", "events: [{kind: death, clause: HG3.6}]", f"HG6.21 in {DEATH}"),
    (
        "events: [{kind: attack-damage, because: attack}]",
        "events: [{kind: return-damage, because: death}]",
        f"attack-damage in {RETURN}",
    ),
    ("view: {p1: {turn: 3}}", "view: {p1: {turn: 1}}", "3"),
    ("view: {p2: {players: [{hand: [null, null]}, {}]}}", "view: {p1: {players: [{hand: [null, {}]}, {}]}}", None),
    ("view: {spectator: {seat: null}}", "view: {spectator: {chair: null}}", None),
]
FULL_POSITION = """\
position:
  turn: 3
  players:
    p1:
      leader: ra
      leader-used: true
      mana: 3
      mana-cap: 5
      fatigue: 2
      hand: [recall, {card: enyo, cost: 4}]
      deck: [arachne, hoplite]
      removed: [sunder]
  units:
    a: {card: enyo, owner: p1, at: c3}
    b: {card: marksman, owner: p2, at: d3}
    g: {card: marksman, owner: p2, at: f1, keywords: [reincarnate], bonuses: [{keywords: [stealth], until: this-turn}]}
    s: {card: enyo, owner: p1, at: c5, stunned: turn-of-p2}
    z: {card: enyo, owner: p2, at: f5, banished: turn-of-p1}
    t: {card: hoplite, owner: p1, at: d5, token: true}
"""


@pytest.mark.parametrize(("true", "false", "found"), EXPECTATIONS, ids=[each[0] for each in EXPECTATIONS])
def test_an_expectation_holds_or_fails_with_the_actual_value(
    true: str, false: str, found: str | None, tmp_path: Path
) -> None:
    assert failures(tmp_path, f"{FULL_POSITION}{STRIKE}  - expect: {{{true}}}\n") == []
    (failure,) = failures(tmp_path, f"{FULL_POSITION}{STRIKE}  - expect: {{{false}}}\n")
    if found is not None:
        assert failure[2] == found


def test_every_difference_is_reported_at_its_line(tmp_path: Path) -> None:
    text = STRIKE + "  - expect:\n      a: {health: 9}\n      b: alive\n  - end-turn\n  - expect: {turn: 7}\n"
    result = outcome(tmp_path, text)
    assert [(each.step, each.line, each.what, each.expected, each.actual) for each in result.failures] == [
        (2, 10, "a.health", "9", "4"),
        (2, 11, "b", "alive", "dead"),
        (4, 13, "turn", "7", "2"),
    ]
    assert str(result.failures[0]) == (
        "scenario.yaml:10:19: a.health: expected 9, got 4\n          a: {health: 9}\n                      ^"
    )


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "sanitized"])
def test_a_scenario_runs_on_every_back_end(mode: str, tmp_path: Path) -> None:
    result = outcome(tmp_path, STRIKE + "  - expect: {a: {health: 4}, b: dead}\n", mode)
    assert (result.backend, result.holds) == (mode, True)
