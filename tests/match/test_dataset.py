"""Data sets: what is recorded is what was simulated, it can be played again, and what differs is found."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest
from click.testing import CliRunner
from msgspec.structs import asdict, replace

import theagon
from tests.games.kits import MODES, SAMPLED_MODES
from tests.waiting import until
from theagon.cli.main import root
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.dataset import about, read, record, verify
from theagon.match.dataset_files import writer
from theagon.match.dataset_rows import About, Row, Wanted
from theagon.match.simulate import Plan, drawn_decks, play

ALL = Wanted(observations=True, legal=True, trials=1, values=1, states=True)
PLAYERS = (0, 0)
EXAMPLES = Path(__file__).parents[2] / "examples" / "datasets"


def plan_of(game: Any, mode: str, matches: int) -> Plan:
    return drawn_decks(list(game.starter_decks().values()), matches, 5, game.modes[mode])


def recorded(name: str, mode: str, matches: int = 3, wanted: Wanted = ALL, workers: int = 1) -> tuple[About, list[Row]]:
    game = theagon.load(name)
    plan = plan_of(game, mode, matches)
    rows = [row for part in record(game, plan, PLAYERS, wanted, workers) for _, row in part]
    return about(game, plan, list(game.starter_decks()), ["random", "random"], wanted), rows


def save(path: Path, known: About, rows: list[Row]) -> None:
    with writer(path, known) as file:
        file.add(rows[:1])
        file.add(rows[1:])


@pytest.fixture(params=[".npz", ".parquet"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    if request.param == ".parquet":
        pytest.importorskip("pyarrow")
    return tmp_path / f"matches{request.param}"


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_recorded_matches_equal_simulated_ones(name: str, mode: str) -> None:
    game = theagon.load(name)
    plan = plan_of(game, mode, 20)
    simulated = [result for part in play(game, plan, PLAYERS) for result in part]
    both = [pair for part in record(game, plan, PLAYERS, Wanted(), workers=2) for pair in part]
    assert [result for result, _ in both] == simulated
    assert [len(row.actions) for _, row in both] == [result.actions for result in simulated]


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_a_recorded_file_reads_back_and_verifies(name: str, mode: str, path: Path) -> None:
    known, rows = recorded(name, mode)
    save(path, known, rows)
    again, count, found = read(path)
    listed = list(found)
    assert (again, count) == (known, 3)
    for row, other in zip(rows, listed, strict=True):
        assert other.chances == pytest.approx(row.chances)
        for values, legal, kept in zip(other.values or (), other.legal or (), row.values or (), strict=True):
            assert values == pytest.approx(kept)
            assert len(values) == len(legal)
        rounded = {"chances": 0, "values": 0}
        assert asdict(other) | rounded == asdict(row) | rounded
    assert list(verify(again, listed)) == listed
    assert all(0 <= chance <= 1 for row in rows for chance in row.chances or ())
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_only_the_wanted_data_are_recorded(path: Path) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", wanted=Wanted())
    save(path, known, rows)
    (first, *_) = read(path)[2]
    assert (first.observations, first.legal, first.chances, first.values, first.states) == (None,) * 5


def test_rows_are_the_same_for_every_number_of_threads() -> None:
    wanted = Wanted(observations=True)
    assert recorded("army-of-gods", "two", 130, wanted) == recorded("army-of-gods", "two", 130, wanted, workers=3)


def swapped(actions: list[int]) -> list[int]:
    return [actions[0], *actions[2:3], actions[1], *actions[3:]]


def shorter(row: Row) -> Row:
    return replace(row, actions=row.actions[:-1], seats=row.seats[:-1])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda row: replace(row, actions=swapped(row.actions)), "match 1 .seed 6. is not what was recorded"),
        (lambda row: replace(row, seed=row.seed + 1), "match 1"),
        (lambda row: replace(row, final_hash=bytes(16)), "the last state"),
        (lambda row: replace(row, returns=[0, 0]), "the result"),
        (lambda row: replace(row, turns=row.turns + 1), "the number of turns"),
        (lambda row: replace(row, chances=[0.5]), "decisions without an action"),
        (lambda row: replace(row, seats=[1 - seat for seat in row.seats]), "the seat of decision 0"),
        (lambda row: replace(row, observations=[b"", *row.observations[1:]]), "the observation of decision 0"),
        (lambda row: replace(row, legal=[*row.legal[:-1], [1]]), r"the legal actions of decision \d+"),
        (lambda row: replace(shorter(row), observations=None, legal=None), "the last state"),
        (lambda row: replace(row, actions=row.actions[:-1]), "decisions without an action"),
        (lambda row: replace(row, decks=[0, 99]), "match 1"),
    ],
)
def test_a_difference_is_found(change: Callable[[Row], Row], said: str) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", wanted=Wanted(observations=True, legal=True))
    with pytest.raises(TheagonError, match=said):
        list(verify(known, [rows[0], change(rows[1]), rows[2]]))


@pytest.mark.parametrize("field", ["rules", "cards"])
def test_a_file_of_other_rules_or_cards_is_refused(field: str) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", 1, Wanted())
    with pytest.raises(TheagonError, match=f"the data set has {field} 0 of hand-of-the-gods, and these are"):
        list(verify(replace(known, **{field: "0"}), rows))


def test_an_error_leaves_no_file(path: Path) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", 1, Wanted())

    def interrupted() -> None:
        with writer(path, known) as file:
            file.add(rows)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(path.parent.iterdir()) == []


def test_a_file_that_exists_is_replaced_only_on_request_and_once_the_new_one_is_whole(path: Path) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", 3, Wanted())
    save(path, known, rows)
    before = path.read_bytes()
    with pytest.raises(TheagonError, match=rf"^{path} is there already\n"):
        writer(path, known)
    with writer(path, known, overwrite=True) as file:
        file.add(rows[:1])
        assert path.read_bytes() == before
    assert read(path)[1] == 1
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("while_rows_come", [True, False])
def test_the_error_of_a_full_disk_names_the_file(path: Path, while_rows_come: bool) -> None:
    known, rows = recorded("hand-of-the-gods", "duel", 1, Wanted())
    full = OSError(errno.ENOSPC, "No space left on device")

    def written() -> None:
        with writer(path, known) as file:
            file.add(rows)
            if while_rows_come:
                raise full
            file.finish = Mock(side_effect=full)  # type: ignore[method-assign]

    with pytest.raises(TheagonError, match=rf"^{path}: cannot be written: No space left on device$"):
        written()
    assert list(path.parent.iterdir()) == []


def test_parquet_is_written_in_groups_and_holds_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("theagon.match.dataset_parquet.GROUP", 1000)
    known, rows = recorded("hand-of-the-gods", "duel", 4, Wanted())
    with writer(tmp_path / "x.parquet", known) as file:
        for row in rows:
            file.add([row])
            assert len(file._rows) <= 1  # type: ignore[attr-defined]  # those that wait
    assert parquet.ParquetFile(tmp_path / "x.parquet").num_row_groups >= 4


@pytest.mark.parametrize("content", [b"", b"PAR1", b"nothing at all"])
def test_a_file_that_is_not_a_data_set_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(TheagonError, match="is no data set of Theagon"):
        read(path)


def test_a_path_may_be_a_text_and_nothing_else_is_one(path: Path) -> None:
    known, rows = recorded("army-of-gods", "two")
    save(path, known, rows)
    assert read(str(path))[:2] == (known, 3)
    path_of_another_type: Any = 3
    with pytest.raises(TheagonError, match="read: path must be a path, not an int"):
        read(path_of_another_type)


def test_other_arrays_are_no_data_set(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", about=np.zeros(3, np.uint8), seed=np.zeros(1))
    np.save(tmp_path / "single.npy", np.zeros(3))
    (tmp_path / "single.npy").rename(tmp_path / "single.npz")
    save(tmp_path / "damaged.npz", *recorded("army-of-gods", "two", wanted=Wanted()))
    damaged = bytearray((tmp_path / "damaged.npz").read_bytes())
    with zipfile.ZipFile(tmp_path / "damaged.npz") as archive:
        place = archive.getinfo("actions.npy").header_offset
    damaged[place + 60 : place + 160] = bytes(100)
    (tmp_path / "damaged.npz").write_bytes(damaged)
    for name in ("other.npz", "single.npz", "damaged.npz"):
        with pytest.raises(TheagonError, match="is no data set of Theagon"):
            read(tmp_path / name)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"actions": None}, "match 0 cannot be read: .*`actions`"),
        ({"actions": np.full(2000, 0.5)}, "match 0 cannot be read: Expected `int`"),
        ({"turns": None}, "there is no 'turns'"),
        ({"turns": np.zeros(1, np.int32)}, "match 1 cannot be read"),
        ({"decisions_at": np.array([0, 5])}, "has 1 of 3 matches"),
        ({"decisions_at": np.zeros((3, 2))}, "match 0 cannot be read"),
        ({"decisions_at": np.array([0, 1, 2, 3, 4])}, "match 3 cannot be read"),
    ],
)
def test_arrays_that_do_not_fit_each_other_are_refused(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    save(tmp_path / "x.npz", *recorded("army-of-gods", "two", wanted=Wanted()))
    with np.load(tmp_path / "x.npz") as file:
        arrays = {name: values for name, values in (dict(file) | change).items() if values is not None}
    np.savez(tmp_path / "x.npz", **arrays)
    with pytest.raises(TheagonError, match=rf"x\.npz:? {said}"):
        list(read(tmp_path / "x.npz")[2])


@pytest.mark.parametrize(("part", "said"), [(16, ": match 0 cannot be read: .*"), (2, " is no data set of Theagon")])
def test_a_damaged_part_of_parquet_is_refused_where_it_is_read(part: int, said: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "x.parquet"
    save(path, *recorded("army-of-gods", "two", wanted=Wanted()))
    data = bytearray(path.read_bytes())
    data[4 : len(data) // part] = bytes(len(data) // part - 4)
    path.write_bytes(data)
    with pytest.raises(TheagonError, match=rf"x\.parquet{said}"):
        list(read(path)[2])


def test_a_file_that_cannot_be_written_is_named(path: Path) -> None:
    known, _ = recorded("army-of-gods", "two", 1, Wanted())
    nowhere = path.parent / "nowhere" / path.name
    with pytest.raises(TheagonError, match=rf"^{nowhere}: cannot be written: No such file or directory$"):
        writer(nowhere, known)


# ---- the commands ---------------------------------------------------------------------------------------------------


def run(*words: str) -> str:
    result = CliRunner().invoke(root, list(words))
    return result.output


def test_the_command_replaces_a_file_only_with_overwrite(path: Path) -> None:
    words = ("simulate", "army-of-gods", "--out", str(path), "--games")
    run(*words, "3")
    assert f"{path} is there already" in " ".join(run(*words, "5").split())
    assert read(path)[1] == 3
    run(*words, "5", "--overwrite", "--decisions")
    assert read(path)[1] == 5
    assert next(iter(read(path)[2])).legal


def test_decisions_of_a_bot_are_made_with_a_data_sheet(path: Path) -> None:
    """The bot's own choice is worth no less than the mean of what it could have done, on the whole."""
    words = ("army-of-gods", "--games", "2", "--player", "level-5", "--trials", "8", "--seed", "4")
    assert run("dataset", "make", *words, "--out", str(path)).startswith("2 matches, ")
    sheet = path.with_name(f"{path.name}.md").read_text("utf-8")
    assert run("dataset", "describe", str(path)) == sheet
    known, _, rows = read(path)
    listed = list(rows)
    for name in Row.__struct_fields__:
        assert (f"`{name}`" in sheet) == (getattr(listed[0], name) is not None)
    assert list(verify(known, listed)) == listed
    taken, usual = [], []
    for row in listed:
        for action, legal, values in zip(row.actions, row.legal or (), row.values or (), strict=True):
            taken.append(values[legal.index(action)])
            usual.append(sum(values) / len(values))
    assert sum(taken) > sum(usual)
    assert f"{len(taken):,} decisions" in sheet


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_a_data_set_is_of_these_rules_and_has_its_sheet(name: str) -> None:
    """If it is not, it is to be made anew, as its folder says."""
    pytest.importorskip("pyarrow")
    path = EXAMPLES / f"{name}.parquet"
    known, _, rows = read(path)
    listed = list(rows)
    assert list(verify(known, listed)) == listed
    assert known.players == ["level-8", "level-8"]
    assert run("dataset", "describe", str(path)) == path.with_name(f"{path.name}.md").read_text("utf-8")


def test_a_killed_recording_leaves_no_file_and_does_not_block_the_next(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path, part = tmp_path / "matches.parquet", tmp_path / "matches.parquet.part"
    words = ["simulate", "army-of-gods", "--games", "100000000", "--threads", "1", "--out", str(path)]
    process = subprocess.Popen([sys.executable, "-m", "theagon", *words], stderr=subprocess.DEVNULL)
    until(lambda: part.exists() or process.poll() is not None)
    process.kill()
    assert process.wait() == -signal.SIGKILL
    assert [each.name for each in tmp_path.iterdir()] == [part.name]
    save(path, *recorded("army-of-gods", "two", wanted=Wanted()))
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_the_command_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "add --out FILE.parquet" in run("simulate", "--games", "1", "--decisions")
    assert "a data set is a .parquet or an .npz file" in run(
        "simulate", "--games", "1", "--out", str(tmp_path / "x.csv")
    )
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "theagon.match.dataset_parquet", raising=False)
    said = run("simulate", "--games", "1", "--out", str(tmp_path / "x.parquet"))
    assert "there is no pyarrow" in said
    assert "pip install 'theagon[data]'" in said
    assert list(tmp_path.iterdir()) == []
