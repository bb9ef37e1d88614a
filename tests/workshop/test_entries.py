"""A puzzle or a lesson of a set: taken out of it as a file, set up by clicks, recorded on the board, and proved."""

from __future__ import annotations

from typing import Any, Final

import pytest

import theagon
from tests.sampling import first_of
from tests.workshop.test_checked import HAND, HOUND
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.lessons.course import course_of
from theagon.match.beginning import SANDBOX, begin, staged
from theagon.match.saving import fields_text
from theagon.match.scenario import parse_scenario, staging_of
from theagon.match.scenario_run import run_scenario
from theagon.puzzles.attempt import Attempt, Outcome
from theagon.puzzles.library import ids, puzzle_text
from theagon.puzzles.steps import carried_out
from theagon.workshop.entries import HAND as IN_HAND
from theagon.workshop.entries import OwnEntry, parts_of
from theagon.workshop.proving import Proof, prove
from theagon.workshop.recording import recording

PUZZLE: Final = """\
game: hand-of-the-gods
scenarios:
  - title: {en: Two attackers}  # mine
    puzzle: {kind: win}
    position:
      players:
        p1: {leader-used: true}
        p2: {stone: 5}
      units:
        enyo: {card: enyo, owner: p1, at: g3, moved: true}
        archer: {card: marksman, owner: p1, at: f3, moved: true}
    steps:
      - attack: {unit: archer, target: p2-stone}
      - attack: {unit: enyo, target: p2-stone}
      - expect: {winner: p1}
"""
MAPS: Final = """\
maps:
  - id: narrows
    name: {en: The Narrows}
    homes: [[a, b], [g, h]]
    blockers: [d1]
    gift: spark
"""
LESSON: Final = """\
game: hand-of-the-gods
scenarios:
  - title: The first blow
    lesson: {about: {en: Moving.}, end: {en: Well done.}}
    position:
      units:
        spartan: {card: spartan, owner: p1, at: c3}
        one: {card: militia, owner: p2, at: e3}
    steps:
      - move: {unit: spartan, to: d3}
        say: {en: Move.}
      - attack: {unit: spartan, target: one}
        say: {en: Attack.}
        any: true
"""


def proved(text: str, line: int = 3, language: str = "en") -> Proof:
    *_, last = prove(HAND, text, line, language)
    assert last.done
    return last


# ---- files ----------------------------------------------------------------------------------------------------------


def test_a_puzzle_of_a_set_is_a_file_of_its_own_with_its_comments() -> None:
    text = OwnEntry(HAND, PUZZLE, 7).file()
    assert text.startswith("game: hand-of-the-gods\ntitle: {en: Two attackers}  # mine\npuzzle: {kind: win}\n")
    assert run_scenario(parse_scenario(text, "puzzle")).holds


def test_a_file_brings_the_cards_of_the_set_that_it_names_and_no_others() -> None:
    own = HOUND + PUZZLE.partition("scenarios:\n")[2].replace("card: enyo", "card: ember-hound")
    text = OwnEntry(HAND, own, own.count("\n")).file()
    script = parse_scenario(text, "puzzle")
    assert [card.id for card in script.scenario.cards] == ["ember-hound", "spark"], "the hound summons the spark"
    without = OwnEntry(HAND, own.replace("card: ember-hound", "card: enyo"), own.count("\n")).file()
    assert "cards:" not in without


def test_a_file_brings_the_map_of_the_set_that_it_stands_on_with_its_gift() -> None:
    own = HOUND.replace("cards:\n", f"{MAPS}cards:\n") + PUZZLE.partition("scenarios:\n")[2]
    own = own.replace("    puzzle:", "    map: narrows\n    puzzle:")
    script = parse_scenario(OwnEntry(HAND, own, own.count("\n")).file(), "puzzle")
    assert (script.variant.id, script.variant.blockers, script.variant.gift) == ("narrows", ("d1",), "spark")
    assert run_scenario(script).holds


def test_what_is_recorded_is_neither_a_puzzle_nor_a_lesson() -> None:
    for text in (PUZZLE, LESSON):
        beginning = staged(HAND, SANDBOX, OwnEntry(HAND, text, 3).file(plain=True), 0)
        assert course_of(beginning) is None
        assert parse_scenario(beginning.text, "plain").scenario.puzzle is None


@pytest.mark.parametrize("line", [1, 2, 400])
def test_a_line_of_no_scenario_is_refused(line: int) -> None:
    with pytest.raises(TheagonError, match="no scenario at this line"):
        OwnEntry(HAND, PUZZLE, line)


@pytest.mark.parametrize("text", ["", "{", "game: x", "scenarios: 7", "scenarios:\n  - 1\n", "scenarios:\n  - [a]\n"])
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for deed in (OwnEntry.file, OwnEntry.script, OwnEntry.scene):
        with pytest.raises(TheagonError):
            deed(OwnEntry(HAND, text, 2))


