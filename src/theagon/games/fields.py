"""Types of texts and numbers that say what they name: a card, a unit, a place, a seat.

Files, verbs and views declare their fields by these. From them a scenario learns which names exist, and how a file
writes a field of a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

SEATS: Final = ("p1", "p2", "p3", "p4")
"""The names of seats, in every game."""

_ONE_OF: Final[Any] = Literal


def one_of(words: Iterable[str]) -> Any:
    """Return the type of a text that is one of these words, which are known only at run time."""
    return _ONE_OF[tuple(words)]


# ---- in files -------------------------------------------------------------------------------------------------------

ID_PATTERN: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"
ID_FORM: Final = "an id: lower-case letters and digits, with single hyphens between"
CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=60, extra={"names": "card"})]
UnitOrPlace = Annotated[
    str, Meta(max_length=50, description="A unit's name or a place.", extra={"names": "unit or place"})
]
PartOfPlace = Annotated[
    str, Meta(max_length=50, description="A place, or a part of one that no action names.", extra={"names": "part"})
]
Anything = Annotated[
    str, Meta(max_length=60, description="A unit's name, a place, a player or a card.", extra={"names": "anything"})
]
Count = Annotated[int, Meta(ge=0, le=200)]
Ordinal = Annotated[int, Meta(ge=1, le=20)]

# ---- in views -------------------------------------------------------------------------------------------------------

Card: TypeAlias = Annotated[str, Meta(extra={"names": "card"})]
Place: TypeAlias = Annotated[str, Meta(extra={"names": "place"})]
Seat: TypeAlias = Annotated[int, Meta(extra={"names": "seat"})]
