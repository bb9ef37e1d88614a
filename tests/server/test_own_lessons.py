"""Lessons and puzzles of files are learned and solved in the browser, beside those of their games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_lesson import OWN_CARD as LESSON
from tests.cli.test_puzzles import OWN_CARD as PUZZLE
from tests.server.test_offered import live_of, served
from theagon.errors import TheagonError
from theagon.puzzles.library import ids, joined, puzzle_of, puzzle_text
from theagon.server.budget import HOUSE
from theagon.server.desk import library, stories
from theagon.server.desk.puzzle_board import PuzzleBoard
from theagon.server.offered import offer_files
from theagon.server.processes import Processes
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.client import Hello
from theagon.server.protocol.matches import FromLesson, FromPuzzle, NewMatch
from theagon.server.protocol.server import Snapshot

NAME = "hand-of-the-gods"


@pytest.fixture
def files(tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """A lesson and a file of two puzzles, which a server offers."""
    lesson, puzzles = tmp_path / "wolf.yaml", tmp_path / "win.yaml"
    lesson.write_text(LESSON, "utf-8")
    puzzles.write_text(joined({"win-001": PUZZLE.lstrip(), "wolf-001": PUZZLE.lstrip()}), "utf-8")
    offer_files([lesson], [puzzles])
    yield lesson, puzzles
    offer_files([], [])


@pytest.mark.usefixtures("files")
async def test_they_are_listed_last_and_played_with_their_own_cards(tmp_path: Path) -> None:
    assert [line.title for line in library.lessons(NAME, "en") if not line.puzzle][-1] == "The wolf"
    assert [line.id for line in library.puzzles(NAME, "en")][-2:] == ["own-win-001", "wolf-001"]
    (_, shown) = PuzzleBoard.named(NAME, "wolf-001").answers(Hello(protocol=PROTOCOL, device="a"))
    assert isinstance(shown, Snapshot)
    assert [face.name for face in shown.cards] == ["Mine"]
    assert stories.puzzle_story(NAME, "own-win-001", "en").over
    async with served(tmp_path) as hub:
        for source in (FromLesson("wolf"), FromPuzzle("wolf-001", ())):
            live = await live_of(hub, NewMatch(NAME, begin=source))
            assert live.log.match.game.definition("wolf-of-mine").attack in (2, 5)


@pytest.mark.parametrize("name", ["my-first", '"win 7"', "Last_1 "])
def test_an_id_may_have_any_form(files: tuple[Path, Path], name: str) -> None:
    _, puzzles = files
    puzzle = PUZZLE.lstrip()
    puzzles.write_text(joined({"wolf-001": puzzle, name: puzzle, "wolf-002": puzzle}), "utf-8")
    offer_files([], [puzzles])
    offered = ["wolf-001", name.strip(' "'), "wolf-002"]
    assert list(ids(NAME)[-3:]) == offered
    assert [puzzle_text(NAME, each) for each in offered] == [puzzle] * 3


@pytest.mark.usefixtures("files")
def test_the_puzzle_of_a_day_is_one_of_the_game() -> None:
    from datetime import date, timedelta

    days = [date(2026, 1, 1) + timedelta(days) for days in range(len(ids(NAME)))]
    assert not {puzzle_of(NAME, day) for day in days} & {"own-win-001", "wolf-001"}


async def test_the_processes_that_read_files_have_them(files: tuple[Path, Path]) -> None:
    assert files
    processes = Processes(1)
    try:
        assert "wolf-001" in await processes.run(HOUSE, ids, NAME)
    finally:
        processes.close()


def test_wrong_ones_are_refused_with_their_place(files: tuple[Path, Path]) -> None:
    lesson, puzzles = files
    for lessons, others, told in (
        ([puzzles], [], "this file has several puzzles"),
        ([], [lesson], "this scenario is no puzzle"),
    ):
        with pytest.raises(TheagonError, match=told):
            offer_files(lessons, others)
