"""What may be done now, as a numbered list: each card, unit and ability, with the places it may be used on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

END: Final = 0
"""The number of ending the turn; it never moves. The cards of the hand come next, by their places."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action. `target` is the place it is pointed at, or nothing where there is none to name."""

    action: int
    verb: str
    target: str


@dataclass(frozen=True, slots=True)
class Choice:
    """All that one thing may do now, perhaps nothing. `number` is what the player types for it.

    `kind` is end, card (of the hand), unit (that moves or attacks), tile (that is to be chosen), offer (a card that is
    to be chosen), or one of the game's own. `subject` is the hand place of a card (from 1), the place of a unit or
    tile, or the card that is offered.
    """

    number: int
    kind: str
    subject: str
    options: tuple[Option, ...]

    @property
    def is_immediate(self) -> bool:
        """Whether there is nothing more to ask."""
        return len(self.options) == 1 and not self.options[0].target

    def at(self, place: str) -> tuple[Option, ...]:
        """The options that are pointed at this place."""
        return tuple(option for option in self.options if option.target == place)


@dataclass(frozen=True, slots=True)
class Menu:
    """What a seat may choose from. `kind` is turn, or what an effect asks for.

    Where any number of cards may be named at once, as of the opening hand, `several` is the verb of that action.
    """

    kind: str
    choices: tuple[Choice, ...]
    several: str = ""

    @property
    def asks_for_place(self) -> bool:
        return any(choice.kind == "tile" for choice in self.choices)

    def numbered(self, number: int) -> Choice | None:
        return next((choice for choice in self.choices if choice.number == number), None)

    def of_unit(self, place: str) -> Choice | None:
        """What the unit at a place may do besides its own abilities."""
        return next((choice for choice in self.choices if choice.kind == "unit" and choice.subject == place), None)


def numbered(groups: Mapping[tuple[str, str], Sequence[Option]], kinds: Sequence[str]) -> tuple[Choice, ...]:
    """The choices, by kind and subject, in the order of `kinds`. The end of the turn is 0, others begin at 1."""
    ordered: Iterable[tuple[tuple[str, str], Sequence[Option]]]
    ordered = sorted(groups.items(), key=lambda item: kinds.index(item[0][0]))
    first = END if ("end", "") in groups else 1
    return tuple(Choice(n, *group, tuple(options)) for n, (group, options) in enumerate(ordered, first))
