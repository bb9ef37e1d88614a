"""Scenarios: what is done in them, and what they expect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.scenarios import failures, mistakes, outcome, script
from theagon.compiler.backend import MODES
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.scenario import read_scenario

STRIKE = """\
steps:
  - attack: {unit: a, target: b}
"""

HAPPENED = "[attack, attack-damage, return-damage, death, to-graveyard]"
HIT = "{kind: attack-damage, seat: p1, source: a, target: b, amount: 4, clause: HG2.9d, because: attack}"
RETURN = "{kind: return-damage, seat: p2, source: b, target: a, amount: 1, clause: HG2.9h, because: attack-damage}"
DEATH = "{kind: death, seat: p2, target: b, clause: HG6.21, because: attack-damage}"

# Each expectation holds after the attack; with the other value it does not, and the third is what is found instead.
EXPECTATIONS = [
    ("a: {card: enyo}", "a: {card: hoplite}", "enyo"),
    ("a: {owner: p1}", "a: {owner: neutral}", "p1"),
    ("a: {at: c3}", "a: {at: c4}", "c3"),
    ("a: {attack: 4}", "a: {attack: 5}", "4"),
    ("a: {health: 4}", "a: {health: 5}", "4"),
    ("a: {maximum: 5}", "a: {maximum: 4}", "5"),
    ("a: {damage: 1}", "a: {damage: 0}", "1"),
    ("a: {movement: 2}", "a: {movement: 3}", "2"),
    ("a: {range: 1}", "a: {range: 3}", "1"),
    ("a: {protect: 0}", "a: {protect: 1}", "0"),
    ("a: {keywords: []}", "a: {keywords: [guard]}", "[]"),
    ("g: {keywords: [stealth, reincarnate]}", "g: {keywords: [stealth]}", "[reincarnate, stealth]"),
    ("g: {has: [stealth]}", "g: {has: [stealth, charge]}", "[stealth, reincarnate]"),
    ("g: {lacks: [charge]}", "g: {lacks: [charge, stealth]}", "[stealth, reincarnate]"),
    ("a: {ready: false}", "a: {ready: true}", "false"),
    ("a: {sick: false}", "a: {sick: true}", "false"),
    ("a: {exhausted: true}", "a: {exhausted: false}", "true"),
    ("a: {moved: false}", "a: {moved: true}", "false"),
    ("a: {attacked: true}", "a: {attacked: false}", "true"),
    ("a: {warcry: false}", "a: {warcry: true}", "false"),
    ("a: {silenced: false}", "a: {silenced: true}", "false"),
    ("a: {stunned: false}", "a: {stunned: true}", "false"),
    ("s: {stunned: true}", "s: {stunned: false}", "[turn-of-p2]"),
    ("s: {stunned: turn-of-p2}", "s: {stunned: turn-of-p1}", "[turn-of-p2]"),
    ("z: {banished: turn-of-p1}", "z: {banished: false}", "[turn-of-p1]"),
    ("a: {token: false}", "a: {token: true}", "false"),
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
    ("p1: {leader-used: true}", "p1: {leader-used: false}", "true"),
    ("p1: {mana: 3}", "p1: {mana: 4}", "3"),
    ("p1: {mana-cap: 5}", "p1: {mana-cap: 3}", "5"),
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
    ("winner: none", "winner: p1", "none"),
    ("draw: false", "draw: true", "false"),
    ("to-act: p1", "to-act: p2", "p1"),
    ("active: p1", "active: p2", "p1"),
    ("over: false", "over: true", "false"),
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
        "events: [{kind: attack-damage, source: a, target: b}]",
        "events: [{kind: attack-damage, source: b}]",
        f"a in {HIT}",
    ),
    ("events: [{kind: attack-damage, target: d3}]", "events: [{kind: attack-damage, target: c3}]", f"b in {HIT}"),
    (
        "events: [{kind: attack-damage, target: marksman}]",
        "events: [{kind: attack-damage, target: enyo, amount: 9}]",
        HIT,
    ),
    (
        "events: [{kind: to-graveyard, card: marksman}]",
        "events: [{kind: to-graveyard, card: enyo}]",
        "marksman in {kind: to-graveyard, seat: p2, card: marksman, clause: HG5.1, because: death}",
    ),
    ("events: [{kind: attack-damage, amount: 4}]", "events: [{kind: attack-damage, amount: 3}]", f"4 in {HIT}"),
    ("events: [{kind: attack-damage, seat: p1}]", "events: [{kind: attack-damage, seat: p2}]", f"p1 in {HIT}"),
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
      hand: [recall, {card: enyo, cost: -1}]
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
def test_an_expectation_holds_or_fails_with_what_is_found(
    true: str, false: str, found: str | None, tmp_path: Path
) -> None:
    assert failures(tmp_path, f"{FULL_POSITION}{STRIKE}  - expect: {{{true}}}\n") == []
    (failure,) = failures(tmp_path, f"{FULL_POSITION}{STRIKE}  - expect: {{{false}}}\n")
    if found is not None:
        assert failure[2] == found


def test_all_that_differs_is_told_at_its_line(tmp_path: Path) -> None:
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


# ---- steps ----------------------------------------------------------------------------------------------------------


def test_an_action_that_is_refused_ends_the_scenario(tmp_path: Path) -> None:
    text = "steps:\n  - move: {unit: a, to: d3}\n  - expect: {turn: 9}\n"
    assert failures(tmp_path, text) == [("", "an action that is possible", "refused: occupied [HG4.1], p1 is to act")]


def test_what_is_to_be_refused_and_is_not_fails(tmp_path: Path) -> None:
    text = "steps:\n  - refused: {attack: {unit: a, target: b}}\n"
    assert failures(tmp_path, text) == [("refused", "an action that is refused", "it is possible")]


def test_a_refusal_has_the_clause_and_the_reason_that_are_said(tmp_path: Path) -> None:
    text = "steps:\n  - refused: {move: {unit: a, to: d3}, clause: HG4.2, reason: too-far}\n"
    refused = "refused: occupied [HG4.1], p1 is to act"
    assert failures(tmp_path, text) == [("refused.clause", "HG4.2", refused), ("refused.reason", "too-far", refused)]


def test_the_player_who_acts_is_the_one_that_is_said(tmp_path: Path) -> None:
    assert failures(tmp_path, "steps:\n  - end-turn: {}\n    by: p2\n") == [("by", "p2", "p1")]
    assert failures(tmp_path, "steps:\n  - concede: p2\n  - end-turn: {}\n    by: p1\n") == [("by", "p1", "none")]


def test_acting_in_the_others_turn_says_whose_turn_it_is(tmp_path: Path) -> None:
    for step, found in (
        ("move: {unit: b, to: d4}", "refused: not-yours [HG1.1], p1 is to act"),
        ("play: {card: recall}", "[], p1 is to act"),
    ):
        position = "{players: {p2: {hand: [recall]}}, units: {b: {card: enyo, owner: p2, at: d3}}}"
        ((_, _, actual),) = failures(tmp_path, f"position: {position}\nsteps:\n  - {step}\n")
        assert actual == found
    assert (
        failures(tmp_path, "steps:\n  - concede: p2\n  - end-turn\n")[0][2]
        == "refused: match-over [HG1.1], the match is over"
    )


def test_the_legal_actions_can_be_told_all_of_them(tmp_path: Path) -> None:
    text = "position: {players: {p1: {leader-used: true}}, units: {a: {card: enyo, owner: p1, at: a1, moved: true}}}\n"
    expect = text + "steps:\n  - expect: {legal-exactly: [%s]}\n"
    assert failures(tmp_path, expect % "end-turn") == []
    foe = expect.replace("moved: true}", "moved: true}, f: {card: enyo, owner: p2, at: a2}")
    assert failures(tmp_path, foe % "end-turn, attack: {unit: a, target: f}") == []
    assert failures(tmp_path, foe % "end-turn") == [("legal-exactly", "no other legal action", "[attack a1 a2]")]
    assert failures(tmp_path, expect % "end-turn, move: {unit: a, to: b1}")[0][:2] == (
        "legal-exactly.1",
        "a legal action",
    )


SECRETS = """\
position:
  players: {p2: {hand: [enyo], deck: [recall, hoplite]}}
  units: {a: {card: enyo, owner: p1, at: c3}}
