"""Data sets as numpy's `.npz`: arrays over all matches, over all decisions, and over all legal actions.

The decisions of match k are `decisions_at[k]` to `decisions_at[k + 1]`; the legal actions of decision d are
`legal_at[d]` to `legal_at[d + 1]`. Until the end, each array grows in a separate temporary file.
"""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from math import prod
from typing import IO, TYPE_CHECKING, Any

import msgspec
import numpy as np

from theagon.match.dataset_files import BY_ACTION, BY_DECISION, BY_SEAT, BYTES, MATCH, Writer

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.match.dataset_rows import About, Row


class FileWriter(Writer):
    def __init__(self, path: Path, known: About) -> None:
        super().__init__(path, known)
        self._open = ExitStack()
        self._arrays: dict[str, _Array] = {}
        self._decisions = self._legal = 0
        self._add("decisions_at", "int64", [0])
        if known.wanted.legal:
            self._add("legal_at", "int64", [0])

    def _add(self, name: str, kind: str, values: Any, *shape: int) -> None:
        """Add numbers to the named array, which has items of this shape."""
        if name not in self._arrays:
            file = self._open.enter_context(tempfile.TemporaryFile(dir=self.path.parent))  # noqa: SIM115 -- it is
            self._arrays[name] = _Array(file, np.dtype(kind).newbyteorder("<"), shape)
        self._arrays[name].add(values)

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            for name, kind in MATCH.items():
                self._add(name, kind, [getattr(row, name)])
            for name, kind in BY_SEAT.items():
                self._add(name, kind, getattr(row, name), self.known.seats)
            for name, kind in BY_DECISION.items():
                if (values := getattr(row, name)) is not None:
                    self._add(name, kind, values)
            self._add("final_hash", "uint8", list(row.final_hash), 16)
            self._decisions += len(row.actions)
            self._add("decisions_at", "int64", [self._decisions])
            for name in BYTES:
                for seen in getattr(row, name) or ():
                    self._add(name, "uint8", np.frombuffer(seen, np.uint8), len(seen))
            for name, kind in BY_ACTION.items():
                for each in getattr(row, name) or ():
                    self._add(name, kind, each)
            for legal in row.legal or ():
                self._legal += len(legal)
                self._add("legal_at", "int64", [self._legal])

    def finish(self) -> None:
        self._add("about", "uint8", np.frombuffer(msgspec.json.encode(self.known), np.uint8))
        with zipfile.ZipFile(self.part, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for name, array in self._arrays.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                    array.copy_to(member)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, *rest: object) -> None:
        with self._open:
            super().__exit__(kind, error, *rest)


class _Array:
    """An array that grows in a temporary file."""

    def __init__(self, file: IO[bytes], kind: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self._file = file
        self._kind = kind
        self._shape = shape

    def add(self, values: Any) -> None:
        self._file.write(np.asarray(values, self._kind).tobytes())

    def copy_to(self, member: IO[bytes]) -> None:
        """Write the array as a `.npy` file."""
        length = self._file.tell() // (self._kind.itemsize * prod(self._shape))
        header = {"descr": self._kind.str, "fortran_order": False, "shape": (length, *self._shape)}
        np.lib.format.write_array_header_1_0(member, header)
        self._file.seek(0)
        shutil.copyfileobj(self._file, member)


def read(path: Path) -> tuple[bytes, int, Iterator[dict[str, Any]]]:
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    return arrays["about"].tobytes(), len(arrays["seed"]), _rows(arrays)


def _rows(arrays: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for k, (first, end) in enumerate(pairwise(arrays["decisions_at"].tolist())):
        row = {name: arrays[name][k].tolist() for name in (*MATCH, *BY_SEAT)}
        row |= {name: arrays[name][first:end].tolist() for name in BY_DECISION if name in arrays}
        row["final_hash"] = arrays["final_hash"][k].tobytes()
        row |= {name: [seen.tobytes() for seen in arrays[name][first:end]] for name in BYTES if name in arrays}
        for name in BY_ACTION:
            if name in arrays:
                places = pairwise(arrays["legal_at"][first : end + 1].tolist())
                row[name] = [arrays[name][low:high].tolist() for low, high in places]
        yield row
