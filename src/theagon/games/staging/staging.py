"""What a game says of its scenarios: the words of its files, and how positions are set up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from theagon.games.naming import SEATS, UnitOrPlace

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from enum import IntEnum

    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.base import Event
    from theagon.games.events import EventKind
    from theagon.games.verbs import Verbs


class Begun(NamedTuple):
    """A position that was set up, and the entry numbers of its units by their names."""

    position: Any
    ids: Mapping[str, int]


class Staging(ABC):
    """A game's part of scenarios. Steps come of its verbs, what can be expected of its views."""

    game: str
    verbs: Verbs[Any]
    view: Any
    """What a view holds."""
    events: Mapping[str, EventKind]
    """The kinds of events."""
    choices: type[IntEnum]
    clause: Any
    """The type of the numbers of clauses."""

    # ---- files ------------------------------------------------------------------------------------------------------

    card: Any
    """A definition of the field `cards`."""
    placement: Any
    """The field `position`."""
    opening: Any
    """The field `match`."""
    file_fields: Mapping[str, tuple[Any, Any]] = {}
    """Further fields: their types and defaults."""
    definitions: Sequence[str] = ("cards",)
    """The fields that bring definitions."""

    # ---- words ------------------------------------------------------------------------------------------------------

    seats: tuple[str, ...] = SEATS[:2]
    """At most."""
    place: str = "place"
    """What a place is called."""
    place_type: Any = UnitOrPlace
    words: Mapping[str, Any] = {}
    """The types of words, by the fields of views that have them."""
    offered: Mapping[str, str] = {"cards": "cards"}
    """What can be chosen from, and what views call it."""
    field_names: Mapping[str, str] = {}
    """What files call those fields of events that have another name there."""

    # ---- what stands on the board -----------------------------------------------------------------------------------

    board: str = "units"
    """What views call it; files name only units."""
    always: Mapping[str, int] = {}
    """The names of units that are always there, and their entry numbers."""
    statuses: Iterable[str] = ()
    unit_facts: Mapping[str, Callable[[Any, dict[str, Any]], bool]] = {}
    """What else is true or false of a unit, told by the world and by what the view shows of it."""
    player_facts: Mapping[str, Callable[[dict[str, Any]], bool]] = {}
    """What else is true or false of a player, told by what the view shows."""
    fates: tuple[str, ...] = ()
    """What can have become of a unit, or be said of a place."""
    last_events: Mapping[str, str] = {}
    """What has become of a unit after an event of a kind."""

    def fate(self, position: Any, event: Event, following: Sequence[Event]) -> str | None:  # noqa: ARG002 -- some games'
        """What has become of the target of an event, which led to a position; None if the event does not tell."""
        return self.last_events.get(event.kind)

    def known(self, game: Any) -> Mapping[str, Collection[str]]:
        """The ids of cards, and of what else types name, that there are."""
        return {"card": game.cards.by_id}

    @abstractmethod
    def places(self, game: Any, seats: int) -> Collection[str]:
        """The names of all places in a match of so many."""

    # ---- where scenarios begin --------------------------------------------------------------------------------------

    def variant(self, read: Decoded[Any], game: Any, report: Report) -> Any:  # noqa: ARG002 -- some games'
        """What the match consists of besides decks."""
        return read.value.options

    def players(self, scenario: Any) -> int:  # noqa: ARG002 -- some games'
        """How many play."""
        return len(self.seats)

    @abstractmethod
    def check(self, scenario: Any, node: Node, game: Any, variant: Any, report: Report) -> None:
        """Report what no position and no match of such a variant can be."""

    @abstractmethod
    def set_up(self, scenario: Any, node: Node, game: Any, variant: Any) -> Begun:
        """The position of a scenario that was checked; `node` is its place. Raises `InvalidFileError`."""

    def decks(self, scenario: Any) -> Any:
        """The decks of a scenario's match; None: the usual ones."""
        return scenario.match.decks

    def card_of(self, card: int) -> int:
        """The number in the card set of a card that lies in a deck."""
        return card

    # ---- what comes of it -------------------------------------------------------------------------------------------

    @property
    def named(self) -> bool:
        """Whether files name what stands on the board; else it is called by its place."""
        return self.board == "units"