# ---- set up by clicks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", first_of(NAMES))
def test_all_that_lies_on_the_board_is_described_where_the_scene_says(name: str) -> None:
    game = theagon.load(name)
    for puzzle in ids(name)[::20]:
        text = f"game: {name}\nscenarios:\n  - " + puzzle_text(name, puzzle).replace("\n", "\n    ")
        entry = OwnEntry(game, text, 4)
        script = entry.scene()
        board = script.begin().position.open_view()[script.staging.board]
        parts = parts_of(script)
        assert {part.place for part in parts} == {each["tile"] for each in board if each.get("cards", True)}
        for part in parts:
            assert staging_of(name).part("x")[0] in {"units", "players"}
            assert part.path[0] == "position"


@pytest.mark.parametrize(
    ("name", "card", "owner", "place"),
    [
        ("hand-of-the-gods", "enyo", "p2", "e4"),
        ("hand-of-the-gods", "enyo", "p1", "a1"),
        ("gods-unchained", "black-jaguar", "p2", "p2-1"),
        ("army-of-gods", "archers", "p2", "p2-archers"),
    ],
)
def test_a_card_is_put_where_the_designer_clicks(name: str, card: str, owner: str, place: str) -> None:
    game = theagon.load(name)
    start: dict[str, Any] = {"title": "Empty", "position": {}, "steps": ["end-turn"]}

    def text() -> str:
        return f"game: {name}\nscenarios:\n  - " + fields_text(start).replace("\n", "\n    ")

    for times in (1, 2):
        there = place if times == 1 or name != "hand-of-the-gods" else f"{place[0]}2"
        edit = OwnEntry(game, text(), 3).put(card, owner, there)
        at: Any = start
        for key in edit.path[:-1]:
            at = at.setdefault(key, {})
        at[edit.path[-1]] = edit.value
        script = OwnEntry(game, text(), 3).scene()
        view = script.begin().position.open_view()
        there_now = [each for each in view[script.staging.board] if card in str(each) and each["owner"] is not None]
        count = len(there_now) if script.staging.named else len(there_now[0]["cards"])
        assert count == times
        if name == "hand-of-the-gods":
            assert there in {each["tile"] for each in there_now}
    edit = OwnEntry(game, text(), 3).put(card, owner, IN_HAND)
    assert edit.path == ("position", "players", owner, "hand")
    assert edit.value == [card]


def test_a_card_that_never_lies_on_the_board_is_refused_there_but_not_in_hand() -> None:
    entry = OwnEntry(HAND, PUZZLE, 3)
    with pytest.raises(TheagonError, match="never on the board"):
        entry.put("sunder", "p1", "c3")
    with pytest.raises(TheagonError, match="no card 'sundre'"):
        entry.put("sundre", "p1", IN_HAND)
    assert entry.put("sunder", "p1", IN_HAND).value == ["sunder"]


@pytest.mark.parametrize("position", ["7", "{units: 7, players: [a]}", "{players: {p1: 3, p2: {hand: 5}}}", "null"])
def test_a_card_is_put_into_a_broken_position_as_into_an_empty_one(position: str) -> None:
    text = f"game: hand-of-the-gods\nscenarios:\n  - title: Broken\n    position: {position}\n    steps: [end-turn]\n"
    entry = OwnEntry(HAND, text, 3)
    assert entry.put("enyo", "p1", "c3").value == {"card": "enyo", "owner": "p1", "at": "c3"}
    assert entry.put("enyo", "p2", IN_HAND).value == ["enyo"]


# ---- recorded on the board ------------------------------------------------------------------------------------------


def test_recorded_steps_are_a_solution_that_holds() -> None:
    empty = PUZZLE[: PUZZLE.index("    steps:")] + "    steps: [end-turn]\n"
    beginning = staged(HAND, SANDBOX, OwnEntry(HAND, empty, 3).file(plain=True), 0)
    match = begin(beginning)
    for typed in ("attack f3 h3", "attack g3 h3"):
        match.apply(match.position.parse(typed))
    found = recording(beginning, match)
    assert (found.winner, found.over, found.position) == ("p1", True, None)
    steps = fields_text({"steps": [*found.steps, {"expect": {"winner": found.winner}}]}).replace("\n", "\n    ")
    last = proved(empty.replace("steps: [end-turn]\n", steps))
    assert (last.recorded, last.unique, last.mistakes) == (True, True, ())


