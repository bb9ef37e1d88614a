"""Card prototypes in the shape of the published API, read from a file that is treated as hostile.

The shape is `{"records": [{"id": ..., "name": ..., "effect": ..., ...}]}`; a tribe or a value that may be missing is
`{"String": "amazon", "Valid": true}` or `{"Int64": 3, "Valid": true}`. Other fields are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Raw

from theagon.cards.report import Report
from theagon.cards.wording import FORBIDDEN, forbidden_message, quoted
from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_RECORDS: Final = 10_000

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=99)]


class OptionalText(msgspec.Struct, frozen=True):
    """A text, or none."""

    Valid: bool
    String: Annotated[str, Meta(max_length=60)] = ""


class OptionalNumber(msgspec.Struct, frozen=True):
    """A number, or none."""

    Valid: bool
    Int64: Number = 0


class Record(msgspec.Struct, frozen=True):
    """A card prototype."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    name: Name
    god: Name
    type: Name
    mana: Number
    effect: Annotated[str, Meta(max_length=2000)] = ""
    rarity: Name = "common"
    tribe: OptionalText | Name | None = None
    attack: OptionalNumber | Number | None = None
    health: OptionalNumber | Number | None = None
    collectable: bool = True

    @property
    def tribe_name(self) -> str | None:
        """The tribe in small letters."""
        found = self.tribe.String if isinstance(self.tribe, OptionalText) and self.tribe.Valid else self.tribe
        return found.lower() if isinstance(found, str) and found else None

    @property
    def strength(self) -> int | None:
        return _number(self.attack)

    @property
    def durability(self) -> int | None:
        """Health; for a relic its durability."""
        return _number(self.health)


class _Page(msgspec.Struct, frozen=True):
    records: Annotated[list[Raw], Meta(max_length=MOST_RECORDS)]


def _number(value: OptionalNumber | int | None) -> int | None:
    if isinstance(value, OptionalNumber):
        return value.Int64 if value.Valid else None
    return value


def read_records(path: Path) -> list[Record]:
    """The records of a file. Raises `TheagonError`, or `InvalidFileError` with all bad records."""
    place = Location(str(path))
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise TheagonError(f"cannot be read: {error.strerror or error}", place) from error
    if len(data) > MOST_BYTES:
        raise TheagonError("is larger than 8 MiB", place, "split it into several files")
    return parse_records(data, place)


def parse_records(data: bytes, place: Location) -> list[Record]:
    """The records of a document; messages call the document `place`."""
    try:
        page = msgspec.json.decode(data, type=_Page)
    except RecursionError as error:
        raise TheagonError("is nested too deeply", place) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        hint = 'a file holds {"records": [...]}, each record as the published API gives it'
        raise TheagonError(f"holds no card records: {error}", place, hint) from error
    report, found = Report(), dict[int, Record]()
    for number, raw in enumerate(page.records, 1):
        try:
            record = msgspec.json.decode(raw, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            report.add(f"record {number}: {str(error) or 'is nested too deeply'}", place)
            continue
        invisible = FORBIDDEN.search(record.name) or FORBIDDEN.search(record.effect)
        if invisible:
            report.add(f"record {number}: {forbidden_message(invisible)}", place, "remove it")
        elif record.id in found:
            other = quoted(found[record.id].name)
            report.add(f"record {number}: {other} also has the id {record.id}", place, "leave one of them out")
        else:
            found[record.id] = record
    report.check()
    return list(found.values())
