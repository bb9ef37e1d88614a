"""What may be done now, grouped by what does it: each card, unit and ability with the tiles it may be used on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theagon.games.base import Position


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action: `target` is the last word of its notation, a tile, or nothing where there is none to name."""

    action: int
    verb: str
    target: str


@dataclass(frozen=True, slots=True)
class Choice:
    """All that one thing may do. `number` is what the player types for it; `kind` how it is listed.

    `subject` is the hand place of a card, the tile of a unit, the id of an offered card, or nothing.
    """

    number: int
    kind: str
    subject: str
    options: list[Option] = field(default_factory=list)

    @property
    def is_immediate(self) -> bool:
        """Whether there is nothing more to ask."""
        return len(self.options) == 1 and not self.options[0].target

    def at(self, tile: str) -> list[Option]:
        """The options that are for this tile."""
        return [option for option in self.options if option.target == tile]


END = 0
"""The number of ending the turn; it never moves. The cards of the hand come next, by their places."""

_KINDS = {"move": "unit", "attack": "unit"}


def choices(position: Position, hand: int) -> list[Choice]:
    """The legal actions of a position as choices, numbered: 0 the end of the turn, then the hand, then the rest.

    `hand` is how many cards the seat holds: each has its number, whether or not it can be played now.
    """
    grouped: dict[tuple[str, str], list[Option]] = {}
    for action in position.legal_actions():
        verb, *words = position.notation(action).split()
        if verb == "mulligan":
            return []  # asked for in its own way: any set of places
        if verb in ("move", "attack", "warcry"):
            subject, target = words[0], words[1] if len(words) > 1 else ""
        elif verb == "play":
            subject, target = str(position.hand_place(action) + 1), words[1] if len(words) > 1 else ""
        elif verb == "choose":
            subject, target = words[0], ""
        else:
            subject, target = "", words[0] if words else ""
        grouped.setdefault((_KINDS.get(verb, verb), subject), []).append(Option(action, verb, target))
    return [
        Choice(number, kind, subject, options)
        for number, ((kind, subject), options) in _numbered(grouped, hand)
    ]
