"""The files of data sets, by suffix: `.parquet`, and numpy's `.npz`.

Writing needs memory only for a group of rows. A file gets its name only once it is complete.
"""

from __future__ import annotations

import errno
import importlib
import os
import zipfile
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from theagon.match.dataset_rows import About, Row

MATCH: Final = {"seed": "int64", "turns": "int32"}
BY_SEAT: Final = {"decks": "int16", "contestants": "int8", "returns": "int8"}
BY_DECISION: Final = {"actions": "int32", "seats": "int8", "chances": "float32"}
BYTES: Final = ("observations", "states")
BY_ACTION: Final = {"legal": "int32", "values": "float32"}
"""The columns: numbers with their types, bytes by decision, and numbers by legal action. There is `final_hash`, too."""

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""The system's error numbers for no more room for a file."""

DAMAGED: Final = (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zlib.error)
"""The errors of reading a file of arrays that is damaged, or something else."""

_MODULES: Final = {".parquet": "parquet", ".npz": "arrays"}


class Writer(ABC):
    """A context manager that writes a data set. An error leaves no file."""

    def __init__(self, path: Path, known: About) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")  # its name until it is complete
        self.known = known

    @abstractmethod
    def add(self, rows: Iterable[Row]) -> None:
        """Add some rows."""

    @abstractmethod
    def finish(self) -> None:
        """Write the rest of the file."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, *_: object) -> None:
        try:
            if isinstance(error, OSError) and error.errno in FULL:
                raise error
            if kind is None:
                self.finish()
                self.part.replace(self.path)
        except OSError as failed:
            raise _unwritable(self.path, failed) from None
        finally:
            self.part.unlink(missing_ok=True)


def writer(path: Path, known: About, *, overwrite: bool = False) -> Writer:
    """Return the writer of a file. With `overwrite`, the complete file may replace another.

    Raises TheagonError for a name that is taken, an unknown suffix or folder, or if a package is not installed.
    """
    if path.exists() and not overwrite:
        raise TheagonError(f"{path} is there already", hint="name a new file, or add --overwrite")
    try:
        made: Writer = _module(path).FileWriter(path, known)
    except OSError as error:
        raise _unwritable(path, error) from None
    return made


def _unwritable(path: Path, error: OSError) -> TheagonError:
    return TheagonError(f"{path}: cannot be written: {os.strerror(error.errno) if error.errno else error}")


def reader(path: Path) -> tuple[bytes, int, Iterator[dict[str, Any]]]:
    """Open a file. Returns its description as JSON, the number of rows, and the rows. Raises TheagonError."""
    module = _module(path)
    try:
        found: tuple[bytes, int, Iterator[dict[str, Any]]] = module.read(path)
        return found
    except (*DAMAGED, OSError) as error:  # includes the errors of pyarrow
        if isinstance(error, OSError) and error.errno:
            raise
        raise TheagonError(f"{path} is no data set of Theagon") from None


def _module(path: Path) -> Any:
    if path.suffix not in _MODULES:
        raise TheagonError(f"{path}: a data set is a .parquet or an .npz file")
    try:
        return importlib.import_module(f"theagon.match.dataset_{_MODULES[path.suffix]}")
    except ImportError as error:
        raise TheagonError(f"{path.name}: there is no {error.name}", hint="pip install 'theagon[data]'") from None