def test_steps_of_others_say_by_whom_and_the_position_is_taken_as_it_stands() -> None:
    beginning = staged(HAND, SANDBOX, OwnEntry(HAND, LESSON, 3).file(plain=True), 1)
    match = begin(beginning)
    for typed in ("end", "attack e3 d3"):
        match.apply(match.position.parse(typed))
    found = recording(beginning, match)
    assert found.steps == ("end-turn", {"attack": {"unit": "one", "target": "spartan"}, "by": "p2"})
    assert found.position is not None
    again = parse_scenario(f"game: {HAND.name}\ntitle: Again\n{found.position}steps: [end-turn]\n", "again")
    assert again.begin().position.open_view()["units"] == match.position.open_view()["units"]


# ---- proved ---------------------------------------------------------------------------------------------------------


def test_a_proof_says_that_there_is_one_solution_and_tells_it() -> None:
    last = proved(PUZZLE, language="es")
    assert (last.kind, last.proved, last.unique, last.count, last.length) == ("win", True, True, 1, 2)
    assert last.recorded
    assert last.solutions[0][0].startswith("Atacar a ")
    assert last.steps[0] == {"attack": {"unit": "archer", "target": "p2-stone"}}


def test_a_proof_counts_several_solutions_and_says_when_there_is_none() -> None:
    easy = proved(
        PUZZLE.replace("stone: 5", "stone: 1").replace("- attack: {unit: archer, target: p2-stone}\n      ", "")
    )
    assert (easy.proved, easy.unique, easy.count, easy.length) == (True, False, 2, 1)
    hard = proved(PUZZLE.replace("stone: 5", "stone: 9"))
    assert (hard.proved, hard.recorded, hard.solutions) == (False, False, ())
    assert [mistake.line for mistake in hard.mistakes] == [15]


def test_a_solution_that_ends_short_of_the_aim_is_not_one() -> None:
    last = proved(PUZZLE.replace("      - attack: {unit: enyo, target: p2-stone}\n      - expect: {winner: p1}\n", ""))
    assert (last.proved, last.recorded, last.mistakes) == (True, False, ())


def test_a_survival_is_proved_with_the_turn_that_follows() -> None:
    text = puzzle_text(HAND.name, "survive-001")
    own = f"game: {HAND.name}\nscenarios:\n  - " + text.replace("\n", "\n    ")
    last = proved(own, 4)
    assert (last.kind, last.proved, last.unique, last.recorded) == ("survive", True, True, True)


def test_a_proof_goes_part_by_part_and_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theagon.workshop.proving.NODES", 2_000)
    trial = fields_text(
        {
            "title": "Big",
            "puzzle": {"kind": "survive"},
            "position": staging_of(HAND.name).trial(HAND, HAND.cards.by_id["enyo"]),
        }
    )
    own = f"game: {HAND.name}\nscenarios:\n  - " + trial.replace("\n", "\n    ") + "steps: [end-turn]\n"
    *parts, last = prove(HAND, own, 3, "en")
    assert (last.proved, last.reason, last.done) == (None, "limit", True)
    looked = [part.looked for part in parts]
    assert looked == sorted(looked)
    assert len(parts) >= 5


def test_a_lesson_is_proved_by_learners_who_do_what_is_asked() -> None:
    last = proved(LESSON)
    assert (last.kind, last.proved, last.looked) == ("lesson", True, 16)


def test_a_lesson_that_cannot_be_finished_says_where() -> None:
    broken = proved(LESSON.replace("target: one", "target: spartan"))
    assert broken.proved is False
    assert [mistake.line for mistake in broken.mistakes] == [12]
    stuck = LESSON.replace("move: {unit: spartan, to: d3}", "move: {unit: spartan, to: d3}\n        any: true")
    found = proved(stuck)
    assert (found.proved, found.mistakes[0].line) == (False, 10)
    assert "does not come to its end" in found.mistakes[0].message


def test_a_lesson_says_what_to_begin_with() -> None:
    for broken in (LESSON.replace("        say: {en: Move.}\n", ""), LESSON.replace("say:", "by: p2\n        say:")):
        with pytest.raises(TheagonError, match="says nothing"):
            next(prove(HAND, broken, 3, "en"))


def test_what_is_neither_puzzle_nor_lesson_is_not_proved() -> None:
    with pytest.raises(TheagonError, match="no puzzle"):
        next(prove(HAND, PUZZLE.replace("    puzzle: {kind: win}\n", ""), 3, "en"))


@pytest.mark.parametrize("name", NAMES)
def test_a_packaged_puzzle_is_proved_and_solved_from_a_set(name: str) -> None:
    game = theagon.load(name)
    own = f"game: {name}\nscenarios:\n  - " + puzzle_text(name, "win-001").replace("\n", "\n    ")
    *_, last = prove(game, own, 4, "ru")
    assert (last.proved, last.unique, last.recorded) == (True, True, True)
    script = parse_scenario(OwnEntry(game, own, 4).file(), "own")
    attempt = Attempt(script, 5_000)
    for action in carried_out(script, script.begin()):
        attempt.apply(action)
    assert attempt.outcome is Outcome.SOLVED
