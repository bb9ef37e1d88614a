"""What may be done now, as a numbered list: each card, unit and ability, with the places it may be used on.

It is made from the options of the rules, for every game alike. Their places say what a choice is: `#2` is a card of the
hand, a place of the board is a unit that acts or a tile that is chosen, `offer-1` is a card that is to be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from theagon.cli.terminal.words import Words
    from theagon.games import base

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
    to be chosen), or a verb of the game. `subject` is the hand place of a card (from 1), the place of a unit or tile,
    or the card that is offered.
    """

    number: int
    kind: str
    subject: str
    options: tuple[Option, ...]

    @property
    def place(self) -> str:
        """The place as options name it."""
        return f"#{self.subject}" if self.subject.isdecimal() else self.subject

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


def menu_of(position: base.Position, view: Mapping[str, Any], words: Words) -> Menu:
    """The legal actions of a position; `view` is that of the seat to act."""
    place = words.table.place
    asked, options = view["choice"], position.options()
    if words.terminal.by_name:
        options.sort(key=lambda option: (option.source or "", option.targets))
    kind, several = asked["kind"] if asked else "turn", _several(options)
    groups: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        group = _group(option, view, words, several)
        if group is not None:
            known = groups.setdefault(group, [])
            target = _target(option, place)
            if target not in [each.target for each in known]:  # equal cards are one choice
                known.append(Option(option.action, option.verb, target))
    idle = [("card", str(number)) for number in range(1, len(view["players"][view["seat"]]["hand"]) + 1)]
    if kind == "turn":
        idle += [("end", ""), words.terminal.standing]
    elif not any(group == "card" for group, _ in groups):
        idle = []
    choices = {group: _without_gap(groups.get(group, []), place) for group in [*idle, *groups]}
    return Menu(kind, _numbered(choices, words.terminal.choices), several)


def _several(options: Sequence[base.Option]) -> str:
    """The verb that takes any number of cards, if there is one now: none as well as some."""
    some = {option.verb for option in options if option.targets}
    return next((each.verb for each in options if each.source is None and not each.targets and each.verb in some), "")


def _group(option: base.Option, view: Mapping[str, Any], words: Words, several: str) -> tuple[str, str] | None:
    """The kind and the subject of the choice that an option belongs to; None for what is typed as several numbers."""
    subject = option.source or next(iter(option.targets), "")
    card = subject.removeprefix("#") if subject.startswith("#") else ""
    if option.verb == several and (card or len(option.targets) != 1):
        return None
    if option.verb in words.terminal.choices:
        return option.verb, _first_alike(card, view) if card else subject
    if card:
        return "card", card
    if words.table.place(subject) is not None:
        return "unit" if option.source else "tile", subject
    _, _, offer = subject.partition("-")
    return "offer", view["choice"]["cards"][int(offer) - 1] if offer.isdecimal() else offer


def _first_alike(number: str, view: Mapping[str, Any]) -> str:
    """The first place of the hand that has the same card as this one."""
    hand = view["players"][view["seat"]]["hand"]
    return str(hand.index(hand[int(number) - 1]) + 1)


def _target(option: base.Option, place: Callable[[str], str | None]) -> str:
    """The place that is typed for a target: one of the board, or the number of a gap."""
    if option.source is None or not option.targets:
        return ""
    (target,) = option.targets
    return place(target) or target.rpartition("-")[2]


def _without_gap(options: list[Option], place: Callable[[str], str | None]) -> list[Option]:
    """Of one gap alone nobody need say which."""
    if len(options) == 1 and place(options[0].target) is None:
        return [Option(options[0].action, options[0].verb, "")]
    return options


def _numbered(groups: Mapping[tuple[str, str], Sequence[Option]], kinds: Sequence[str]) -> tuple[Choice, ...]:
    """The choices, by kind and subject, in the order of `kinds`. The end of the turn is 0, others begin at 1."""
    ordered: Iterable[tuple[tuple[str, str], Sequence[Option]]]
    ordered = sorted(groups.items(), key=lambda item: kinds.index(item[0][0]))
    first = END if ("end", "") in groups else 1
    return tuple(Choice(n, *group, tuple(options)) for n, (group, options) in enumerate(ordered, first))
