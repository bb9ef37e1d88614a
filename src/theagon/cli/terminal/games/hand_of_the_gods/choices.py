"""What may be done now in Hand of the Gods, as a numbered list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.choices import Menu, Option, numbered

if TYPE_CHECKING:
    from theagon.games import base as games

_ORDER: Final = ("end", "card", "leader", "warcry", "unit", "tile", "offer")


def menu_of(position: games.Position, view: dict[str, Any]) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    kind = view["choice"]["kind"] if view["choice"] else "turn"
    if kind == "mulligan":
        return Menu(kind, (), kind)  # any set of hand places
    found: dict[tuple[str, str], list[Option]] = {}
    if kind == "turn":
        hand = view["players"][view["seat"]]["hand"]
        cards = {("card", str(place)): list[Option]() for place in range(1, len(hand) + 1)}
        found = {("end", ""): [], **cards, ("leader", ""): []}
    for option in position.options():
        target = "" if option.verb == "choose" else "".join(map(_tile, option.targets))
        found.setdefault(_group(option, view["choice"]), []).append(Option(option.action, option.verb, target))
    return Menu(kind, numbered(found, _ORDER))


def attempt(view: Any, kind: str, subject: str, target: str) -> str:
    """What was meant by pointing a choice at a tile, in notation."""
    match kind:
        case "card":
            return f"play #{subject} {target}"
        case "leader":
            return f"leader {target}"
        case "unit":
            occupied = any(unit["tile"] == target for unit in view["units"])
            return f"{'attack' if occupied else 'move'} {subject} {target}"
        case _:
            return f"{kind} {subject} {target}"


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
