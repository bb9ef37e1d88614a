"""Decoding of nodes into schema objects. All errors are reported together, each with its location.

Checks that no schema can express, such as an unknown card in a deck, come after decoding. They keep the `Decoded` and
get the locations of values from it:

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
    """A decoded value with its nodes."""

    def __init__(self, value: T, node: Node, nodes: dict[int, tuple[object, Node]]) -> None:
        self.value = value
        self.node = node
        self._nodes = nodes

    def node_of(self, part: object) -> Node:
        """Return the node of a part of the value: a schema object, a dict, or a non-empty list or tuple.

        Raises `KeyError` for other objects.
        """
        return self.node if part is self.value else self._nodes[id(part)][1]

    def at(self, part: object, *path: str | int) -> Location:
        """Return the location of a part, or of the value down a path of keys and indexes (as in the file) from it."""
        return self.node_of(part).find(*path).location

    def key_at(self, part: object, key: str) -> Location:
        """Return the location of a mapping's key (as in the file), or of the mapping if it lacks the key."""
        node = self.node_of(part)
        return node.keys.get(key, node).location


def decode(node: Node, schema: type[T], hints: dict[str, str] | None = None) -> T:
    """Decode a node as the type `schema` (see `theagon.cards.schema` for the possible types).

    `hints` are given for words that the schema does not know where they stand.

    Raises `InvalidFileError` with all errors, at most fifty, each with its location, and `TypeError` for an impossible
    schema.
    """
    return decode_with_places(node, schema, hints).value


def decode_with_places(node: Node, schema: type[T], hints: dict[str, str] | None = None) -> Decoded[T]:
    """Decode a node as `decode` does, and keep the location of each part."""
    decoding = Decoding(Report(), hints)
    value = _shape_of_schema(schema).read(node, decoding)
    decoding.report.check()
    return Decoded(value, node, decoding.nodes)


def decode_the_rest(node: Node, schema: type[T], report: Report) -> Decoded[T]:
    """Decode as `decode_with_places`, but report and omit wrong parts, so that the rest can be checked as well.

    Raises `InvalidFileError` with the whole report if too little is left.
    """
    shape = _shape_of_schema(schema)
    decoding = Decoding(report)
    value = shape.read(node, decoding)
    while value is WRONG and node not in decoding.wrong_nodes:
        node = node.without(decoding.wrong_nodes)
        decoding = Decoding(Report())  # the errors are already reported, except for newly missing fields
        value = shape.read(node, decoding)
    if value is WRONG:
        report.check()
    return Decoded(value, node, decoding.nodes)


_shapes: dict[object, Shape] = {}


def _shape_of_schema(schema: type[Any]) -> Shape:
    if schema not in _shapes:
        _shapes[schema] = shape_of(msgspec.inspect.type_info(known(schema)))
    return _shapes[schema]
