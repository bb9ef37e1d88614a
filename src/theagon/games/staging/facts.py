"""What is expected in a scenario, held against what is the case."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from theagon.games.staging.format import PileFacts

if TYPE_CHECKING:
    from theagon.cards.schema import Schema


class Fact(NamedTuple):
    """Something expected and what is the case; `path` leads to it from the expectation, as written in the file."""

    path: tuple[str | int, ...]
    expected: object
    actual: object
    holds: bool


def fact(expected: object, actual: object, *path: str | int) -> Fact:
    """A fact that holds if both are equal."""
    return Fact(path, expected, actual, expected == actual)


def said(wanted: Schema, *apart: str) -> Iterator[tuple[str, str, Any]]:
    """What a mapping of the file says, but for the fields `apart`: each as in Python, as in the file, and its value."""
    for name, written in zip(wanted.__struct_fields__, wanted.__struct_encode_fields__, strict=True):
        value = getattr(wanted, name)
        if value is not None and name not in apart:
            yield name, written, value


def shown_facts(
    wanted: Schema, actual: Mapping[str, Any], *path: str | int, apart: Collection[str] = ()
) -> Iterator[Fact]:
    """What is expected of something that has `actual` to show, by the names in the file, but for the fields `apart`."""
    for _, written, expected in said(wanted, *apart):
        if written == "keywords":
            yield fact(sorted(expected), sorted(actual["keywords"]), *path, written)
        elif written == "has":
            yield Fact((*path, written), expected, actual["keywords"], {*expected} <= {*actual["keywords"]})
        elif written == "lacks":
            yield _lacks(expected, actual["keywords"], *path)
        else:
            plain = [*expected] if isinstance(expected, tuple) else expected
            yield fact(plain, actual[written], *path, written)


def pile_facts(wanted: PileFacts | tuple[Any, ...], actual: list[str], *path: str | int) -> Iterator[Fact]:
    """What is expected of a pile: some of it, or all of its cards in order, each an id or a mapping that has one."""
    if not isinstance(wanted, PileFacts):
        yield fact([item if isinstance(item, str) else item.card for item in wanted], actual, *path)
        return
    if wanted.count is not None:
        yield fact(wanted.count, len(actual), *path, "count")
    if wanted.contains is not None:
        missing = [*wanted.contains]
        for card in actual:
            if card in missing:
                missing.remove(card)
        yield Fact((*path, "contains"), [*wanted.contains], actual, not missing)
    if wanted.lacks is not None:
        yield _lacks(wanted.lacks, actual, *path)


def choice_facts(wanted: str | Schema, kind: str, offered: Mapping[str, Collection[str]] | None) -> Iterator[Fact]:
    """What is expected of the choice that is to be made: its kind, or what is `offered`, by the names in the file."""
    if isinstance(wanted, str):
        yield fact(wanted, kind, "choice")
    elif offered is None:
        yield Fact(("choice",), "a choice", "none", False)
    else:
        for name, written, expected in said(wanted):
            if name == "count":
                yield fact(expected, sum(map(len, offered.values())), "choice", written)
            else:
                yield fact(sorted(expected), sorted(offered[name]), "choice", written)


def _lacks(words: Sequence[str], actual: Collection[str], *path: str | int) -> Fact:
    return Fact((*path, "lacks"), f"none of {', '.join(words)}", actual, not {*words} & {*actual})
