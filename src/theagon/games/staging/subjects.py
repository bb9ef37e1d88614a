"""The names of units and places in scenario files: how an expectation uses them, and where files give them."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from theagon.cards.node import Node

SUBJECTS: Final = "units"
"""The field for units and places, which the file writes next to the other fields: see `regroup_expectations`."""


def inside(node: Node, *path: str) -> Node | None:
    """Return the node down a path of keys, if there is one."""
    for key in path:
        if not isinstance(node.value, dict) or key not in node.value:
            return None
        node = node.value[key]
    return node


def items(node: Node | None) -> list[Node]:
    return node.value if node is not None and isinstance(node.value, list) else []


def regroup_expectations(root: Node, names: Collection[str], known: Collection[str]) -> None:
    """Move the units and places of each expectation, under the file's own names, into the field `SUBJECTS`.

    `known` are the other fields. A key that looks like a misspelt field stays, so that it is reported as one.
    """
    for step in items(inside(root, "steps")):
        expectation = inside(step, "expect")
        if expectation is not None and isinstance(expectation.value, dict):
            _regroup(expectation, names, known)


def _regroup(expectation: Node, names: Collection[str], known: Collection[str]) -> None:
    fields, keys = expectation.value, expectation.keys
    assert isinstance(fields, dict)

    def is_subject(name: str) -> bool:
        return name not in known and (name in names or not difflib.get_close_matches(name[:40], known, 1, 0.75))

    units = {name: value for name, value in fields.items() if is_subject(name)}
    if units:
        node = Node(expectation.source, expectation.line, expectation.column, units)
        node.keys = {name: keys[name] for name in units}
        expectation.value = {name: value for name, value in fields.items() if name not in units} | {SUBJECTS: node}
        expectation.keys = {name: key for name, key in keys.items() if name not in units} | {SUBJECTS: node}


def names_given(root: Node) -> Iterator[str]:
    """Yield the names that a file gives to units, from a file that may still have mistakes."""
    units = inside(root, "position", "units")
    if units is not None:
        yield from units.keys
    for step in items(inside(root, "steps")):
        for name in (inside(step, "play", "as"), inside(step, "name", "unit")):
            if name is not None and isinstance(name.value, str):
                yield name.value


def ids_given(root: Node, fields: Iterable[str]) -> set[str]:
    """Return the ids of the definitions that a file has in these fields, even of those with mistakes."""
    ids = (inside(item, "id") for field in fields for item in items(inside(root, field)))
    return {id_.value for id_ in ids if id_ is not None and isinstance(id_.value, str)}
