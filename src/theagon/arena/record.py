"""The file from which an arena resumes: a line that describes the contest, then a line for each pair of matches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from theagon.errors import Location, TheagonError

P = TypeVar("P", bound=msgspec.Struct)
"""A pair of matches."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """The description of a contest. Only an equal contest can resume its file."""

    game: str
    rules: str
    cards: str
    mode: str
    options: dict[str, Any]
    players: tuple[str, ...]
    decks: str | None  # None: each pair draws one deck for all players
    seed: int
    corrected: bool = False  # the luck is measured
    version: str = ""  # the release of Theagon: bots may change with it; "" in leagues, which have it in their keys


class Record:
    """An open file of pairs; with None, nothing is stored."""

    def __init__(self, file: BinaryIO | None) -> None:
        self._file = file

    def add(self, line: msgspec.Struct) -> None:
        """Add a line, and flush it to the file before returning."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()


@contextmanager
def record(path: Path | None, contest: Contest, pair: type[P]) -> Iterator[tuple[Record, list[P]]]:
    """Open or create the file, and read its pairs, of the type `pair`; without a path nothing is stored.

    An incomplete last line is removed. Raises TheagonError for the file of another contest, and while another process
    uses the file: the same pairs would count twice.
    """
    if path is None:
        yield Record(None), []
        return
    if path.exists() and not path.is_file():
        raise TheagonError(f"{path} is no file that pairs can be stored in")
    played: list[P] = []
    number = kept = 0
    try:
        with path.open("a+b") as file:
            _hold(file, path)
            file.seek(0)
            for number, line in enumerate(file, 1):
                whole = line.endswith(b"\n")
                if number == 1:
                    _check_same(path, msgspec.json.decode(line, type=Contest), contest)
                elif whole:
                    played.append(msgspec.json.decode(line, type=pair))
                kept += len(line) if whole else 0
            file.truncate(kept)
            writer = Record(file)
            if not kept:
                writer.add(contest)
            yield writer, played
    except msgspec.MsgspecError as error:
        raise TheagonError(f"this is no file of an arena: {error}", location=Location(str(path), number)) from None
    except OSError as error:
        raise TheagonError(f"{path}: {error.strerror}") from None


def _hold(file: BinaryIO, path: Path) -> None:
    """Lock the file against other processes until it is closed or this process ends."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise TheagonError(
            f"{path}: another process plays these pairs", hint="wait for it, or give another file to --resume"
        ) from None


def _check_same(path: Path, found: Contest, wanted: Contest) -> None:
    for name in Contest.__struct_fields__:
        was, now = getattr(found, name), getattr(wanted, name)
        if msgspec.to_builtins(was) != msgspec.to_builtins(now):
            then, this = (msgspec.json.encode(value).decode() for value in (was, now))
            raise TheagonError(
                f"{path} is of another contest: {name} {then}, not {this}", hint="give another file to --resume"
            )
