"""Values with their locations in a file, so that errors at any later stage can point there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from theagon.cards.error_text import printable
from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from pathlib import Path

Scalar: TypeAlias = str | int | float | bool | None
Value: TypeAlias = "Scalar | list[Node] | dict[str, Node]"

MAX_LINE_SHOWN: Final = 500


class Source:
    """A file's name and text, for messages, and its folder, if any. Lines end with a line feed."""

    __slots__ = ("_lines", "folder", "name", "text")

    def __init__(self, name: str, text: str, folder: Path | None = None) -> None:
        self.name = name
        self.text = text
        self.folder = folder
        self._lines: list[str] | None = None

    def location(self, line: int, column: int) -> Location:
        """Return the location at a line and a column, both from 1, with the line's text made safe to print."""
        if self._lines is None:
            self._lines = self.text.split("\n")
        text = self._lines[line - 1] if line <= len(self._lines) else ""
        if len(text) > MAX_LINE_SHOWN:
            return Location(self.name, line, column)
        return Location(self.name, line, column, printable(text))

    def location_of_index(self, index: int) -> Location:
        """Return the location of the character `text[index]`."""
        line_start = self.text.rfind("\n", 0, index) + 1
        return self.location(self.text.count("\n", 0, index) + 1, index - line_start + 1)


@dataclass(slots=True, eq=False)
class Node:
    """A value and its location: a scalar, a list of nodes, or a mapping from text to nodes.

    `line` and `column` count from 1. `keys` holds the node of each key of a mapping.
    """

    source: Source
    line: int
    column: int
    value: Value
    keys: dict[str, Node] = field(default_factory=dict)

    @property
    def location(self) -> Location:
        return self.source.location(self.line, self.column)

    @property
    def index(self) -> int:
        """The index of its first character in the text of its file."""
        lines = self.source.text.split("\n")
        return sum(len(line) + 1 for line in lines[: self.line - 1]) + self.column - 1

    def error(self, message: str, hint: str | None = None) -> TheagonError:
        """Return an error about this node, for the caller to raise."""
        return TheagonError(message, self.location, hint)

    def find(self, *path: str | int) -> Node:
        """Return the node down a path of keys and indexes (as in the file), or the last existing node of the path.

        So the path of a missing field leads to the mapping that lacks it.
        """
        node = self
        for step in path:
            match node.value, step:
                case dict() as fields, str() if step in fields:
                    node = fields[step]
                case list() as items, int() if 0 <= step < len(items):
                    node = items[step]
                case _:
                    break
        return node

    def merged(self, other: Node) -> Node:
        """Return this mapping updated with the fields of another, recursively."""
        if not isinstance(self.value, dict) or not isinstance(other.value, dict):
            return other
        changed = {
            name: self.value[name].merged(value) if name in self.value else value for name, value in other.value.items()
        }
        return Node(self.source, self.line, self.column, self.value | changed, self.keys | other.keys)

    def without(self, nodes: Collection[Node]) -> Node:
        """Return a copy without these nodes: items of lists, and fields of mappings by their key or value."""
        copy = Node(self.source, self.line, self.column, self.value)
        if isinstance(self.value, list):
            copy.value = [item.without(nodes) for item in self.value if item not in nodes]
        elif isinstance(self.value, dict):
            copy.keys = {name: key for name, key in self.keys.items() if not {key, self.value[name]} & {*nodes}}
            copy.value = {name: self.value[name].without(nodes) for name in copy.keys}
        return copy

    def plain(self) -> object:
        """Return the value as plain Python data, without locations."""
        if isinstance(self.value, list):
            return [item.plain() for item in self.value]
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return self.value
