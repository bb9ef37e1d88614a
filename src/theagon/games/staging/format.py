"""What a scenario file says alike in every game. A game's own format derives from it, with its own words and types.

Field names are kebab-case in the files, snake_case here.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec import Meta

from theagon.cards.schema import Choice, Schema

SEATS: Final = ("p1", "p2", "p3", "p4")
"""How seats are written, in every game."""

CardId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
UnitName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40, examples=["a"])]
Count = Annotated[int, Meta(ge=0, le=200)]
Seed = Annotated[int, Meta(ge=0, description="What random effects of the scenario follow from.")]
ReasonName = Annotated[str, Meta(max_length=40)]

Seat = TypeVar("Seat")
Somebody = TypeVar("Somebody")  # a seat, or `none`
Viewer = TypeVar("Viewer")  # a seat, or `spectator`
Kind = TypeVar("Kind")  # of events
Clause = TypeVar("Clause")
Event = TypeVar("Event")
Action = TypeVar("Action")
Card = TypeVar("Card")
Placement = TypeVar("Placement")
Opening = TypeVar("Opening")
Step = TypeVar("Step")


class Nothing(Schema):
    """An empty mapping."""


class Deed(Choice):
    """Base of what a player does: exactly one field."""

    answers: ClassVar[frozenset[str]] = frozenset({"choose"})
    """Those by which a player answers what was asked."""


class Expected(Schema):
    """Base of what is expected; of nothing at all nobody could tell whether it holds."""

    def __post_init__(self) -> None:
        if all(getattr(self, name) in (None, {}) for name in self.__struct_fields__):
            raise ValueError("nothing is expected: say what must hold, or leave this out")


class PileFacts(Schema):
    """What is expected of a pile of cards, when not every card of it is told."""

    count: Count | None = None
    contains: tuple[CardId, ...] | None = None
    lacks: tuple[CardId, ...] | None = None


Pile: TypeAlias = tuple[CardId, ...] | PileFacts


class EventPattern(Schema, Generic[Kind, Seat, Clause]):
    """An event of the log. What is not said may be anything."""

    kind: Kind
    card: CardId | None = None
    seat: Seat | None = None
    amount: int | None = None
    clause: Clause | None = None
    because: Kind | None = None  # the kind of the event that caused it


class Course(Expected, Generic[Somebody, Viewer, Action, Event]):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    winner: Somebody | None = None
    draw: bool | None = None
    to_act: Somebody | None = None
    turn: int | None = None
    legal: tuple[Action, ...] | None = None
    not_legal: tuple[Action, ...] | None = None
    events: tuple[Event, ...] | None = None  # in this order; others may stand between
    events_exactly: tuple[Event, ...] | None = None
    no_events: tuple[Event, ...] | None = None  # none of these
    view: dict[Viewer, Any] | None = None  # what of their views must be so


class ScenarioFile(Schema, Generic[Clause, Card, Placement, Opening, Step], kw_only=True):
    """A scenario file."""

    game: str  # a game's own says which
    title: Annotated[str, Meta(min_length=1, max_length=120)]
    proves: tuple[Clause, ...] = ()
    cards: tuple[Card, ...] = ()  # further cards, or others in the place of those of the same id
    seed: Seed = 0
    position: Placement | None = None
    match: Opening | None = None
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if (self.position is None) == (self.match is None):
            raise ValueError("a scenario starts from a 'position' or from a 'match': give one of them")
