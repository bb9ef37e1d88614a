"""The YAML of a set, read as far as it can be: an entry that is no YAML is set aside, and the others are read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.cards.node import Node

NAME: Final = "set"
"""The name of a set in messages."""
_SECTION: Final = re.compile(r"([a-z]+): *(#.*)?")
_ITEM: Final = re.compile(r"( *)- ")
_ID: Final = re.compile(r"\bid: *([a-z][a-z0-9-]*)")


class Block(NamedTuple):
    """The lines of an entry in a list at the top of a file, from 1, both included."""

    section: str  # cards
    first: int
    last: int
    id: str  # empty: none is found


class Parsed(NamedTuple):
    """The root of a set, without the entries that are no YAML; None if nothing else is YAML either."""

    root: Node | None
    unread: tuple[Block, ...]
    errors: tuple[TheagonError, ...]


def parse(text: str) -> Parsed:
    """Parse a set. Nothing is raised: all errors are in the result."""
    try:
        return Parsed(parse_yaml(text, NAME), (), ())
    except TheagonError as error:
        first = error
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    unread, errors = list[Block](), list[TheagonError]()
    for block in blocks(lines):
        try:
            parse_yaml("\n" * (block.first - 1) + "\n".join(lines[block.first - 1 : block.last]), NAME)
        except TheagonError as error:
            unread.append(block)
            errors.append(error)
    for block in unread:
        lines[block.first - 1 : block.last] = [""] * (block.last - block.first + 1)
    try:
        return Parsed(parse_yaml("\n".join(lines), NAME) if unread else None, tuple(unread), tuple(errors or [first]))
    except TheagonError as error:
        return Parsed(None, tuple(unread), (*errors, error))


def blocks(lines: Sequence[str]) -> Iterator[Block]:
    """Yield the entries of the lists at the top of a file, as far as lines and their indents show them."""
    section, indent, first = "", -1, 0  # the list that lines are in, how far its dashes stand, where an entry began

    def ended(last: int) -> Iterator[Block]:
        if first:
            last = last_line(lines, first, last)
            named = _ID.search("\n".join(lines[first - 1 : last]))
            yield Block(section, first, last, named[1] if named else "")

    for number, line in enumerate(lines, 1):
        item = _ITEM.match(line + " ")
        if section and item and indent in (-1, len(item[1])):
            yield from ended(number - 1)
            indent, first = len(item[1]), number
        elif line[:1] not in ("", " ", "\t", "#"):
            yield from ended(number - 1)
            found = _SECTION.fullmatch(line)
            section, indent, first = found[1] if found else "", -1, 0
    yield from ended(len(lines))


def last_line(lines: Sequence[str], first: int, last: int) -> int:
    """Return the last of these lines that says something."""
    while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#")):
        last -= 1
    return last
