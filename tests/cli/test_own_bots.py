"""A bot of the user at the table: in the terminal, and among the opponents in the browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.at_the_terminal import command
from tests.cli.running import mistake
from theagon.arena.own import OWN
from theagon.cli import own_table
from theagon.cli.own_bots import kind_at_table
from theagon.cli.terminal.games import table_of
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.play.position import Position

HERE = f"bot:{__name__}:"
GAME = "army-of-gods"


def eager(position: Position, seed: int) -> int:
    """Draws from the legal actions by its seed."""
    legal = position.legal_actions()
    return legal[seed % len(legal)]


def failing(position: Position, seed: int) -> int:
    """Fails in its second turn, unless it was mended."""
    if position.turn > 2 and "MENDED" not in os.environ:
        raise KeyError("hand")
    return eager(position, seed)


def a_bot_whose_name_is_long(_position: Position, _seed: int) -> int:
    raise AssertionError("it is not asked")


def test_one_plays_against_it_in_the_terminal() -> None:
    done = command(GAME, "--seed", "3", "--against", f"{HERE}eager", typed="end\nquit no\n")
    assert "eager" in done.stdout
    assert "bot-" not in done.stdout


def test_a_program_plays_at_a_table_of_the_terminal() -> None:
    eager = Path(__file__).parents[2] / "examples" / "players" / "eager.py"
    done = command(GAME, "--seed", "3", "--against", f"program:{sys.executable} {eager}", typed="end\nend\nquit no\n")
    assert "eager" in done.stdout
    assert "gives up" not in done.stderr


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("programm:./bot", "did you mean 'program:'?"),
        ("prorgam@9+1:./bot", "did you mean 'program:'?"),
        ("Net:mine", "did you mean 'net:'?"),
        ("bots:mine:best", "did you mean 'bot:'?"),
        ("grredy:20", "did you mean 'greedy'?"),
        ("./bot", "level-1, level-2, level-3"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        ("arena", GAME, "random"),
        ("arena", "ratings", GAME, "random"),
        ("dataset", "make", GAME, "--out", "decisions.npz", "--player"),
        ("play", "--terminal", "--against"),
    ],
    ids=lambda words: words[0],
)
def test_a_mistyped_name_brings_the_names_that_there_are_to_mind(words: tuple[str, ...], name: str, hint: str) -> None:
    problem = mistake(*words, name)
    assert f"'{name}'" in problem
    assert f"hint: {hint}" in problem
    assert problem.endswith("; of your own: program:COMMAND, net:FILE, bot:MODULE:NAME")


def test_when_it_fails_the_match_is_kept_and_goes_on_once_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, against = str(tmp_path / "failed.json"), ("--against", f"{HERE}failing")
    idle = "0\n" * 400
    failed = command("--seed", "3", "--as", "p1", "--save", file, *against, typed=idle)
    assert failed.exit_code == 2
    assert "failing failed: KeyError: 'hand'" in failed.stderr
    assert f"--resume {file} --as p1 --against {HERE}failing" in failed.stdout
    monkeypatch.setenv("MENDED", "1")
    again = command("--resume", file, "--as", "p1", *against, typed="concede yes\n")
    assert again.exit_code == 0
    assert "failing won" in again.stdout


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("bot:my.bots:hopeful", "own:hopeful"),
        ("net:nets/army.npz", "own:army"),
        ("search:64", "search:64"),
        ("program:ponder --deep", "own:ponder"),
        (f"program@9+1:python -u '{__file__}' --deep", "own:test_own_bots"),
    ],
)
def test_what_it_is_called_at_the_table(name: str, kind: str) -> None:
    assert kind_at_table(name) == kind


def test_the_table_in_the_browser_offers_it_for_one_game(offered: dict[str, Any], tmp_path: Path) -> None:
    own_table.serve_own_table(
        GAME, 0, cards=(), bots=(f"{HERE}eager", f"{HERE}failing"), browse=False, share=False, folder=tmp_path
    )
    assert list(offered["bots"][GAME]) == [f"{OWN}eager", f"{OWN}failing"]
    assert offered["address"].endswith(f"/play/{GAME}")


@pytest.mark.parametrize("names", [("a_bot_whose_name_is_long",), ("eager", "eager")])
def test_a_name_that_cannot_stand_there_is_refused(names: tuple[str, ...], tmp_path: Path) -> None:
    bots = [HERE + name for name in names]
    with pytest.raises(TheagonError, match="cannot stand at the table"):
        own_table.serve_own_table(GAME, 0, cards=(), bots=bots, browse=False, share=False, folder=tmp_path)


def test_bots_of_one_name_have_the_number_of_their_seat_whatever_their_budget() -> None:
    words = table_of(load_game(GAME), "en").words
    words.bots = {1: "greedy:20", 2: "greedy:500", 3: f"{OWN}greedy"}
    assert [words.bot(seat) for seat in words.bots] == ["Greedy bot 2", "Greedy bot 3", "greedy"]
