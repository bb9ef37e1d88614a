"""What may be done now in Army of Gods, as a numbered list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.choices import Menu, Option, numbered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games import base as games

_ORDER: Final = ("end", "card", "attack", "ability", "restore", "tile", "seat", "offer", "let", "done")


def menu_of(position: games.Position, view: dict[str, Any]) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    asked, player = view["choice"], view["players"][view["seat"]]
    kind = asked["kind"] if asked else "turn"
    found: dict[tuple[str, str], list[Option]] = {}
    options = [(option, _group(option, view)) for option in position.options()]
    if kind == "turn" or any(group[0] == "card" for _, group in options):
        found = {("card", str(place)): [] for place in range(1, len(player["hand"]) + 1)}
    if kind == "turn":
        found |= {("end", ""): [], ("ability", ""): []}
    for option, group in options:
        target = option.targets[0] if option.verb == "attack" else ""
        known = found.setdefault(group, [])
        if group[0] == "card" or target not in [each.target for each in known]:  # equal cards are one choice
            known.append(Option(option.action, option.verb, target))
    return Menu(kind, numbered(found, _ORDER))


def attempt(view: Mapping[str, Any], kind: str, subject: str, target: str, drops: bool) -> str:
    """What was meant by pointing a choice at a place, in notation; `drops` says whether the card is an army card."""
    asked = view["choice"]
    match kind:
        case "card" if asked:
            return f"{'block' if asked['kind'] == 'block' else 'choose'} #{subject}"
        case "card" if target:
            return f"attack #{subject} {target}"
        case "card":
            return f"{'drop' if drops else 'play'} #{subject}"
        case "attack":
            return f"attack #{subject} {target}"
        case "tile" | "seat" | "offer":
            return f"choose {subject}"
        case "unit":
            return f"choose {target}"
        case _:
            return f"{kind} {subject}".rstrip()


def _group(option: games.Option, view: Mapping[str, Any]) -> tuple[str, str]:
    """The kind and the subject of the choice that an option belongs to."""
    match option.verb:
        case "drop" | "play":
            return "card", (option.source or "").removeprefix("#")
        case "attack":
            return "attack", _first_of_its_kind((option.source or "").removeprefix("#"), view)
        case "restore":
            return "restore", option.targets[0]
        case "choose" | "block":
            return _chosen(option.targets[0], view)
        case _:
            return option.verb, ""


def _first_of_its_kind(place: str, view: Mapping[str, Any]) -> str:
    """The first place of the hand that has the same card: equal cards attack alike."""
    hand: list[str] = view["players"][view["seat"]]["hand"]
    return str(hand.index(hand[int(place) - 1]) + 1)


def _chosen(place: str, view: Mapping[str, Any]) -> tuple[str, str]:
    """An answer: a card of the hand, a stack, a player, or one of the cards that are shown."""
    if place.startswith("#"):
        return "card", place.removeprefix("#")
    if place.startswith("discard-"):
        return "offer", place.removeprefix("discard-")
    if place.startswith(("top-", "offer-")):
        return "offer", str(view["choice"]["cards"][int(place.split("-")[1]) - 1])
    return ("tile" if "-" in place else "seat"), place
