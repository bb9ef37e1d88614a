"""Card files, read card by card, so that one that can not be read hides no mistakes of the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from theagon.cards.decode import decode
from theagon.cards.report import InvalidFileError, Report
from theagon.cards.schema import Schema
from theagon.cards.wording import quoted
from theagon.games.hand_of_the_gods.checking import Known
from theagon.games.hand_of_the_gods.checks import check_card, check_leader
from theagon.games.hand_of_the_gods.schema import Card, Leader, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.cards.node import Node

T = TypeVar("T")


class _Outline(Schema):
    """A card file whose cards and leaders are looked at later."""

    game: Literal["hand-of-the-gods"]
    cards: tuple[Any, ...] = ()
    leaders: tuple[Any, ...] = ()


@dataclass(slots=True)
class Found:
    """Cards and leaders with the nodes they were read from, and the ids of those that could not be read."""

    cards: list[tuple[Card, Node]] = field(default_factory=list)
    leaders: list[tuple[Leader, Node]] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)


def find_definitions(node: Node, found: Found, report: Report) -> None:
    """Add the cards and leaders of a file, given by its root node, to those found; report what can not be read."""
    _read(node, _Outline, report)
    _read_each(node.find("cards"), Card, found.cards, found.unread, report)
    _read_each(node.find("leaders"), Leader, found.leaders, found.unread, report)


def _read_each(node: Node, schema: type[T], found: list[tuple[T, Node]], unread: set[str], report: Report) -> None:
    for item in node.value if isinstance(node.value, list) else ():
        definition = _read(item, schema, report)
        name = item.find("id").value
        if definition is not None:
            found.append((definition, item))
        elif isinstance(name, str):
            unread.add(name)


def _read(node: Node, schema: type[T], report: Report) -> T | None:
    try:
        return decode(node, schema)
    except InvalidFileError as invalid:
        for error in invalid.errors:
            report.add(error.message, error.location, error.hint)
        return None


def check_definitions(
    found: Found, cards: Mapping[str, Card], leaders: Mapping[str, Leader], report: Report
) -> tuple[dict[str, Card], dict[str, Leader]]:
    """All cards and all leaders by id: those given, and those found, which take the place of ones of the same id.

    Raises `InvalidFileError` with everything in the report and everything that is wrong with those found, in the order
    of the files.
    """
    all_cards = {**cards, **{card.id: card for card, _ in found.cards}}
    all_leaders = {**leaders, **{leader.id: leader for leader, _ in found.leaders}}
    known = Known(all_cards, all_leaders, found.unread)
    _check_ids(found, cards, leaders, report)
    _check_names([(card.id, card.name, node) for card, node in found.cards], all_cards, report)
    _check_names([(leader.id, leader.name, node) for leader, node in found.leaders], all_leaders, report)
    for card, node in found.cards:
        check_card(card, node, known, report)
    for leader, node in found.leaders:
        check_leader(leader, node, known, report)
    # Stable, so that the files keep their order.
    files = list(dict.fromkeys(error.location.file for error in report.errors if error.location))
    report.errors.sort(
        key=lambda error: (files.index(at.file), at.line or 0, at.column or 0) if (at := error.location) else (-1, 0, 0)
    )
    report.check()
    return all_cards, all_leaders


def _check_ids(found: Found, cards: Mapping[str, Card], leaders: Mapping[str, Leader], report: Report) -> None:
    """Cards and leaders share one space of ids; what is there already may be replaced by its like."""
    first: dict[str, Node] = {}
    for what, definitions, others in (("card", found.cards, leaders), ("leader", found.leaders, cards)):
        for definition, node in definitions:
            place = node.find("id")
            if definition.id in first:
                hint = f"the first is in {first[definition.id].location}"
                report.add(f"the id {quoted(definition.id)} is given twice", place.location, hint)
            elif definition.id in others:
                other = "leader" if what == "card" else "card"
                report.add(f"{quoted(definition.id)} is the id of a {other}", place.location, "take another id")
            first.setdefault(definition.id, place)


def _check_names(
    found: Iterable[tuple[str, Words, Node]], everything: Mapping[str, Card] | Mapping[str, Leader], report: Report
) -> None:
    """No two cards, and no two leaders, have one name in any language."""
    for language in ("en", "es", "ru"):
        bearers: dict[str, list[str]] = {}
        for definition in everything.values():
            bearers.setdefault(getattr(definition.name, language).casefold(), []).append(definition.id)
        for own_id, name, node in found:
            others = [other for other in bearers.get(getattr(name, language).casefold(), ()) if other != own_id]
            if others:
                place = node.find("name", language).location
                report.add(f"{quoted(others[0])} has this name too", place, "give every card a name of its own")
