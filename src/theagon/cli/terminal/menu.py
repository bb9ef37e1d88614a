"""The menu of a seat: choices with their numbers, each with the places that it may be used on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

END: Final = 0
"""The number that ends the turn, which never changes. The cards of the hand follow it, by their places."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action. `target` is the place that it is pointed at; empty if there is none to name."""

    action: int
    verb: str
    target: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Everything that one thing may do now, perhaps nothing. `number` is what the player types for it.

    `kind` is end, card (of the hand), unit (that moves or attacks), tile (that is to be chosen), offer (a card that is
    to be chosen), or a verb of the game. `subject` is the hand place of a card (from 1), the place of a unit or tile,
    or the card that is offered.
    """

    number: int
    kind: str
    subject: str
    options: tuple[Option, ...]

    @property
    def place(self) -> str:
        """Return the place as options name it."""
        return f"#{self.subject}" if self.subject.isdecimal() else self.subject

    @property
    def is_immediate(self) -> bool:
        """Return whether the choice needs no target."""
        return len(self.options) == 1 and not self.options[0].target

    def at(self, place: str) -> tuple[Option, ...]:
        """Return the options that are pointed at this place."""
        return tuple(option for option in self.options if option.target == place)


@dataclass(frozen=True, slots=True)
class Menu:
    """The choices of a seat. `kind` is turn, or what an effect asks for.

    If the player may name any number of cards at once, as in the opening hand, `several` is the verb of that action.
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
        """Return what the unit at a place may do besides its own abilities."""
        return next((choice for choice in self.choices if choice.kind == "unit" and choice.subject == place), None)
