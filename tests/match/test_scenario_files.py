"""Files of scenarios that are wrong, and what a scenario brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.scenarios import failures, mistakes
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.scenario import read_scenario

STEPS = [
    ("atack: {unit: a, target: b}", "unknown field 'atack' | did you mean 'attack'?"),
    ("{}", "one field must be given: move, attack, play, end-turn, leader, warcry, choose, mode, mulligan"),
    ("{end-turn: {}, concede: p1}", "only one field may be given, not 'end-turn' and 'concede'"),
    ("attack: a", "expected a mapping, got the text 'a' | write {unit: ..., target: ...}"),
    ("attack: {unit: x, target: b}", "x, target: b} | there is no unit 'x' here | allowed: a, b, "),
    ("play: {card: hoplit, at: b2}", "there is no card 'hoplit' | did you mean 'hoplite'?"),
    ("play: {card: sunder, at: b2, target: b}", "only one field may be given, not 'target' and 'at'"),
    ("play: {card: hoplite, at: b2, as: a}", "there is a unit 'a' already"),
    ("play: {card: hoplite, at: b2, as: c4}", "no unit can be named 'c4': it is a tile"),
    ("play: {card: hoplite, mode: 1}", "unknown field 'mode' | it is a step of its own, after this one: - mode: 2"),
    ("name: {unit: winner, at: c3}", "no unit can be named 'winner': it means something else"),
    ("move: {unit: a, to: j9}", "j9} | 'j9' is not a tile: a1 to h5 | for example c3"),
    ("refused: {clause: HG1.1}", "one field must be given: move, attack, play"),
    ("expect: {evnts: [death]}", "evnts: [death]} | unknown field 'evnts' | did you mean 'events'?"),
    ("expect: {a: ded}", "the text 'ded' is not known here | did you mean 'dead'?"),
    ("expect: {a: empty}", "only a tile is empty"),
    ("expect: {a: {healht: 3}}", "unknown field 'healht' | did you mean 'health'?"),
    ("expect: {no-events: [death]}", "[death]} | nothing has been done yet, so there are no events"),
    ("expect: {events: [deaht]}", "there is no event 'deaht' | did you mean 'death'?"),
    ("expect: {p1: {leader: zeuss}}", "there is no leader 'zeuss' | did you mean 'zeus'?"),
    ("expect: {view: {p3: {}}}", "p3: {}}} | the text 'p3' is not known here"),
    ("expect: {a: {zzz: 3}}", "unknown field 'zzz' | allowed: card, owner, "),
    ("expect: {choice: true}", "expected one of the known names or a mapping, got true | "),
    ("expect: {a: true}", "got true | allowed: alive, banished, dead, empty, "),
]
"""Wrong steps, each with its message."""
EVENTS = [
    (
        "expect: {no-events: [{kind: spawn, card: zombie}]}",
        "events of the kind 'spawn' have no card | a unit may be called by its card: write target",
    ),
    (
        "expect: {events: [{kind: drawn, seat: p1}]}",
        "seat: p1}]} | events of the kind 'drawn' have no seat | they have none",
    ),
    (
        "expect: {events: [{kind: move, amount: 2}]}",
        "amount: 2}]} | events of the kind 'move' have no amount | they have seat, source, card, tile",
    ),
    (
        "expect: {no-events: [{kind: death, clause: HG5.1}]}",
        "HG5.1}]} | HG5.1 governs no event of the kind 'death' | allowed: HG3.6, HG6.21",
    ),
]
"""Wrong expectations after the end of a turn."""
OTHERS = [
    ("steps:\n  - end-turn: {}\n    by: P2\n", "P2 | the text 'P2' is not known here | did you mean 'p2'?"),
    ("proves: [HG 4.24]\n", "'HG 4.24' is not a clause of the rulebook | write HG4.24"),
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
    ("steps:\n  - move: {unit: late, to: c4}\n  - name: {unit: late, at: c3}\n", "there is no unit 'late' here"),
    ("steps: []\n", "no step is given: at least 1 is needed"),
]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        *((f"steps:\n  - {step}\n", said) for step, said in STEPS),
        *((f"steps:\n  - end-turn\n  - {step}\n", said) for step, said in EVENTS),
        *OTHERS,
    ],
)
def test_a_mistake_is_pointed_at_with_its_cure(text: str, said: str, tmp_path: Path) -> None:
    assert said in "\n".join(mistakes(tmp_path, text))


def test_a_name_that_is_taken_is_one_mistake(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, "steps:\n  - name: {unit: p1-stone, at: c3}\n")
    assert "p1-stone, at: c3} | there is a unit 'p1-stone' already | give this one another name" in mistake


def test_mistakes_of_all_layers_are_reported_together(tmp_path: Path) -> None:
    """Mistakes of scenarios: wrong fields, missing things, impossible positions, and values that only auras explain."""
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
    assert [said.split(" | ")[1] for said in mistakes(tmp_path, text)] == [
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
    assert [said.split(" | ")[1] for said in mistakes(tmp_path, text)] == ["the text 'p3' is not known here"]


@pytest.mark.parametrize(
    ("first", "said"), [("game: chess\n", "'chess' is not a game"), ("", "the field 'game' is missing")]
)
def test_the_game_must_be_one_that_there_is(first: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(f"{first}title: A test\n", "utf-8")
    with pytest.raises(TheagonError, match=said) as refused:
        read_scenario(file)
    assert refused.value.hint == f"allowed: {', '.join(NAMES)}"


MAP = """\
game: hand-of-the-gods
id: narrows
name: {en: Narrows, es: Estrecho, ru: Теснина}
homes: [[a], [h]]
blockers: [c4]
"""


def test_a_map_is_a_file_next_to_the_scenario_or_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_cards_of_a_scenario_replace_known_ones_only_for_it(tmp_path: Path) -> None:
    enyo = "{id: enyo, name: {en: Enyo, es: Enyo, ru: Энио}, kind: unit, pantheon: greek, attack: 9, health: 9}"
    text = "steps:\n  - expect: {a: {attack: %d}}\n"
    assert failures(tmp_path, f"cards: [{enyo}]\n" + text % 9) == []
    assert failures(tmp_path, text % 4) == []
