"""The options of a position, grouped into the choices of a menu: each thing with the places that it may be used on.

They come from the options of the rules, in the same way for every game. The source of an option says what it is:
`#2` is a card of the hand, a place of the board is a unit that acts or a tile to choose, `offer-1` an offered card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cli.terminal.menu import END, Choice, Menu, Option

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from theagon.cli.terminal.table import Table
    from theagon.games import base
    from theagon.games.play.position import Position


def menu_of(position: Position, view: Mapping[str, Any], table: Table) -> Menu:
    """Return the menu of the legal actions of a position; `view` is that of the seat to act."""
    place = table.place
    asked, options = view["choice"], position.options()
    if table.by_name:
        options.sort(key=lambda option: (option.source or "", option.targets))
    kind, several = asked["kind"] if asked else "turn", _several(options)
    groups: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        group = _group(option, view, table, several)
        if group is not None:
            known = groups.setdefault(group, [])
            target = _target(option, place)
            if target not in [each.target for each in known]:  # equal cards make one choice
                known.append(Option(option.action, option.verb, target))
    idle = [("card", str(number)) for number in range(1, len(view["players"][view["seat"]].get("hand", ())) + 1)]
    if kind == "turn" and table.standing is not None:
        idle += [("end", ""), table.standing]
    elif not any(group == "card" for group, _ in groups):
        idle = []
    choices = {group: _without_gap(groups.get(group, []), place) for group in [*idle, *groups]}
    return Menu(kind, _numbered(choices, table.choices), several)


def _several(options: Sequence[base.Option]) -> str:
    """Return the verb that takes any number of cards, even none; empty if there is no such verb now."""
    some = {option.verb for option in options if option.targets}
    return next((each.verb for each in options if each.source is None and not each.targets and each.verb in some), "")


def _group(option: base.Option, view: Mapping[str, Any], table: Table, several: str) -> tuple[str, str] | None:
    """Return the kind and the subject of an option's choice; None if the player types several numbers for it."""
    subject = option.source or next(iter(option.targets), "")
    card = subject.removeprefix("#") if subject.startswith("#") else ""
    if option.verb == several and (card or len(option.targets) != 1):
        return None
    if option.verb in table.choices:
        return option.verb, _first_alike(card, view) if card else subject
    if card:
        return "card", card
    if (place := table.place(subject)) is not None:
        return "unit" if option.source else "tile", place
    _, _, offer = subject.partition("-")
    return "offer", view["choice"]["cards"][int(offer) - 1] if offer.isdecimal() else offer


def _first_alike(number: str, view: Mapping[str, Any]) -> str:
    """Return the first place of the hand that has the same card as this one."""
    hand = view["players"][view["seat"]]["hand"]
    return str(hand.index(hand[int(number) - 1]) + 1)


def _target(option: base.Option, place: Callable[[str], str | None]) -> str:
    """Return the place that is typed for a target: one of the board, or the number of a gap."""
    if option.source is None or not option.targets:
        return ""
    (target,) = option.targets
    return place(target) or target.rpartition("-")[2]


def _without_gap(options: list[Option], place: Callable[[str], str | None]) -> list[Option]:
    """Return the options; a single gap loses its number, since the player need not name it."""
    if len(options) == 1 and place(options[0].target) is None:
        return [Option(options[0].action, options[0].verb, "")]
    return options


def _numbered(groups: Mapping[tuple[str, str], Sequence[Option]], kinds: Sequence[str]) -> tuple[Choice, ...]:
    """Return the choices in the order of `kinds`. The end of the turn is 0, others begin at 1."""
    ordered: Iterable[tuple[tuple[str, str], Sequence[Option]]]
    ordered = sorted(groups.items(), key=lambda item: kinds.index(item[0][0]))
    first = END if ("end", "") in groups else 1
    return tuple(Choice(n, *group, tuple(options)) for n, (group, options) in enumerate(ordered, first))
