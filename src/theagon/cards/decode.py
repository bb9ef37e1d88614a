"""From nodes to schema objects: everything that is wrong is reported at once, each with its place.

Checks that no schema can express, such as a card that a deck names and nobody knows, come after decoding. They keep
the `Decoded` and ask it where a value stood:

    deck = decode_with_places(node, Deck)
    report = Report()
    for name in deck.value.cards:
        if name not in known:
            report.add(f"unknown card {name!r}", deck.key_at(deck.value.cards, name), suggestion(name, known))
    report.check()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from theagon.cards.report import Report
from theagon.cards.schema import known
from theagon.cards.shapes import WRONG, Decoding, Shape, shape_of

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.errors import Location

T = TypeVar("T")


class Decoded(Generic[T]):
    """A decoded value together with the nodes it came from."""

    def __init__(self, value: T, node: Node, nodes: dict[int, tuple[object, Node]]) -> None:
        self.value = value
        self.node = node
        self._nodes = nodes

    def node_of(self, part: object) -> Node:
        """The node of a part of the value: of a schema object, a dict, or a list or tuple that is not empty.

        Raises `KeyError` for what is no such part.
        """
        return self.node if part is self.value else self._nodes[id(part)][1]

    def at(self, part: object, *path: str | int) -> Location:
        """The place of a part, or of what lies down a path of keys and indices, as written in the file, below it."""
        return self.node_of(part).find(*path).location

    def key_at(self, part: object, key: str) -> Location:
        """The place of a key, as written in the file, of a part that is a mapping; of the part if it lacks the key."""
        node = self.node_of(part)
        return node.keys.get(key, node).location


def decode(node: Node, schema: type[T]) -> T:
    """The node's value as the type `schema` (see `theagon.cards.schema` for what that may be).

    Raises `InvalidFileError` with everything that is wrong, at most fifty errors, each at its place; and `TypeError`
    for a schema that files cannot have.
    """
    return decode_with_places(node, schema).value


def decode_with_places(node: Node, schema: type[T]) -> Decoded[T]:
    """As `decode`, and keeps where each part of the value stood."""
    decoding = Decoding(Report())
    value = _shape_of_schema(schema).read(node, decoding)
    decoding.report.check()
    return Decoded(value, node, decoding.nodes)


def decode_the_rest(node: Node, schema: type[T], report: Report) -> Decoded[T]:
    """As `decode_with_places`, but what is wrong is reported and left out, so that the rest can be checked as well.

    Its places are those of the rest. Raises `InvalidFileError` with the whole report where too little is left.
    """
    shape = _shape_of_schema(schema)
    decoding = Decoding(report)
    value = shape.read(node, decoding)
    while value is WRONG and node not in decoding.wrong_nodes:
        node = node.without(decoding.wrong_nodes)
        decoding = Decoding(Report())  # all has been told but what is missing now
        value = shape.read(node, decoding)
    if value is WRONG:
        report.check()
    return Decoded(value, node, decoding.nodes)


_shapes: dict[object, Shape] = {}


def _shape_of_schema(schema: type[Any]) -> Shape:
    if schema not in _shapes:
        _shapes[schema] = shape_of(msgspec.inspect.type_info(known(schema)))
    return _shapes[schema]
