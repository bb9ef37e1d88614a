"""What may be done now, as a numbered list: each card, unit and ability, with the tiles it may be used on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from theagon.games import base as games

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


def menu_of(position: games.Position, view: dict[str, Any]) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    kind = view["choice"]["kind"] if view["choice"] else "turn"
    if kind == "mulligan":
        return Menu(kind, ())  # any set of hand places
    found: dict[tuple[str, str], list[Option]] = {}
    if kind == "turn":
        hand = view["players"][view["seat"]]["hand"]
        cards = {("card", str(place)): list[Option]() for place in range(1, len(hand) + 1)}
        found = {("end", ""): [], **cards, ("leader", ""): []}
    for option in position.options():
        target = "" if option.verb == "choose" else "".join(map(_tile, option.targets))
        found.setdefault(_group(option, view["choice"]), []).append(Option(option.action, option.verb, target))
    first = END if kind == "turn" else 1
    ordered = sorted(found.items(), key=lambda item: _ORDER.index(item[0][0]))
    return Menu(kind, tuple(Choice(n, *group, tuple(options)) for n, (group, options) in enumerate(ordered, first)))


_ORDER: Final = ("end", "card", "leader", "warcry", "unit", "tile", "offer")


def _tile(place: str) -> str:
    """The tile that is typed for a target: of a column its tile in row 1, of a row its tile in column a."""
    if place.startswith("column-"):
        return place.removeprefix("column-") + "1"
    return "a" + place.removeprefix("row-") if place.startswith("row-") else place


def _group(option: games.Option, asked: dict[str, Any] | None) -> tuple[str, str]:
    """The kind and the subject of the choice that an option belongs to; `asked` is what an effect asks for."""
    match option.verb:
        case "play":
            return "card", (option.source or "").removeprefix("#")
        case "move" | "attack":
            return "unit", option.source or ""
        case "warcry":
            return "warcry", option.source or ""
        case "choose":
            (place,) = option.targets
            offer = place.removeprefix("offer-")
            return ("tile", place) if asked is None or offer == place else ("offer", asked["cards"][int(offer) - 1])
        case _:
            return option.verb, ""
