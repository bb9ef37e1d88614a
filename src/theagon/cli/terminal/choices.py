"""What may be done now, as a numbered list: each card, unit and ability, with the tiles it may be used on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from theagon.games.base import Position

END: Final = 0
"""The number of ending the turn; it never moves. The cards of the hand come next, by their places."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action. `target` is the tile it is pointed at, or nothing where there is none to name."""

    action: int
    verb: str
    target: str


@dataclass(frozen=True, slots=True)
class Choice:
    """All that one thing may do now, perhaps nothing. `number` is what the player types for it.

    `subject` is the hand place of a card (from 1), the tile of a unit, or the card offered or tile to be chosen.
    """

    number: int
    kind: str  # end, card, leader, warcry, unit; or, of a choice that an effect asks for, tile, offer
    subject: str
    options: tuple[Option, ...]

    @property
    def is_immediate(self) -> bool:
        """Whether there is nothing more to ask."""
        return len(self.options) == 1 and not self.options[0].target

    def at(self, tile: str) -> tuple[Option, ...]:
        """The options that are pointed at this tile."""
        return tuple(option for option in self.options if option.target == tile)


@dataclass(frozen=True, slots=True)
class Menu:
    """What a seat may choose from. `kind` is turn, or what is chosen: mulligan, target, destination, discover."""

    kind: str
    choices: tuple[Choice, ...]

    def numbered(self, number: int) -> Choice | None:
        return next((choice for choice in self.choices if choice.number == number), None)

    def of_unit(self, tile: str) -> Choice | None:
        """What the unit on a tile may do besides its warcry."""
        return next((choice for choice in self.choices if choice.kind == "unit" and choice.subject == tile), None)


def menu_of(position: Position, view: dict[str, Any]) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    kind = view["choice"]["kind"] if view["choice"] else "turn"
    if kind == "mulligan":
        return Menu(kind, ())  # any set of hand places
    hand = [card["card"] for card in view["players"][view["seat"]]["hand"]]
    found: dict[tuple[str, str], list[Option]] = {}
    if kind == "turn":
        found = {("end", ""): [], **{("card", str(place + 1)): [] for place in range(len(hand))}, ("leader", ""): []}
    for action in position.legal_actions():
        verb, *words = position.notation(action).split()
        group, target = _group(verb, words, hand, kind)
        found.setdefault(group, []).append(Option(action, verb, target))
    first = END if kind == "turn" else 1
    ordered = sorted(found.items(), key=lambda item: _ORDER.index(item[0][0]))
    return Menu(kind, tuple(Choice(n, *group, tuple(options)) for n, (group, options) in enumerate(ordered, first)))


_ORDER: Final = ("end", "card", "leader", "warcry", "unit", "tile", "offer")


def _group(verb: str, words: list[str], hand: list[str], kind: str) -> tuple[tuple[str, str], str]:
    """To which choice an action belongs, given in notation, and its target."""
    last = words[-1] if words else ""
    match verb:
        case "play":
            place = int(words[0][1:]) if words[0].startswith("#") else hand.index(words[0]) + 1
            return ("card", str(place)), last if len(words) > 1 else ""
        case "move" | "attack":
            return ("unit", words[0]), last
        case "warcry":
            return ("warcry", words[0]), last if len(words) > 1 else ""
        case "choose":
            return ("offer" if kind == "discover" else "tile", words[0]), ""
        case _:
            return (verb, ""), last
