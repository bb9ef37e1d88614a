"""What all checks of definitions share: what exists, and how a mistake is reported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from theagon.cards.wording import either, quoted, suggestion

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.hand_of_the_gods.schema import Card, Leader


@dataclass(frozen=True, slots=True)
class Known:
    """The cards and leaders that may be spoken of, by id. Those in `unread` exist, but could not be read."""

    cards: Mapping[str, Card]
    leaders: Mapping[str, Leader]
    unread: Collection[str] = ()


class Checker:
    """Reports mistakes at nodes; a field counts as given if the file holds it and it is not null."""

    def __init__(self, known: Known, report: Report) -> None:
        self.known = known
        self.report = report

    def wrong(self, node: Node, message: str, hint: str | None = None) -> None:
        self.report.add(message, node.location, hint)

    def refuse(self, node: Node, names: Collection[str], message: str, hint: str | None = "leave it out") -> None:
        """Report each of these fields that is given; `{}` in the message stands for the field's name."""
        for name in names:
            if given(node, name):
                self.wrong(node.find(name), message.format(quoted(name)), hint)

    def one_of(self, node: Node, names: Collection[str], what: str) -> None:
        """Report unless exactly one of these fields is given."""
        present = [name for name in names if given(node, name)]
        if not present:
            self.wrong(node, f"{what} needs one of {either(names)}")
        for name in present[1:]:
            self.wrong(node.find(name), f"{what} has {quoted(present[0])} or {quoted(name)}, not both")

    def distinct(self, node: Node, field: str, words: tuple[str, ...]) -> None:
        """Report each word of a list that stands in it before."""
        for k, word in enumerate(words):
            if word in words[:k]:
                self.wrong(node.find(field, k), f"{quoted(word)} is given twice", "leave one of them out")

    def leader_at(self, node: Node, name: str) -> None:
        self._exists(node, name, self.known.leaders, "leader")

    def card_at(self, node: Node, name: str) -> None:
        self._exists(node, name, self.known.cards, "card")

    def unit_at(self, node: Node, name: str) -> None:
        self._exists(node, name, self.known.cards, "card")
        card = self.known.cards.get(name)
        if card is not None and card.kind != "unit":
            self.wrong(node, f"{quoted(name)} is a spell", "a unit is meant here")

    def _exists(self, node: Node, name: str, names: Collection[str], what: str) -> None:
        if name not in names and name not in self.known.unread:
            self.wrong(node, f"there is no {what} {quoted(name)}", suggestion(name, names))


def given(node: Node, name: str) -> bool:
    """Does a mapping have this field?"""
    field = node.find(name)
    return field is not node and field.value is not None