steps:
  - move: {unit: a, to: c4}
  - end-turn
  - expect: {indistinguishable: {for: %s, from: {players: {p2: {%s}}}}}
"""


@pytest.mark.parametrize(
    ("viewer", "other", "told"),
    [
        ("p1", "hand: [sunder], deck: [hoplite, recall]", None),
        ("spectator", "hand: [sunder], deck: [hoplite, recall]", None),
        (
            "p1",
            "hand: [sunder, sunder]",
            "view.players.1.hand: [nothing, nothing] here, [nothing, nothing, nothing] there",
        ),
        ("p2", "deck: [hoplite, recall]", "view.players.1.hand.1.card: recall here, hoplite there"),
        ("p1", "graveyard: [enyo]", "view.players.1.graveyard: [] here, [enyo] there"),
    ],
)
def test_whether_somebody_can_tell_another_position_apart(
    viewer: str, other: str, told: str | None, tmp_path: Path
) -> None:
    failed = failures(tmp_path, SECRETS % (viewer, other))
    assert failed == ([] if told is None else [("indistinguishable", f"the same for {viewer}", told)])


def test_another_position_is_one_that_there_can_be_and_takes_the_same_steps(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, SECRETS % ("p1", "mana: 11"))
    assert "11 mana: no player ever has so much" in mistake
    text = SECRETS.replace(
        "{players: {p2: {%s}}}", "{units: {a: {card: enyo, owner: p1, at: c3, exhausted: true, moved: true}}}"
    )
    ((what, _, actual),) = failures(tmp_path, text % "p1")
    assert (what, actual) == (
        "indistinguishable.from",
        "refused: exhausted [HG2.6], instead of an action that is possible",
    )


def test_a_unit_that_is_gone_can_not_act(tmp_path: Path) -> None:
    text = STRIKE + "  - attack: {unit: b, target: a}\n"
    assert failures(tmp_path, text) == [("attack.unit", "b on the board", "dead")]


def test_a_card_that_is_not_in_hand_can_not_be_played(tmp_path: Path) -> None:
    (failure,) = failures(tmp_path, "steps:\n  - play: {card: hoplite, at: b2}\n")
    assert failure == ("play.card", "hoplite in the hand", "[], p1 is to act")


def test_of_two_copies_in_hand_the_one_in_the_place_that_is_said_is_played(tmp_path: Path) -> None:
    text = "position: {players: {p1: {hand: [hoplite, {card: hoplite, cost: -2}]}}}\n"
    text += "steps:\n  - play: {card: hoplite, place: 2, at: b2}\n  - expect: {p1: {mana: 10}}\n"
    assert failures(tmp_path, text) == []


def test_a_choice_belongs_to_the_action_that_asked_for_it(tmp_path: Path) -> None:
    text = "position: {players: {p1: {hand: [aphrodite]}}, units: {a: {card: enyo, owner: p1, at: c3}}}\n"
    text += "steps:\n  - play: {card: aphrodite, at: b2}\n  - choose: a\n"
    text += "  - expect: {events: [deploy, warcry, protect]}\n"
    assert failures(tmp_path, text) == []


def test_a_card_that_is_offered_is_chosen_before_a_unit_of_that_name(tmp_path: Path) -> None:
    text = """\
