"""The builder of nodes from parser events, which refuses YAML outside the dialect."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final, cast

import yaml

from theagon.cards.error_text import FORBIDDEN, NO_BLANK, USUAL_SPACE, described, forbidden_message, quoted
from theagon.cards.node import Node, Scalar, Source, Value
from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from yaml.error import Mark
    from yaml.events import CollectionStartEvent, DocumentStartEvent, Event, NodeEvent, ScalarEvent

MAX_NODES: Final = 200_000
MAX_DEPTH: Final = 32

_INTEGERS: Final = range(-(2**63), 2**63)
_CONSTANTS: Final[dict[str, bool | None]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_TOO_LONG: Final = "the whole number does not fit 64 bits"
_SHORTER: Final = "write a smaller number, or quote the text"
_NUMBER_STARTS: Final = frozenset("+-.0123456789")
_DECIMAL: Final = re.compile(r"[-+]?[0-9]+")
_OCTAL_OR_HEX: Final = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NOT_FINITE: Final = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")


class Builder:
    """A builder of the tree of nodes, without recursion. It refuses YAML outside the dialect."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._root: Node | None = None
        self._open: list[Node] = []  # the lists and mappings not yet closed, outermost first
        self._waiting: list[Node | None] = []  # for each of these, the key without a value so far
        self._nodes = 0

    def build(self, events: Iterable[Event]) -> Node:
        for event in events:
            if isinstance(event, yaml.ScalarEvent):
                self._refuse_properties(event)
                self._add(event, self._scalar(event))
            elif isinstance(event, yaml.MappingStartEvent):
                self._enter(event, {})
            elif isinstance(event, yaml.SequenceStartEvent):
                self._enter(event, [])
            elif isinstance(event, yaml.CollectionEndEvent):
                self._open.pop()
                self._waiting.pop()
            elif isinstance(event, yaml.AliasEvent):
                raise self._error(event, "aliases (*) are not allowed", "write the value out, or quote the text")
            elif isinstance(event, yaml.DocumentStartEvent):
                self._refuse_extra_document(event)
        if self._root is None:
            raise TheagonError("is empty", Location(self._source.name))
        return self._root

    def _enter(self, event: CollectionStartEvent, value: list[Node] | dict[str, Node]) -> None:
        self._refuse_properties(event)
        if len(self._open) == MAX_DEPTH:
            hint = "close the brackets, and indent no further than a field needs"
            raise self._error(event, f"nested deeper than {MAX_DEPTH} levels", hint)
        self._open.append(self._add(event, value))
        self._waiting.append(None)

    def _add(self, event: NodeEvent, value: Value) -> Node:
        """Add a new node: as the root, to the open list, or as key or value of the open mapping."""
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise self._error(event, f"has more than {MAX_NODES:,} values", "split it into several files")
        mark = cast("Mark", event.start_mark)
        node = Node(self._source, mark.line + 1, mark.column + 1, value)
        if not self._open:
            self._root = node
            return node
        parent = self._open[-1]
        if isinstance(parent.value, list):
            parent.value.append(node)
        elif isinstance(parent.value, dict):
            key = self._waiting[-1]
            if key is None:
                self._waiting[-1] = self._checked_key(event, node, parent)
            else:
                parent.value[cast("str", key.value)] = node
                self._waiting[-1] = None
        return node

    def _checked_key(self, event: NodeEvent, key: Node, parent: Node) -> Node:
        name = key.value
        if not isinstance(name, str):
            hint = f"write '{event.value}'" if isinstance(event, yaml.ScalarEvent) and event.value else None
            raise key.error(f"a field's name must be text, not {described(name)}", hint)
        if name == "<<" and isinstance(event, yaml.ScalarEvent) and event.implicit[0]:
            raise key.error("merge keys (<<) are not allowed", "write the fields out")
        if "\xa0" in name and isinstance(event, yaml.ScalarEvent) and event.implicit[0]:
            space = self._source.location_of_index(key.index + name.index("\xa0"))
            raise TheagonError(NO_BLANK, space, USUAL_SPACE)
        if name in parent.keys:
            first = parent.keys[name].line
            raise key.error(f"the field {quoted(name)} is given twice", f"keep this one or the one in line {first}")
        parent.keys[name] = key
        return key

    def _scalar(self, event: ScalarEvent) -> Scalar:
        """Return the value of a scalar under the core schema of YAML 1.2."""
        text: str = event.value
        if not event.implicit[0]:  # quoted, or a block
            if event.style == '"' and (invisible := FORBIDDEN.search(text)):
                raise self._error(event, forbidden_message(invisible), "leave out the escape that writes it")
            return text
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if text[0] not in _NUMBER_STARTS:
            return text
        try:
            if _DECIMAL.fullmatch(text):
                return self._integer(event, int(text))
            if _OCTAL_OR_HEX.fullmatch(text):
                return self._integer(event, int(text, 0))
            if _FLOAT.fullmatch(text):
                number = float(text)
                if math.isinf(number):
                    raise self._error(event, "the number is too large", _SHORTER)
                return number
        except ValueError:  # more digits than int() accepts
            raise self._error(event, _TOO_LONG, _SHORTER) from None
        if _NOT_FINITE.fullmatch(text):
            raise self._error(event, f"{text} is not a number here", "write a finite number, or quote the text")
        return text

    def _integer(self, event: ScalarEvent, number: int) -> int:
        if number not in _INTEGERS:
            raise self._error(event, _TOO_LONG, _SHORTER)
        return number

    def _refuse_properties(self, event: ScalarEvent | CollectionStartEvent) -> None:
        if event.anchor is not None:
            raise self._error(event, "anchors (&) are not allowed", "write the value out, or quote the text")
        if event.tag is not None:
            raise self._error(event, "tags (!) are not allowed", "leave it out, or quote the text")

    def _refuse_extra_document(self, event: DocumentStartEvent) -> None:
        if event.version or event.tags:
            raise self._error(event, "directives (%) are not allowed", "leave out the lines that begin with %")
        if self._root is not None:
            raise self._error(event, "a second document is not allowed", "one file holds one document; split it")

    def _error(self, event: Event, message: str, hint: str | None = None) -> TheagonError:
        mark = cast("Mark", event.start_mark)
        return TheagonError(message, self._source.location(mark.line + 1, mark.column + 1), hint)
