"""Steps of scenarios, their refusals, and the fates of units. Whatever may be done can be said as a step."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.games.kits import Kit
from tests.games.support import walk
from tests.match.scenarios import failures, mistakes, script
from theagon.cards.schema import converted
from theagon.games.play.verbs import Cards, Several
from theagon.games.staging import Stage
from theagon.games.staging.schema import schemas_of
from theagon.match.scenario import staging_of

REFUSED = "refused: occupied [HG4.1], p1 is to act"


@pytest.mark.parametrize(
    ("steps", "failed"),
    [
        (["move: {unit: a, to: d3}", "expect: {turn: 9}"], [("", "an action that is possible", REFUSED)]),
        (["refused: {attack: {unit: a, target: b}}"], [("refused", "an action that is refused", "it is possible")]),
        (["refused: {move: {unit: a, to: d3}, clause: HG4.2}"], [("refused.clause", "HG4.2", REFUSED)]),
        (["refused: {move: {unit: a, to: d3}, reason: too-far}"], [("refused.reason", "too-far", REFUSED)]),
        (["end-turn: {}\n    by: p2"], [("by", "p2", "p1")]),
        (["concede: p2", "end-turn: {}\n    by: p1"], [("by", "p1", "none")]),
        (["move: {unit: b, to: d4}"], [("", "an action that is possible", "refused: not-yours [HG1.1], p1 is to act")]),
        (["play: {card: recall}"], [("play.card", "recall in the hand", "[], p1 is to act")]),
        (["attack: {unit: a, target: b}", "attack: {unit: b, target: a}"], [("attack.unit", "b on the board", "dead")]),
        (["choose: sunder"], [("choose", "sunder in what is offered", "[], p1 is to act")]),
        (
            ["concede: p2", "end-turn"],
            [("", "an action that is possible", "refused: match-over [HG1.1], the match is over")],
        ),
    ],
)
def test_a_step_that_goes_otherwise_fails(steps: list[str], failed: list[tuple[str, str, str]], tmp_path: Path) -> None:
    assert failures(tmp_path, "steps:\n" + "".join(f"  - {step}\n" for step in steps)) == failed


def test_an_expectation_can_list_all_legal_actions(tmp_path: Path) -> None:
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
    ("viewer", "other", "difference"),
    [
        ("p1", "hand: [sunder], deck: [hoplite, recall]", None),
        ("spectator", "hand: [sunder], deck: [hoplite, recall]", None),
        (
            "p1",
            "hand: [sunder, sunder]",
            "view.players.1.hand: [nothing, nothing] here, [nothing, nothing, nothing] there",
        ),
        (
            "p2",
            "deck: [hoplite, recall]",
            "view.players.1.deck-left.hoplite: 1 here, no field hoplite: there are recall there",
        ),
        ("p1", "graveyard: [enyo]", "view.players.1.graveyard: [] here, [enyo] there"),
    ],
)
def test_whether_a_viewer_can_distinguish_another_position(
    viewer: str, other: str, difference: str | None, tmp_path: Path
) -> None:
    failed = failures(tmp_path, SECRETS % (viewer, other))
    assert failed == ([] if difference is None else [("indistinguishable", f"the same for {viewer}", difference)])


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


def test_of_two_copies_in_hand_the_one_in_the_place_that_is_said_is_played(tmp_path: Path) -> None:
    text = "position: {players: {p1: {hand: [hoplite, {card: hoplite, cost: 0}]}}}\n"
    text += "steps:\n  - play: {card: hoplite, place: 2, at: b2}\n  - expect: {p1: {mana: 10}}\n"
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


def test_cards_of_the_opening_hand_are_exchanged_by_name_or_by_place(tmp_path: Path) -> None:
    match = "match: {decks: [zeus, odin]}\n"
    hand = script(tmp_path, match).begin().position.view(0)["players"][0]["hand"]
    for chosen in (hand[2]["card"], 3):
        steps = f"steps:\n  - mulligan: [{chosen}]\n  - expect: {{events: [{{kind: mulligan, amount: 1}}]}}\n"
        assert failures(tmp_path, match + steps) == []
    (failure,) = failures(tmp_path, f"{match}steps:\n  - mulligan: [statue]\n")
    assert failure[:2] == ("mulligan.0", "statue in the opening hand")


def test_random_events_follow_from_the_seed(tmp_path: Path) -> None:
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
        ("- play: {card: turn-to-stone, target: b}", "transformed"),
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
  - id: turn-to-stone
    name: {en: Change, es: Cambio, ru: Перемена}
    kind: spell
    target: {unit: {}}
    do: [{transform: statue, to: target}]
position:
  players: {p1: {hand: [recall, vanish, turn-to-stone]}}
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


def said_of(parameter: Any, fields: dict[str, Any], place: str, cards: list[str | None]) -> dict[str, Any]:
    """A source or a target as a step says it, given the place that an option has for it."""
    form, _, part = place.rpartition("-")
    if isinstance(parameter, Cards):
        ids = {f"{parameter.prefix}{card}": card for card in cards}  # of kinds, which are called by their ids
        card = ids.get(place) or cards[int(place.removeprefix(parameter.prefix)) - 1]
        return {"card": card} | ({"place": int(place[1:])} if "place" in fields else {})
    if form in fields:
        return {form: int(part) if part.isdecimal() else part}
    return {next(name for name in ("to", "unit", "target") if name in fields): place}


def step_of(stage: Stage, action: int) -> dict[str, Any]:
    """An action as a step."""
    option = stage.position.verbs.option(stage.position, action)
    verb = next(
        verb
        for verbs in stage.staging.verbs.by_step.values()
        for verb in verbs
        if verb.name == option.verb and verb.first <= action < verb.first + verb.count
    )
    if isinstance(verb.target, Several):
        return {verb.step: [int(place.rpartition("-")[2].removeprefix("#")) for place in option.targets]}
    said: dict[str, Any] = {}
    if verb.source and verb.source.acts:
        said |= said_of(verb.source, dict(verb.source.acts), option.source or "", stage.cards(verb.source))
    for place in option.targets:
        assert verb.target is not None
        said |= said_of(verb.target, dict(verb.target.takes), place, stage.cards(verb.target))
    single = len(said) == 1 and not (verb.source and (verb.target or "unit" in said))
    return {verb.step: next(iter(said.values())) if single else said}


def test_what_may_be_done_can_be_said_as_a_step(kit: Kit) -> None:
    staging, found = staging_of(kit.name), set()
    for seed in range(4):
        for position in islice(walk(kit.begun(seed), seed), 60):
            stage = Stage(staging, position, {})
            for action in position.legal_actions():
                step = converted(step_of(stage, action), schemas_of(staging).step)
                back = stage.action(step)
                same = position.notation(back) == position.notation(action)
                assert same or position.notation(action).startswith("choose #")  # of equal cards the first is chosen
                found.add(step.deed[0])
    assert len(found) >= len(staging.verbs.by_step) - 4, found