cards:
  - id: fork
    name: {en: Fork, es: Bifurcación, ru: Развилка}
    kind: spell
    do: [{discover: {pool: [sunder, mayhem, recall]}}]
position:
  players: {p1: {hand: [fork]}}
  units: {recall: {card: enyo, owner: p1, at: c3}}
steps:
  - play: {card: fork}
  - choose: recall
  - expect: {p1: {hand: [recall]}}
"""
    assert failures(tmp_path, text) == []


def test_a_choice_that_is_not_offered_is_a_failure(tmp_path: Path) -> None:
    assert failures(tmp_path, "steps:\n  - choose: sunder\n") == [
        ("choose", "sunder in what is offered", "[], p1 is to act")
    ]


def test_cards_of_the_opening_hand_are_exchanged_by_name_or_by_place(tmp_path: Path) -> None:
    match = "match: {decks: [zeus, odin]}\n"
    hand = script(tmp_path, match).begin().position.view(0)["players"][0]["hand"]
    for chosen in (hand[2]["card"], 3):
        steps = f"steps:\n  - mulligan: [{chosen}]\n  - expect: {{events: [{{kind: mulligan, amount: 1}}]}}\n"
        assert failures(tmp_path, match + steps) == []
    (failure,) = failures(tmp_path, f"{match}steps:\n  - mulligan: [statue]\n")
    assert failure[:2] == ("mulligan.0", "statue in the opening hand")


def test_what_happens_by_chance_follows_from_the_seed(tmp_path: Path) -> None:
    hands = []
    for seed in (3, 3, 4):
        stage = script(tmp_path, f"match: {{decks: [zeus, odin]}}\nseed: {seed}\n").begin()
        hands.append(stage.position.state_hash())
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize(
    ("steps", "fate"),
    [
        ("- play: {card: recall, target: b}", "in-hand"),
        ("- play: {card: vanish, target: b}", "removed"),
        ("- play: {card: change, target: b}", "transformed"),
        ("- attack: {unit: a, target: b}", "dead"),
        ("- concede: p2", "alive"),
    ],
)
def test_the_fate_of_a_unit_is_known(steps: str, fate: str, tmp_path: Path) -> None:
    text = """\
