"""`theagon solve`, `theagon puzzles` and `theagon puzzle`."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest

from tests.cli.running import facts, mistake, printed, theagon
from theagon.games import NAMES
from theagon.puzzles.library import ids, joined, puzzle_of, puzzle_script, puzzle_text, split
from theagon.puzzles.steps import carried_out

GAME = "gods-unchained"


def solution(game: str, name: str) -> list[str]:
    """The actions of a puzzle's solution as a player types them."""
    script = puzzle_script(game, name)
    stage = script.begin()
    return [stage.position.notation(action) for action in carried_out(script, stage)]


@pytest.fixture
def win(tmp_path: Path) -> Path:
    """Return the file of a puzzle's scenario."""
    file = tmp_path / "win-001.yaml"
    file.write_text(puzzle_text(GAME, "win-001"), "utf-8")
    return file


def test_solve_proves_a_puzzle_and_prints_its_solution(win: Path) -> None:
    verdict = facts("solve", win)
    assert verdict["proved"]
    assert verdict["unique"]
    assert verdict["length"] == len(verdict["solutions"][0])
    assert "one solution" in printed("solve", str(win))


def test_solve_says_by_its_status_that_something_is_unknown_or_impossible(win: Path, tmp_path: Path) -> None:
    assert theagon("solve", str(win), "--nodes", "1").exit_code == 3
    empty = tmp_path / "empty.yaml"
    empty.write_text("game: gods-unchained\ntitle: Nothing\nposition: {}\nsteps: [end-turn]\n", "utf-8")
    assert theagon("solve", str(empty)).exit_code == 1


@pytest.mark.parametrize("command", ["solve", "scenario"])
def test_a_puzzle_in_a_file_of_several_is_read_by_its_id(command: str, win: Path, tmp_path: Path) -> None:
    file = tmp_path / "win.yaml"
    puzzles = {name: puzzle_text(GAME, name) for name in ("win-001", "win-002")}
    file.write_text(joined(puzzles), "utf-8")
    assert theagon(command, str(file), "--puzzle", "win-001").exit_code == 0
    for arguments, problem in (
        ([str(file)], "this file has several puzzles"),
        ([str(file), "--puzzle", "win-003"], "there is no puzzle 'win-003' in this file"),
    ):
        result = theagon(command, *arguments)
        assert result.exit_code == 2
        assert problem in result.output
        assert "win-001, win-002" in result.output
    assert "this is no file of puzzles" in theagon(command, str(win), "--puzzle", "win-001").output


def test_a_file_that_make_did_not_write_is_left_as_it_is(tmp_path: Path) -> None:
    text = f"my-first:\n{indent(puzzle_text(GAME, 'win-001'), '  ')}"
    (tmp_path / "win.yaml").write_text(text, "utf-8")
    said = theagon("puzzles", "make", GAME, "--folder", str(tmp_path), "--kind", "win", "--count", "1")
    assert "win.yaml:1:1: this is no file of puzzles" in said.output
    assert (tmp_path / "win.yaml").read_text("utf-8") == text


def test_puzzles_are_listed_by_kind_and_difficulty() -> None:
    listed = facts("puzzles", "list", GAME, "--kind", "survive")
    assert {each["kind"] for each in listed} == {"survive"}
    hardest = max(each["difficulty"] for each in listed)
    some = printed("puzzles", "list", GAME, "--kind", "survive", "--difficulty", str(hardest)).splitlines()
    assert len(some) == sum(each["difficulty"] == hardest for each in listed)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            b"win-001:\n  game: hand-of-the-gods\n  title: T\n  position: {}\n  steps: [end-turn]\n",
            ", win-001:1:1: this scenario is no puzzle",
        ),
        (b"game: hand-of-the-gods\ncards: []\n", ":1:1: this is no file of puzzles"),
        (b"# mine\nwin-001:\n  game: hand-of-the-gods\n", ":2:1: this is no file of puzzles"),
        (b"\xff", ":1:1: is not UTF-8 text"),
    ],
)
def test_what_is_no_puzzle_is_not_graded_and_told_with_its_file(data: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(data)
    result = theagon("puzzles", "grade", tmp_path)
    assert (result.exit_code, result.stderr.splitlines()[0]) == (2, f"{file}{told}")
    assert file.read_bytes() == data


@pytest.mark.slow
def test_making_resumes_where_the_folder_ends_and_gives_no_id_a_second_time(tmp_path: Path) -> None:
    make = ("puzzles", "make", GAME, "--folder", tmp_path, "--kind", "win", "--count")
    assert printed(*make, "1", "--seed", "3") == "win-001\n"
    assert printed(*make, "1") == ""
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text("utf-8").replace("win-001", "win-005"), "utf-8-sig")
    assert printed(*make, "2", "--seed", "3") == "win-006\n"
    assert [*split(file.read_text("utf-8"))] == ["win-005", "win-006"]


