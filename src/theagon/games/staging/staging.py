"""The base of a game's part of its scenarios: the words of its files, and the set-up of positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from theagon.cards.error_text import quoted
from theagon.errors import TheagonError
from theagon.games.fields import SEATS, UnitOrPlace

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from enum import IntEnum

    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.base import Event, Refusal
    from theagon.games.display.events import EventKind
    from theagon.games.play.game import Game
    from theagon.games.play.verbs import Verb, Verbs
    from theagon.games.staging.columns import Column


class Begun(NamedTuple):
    """A position that was set up, and the entry numbers of its units by their names."""

    position: Any
    ids: Mapping[str, int]


class Change(NamedTuple):
    """A change of the field `position` of a file: the path of a value, and the value."""

    path: tuple[str, ...]
    value: Any


class Staging(ABC):
    """A game's part of its scenarios. Its verbs give the steps, its views the expectations."""

    game_type: type[Game]
    view: Any
    """The type of a view."""
    choices: type[IntEnum]
    clause: Any
    """The type of a clause's id."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.game_type.name

    @property
    def verbs(self) -> Verbs[Any]:
        verbs: Verbs[Any] = self.game_type.position_type.verbs
        return verbs

    @property
    def events(self) -> Mapping[str, EventKind]:
        """The kinds of events."""
        return self.game_type.events

    # ---- files ------------------------------------------------------------------------------------------------------

    placement: Any
    """The type of the field `position`."""
    opening: Any
    """The type of the field `match`."""
    file_fields: Mapping[str, tuple[Any, Any]] = {}
    """Further fields: their types and defaults."""

    @property
    def definitions(self) -> Mapping[str, Any]:
        """The types of the definitions that files bring, by their fields."""
        return {f"{kind.name}s": kind.schema for kind in self.game_type.cards_type.kinds}

    # ---- words ------------------------------------------------------------------------------------------------------

    seats: tuple[str, ...] = SEATS[:2]
    """The seats of the largest match."""
    place: str = "place"
    """The game's word for a place."""
    place_type: Any = UnitOrPlace
    words: Mapping[str, Any] = {}
    """The types of plain words, by the fields of views that hold them."""
    offered: Mapping[str, str] = {"cards": "cards"}
    """The names of a choice's options, in files and in views."""
    field_names: Mapping[str, str] = {}
    """The names in files of fields of events, where they differ."""

    # ---- board ------------------------------------------------------------------------------------------------------

    board: str = "units"
    """The field of views that lists the units."""
    on_board: Collection[str] = ()
    """The kinds of cards that may lie on the board."""
    placed: bool = False
    """True if files say at which place a unit is."""
    aged: bool = True
    """True if the rules ask which unit is older."""
    always: Mapping[str, int] = {}
    """The names of units that are always there, and their entry numbers."""
    statuses: Iterable[str] = ()
    unit_facts: Mapping[str, Callable[[Any, dict[str, Any]], bool]] = {}
    """Further facts about a unit, true or false, from the world and from the unit in the view."""
    player_facts: Mapping[str, Callable[[dict[str, Any]], bool]] = {}
    """Further facts about a player, true or false, from the player in the view."""
    fates: tuple[str, ...] = ()
    """The fates that a unit can have, and the words for a place."""
    last_events: Mapping[str, str] = {}
    """The fate of a unit after each kind of event."""

    renumbers: str = ""
    """The kind of event by which a unit goes on under a new entry number; its cause has the unit with the old one."""

    def fate(self, position: Any, event: Event, following: Sequence[Event]) -> str | None:  # noqa: ARG002 -- some games'
        """Return the fate of an event's target, in the position after the events; None if the event does not decide
        it."""
        return self.last_events.get(event.kind)

    def known(self, game: Any) -> Mapping[str, Collection[str]]:
        """Return the known ids of cards, and of everything else that types name."""
        return {"card": game.cards.by_id}

    def places(self, game: Any, seats: int) -> Collection[str]:  # noqa: ARG002 -- some games'
        """Return the names of all places in a match of this many seats."""
        names: Collection[str] = game.place_names
        return names

    def parts(self, game: Any, seats: int) -> Collection[str]:  # noqa: ARG002 -- some games'
        """Return the names of parts of places, such as the lower cards of a stack.

        No action names them, but steps may.
        """
        return ()

    absent: Mapping[int, Refusal] = {}
    """The refusal of a card that is not in its full pile, by the first number of the verb that chooses from the pile.

    A pile that is not full has an empty place, for which the rules say why.
    """

    def nameless(self, position: Any, verb: Verb[Any], words: Sequence[str]) -> Refusal | None:  # noqa: ARG002 -- some games'
        """Return why a step that names `words`, units by their places, is refused, if no action has a number for it."""
        return None

    # ---- states -----------------------------------------------------------------------------------------------------

    columns: Mapping[str, Column] = {}
    """The form of each column of the state in a file, in a game with positions that can be saved."""

    def unit_course(self, unit: Any) -> frozenset[str]:  # noqa: ARG002 -- some games'
        """Return the columns of a unit that only record the course of the match."""
        return frozenset({"entered", "harm"})

    # ---- beginnings -----------------------------------------------------------------------------------------------

    def variant(self, read: Decoded[Any], game: Any, report: Report) -> Any:  # noqa: ARG002 -- some games'
        """Return the variant of the match: everything besides decks."""
        return read.value.options

    def players(self, scenario: Any) -> int:  # noqa: ARG002 -- some games'
        """Return the number of players."""
        return len(self.seats)

    def check(self, scenario: Any, node: Node, game: Any, variant: Any, report: Report) -> None:
        """Report what is impossible in every position or match of this variant."""
        if scenario.position is not None:
            self.check_position(scenario.position, node.find("position"), game, variant, report)

    @staticmethod  # noqa: B027 -- a game need not have any
    def check_position(position: Any, node: Node, game: Any, variant: Any, report: Report, /) -> None:
        """Report what is impossible about a position, which stands at `node`: by default nothing that fits its type."""

    @staticmethod
    @abstractmethod
    def set_up(scenario: Any, node: Node, game: Any, variant: Any, /) -> Begun:
        """Return the position of a checked scenario; `node` is its node. Raises `InvalidFileError`."""

    @staticmethod
    def save(position: Any, /) -> dict[str, Any]:
        """Return the fields of a file that begins with a position without a choice.

        What no file can say is lost: `theagon.match.saving` looks for that. Raises `TheagonError` in a game
        without positions in files.
        """
        raise TheagonError(f"no position of {position.game.name} can be saved as a scenario")

    def trial(self, game: Any, card: Any, /) -> dict[str, Any]:
        """Return the field `position` of a file in which a card is tried: it can be played, on the board and in hand.

        `card` is a definition of the game, of any kind.
        """
        raise NotImplementedError(f"no card of {game.name} can be tried")

    # ---- changes of positions ---------------------------------------------------------------------------------------

    def part(self, name: str) -> tuple[str, ...]:
        """Return where the field `position` describes what bears a name on the board, as a path of keys."""
        return ("units", name)

    def put(self, position: Mapping[str, Any], definition: Any, owner: str, place: str, /) -> Change:
        """Return the change of the field `position`, which may have mistakes, by which a card lies on the board.

        `definition` is that of the card; `place` counts where a player's cards may lie in several. Raises
        `TheagonError` for a card that never does.
        """
        if definition.kind not in self.on_board:
            raise TheagonError(f"{quoted(definition.id)} is never on the board", hint="put it into a hand")
        units = position.get("units")
        taken = units if isinstance(units, dict) else {}
        names = (definition.id, *(f"{definition.id}-no-{k}" for k in range(2, len(taken) + 3)))
        name = next(each for each in names if each not in taken)
        at = {"at": place} if self.placed else {}
        return Change(("units", name), {"card": definition.id, "owner": owner, **at})

    def decks(self, scenario: Any) -> Any:
        """Return the decks of a scenario's match; None: the usual ones."""
        return scenario.match.decks

    def card_of(self, card: int) -> int:
        """Return the number in the card set of a card that lies in a deck."""
        return card

    # ---- puzzles ----------------------------------------------------------------------------------------------------

    def distance(self, g: Any, seat: int) -> int:
        """Return how much is missing in a world until a seat of two has lost: its health, as a rule."""
        raise NotImplementedError(f"{self.game} has no puzzles")

    def set_distance(self, position: dict[str, Any], seat: int, distance: int) -> None:
        """Write the distance into the field `position` of a file; a distance that no file can have makes the file
        wrong."""
        raise NotImplementedError(f"{self.game} has no puzzles")

    # ---- results ----------------------------------------------------------------------------------------------------

    @property
    def named(self) -> bool:
        """True if files give names to units; otherwise they refer to them by place."""
        return self.board == "units"