cards:
  - id: vanish
    name: {en: Vanish, es: Desaparecer, ru: Исчезнуть}
    kind: spell
    target: {unit: {}}
    do: [{banish: true, to: target, until: lasting}]
  - id: change
    name: {en: Change, es: Cambio, ru: Перемена}
    kind: spell
    target: {unit: {}}
    do: [{transform: statue, to: target}]
position:
  players: {p1: {hand: [recall, vanish, change]}}
  units:
    a: {card: enyo, owner: p1, at: c3}
    b: {card: marksman, owner: p2, at: d3}
"""
    assert failures(tmp_path, f"{text}steps:\n  {steps}\n  - expect: {{b: {fate}}}\n") == []


def test_a_unit_returned_to_a_full_hand_is_gone_but_not_in_hand(tmp_path: Path) -> None:
    text = f"""\
position:
  players: {{p1: {{hand: [recall]}}, p2: {{hand: [{", ".join(["hoplite"] * 10)}]}}}}
  units: {{b: {{card: marksman, owner: p2, at: d3}}}}
steps:
  - play: {{card: recall, target: b}}
  - expect: {{b: gone, p2: {{graveyard: [marksman]}}}}
"""
    assert failures(tmp_path, text) == []
    assert failures(tmp_path, text.replace("b: gone", "b: in-hand")) == [("b", "in-hand", "gone")]


def test_a_destroyed_stone_is_dead(tmp_path: Path) -> None:
    text = "position: {players: {p2: {stone: 4}}, units: {a: {card: enyo, owner: p1, at: g3}}}\n"
    text += "steps:\n  - attack: {unit: a, target: p2-stone}\n  - expect: {p2-stone: dead, winner: p1}\n"
    assert failures(tmp_path, text) == []


# ---- files that are wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("steps:\n  - atack: {unit: a, target: b}\n", "unknown field 'atack' | did you mean 'attack'?"),
        ("steps:\n  - {}\n", "one field must be given: move, attack, play, end-turn, leader, warcry, choose, mulligan"),
        ("steps:\n  - {end-turn: {}, concede: p1}\n", "only one field may be given, not 'end-turn' and 'concede'"),
        ("steps:\n  - attack: a\n", "expected a mapping, got the text 'a' | write {unit: ..., target: ...}"),
        ("steps:\n  - attack: {unit: x, target: b}\n", "x, target: b} | there is no unit 'x' here | allowed: a, b, "),
        ("steps:\n  - play: {card: hoplit, at: b2}\n", "there is no card 'hoplit' | did you mean 'hoplite'?"),
        ("steps:\n  - play: {card: sunder, at: b2, target: b}\n", "only one field may be given, not 'target' and 'at'"),
        ("steps:\n  - play: {card: hoplite, at: b2, as: a}\n", "there is a unit 'a' already"),
        ("steps:\n  - play: {card: hoplite, at: b2, as: c4}\n", "no unit can be named 'c4': it is a tile"),
        ("steps:\n  - name: {unit: winner, at: c3}\n", "no unit can be named 'winner': it means something else"),
        ("steps:\n  - move: {unit: a, to: j9}\n", "j9} | 'j9' is not a tile: a1 to h5 | for example c3"),
        ("steps:\n  - choose: nothing-such\n", "there is no unit 'nothing-such' here"),
        ("steps:\n  - mulligan: [hoplit]\n", "there is no card 'hoplit'"),
        ("steps:\n  - refused: {clause: HG1.1}\n", "one field must be given: move, attack, play"),
        ("steps:\n  - expect: {evnts: [death]}\n", "evnts: [death]} | unknown field 'evnts' | did you mean 'events'?"),
        ("steps:\n  - expect: {winer: p1}\n", "winer: p1} | unknown field 'winer' | did you mean 'winner'?"),
        ("steps:\n  - expect: {archer: dead}\n", "archer: dead} | there is no unit 'archer' here"),
        ("steps:\n  - expect: {a: ded}\n", "the text 'ded' is not known here | did you mean 'dead'?"),
        ("steps:\n  - expect: {a: empty}\n", "only a tile is empty"),
        ("steps:\n  - expect: {a: {healht: 3}}\n", "unknown field 'healht' | did you mean 'health'?"),
        ("steps:\n  - expect: {no-events: [death]}\n", "[death]} | nothing has been done yet, so there are no events"),
        ("steps:\n  - expect: {events: [deaht]}\n", "there is no event 'deaht' | did you mean 'death'?"),
        ("steps:\n  - expect: {events: [{kind: death, because: atack}]}\n", "there is no event 'atack'"),
        (
            "steps:\n  - end-turn\n  - expect: {no-events: [{kind: spawn, card: zombie}]}\n",
            "events of the kind 'spawn' have no card | a unit may be called by its card: write target",
        ),
        (
            "steps:\n  - end-turn\n  - expect: {events: [{kind: drawn, seat: p1}]}\n",
            "seat: p1}]} | events of the kind 'drawn' have no seat | they have none",
        ),
        (
            "steps:\n  - end-turn\n  - expect: {events: [{kind: move, amount: 2}]}\n",
            "amount: 2}]} | events of the kind 'move' have no amount | they have seat, source, card, tile",
        ),
        (
            "steps:\n  - end-turn\n  - expect: {no-events: [{kind: death, clause: HG5.1}]}\n",
            "HG5.1}]} | HG5.1 governs no event of the kind 'death' | allowed: HG3.6, HG6.21",
        ),
        ("steps:\n  - expect: {events: [{kind: death, target: x}]}\n", "there is no unit 'x' here"),
        ("steps:\n  - expect: {p1: {hand: {contains: [hoplit]}}}\n", "there is no card 'hoplit'"),
        ("steps:\n  - expect: {p1: {leader: zeuss}}\n", "there is no leader 'zeuss' | did you mean 'zeus'?"),
        ("steps:\n  - expect: {view: {p3: {}}}\n", "p3: {}}} | the text 'p3' is not known here"),
        ("steps:\n  - expect: {a: {zzz: 3}}\n", "unknown field 'zzz' | allowed: card, owner, "),
        ("steps:\n  - expect: {choice: true}\n", "expected one of the known names or a mapping, got true | "),
        ("steps:\n  - expect: {a: true}\n", "got true | allowed: alive, banished, dead, empty, "),
        ("steps:\n  - end-turn: {}\n    by: P2\n", "P2 | the text 'P2' is not known here | did you mean 'p2'?"),
        ("proves: [HG 4.24]\n", "'HG 4.24' is not a clause of the rulebook | write HG4.24"),
        ("proves: [hg4.24]\n", "'hg4.24' is not a clause of the rulebook | write HG4.24"),
        (
            "position: {units: {Big_Boss: {card: enyo, owner: p1, at: c3}}}\n",
            "digits, with single hyphens between | write big-boss",
        ),
        ("proves: [HG4.99]\n", "HG4.99] | the rulebook has no clause 'HG4.99'"),
        ("proves: [4.24]\n", "4.24] | expected text, got the number 4.24"),
        ("map: aren\n", "aren | there is no map 'aren' | did you mean 'arena'?"),
        ("match: {decks: [zeus, odinn]}\n", "odinn]} | there is no deck 'odinn' | did you mean 'odin'?"),
        ("match: {decks: [zeus]}\n", "1 item: at least 2 items needed"),
        ("position: {}\nmatch: {}\n", "a scenario starts from a 'position' or from a 'match'"),
        ("cards:\n  - {id: x, kind: unit}\n", "the field 'name' is missing"),
        ("steps: []\n", "no step is given: at least 1 is needed"),
    ],
)
def test_a_mistake_is_pointed_at_with_its_cure(text: str, told: str, tmp_path: Path) -> None:
    assert told in "\n".join(mistakes(tmp_path, text))


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    text = "proves: [HG7.1]\nsteps:\n  - attack: {unit: x, target: y}\n  - expect: {events: [boom]}\n"
    assert len(mistakes(tmp_path, text)) == 4


def test_mistakes_of_all_layers_are_told_at_once(tmp_path: Path) -> None:
    """What is written wrong, what is not there, what no position can be, and what only the auras show."""
    text = """\
