"""Data sets as Parquet files: a row for each match, written in groups."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.match.dataset_files import BY_ACTION, BY_DECISION, BY_SEAT, BYTES, MATCH, Writer

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.match.dataset_rows import About, Row

pa: Any = importlib.import_module("pyarrow")  # it has no types
pq: Any = importlib.import_module("pyarrow.parquet")

GROUP: Final = 32_000_000  # approximate bytes of a group of rows
READ: Final = 64  # rows read at once
ABOUT: Final = b"theagon"


class FileWriter(Writer):
    def __init__(self, path: Path, known: About) -> None:
        super().__init__(path, known)
        self._schema = _schema(known)
        self._file = pq.ParquetWriter(self.part, self._schema, compression="zstd")
        self._rows: list[Row] = []
        self._bytes = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._rows.append(row)
            self._bytes += len(row.actions) * (16 + (self.known.observation if row.observations else 0))
            self._bytes += sum(8 * len(legal) for legal in row.legal or ()) + sum(map(len, row.states or ()))
            if self._bytes > GROUP:
                self._write()

    def _write(self) -> None:
        columns = [pa.array([getattr(row, field.name) for row in self._rows], field.type) for field in self._schema]
        self._file.write_table(pa.table(columns, schema=self._schema))
        self._rows, self._bytes = [], 0

    def finish(self) -> None:
        self._write()
        self._file.close()


def _schema(known: About) -> Any:
    types = {name: pa.list_(pa.binary()) for name in BYTES}
    types |= {name: pa.list_(pa.list_(getattr(pa, kind)())) for name, kind in BY_ACTION.items()}
    types |= {name: pa.list_(getattr(pa, kind)()) for name, kind in (BY_SEAT | BY_DECISION).items()}
    types |= {"final_hash": pa.binary(16)} | {name: getattr(pa, kind)() for name, kind in MATCH.items()}
    wanted = msgspec.structs.asdict(known.wanted) | {"chances": known.wanted.trials}
    names = (*MATCH, *BY_SEAT, "final_hash", *BY_DECISION, *BYTES, *BY_ACTION)
    return pa.schema(
        [(name, types[name]) for name in names if wanted.get(name, True)], {ABOUT: msgspec.json.encode(known)}
    )


def read(path: Path) -> tuple[bytes, int, Iterator[dict[str, Any]]]:
    file = pq.ParquetFile(path)
    rows = (row for batch in file.iter_batches(READ) for row in batch.to_pylist())
    return (file.schema_arrow.metadata or {})[ABOUT], file.metadata.num_rows, rows
