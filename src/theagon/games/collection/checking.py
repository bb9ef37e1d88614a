"""Shared by all checks of definitions: the definitions that may be named, and reports of mistakes.

Every mistake is reported, at the place of the offending value and with its cure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from theagon.cards.error_text import described, either, quoted, suggestion
from theagon.games.card_language.operations import Word, marks
from theagon.games.collection.own_words import stands_for, whole

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.cards.schema import Schema
    from theagon.games.collection.own_words import OwnKeyword

T = TypeVar("T", bound="Schema")
MOST_WITH_KEYWORDS: Final = {"abilities": 8, "auras": 4, "do": 12}
"""The most that a card has of these fields together with its declared keywords."""


@dataclass(frozen=True, slots=True)
class KnownDefinitions:
    """The definitions that may be named, by kind (`card`) and id. Those in `unread` exist, but could not be read."""

    kinds: Mapping[str, Mapping[str, Any]]
    unread: Collection[str] = ()


class Fault(NamedTuple):
    """A mistake at a node, and its cure."""

    node: Node
    message: str
    hint: str | None = None


def refused(node: Node, names: Iterable[str], message: str, hint: str | None = "leave it out") -> Iterator[Fault]:
    """Yield a fault for each of these fields that is given; `{}` in the message is the field's name."""
    for name in names:
        if given(node, name):
            yield Fault(node.find(name), message.format(quoted(name)), hint)


class Checker:
    """A reporter of mistakes at nodes. A field is given if the file holds it and it is not null."""

    def __init__(self, known: KnownDefinitions, report: Report) -> None:
        self.known = known
        self.report = report

    def wrong(self, node: Node, message: str, hint: str | None = None) -> None:
        self.report.add(message, node.location, hint)

    def all_wrong(self, faults: Iterable[Fault]) -> None:
        """Report some faults."""
        for fault in faults:
            self.wrong(*fault)

    def refuse(self, node: Node, names: Collection[str], message: str, hint: str | None = "leave it out") -> None:
        """Report each of these fields that is given; `{}` in the message stands for the field's name."""
        self.all_wrong(refused(node, names, message, hint))

    def goes_with(self, node: Node, name: str, *others: str) -> None:
        """Report a field that is given without one of the others."""
        if not any(given(node, other) for other in others):
            self.refuse(node, (name,), f"{{}} goes with {' and '.join(map(quoted, others))}")

    def one_of(self, node: Node, names: Collection[str], what: str) -> None:
        """Report unless exactly one of these fields is given."""
        present = [name for name in names if given(node, name)]
        if not present:
            self.wrong(node, f"{what} needs one of {either(names)}")
        for name in present[1:]:
            self.wrong(node.find(name), f"{what} has {quoted(present[0])} or {quoted(name)}, not both")

    def operation(self, node: Node, names: Collection[str], for_players: Collection[str]) -> str | None:
        """Return the one operation of an effect. Those `for_players` are done to no unit; all others need the field
        `to`.

        Report an effect with no operation or several, and a `to` that is missing or does not belong.
        """
        present = [name for name in names if given(node, name)]
        if not present:
            self.wrong(node, "an effect needs an operation", "such as damage: 2, to: target")
            return None
        name = present[0]
        for other in present[1:]:
            self.wrong(
                node.find(other),
                f"an effect has one operation, not {quoted(name)} and {quoted(other)}",
                "make it two effects, one after the other",
            )
        if name not in for_players and not given(node, "to"):
            self.wrong(node, f"{quoted(name)} needs the field 'to'", "such as to: target")
        elif name in for_players and given(node, "to"):
            self.wrong(node.find("to"), f"{quoted(name)} is not done to a unit", "leave 'to' out")
        return name

    def distinct(self, node: Node, field: str, words: tuple[str, ...]) -> None:
        """Report each word that a list repeats."""
        for k, word in enumerate(words):
            if word in words[:k]:
                self.wrong(node.find(field, k), f"{quoted(word)} is given twice", "leave one of them out")

    def house(self, node: Node, names: tuple[str, ...], printed: Collection[str]) -> None:
        """Report house values that the card does not print, and those named twice."""
        for k, name in enumerate(names):
            if name not in printed:
                self.wrong(node.find("house", k), f"{quoted(name)} is no printed value", suggestion(name, printed))
        self.distinct(node, "house", names)

    def ranges(self, node: Node, wanted: object, names: Collection[str]) -> None:
        """Report each of these values of a filter that has its maximum below its minimum."""
        for name in names:
            least, most = getattr(wanted, f"{name}_min"), getattr(wanted, f"{name}_max")
            if least is not None and most is not None and least > most:
                told = f"no {name} is at least {least} and at most {most}"
                self.wrong(node.find(f"{name}-min"), told, "leave one of the two out")

    def words(self, part: Schema, node: Node) -> None:
        """Report the words of a part, such as tribes, that are neither the game's nor declared."""
        for name, mark in marks(type(part), Word).items():
            value, own = getattr(part, name), self.known.kinds.get(mark.kind, {})
            place = node.find(name.removesuffix("_").replace("_", "-"))
            for k, word in enumerate((value,) if isinstance(value, str) else value or ()):
                if not (word in mark.known or word in own or word in self.known.unread):
                    at = place if isinstance(value, str) else place.find(k)
                    self.wrong(at, f"{described(word)} is not known here", suggestion(word, [*mark.known, *own]))

    def whole(self, card: T, node: Node) -> T:
        """Return a card as the rules have it. Report declared keywords that give it too much."""
        made = whole(card, self.known.kinds.get("keyword", {}))
        for name, most in MOST_WITH_KEYWORDS.items() if made is not card else ():
            if len(getattr(made, name, ())) > most:
                told = f"a card has at most {most} of {quoted(name)}, with those of its keywords"
                self.wrong(node.find("keywords"), told, "leave a keyword out")
        return made

    def keyword(self, keyword: OwnKeyword, node: Node) -> None:
        """Report a declared keyword that stands for nothing, and words of the game that it repeats."""
        given = stands_for(keyword)
        if not any(given.values()):
            self.wrong(node, f"the keyword {quoted(keyword.id)} stands for nothing", f"give it {either(given)}")
        self.distinct(node, "keywords", given.get("keywords", ()))

    def exists(self, node: Node, name: str, kind: str = "card") -> Any:
        """Return the definition of this id. If there is none, report it and return None."""
        names = self.known.kinds[kind]
        if name not in names and name not in self.known.unread:
            self.wrong(node, f"there is no {kind} {quoted(name)}", suggestion(name, names))
        return names.get(name)


def given(node: Node, name: str) -> bool:
    """Return whether a mapping has this field, not null."""
    field = node.find(name)
    return field is not node and field.value is not None
