"""Scenarios of the later games by the same reader: mistakes with cures, names, and answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.scenarios import failures, mistakes, script
from theagon.cards.report import InvalidFileError
from theagon.match.saving import saved
from theagon.match.scenario_run import Moment, run_scenario

GODS = "game: gods-unchained\n"
ARMY = "game: army-of-gods\n"
UNITS = "position: {units: {a: {card: wetlands-ogre, owner: p1}, b: {card: acolyte, owner: p2}}}\n"
HANDS = "position: {players: {p1: {hand: [demons, giants]}, p2: {hand: [bulwark], stacks: {archers: 2}}}}\n"


OF_GODS = [
    ("{attack: {unit: a, target: x}}", "x}} | there is no unit 'x' here | allowed: a, b, p1-god, p2-god"),
    ("{play: {card: acolite}}", "acolite}} | there is no card 'acolite' | did you mean 'acolyte'?"),
    ("{play: {card: acolyte, as: p1-2}}", "p1-2}} | no unit can be named 'p1-2': it is a place"),
    ("{play: {card: acolyte, as: sanctum}}", "no unit can be named 'sanctum': it means something else"),
    ("{play: {card: acolyte, as: b}}", "b}} | there is a unit 'b' already | give this one another name"),
    ("{foresee: [1, acolite]}", "acolite]} | there is no card 'acolite'"),
    ("{expect: {a: empty}}", "only a place is empty | a unit is alive, destroyed, obliterated"),
    ("{bag: {}, end-turn: {}}", "only one field may be given, not 'end-turn' and 'bag'"),
]
OF_ARMY = [
    ("{drop: archer}", "archer} | there is no card 'archer' | did you mean 'archers'?"),
    ("{attack: {card: demons, target: p2-archer}}", "p2-archer}} | there is no stack 'p2-archer'"),
    ("{expect: {p2-archer: 1}}", "p2-archer: 1}} | there is no stack 'p2-archer' | did you mean 'p2-archers'?"),
    ("{expect: {p3: {tokens: 6}}}", "there is no p3 in this match"),
    ("{expect: {choice: blok}}", "blok}} | the text 'blok' is not known here | did you mean 'block'?"),
    ("{expect: {events: [{kind: destroyed, place: p2-archer}]}}", "p2-archer}]}} | there is no stack 'p2-archer'"),
    ("{expect: {}}", "nothing is expected: say what must hold, or leave this out"),
]


@pytest.mark.parametrize(
    ("position", "step", "said"),
    [*((GODS + UNITS, *row) for row in OF_GODS), *((ARMY + HANDS, *row) for row in OF_ARMY)],
)
def test_a_mistake_is_pointed_at_with_its_cure(position: str, step: str, said: str, tmp_path: Path) -> None:
    assert said in "\n".join(mistakes(tmp_path, f"{position}steps:\n  - {step}\n"))


@pytest.mark.parametrize("game", ["hand-of-the-gods", "gods-unchained", "army-of-gods"])
def test_an_unreadable_card_of_a_position_is_reported_with_its_mistakes(game: str, tmp_path: Path) -> None:
    text = (
        f"game: {game}\ncards:\n  - {{id: own, kindd: 1}}\nposition: {{players: {{p1: {{hand: [own]}}, p2: {{}}}}}}\n"
    )
    said = [mistake.split(" | ")[1] for mistake in mistakes(tmp_path, text)]
    assert said == ["the field 'name' is missing", "the field 'kind' is missing", "unknown field 'kindd'"]


@pytest.mark.parametrize("answer", ["let", "block: bulwark"])
def test_the_events_of_an_attack_include_those_of_its_answer(answer: str, tmp_path: Path) -> None:
    text = f"{ARMY}{HANDS}steps:\n  - attack: {{card: demons, target: p2-archers}}\n  - {answer}\n"
    seen = "let-through" if answer == "let" else "block"
    assert failures(tmp_path, f"{text}  - expect: {{events: [attack, {seen}]}}\n") == []


def test_a_foreseen_card_is_logged_with_its_cause(tmp_path: Path) -> None:
    text = f"{GODS}position: {{players: {{p1: {{hand: [hekas-enchantress], deck: [rat, acolyte]}}}}}}\nsteps:\n"
    steps = "  - play: {card: hekas-enchantress}\n  - foresee: []\n  - expect: {events: [roar, foresee, foreseen]}\n"
    assert failures(tmp_path, text + steps) == []


@pytest.mark.parametrize(
    ("players", "law"),
    [
        ("{p1: {deck: [archers], revealed: 2}, p2: {}}", "what is known of a pile is of its cards"),
        ("{p1: {sets: [{kind: archers, cards: [demons, archers, archers, archers, archers]}]}, p2: {}}", "of a kind"),
        ("{p1: {out: true, stacks: {archers: 1}}, p2: {}, p3: {}}", "a stack has cards of its kind first"),
    ],
)
def test_a_position_that_breaks_a_law_of_the_game_is_refused(players: str, law: str, tmp_path: Path) -> None:
    text = f"{ARMY}position: {{to-act: p2, round: 2, players: {players}}}\n"
    (mistake,) = mistakes(tmp_path, text)
    assert "no match comes to this position: it does not hold that " in mistake
    assert law in mistake


@pytest.mark.parametrize(
    ("game", "unit", "values"),
    [
        ("hand-of-the-gods", "card: enyo, owner: p1, at: c3", ("attack", "health", "movement", "range")),
        ("gods-unchained", "card: blind-cyclops, owner: p1", ("strength", "health")),
    ],
)
def test_whatever_bonuses_are_said_the_position_is_one_of_a_match(
    game: str, unit: str, values: tuple[str, ...], tmp_path: Path
) -> None:
    for value in values:
        for amount in (20, -20) if value != "health" else (20,):
            bonuses = ", ".join([f"{{{value}: {amount}}}"] * 60)
            text = f"game: {game}\nposition: {{units: {{a: {{{unit}, bonuses: [{bonuses}]}}}}}}\n"
            position = script(tmp_path, text).begin().position
            position.game.restore(position.setup, position.state_bytes())


@pytest.mark.parametrize(("game", "card"), [("gods-unchained", "acolyte"), ("hand-of-the-gods", "hoplite")])
def test_the_cost_of_a_card_means_the_same_in_a_position_and_in_an_expectation(
    game: str, card: str, tmp_path: Path
) -> None:
    text = f"game: {game}\nposition: {{players: {{p1: {{hand: [{{card: {card}, cost: 6}}, {card}]}}}}}}\n"
    expect = "steps:\n  - expect: {p1: {hand: [{card: %s, cost: %s}, %s]}}\n"
    assert failures(tmp_path, text + expect % (card, 6, card)) == []
    assert failures(tmp_path, text + expect % (card, 5, card)) == [("p1.hand.0.cost", "5", "6")]
    again = tmp_path / "again.yaml"
    again.write_text(saved(script(tmp_path, text + expect % (card, 6, card)).begin().position, "Saved"), "utf-8")
    assert f"{{card: {card}, cost: 6}}" in again.read_text("utf-8")


def test_a_card_costs_something_else_in_one_turn_alone(tmp_path: Path) -> None:
    held = "{card: hoplite, cost: 6, cost-this-turn: 1}"
    text = f"game: hand-of-the-gods\nposition: {{players: {{p1: {{hand: [{held}], deck: [enyo, enyo]}}}}}}\n"
    steps = "steps:\n  - expect: {p1: {hand: [{card: hoplite, cost: 1}]}}\n  - end-turn\n"
    later = "  - expect: {p1: {hand: [{card: hoplite, cost: 6}]}}\n"
    assert failures(tmp_path, text + steps + later) == []
    assert held in saved(script(tmp_path, text + steps).begin().position, "Saved")


def test_a_cost_that_no_card_comes_to_is_refused(tmp_path: Path) -> None:
    text = f"{GODS}position: {{players: {{p1: {{hand: [{{card: acolyte, cost: 40}}]}}}}}}\nsteps: [end-turn]\n"
    with pytest.raises(InvalidFileError, match="'acolyte' never comes to cost 40"):
        script(tmp_path, text)


def test_a_card_that_is_not_there_is_none(tmp_path: Path) -> None:
    text = GODS + UNITS + "steps:\n  - expect: {a: {text-of: %s}, p1: {power: %s}, cast: %s}\n"
    assert failures(tmp_path, text % ("none", "none", "none")) == []
    assert failures(tmp_path, text % ("rat", "none", "none")) == [("a.text-of", "rat", "none")]


@pytest.mark.parametrize("said", ["2", "{count: 2, contains: [rat], lacks: [bear]}", "[rat, null, acolyte]"])
def test_an_empty_place_of_the_sanctum_is_no_card(said: str, tmp_path: Path) -> None:
    text = f"{GODS}position: {{sanctum: [rat, null, acolyte]}}\n"
    assert failures(tmp_path, f"{text}steps:\n  - expect: {{sanctum: {said}}}\n") == []


def test_a_card_in_the_void_is_only_its_id(tmp_path: Path) -> None:
    text = f"{GODS}position: {{players: {{p1: {{void: [{{card: rat, strength: 3}}]}}}}}}\nsteps: [end-turn]\n"
    assert "only the card's id: in the void it is as printed again (GU3.10)" in mistakes(tmp_path, text)[0]


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("attack: {card: demons, target: p2-archers-1}", "once-a-stack [AG5.6]"),
        ("restore: bulwark", "no-army-card [AG6.4]"),
    ],
)
def test_what_no_action_has_a_number_for_is_refused_and_ends_the_scenario(step: str, why: str, tmp_path: Path) -> None:
    wrong = ("", "an action that is possible", f"refused: {why}, p1 is to act")
    assert failures(tmp_path, f"{ARMY}{HANDS}steps:\n  - {step}\n") == [wrong]
    assert failures(tmp_path, f"{ARMY}{HANDS}steps:\n  - expect: {{not-legal: [{{{step}}}]}}\n") == []
    held = failures(tmp_path, f"{ARMY}{HANDS}steps:\n  - refused: {{{step}, reason: guarded}}\n")
    assert held == [("refused.reason", "guarded", f"refused: {why}, p1 is to act")]


@pytest.mark.parametrize(
    ("position", "step", "cards", "place", "why"),
    [
        (ARMY + HANDS, "drop: archers", "drop", "archers in the hand", "no-such-card [AG4.2]"),
        (GODS + UNITS, "play: {card: rat}", "play.card", "rat in the hand", "no-such-card [GU5.3]"),
        (
            GODS + "position: {sanctum: [bear, bear, bear]}\n",
            "buy: rat",
            "buy",
            "rat in the Sanctum",
            "nothing-sold [GU8.2]",
        ),
    ],
)
def test_a_card_that_is_not_there_is_refused_and_ends_the_scenario(
    position: str, step: str, cards: str, place: str, why: str, tmp_path: Path
) -> None:
    assert failures(tmp_path, f"{position}steps:\n  - {step}\n")[0][:2] == (cards, place)
    assert failures(tmp_path, f"{position}steps:\n  - expect: {{legal: [{{{step}}}]}}\n")[0][1] == place
    assert failures(tmp_path, f"{position}steps:\n  - expect: {{not-legal: [{{{step}}}]}}\n") == []
    held = failures(tmp_path, f"{position}steps:\n  - refused: {{{step}, reason: hidden}}\n")
    assert held == [("refused.reason", "hidden", f"refused: {why}, p1 is to act")]


ODIN = "position: {players: {p1: {leader: odin, hand: [giants], deck: [archers, eris, demons]}, p2: {}}}\n"


@pytest.mark.parametrize(
    ("position", "asking", "answer", "verbs"),
    [
        (HANDS, "attack: {card: demons, target: p2-archers}", "done", ("done", "let")),
        (HANDS, "attack: {card: demons, target: p2-archers}", "choose: bulwark", ("choose", "block")),
        (ODIN, "ability", "let", ("let", "done")),
    ],
)
def test_what_is_asked_is_not_answered_by_another_verb(
    position: str, asking: str, answer: str, verbs: tuple[str, str], tmp_path: Path
) -> None:
    ((_, _, actual),) = failures(tmp_path, f"{ARMY}{position}steps:\n  - {asking}\n  - {answer}\n")
    assert actual == "{} is no answer to this, but {} is".format(*verbs)


def test_the_claims_of_a_step_are_in_the_order_of_its_file(tmp_path: Path) -> None:
    seen: list[Moment] = []
    expect = "steps:\n  - expect: {b: alive, turn: 1, a: alive, p1: {mana: 8}, draw: false}\n"
    run_scenario(script(tmp_path, f"{GODS}{UNITS}{expect}"), seen.append)
    assert [(claim.text, claim.holds) for claim in seen[-1].claims] == [
        ("b: alive", True),
        ("turn: 1", True),
        ("a: alive", True),
        ("p1: {mana: 8}", False),
        ("draw: false", True),
    ]
