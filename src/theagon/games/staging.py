"""What scenarios ask of a game: to read its part of a file, to set a position up, and to tell what is the case.

Each game answers in a package of its own, `theagon.games.<game>.staging`; `theagon.match.scenario_run` asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from theagon.games.base import Event, Game, Position


class ImpossibleStepError(TheagonError):
    """A step that can not be taken as things stand, which is a failure of the scenario and not a mistake in its file.

    `path` leads from the step, as written in the file, to what asks for too much.
    """

    def __init__(self, path: tuple[str | int, ...], expected: object, actual: object) -> None:
        super().__init__(f"expected {expected}, found {actual}")
        self.path = path
        self.expected = expected
        self.actual = actual


class Fact(NamedTuple):
    """Something expected and what is the case; `path` leads to it from the expectation, as written in the file."""

    path: tuple[str | int, ...]
    expected: object
    actual: object
    holds: bool


class Script(Protocol):
    """A scenario that was read and found sound."""

    @property
    def title(self) -> str: ...

    @property
    def proves(self) -> Sequence[str]:
        """The clauses that it proves."""
        ...

    @property
    def file(self) -> str:
        """What messages call the file."""
        ...

    @property
    def game(self) -> Game:
        """The game with the cards that the scenario brings."""
        ...

    @property
    def steps(self) -> Sequence[Any]:
        """The steps: schema objects with the fields `by`, `refused`, `name` and `expect` and one for each action."""
        ...

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        ...

    def begin(self) -> Stage:
        """The scenario at its beginning. Raises `InvalidFileError` if its position turns out to be impossible."""
        ...


class Stage(Protocol):
    """A scenario under way."""

    @property
    def position(self) -> Position: ...

    def action(self, action: Any) -> int:
        """The number of an action of the file. Raises `ImpossibleStepError`."""
        ...

    def name(self, name: str, at: str) -> None:
        """The unit on a tile has this name from now on. Raises `ImpossibleStepError`."""
        ...

    def follow(self, action: Any, events: Sequence[Event]) -> None:
        """An action was carried out: its new unit gets its name, and what became of others is remembered."""
        ...

    def facts(self, expect: Any) -> Iterable[Fact]:
        """What is expected of units, tiles, players and choices."""
        ...

    def matches(self, event: Event, pattern: Any) -> bool:
        """Whether an event is as a pattern describes it, its cause aside."""
        ...
