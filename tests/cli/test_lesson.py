"""`theagon lesson`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import mistake, printed, theagon
from theagon.lessons.library import lesson_file, lesson_script
from theagon.lessons.light import follow_light

GAME, LESSON = "hand-of-the-gods", "1-stone"
FILE = Path(str(lesson_file(GAME, LESSON)))


def test_a_lesson_is_gone_through_in_the_terminal() -> None:
    own = [step.notation for step in follow_light(lesson_script(GAME, LESSON), 0).history if step.seat == 0]
    said = printed("lesson", GAME, "--lang", "es", typed="\n".join(own))
    assert "1 de 11. Si dejas" in said
    assert said.rstrip().endswith(lesson_script(GAME, LESSON).scenario.lesson.end.es)


def test_a_wrong_try_is_explained_and_what_was_done_can_be_taken_back() -> None:
    typed = ["move d3 e3", "move d3 h5", "nothing", "actions", "undo", "play hoplite b3", "undo", "quit"]
    said = printed("lesson", GAME, LESSON, typed="\n".join(typed))
    for sentence in (
        "That is possible, but first: Play Hoplite on b3.",
        "That is too far: it moves 2 tiles.",
        "Asked for: play hoplite b3",
        "There is nothing to undo.",
    ):
        assert sentence in said, said
    assert said.count("1 of 11.") == 2


def test_a_lesson_is_checked_with_the_place_of_each_mistake(tmp_path: Path) -> None:
    assert printed("lesson", "--check", FILE)
    text = FILE.read_text("utf-8")
    for wrong, told in (
        (text.replace("to: e3", "to: e33"), "lesson.yaml:31:"),
        (text.replace("spartan: {health: 3}", "spartan: {health: 4}"), "expected 4, got 3"),
        (text.replace("target: militia}", "target: militia}\n    any: yes"), "lesson.yaml:37:10"),
    ):
        file = tmp_path / "lesson.yaml"
        file.write_text(wrong, "utf-8")
        result = theagon("lesson", "--check", str(file))
        assert (result.exit_code, told in result.output) == (1, True), result.output


def test_a_lesson_of_ones_own_with_its_own_card_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "wolf.yaml"
    file.write_text(OWN_CARD, "utf-8")
    assert printed("lesson", "--check", file) == f"✓ {file}\n"
    for named in (("--lessons", file), (GAME, "wolf", "--lessons", tmp_path)):
        said = printed("lesson", *named, typed="move c3 d3")
        assert "▲Mine" in said
        assert said.rstrip().endswith("Well done.")
    assert "there is no lesson 'wolves'" in mistake("lesson", GAME, "wolves", "--lessons", file)
    assert f"this is a lesson of {GAME}" in mistake("lesson", "army-of-gods", "wolf", "--lessons", file)


OWN_CARD = """
game: hand-of-the-gods
title: {en: The wolf, es: El lobo, ru: Волк}
lesson:
  about: {en: Moving., es: Moverse., ru: Движение.}
  end: {en: Well done., es: Bien hecho., ru: Отлично.}
cards:
  - id: wolf-of-mine
    name: {en: Mine, es: Mi lobo, ru: Мой волк}
    kind: unit
    pantheon: greek
    cost: 1
    attack: 2
    health: 3
position:
  units:
    wolf: {card: wolf-of-mine, owner: p1, at: c3}
steps:
  - say: {en: Move the wolf., es: Mueve el lobo., ru: Подвиньте волка.}
    move: {unit: wolf, to: d3}
"""
