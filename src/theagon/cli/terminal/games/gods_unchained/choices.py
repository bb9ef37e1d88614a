"""What may be done now in Gods Unchained, as a numbered list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.choices import Menu, Option, numbered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games import base as games

_ORDER: Final = ("end", "card", "power", "bag", "unit", "ability", "sanctum", "tile", "offer")


def menu_of(position: games.Position, view: dict[str, Any]) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    asked, player = view["choice"], view["players"][view["seat"]]
    kind = asked["kind"] if asked else "turn"
    if kind == "mulligan":
        return Menu(kind, (), kind)  # any set of hand places
    found: dict[tuple[str, str], list[Option]] = {}
    if kind in ("turn", "hand"):
        found = {("card", str(place)): [] for place in range(1, len(player["hand"]) + 1)}
    if kind == "turn":
        found |= {("end", ""): [], ("power", ""): []} | ({("bag", ""): []} if player["bags"] else {})
    for option in sorted(position.options(), key=lambda each: (each.source or "", each.targets)):  # from left to right
        group = _group(option, view)
        if group is not None and not (group[0] == "offer" and group in found):  # equal cards are one choice
            target = "" if group[0] in ("tile", "offer") else _target(option, group)
            found.setdefault(group, []).append(Option(option.action, option.verb, target))
    if not any(unit["tile"].startswith(f"p{view['seat'] + 1}-1") for unit in view["units"]):
        found = {group: _without_gap(options) for group, options in found.items()}
    return Menu(kind, numbered(found, _ORDER), kind if kind == "foresee" else "")


def attempt(kind: str, subject: str, target: str) -> str:
    """What was meant by pointing a choice at a place, in notation."""
    match kind:
        case "card":
            return f"play #{subject} {target}"
        case "unit":
            return f"attack {subject} {target}"
        case "ability":
            return f"use {subject} {target}"
        case "sanctum":
            return f"buy {subject}"
        case "tile" | "offer":
            return f"choose {subject}"
        case _:
            return f"{kind} {target}"


def _without_gap(options: list[Option]) -> list[Option]:
    """On an empty side there is nothing to choose between."""
    return [Option(each.action, each.verb, "") if each.target == "1" else each for each in options]


def _target(option: games.Option, group: tuple[str, str]) -> str:
    """The place that is typed for a target: of a gap in the row its number; none for a card of the hand itself."""
    (place,) = option.targets or ("",)
    return "" if place == f"#{group[1]}" else place.removeprefix("gap-")


def _group(option: games.Option, view: Mapping[str, Any]) -> tuple[str, str] | None:
    """The kind and the subject of the choice that an option belongs to; None if it is made by several numbers."""
    source = option.source or ""
    match option.verb:
        case "play":
            return "card", source.removeprefix("#")
        case "attack":
            return "unit", source
        case "use":
            return "ability", source
        case "buy":
            return "sanctum", source.removeprefix("sanctum-")
        case "foresee":
            return ("offer", _offered(view, option.targets[0])) if len(option.targets) == 1 else None
        case "choose":
            (place,) = option.targets
            if place.startswith("#"):
                return "card", place.removeprefix("#")
            return ("offer", _offered(view, place)) if place.startswith("offer-") else ("tile", place)
        case _:
            return option.verb, ""


def _offered(view: Mapping[str, Any], place: str) -> str:
    """The card at a place of what is offered or foreseen."""
    return str(view["choice"]["cards"][int(place.split("-")[1]) - 1])