proves: [HG 1.10]
cards: [{id: golem, name: {en: Golem, es: Gólem, ru: Голем}, kind: unit}]
position:
  players: {p1: {mana: 11}}
  units:
    a: {card: golem, owner: p1, at: c3}
    b: {card: enyo, owner: p1, at: z9}
steps:
  - atack: {unit: a, target: b}
  - move: {unit: b, to: c4}
  - expect: {winer: p1, q: dead}
"""
    assert [told.split(" | ")[1] for told in mistakes(tmp_path, text)] == [
        "'HG 1.10' is not a clause of the rulebook",
        "a unit needs the field 'attack'",
        "a unit needs the field 'health'",
        "11 mana: no player ever has so much (HG5.11)",
        "'z9' is not a tile: a1 to h5",
        "unknown field 'atack'",
        "unknown field 'winer'",
        "there is no unit 'q' here",
    ]
    late = (
        "position: {units: {a: {card: enyo, owner: p1, at: c3, health: 9}}}\nsteps:\n  - atack: {unit: a, target: a}\n"
    )
    assert len(mistakes(tmp_path, late)) == 2


def test_what_is_wrong_with_a_unit_does_not_make_it_unknown(tmp_path: Path) -> None:
    text = "position: {units: {a: {card: enyo, owner: p3, at: c3}}}\nsteps:\n  - expect: {a: alive}\n"
    assert [told.split(" | ")[1] for told in mistakes(tmp_path, text)] == ["the text 'p3' is not known here"]


def test_a_unit_is_known_only_after_it_was_named(tmp_path: Path) -> None:
    text = "steps:\n  - move: {unit: late, to: c4}\n  - name: {unit: late, at: c3}\n"
    assert "there is no unit 'late' here" in mistakes(tmp_path, text)[0]


@pytest.mark.parametrize(
    ("first", "told"), [("game: chess\n", "'chess' is not a game"), ("", "the field 'game' is missing")]
)
def test_the_game_must_be_one_that_there_is(first: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(f"{first}title: A test\n", "utf-8")
    with pytest.raises(TheagonError, match=told) as refused:
        read_scenario(file)
    assert refused.value.hint == f"allowed: {', '.join(NAMES)}"


MAP = """\
game: hand-of-the-gods
id: narrows
name: {en: Narrows, es: Estrecho, ru: Теснина}
homes: [[a], [h]]
blockers: [c4]
"""


def test_a_map_lies_beside_the_scenario_or_is_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "narrows.yaml").write_text(MAP, "utf-8")
    monkeypatch.chdir("/")
    steps = "steps:\n  - expect: {blockers: [c4]}\n"
    assert failures(tmp_path, f"map: narrows.yaml\n{steps}") == []
    inline = "map:\n" + "".join(f"  {line}\n" for line in MAP.splitlines())
    assert failures(tmp_path, f"{inline}{steps}") == []
    assert mistakes(tmp_path, inline.replace("[c4]", "[c4, c4]")) == [
        "c4] | 'c4' is given twice | leave one of them out"
    ]


def test_a_file_that_is_no_scenario_says_what_it_is(tmp_path: Path) -> None:
    for name, text in (("map", MAP), ("cards", "game: hand-of-the-gods\ncards: []\n")):
        file = tmp_path / "other.yaml"
        file.write_text(text, "utf-8")
        with pytest.raises(TheagonError, match=f"this file holds the {name} of a game, and is no scenario"):
            read_scenario(file)


def test_cards_of_a_scenario_replace_known_ones_for_it_alone(tmp_path: Path) -> None:
    enyo = "{id: enyo, name: {en: Enyo, es: Enyo, ru: Энио}, kind: unit, pantheon: greek, attack: 9, health: 9}"
    text = "steps:\n  - expect: {a: {attack: %d}}\n"
    assert failures(tmp_path, f"cards: [{enyo}]\n" + text % 9) == []
    assert failures(tmp_path, text % 4) == []