def test_puzzles_are_made_of_matches_with_cards_and_decks_of_ones_own(tmp_path: Path) -> None:
    cards, deck, folder = tmp_path / "cards.yaml", tmp_path / "deck.yaml", tmp_path / "puzzles"
    named = [f"own-{letter}" for letter in "abcdefghijkl"]
    figures = "kind: unit, cost: 1, attack: 2, health: 3"
    own = "".join(f"  - {{id: {name}, name: {{en: {name.title()}}}, {figures}}}\n" for name in named)
    cards.write_text(f"game: hand-of-the-gods\ncards:\n{own}", "utf-8")
    held = ", ".join(f"{name}: 2" for name in named)
    deck.write_text(f"game: hand-of-the-gods\nname: Own\nleader: zeus\ncards: {{{held}, ares: 1}}\n", "utf-8")
    words = ("--folder", folder, "--kind", "left", "--count", "1", "--seed", "3", "--decks", deck)
    assert printed("puzzles", "make", "hand-of-the-gods", *words, "--cards", cards) == "left-001\n"
    assert "card: own-" in (folder / "left.yaml").read_text("utf-8")
    assert printed("puzzles", "grade", folder, "--cards", cards) == ""
    assert "what will be left?" in printed("puzzle", "--puzzles", folder, "--cards", cards, typed="quit")
    assert "there is no card" in mistake("puzzles", "grade", folder)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_a_player_who_types_the_solution_has_solved_the_puzzle(game: str, lang: str) -> None:
    said = printed("puzzle", game, "win-001", "--lang", lang, typed="\n".join(solution(game, "win-001")))
    assert said.splitlines()[-1] == {"en": "Solved.", "es": "Resuelto.", "ru": "Решено."}[lang]


def test_a_wrong_end_is_explained_and_undone() -> None:
    typed = ["hint", "end", "undo", *solution(GAME, "survive-001")]
    lines = printed("puzzle", GAME, "survive-001", typed="\n".join(typed)).splitlines()
    assert any(line.startswith("The hand of ") for line in lines)
    assert any(line.startswith("> Try: ") for line in lines)
    assert any(line.startswith("The other side wins: ") for line in lines)
    assert lines[-1] == "Solved."


def test_whoever_foretells_what_is_left_is_told_what_was_wrong() -> None:
    name = next(name for name in ids(GAME) if name.startswith("left"))
    output = printed("puzzle", GAME, name, typed="77\n" * 30)
    wrong = [line.partition("> ")[2] for line in output.splitlines() if "Not quite" in line]
    assert "Not quite. What is left: Your god, 22." in wrong
    assert [line for line in wrong if "p1-" in line or "p2-" in line] == []
    assert output.splitlines()[-1].endswith("Solved.")


def test_a_puzzle_of_ones_own_with_its_own_card_is_solved_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "wolf.yaml"
    file.write_text(OWN_CARD, "utf-8")
    assert printed("puzzle", "--puzzles", file, typed="attack g3 h3").endswith("Solved.\n")
    (tmp_path / "win.yaml").write_text(joined({"win-001": OWN_CARD.lstrip(), "win-002": OWN_CARD.lstrip()}), "utf-8")
    said = printed("puzzle", "hand-of-the-gods", "win-002", "--puzzles", tmp_path, typed="attack g3 h3")
    assert "▲Mine" in said
    assert "there is no puzzle 'win-003'" in mistake("puzzle", "hand-of-the-gods", "win-003", "--puzzles", tmp_path)
    assert "this is a puzzle of hand-of-the-gods" in mistake("puzzle", GAME, "win-001", "--puzzles", tmp_path)
    file.write_text(OWN_CARD.replace("puzzle:", "proves: []  #"), "utf-8")
    assert "this scenario is no puzzle" in mistake("puzzle", "--puzzles", file)


OWN_CARD = """
game: hand-of-the-gods
title: The wolf wins
puzzle: {kind: win, difficulty: 1}
cards:
  - id: wolf-of-mine
    name: {en: Mine, es: Mi lobo, ru: Мой волк}
    kind: unit
    pantheon: greek
    cost: 1
    attack: 5
    health: 3
position:
  players: {p1: {leader-used: true}, p2: {stone: 5}}
  units:
    wolf: {card: wolf-of-mine, owner: p1, at: g3, moved: true}
steps:
  - attack: {unit: wolf, target: p2-stone}
  - expect: {winner: p1}
"""


def test_the_puzzle_of_a_day_is_played_without_an_id() -> None:
    from datetime import date

    output = printed("puzzle", GAME, "--date", "2026-11-22", typed="quit")
    assert puzzle_of(GAME, date(2026, 11, 22)) in output.splitlines()[0]
