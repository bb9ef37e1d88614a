"""What comes with a game is said in every language, though a file of one's own need not be."""

from __future__ import annotations

import pytest

import theagon
from theagon.cards.schema import parts
from theagon.games import NAMES
from theagon.games.translated import Saying, Words, missing, said
from theagon.lessons.course import Course
from theagon.lessons.library import lesson_files, lesson_script
from theagon.match.scenario import packaged_scenarios, read_heading


@pytest.mark.parametrize("name", NAMES)
def test_cards_decks_scenarios_and_lessons_are_said_in_every_language(name: str) -> None:
    game = theagon.load(name)
    told = [*game.cards.everything.values(), *game.decks().values()]
    told += [read_heading(path) for path in packaged_scenarios(name).values()]
    for each in lesson_files(name):
        script = lesson_script(name, each)
        told += [script.scenario, Course(script).about]
    found = [part for each in told for part in parts(each) if isinstance(part, Words | Saying)]
    assert len(found) > len(game.cards.everything)
    assert [each for each in found if missing(each)] == []


def test_a_text_in_one_language_is_shown_in_all() -> None:
    assert [said(Words(es="Chispa"), language) for language in ("en", "es", "ru")] == ["Chispa"] * 3
    assert [said(Words(es="Chispa", ru="Искра"), language) for language in ("en", "es", "ru")] == [
        "Chispa",
        "Chispa",
        "Искра",
    ]
    with pytest.raises(ValueError, match="in no language"):
        Words()
