"""The parts of a scenario file that are the same in every game.

Field names are kebab-case in the files, snake_case here. The name of a card, a unit or a place has a type of
`theagon.games.fields`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from theagon.cards.schema import Choice, Schema
from theagon.games.fields import SEATS, CardId, Count
from theagon.games.translated import Saying

NAME_FORM: Final = "a unit's name: a lower-case letter, then letters and digits, with single hyphens between"
UnitName = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", description=NAME_FORM, max_length=40, examples=["archer"])
]
NONE: Final = "none"
"""The word for the value of a field that has none."""
Seed = Annotated[int, Meta(ge=0, description="What random effects of the scenario follow from.")]
Level = Annotated[str, Meta(pattern="^level-[1-8]$")]
Turn = Annotated[int, Meta(ge=1, le=1000)]
Cost = Annotated[int, Meta(ge=-99, le=99)]
ReasonName = Annotated[str, Meta(max_length=40)]


class Puzzle(Schema):
    """The field that makes a scenario a puzzle. Its steps are the solution, and an expectation after it."""

    kind: Literal["win", "survive", "left"]
    difficulty: Annotated[int, Meta(ge=1, le=5)] = 1
    missed_by: tuple[Level, ...] = ()  # the opponents that do not solve it
    seed: Seed = 0  # of the match that it was found in
    turn: Turn = 1  # of that match


class Lesson(Schema):
    """The field that makes a scenario a lesson. The player to act first is the learner, who takes their steps."""

    about: Saying  # the subject, in the list of lessons
    end: Saying  # the text after the last step
    opponent: Level = "level-1"  # the bot that decides for other seats, where no step does


class Nothing(Schema):
    """An empty mapping."""


class Deed(Choice):
    """Base of a player's actions: exactly one field."""

    by: ClassVar[Any] = None
    refused: ClassVar[Any] = None
    name: ClassVar[Any] = None
    expect: ClassVar[Any] = None

    @property
    def deed(self) -> tuple[str, Any]:
        """The step as its verb is called in files, and what it says of it."""
        name, said = self.chosen
        return name.replace("_", "-"), said


class Expected(Schema):
    """Base of expectations. At least one field is required, since an empty expectation cannot fail."""

    any_order: ClassVar[frozenset[str]] = frozenset()
    """The fields with lists that are compared in any order."""
    seat_fields: ClassVar[frozenset[str]] = frozenset()
    """The fields that views have as the number of a seat."""
    nobody: ClassVar[str] = NONE
    """The word in files for a seat field without a seat."""

    def __post_init__(self) -> None:
        if all(getattr(self, name) in (None, {}) for name in self.__struct_fields__):
            raise ValueError("nothing is expected: say what must hold, or leave this out")


def said(mapping: Schema) -> Iterator[tuple[str, str, Any]]:
    """Yield the fields that the file gives of a mapping: the name in Python, the name in the file, and the value."""
    for name, written in zip(mapping.__struct_fields__, mapping.__struct_encode_fields__, strict=True):
        value = getattr(mapping, name)
        if value is not None:
            yield name, written, value


def shown(value: Any) -> str:
    """Return a value as a scenario would write it."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, Struct):
        value = to_builtins(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return str(value)


class EventFacts(Schema):
    """Base of expectations of an event."""


class PileFacts(Schema):
    """An expectation of a pile, without all its cards."""

    count: Count | None = None
    contains: tuple[CardId, ...] | None = None
    lacks: tuple[CardId, ...] | None = None


_TUPLE: Final[Any] = tuple
_DICT: Final[Any] = dict


def listed(kind: Any) -> Any:
    """Return the type of a list with an item type that is known only at run time."""
    return _TUPLE[kind, ...]


def mapped(key: Any, kind: Any) -> Any:
    """Return the type of a mapping with types that are known only at run time."""
    return _DICT[key, kind]


def pile(card: Any) -> Any:
    """Return the type of a pile's expectation: all cards in order, their number, or some of them."""
    return listed(card | None) | Count | PileFacts


class TurnOfTwo(Schema):
    """Base of a position of two players: the turn."""

    to_act: Literal["p1", "p2"] = "p1"
    turn: Turn | None = None  # both players' turns counted; by default 1 or 2

    @property
    def first_turn(self) -> int:
        """The number of the turn."""
        return self.turn or 1 + SEATS.index(self.to_act)


class TiringTurn(TurnOfTwo):
    """The base of a position of two players with decks: whether an empty deck hurts its player."""

    fatigue: bool = False  # drawing from an empty deck hurts; so it does where a player has `fatigue`
    players: Any = None

    def variant(self, variant: Any) -> Any:
        """Return the variant of a match from this position: with fatigue or without."""
        tired = self.fatigue or self.players.p1.fatigue > 0 or self.players.p2.fatigue > 0
        return replace(variant, fatigue=variant.fatigue and tired)


class File(Schema):
    """Base of a scenario file."""

    position: ClassVar[Any]
    match: ClassVar[Any]

    def __post_init__(self) -> None:
        if (self.position is None) == (self.match is None):
            raise ValueError("a scenario starts from a 'position' or from a 'match': give one of them")
