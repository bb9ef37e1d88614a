"""The file of an arena: what is in it comes back, and that of another contest is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from theagon.arena.pairs import Pair, Played
from theagon.arena.record import Contest, record
from theagon.errors import TheagonError

CONTEST = Contest(
    game="army-of-gods",
    rules="1",
    cards="c0ffee",
    mode="two",
    options={"starter-moves": 1},
    players=("greedy", "random"),
    decks=None,
    seed=3,
)
PAIRS = [Pair(Played(1.0, 0.5, (k, 1), (0.1, 0.2)), Played(0.0, 1.0, (2, 3), (0.3, 0.4))) for k in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two pairs."""
    path = tmp_path / "pairs.jsonl"
    with record(path, CONTEST, Pair) as (file, played):
        assert played == []
        for pair in PAIRS[:2]:
            file.add(pair)
    return path


def test_pairs_come_back_in_order_and_further_ones_are_added(path: Path) -> None:
    with record(path, CONTEST, Pair) as (file, played):
        assert played == PAIRS[:2]
        file.add(PAIRS[2])
    with record(path, CONTEST, Pair) as (_, played):
        assert played == PAIRS


def test_a_pair_is_in_the_file_at_once(path: Path) -> None:
    with record(path, CONTEST, Pair) as (file, _):
        file.add(PAIRS[2])
        assert len(path.read_bytes().splitlines()) == 4


@pytest.mark.parametrize("cut", [1, 10])
def test_a_last_line_that_was_cut_short_is_played_again(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with record(path, CONTEST, Pair) as (file, played):
        assert played == PAIRS[:1]
        file.add(PAIRS[1])
    assert path.read_bytes() == whole


def test_only_one_process_plays_the_pairs_of_a_file(path: Path) -> None:
    before = path.read_bytes()
    refused = pytest.raises(TheagonError, match="another process plays these pairs")
    with record(path, CONTEST, Pair), refused, record(path, CONTEST, Pair):
        pass
    assert path.read_bytes() == before
    with record(path, CONTEST, Pair) as (_, played):
        assert played == PAIRS[:2]


@pytest.mark.parametrize("device", ["/dev/zero", "/dev"])
def test_pairs_can_be_stored_only_in_a_file(device: str) -> None:
    with pytest.raises(TheagonError, match=f"{device} is no file"), record(Path(device), CONTEST, Pair):
        pass


def test_without_a_file_nothing_is_kept() -> None:
    with record(None, CONTEST, Pair) as (file, played):
        file.add(PAIRS[0])
        assert played == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("game", "gods-unchained"), ("players", ("greedy", "greedy")), ("seed", 4), ("decks", "a,b"), ("rules", "2")],
)
def test_the_file_of_another_contest_is_refused_and_left_as_it_is(path: Path, name: str, value: object) -> None:
    before = path.read_bytes()
    with (
        pytest.raises(TheagonError, match=f"another contest: {name} .*, not "),
        record(path, msgspec.structs.replace(CONTEST, **{name: value}), Pair),
    ):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"hello", b"{}\n", b"[1, 2]\n"])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(TheagonError, match="other:1: this is no file of an arena"), record(path, CONTEST, Pair):
        pass
    assert path.read_bytes() == content


def test_a_pair_with_a_share_that_nobody_can_win_is_refused_with_its_line(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"[[1.0,", b"[[-2.0,"))
    with pytest.raises(TheagonError, match="jsonl:2: this is no file of an arena"), record(path, CONTEST, Pair):
        pass
