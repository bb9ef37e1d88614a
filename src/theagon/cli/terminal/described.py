"""The parts of a view in words, as the game declares them. Screen readers in the browser get the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.cli.terminal.texts import TerminalTexts

SHORT: Final = {"name-mana": "◆", "name-favor": "☼", "name-tokens": "◇"}
"""Signs in place of the names of a player's numbers."""


def values(words: TerminalTexts, kind: str, thing: Mapping[str, Any], *, brief: bool = False) -> list[str]:
    """Return the numbers of a thing of a kind, such as a unit: `Attack 2`, `Health 1/3`."""
    return [f"{words.called(term)} {number}" for term, number in _numbers(words, kind, thing, brief=brief)]


def counts(words: TerminalTexts, player: Mapping[str, Any]) -> list[str]:
    """Return the numbers of a player, in brief: `◆3/5`, `hand 4`."""
    return [
        f"{SHORT[term]}{number}" if term in SHORT else f"{words.called(term).lower()} {number}"
        for term, number in _numbers(words, "player", player, brief=True)
    ]


def _numbers(words: TerminalTexts, kind: str, thing: Mapping[str, Any], *, brief: bool) -> Iterable[tuple[str, str]]:
    for value in words.game.described.values[kind]:
        if brief and not value.brief:
            continue
        now = thing[value.field]
        if isinstance(now, list):
            now = len(now)
        if now or (now == 0 and value.idle):
            most = thing.get(value.of, value.of)  # the name of a field, or the number itself
            yield value.term, f"{now}/{most}" if value.of else str(now)


def traits(words: TerminalTexts, thing: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the traits of a thing, the most pressing first: a mark of up to two letters, and a name."""
    found = []
    for trait in words.game.described.traits:
        field = thing.get(trait.field)
        if not field or (trait.holds and trait.holds not in field):
            continue
        mark = words.mark(trait.sign) if trait.sign else ""
        name = words.called(trait.term)
        if type(field) is int:
            mark = f"{mark}{field}" if mark else ""
            name = name.replace("X", str(field)) if "X" in name else f"{name} {field}"
        found.append((mark, name))
    return found


def marks(words: TerminalTexts, thing: Mapping[str, Any]) -> str:
    """Return the marks of a thing, side by side, each once."""
    return "".join(dict.fromkeys(mark for mark, _ in traits(words, thing)))


def legend(words: TerminalTexts, things: Iterable[Mapping[str, Any]]) -> str:
    """Return the marks of things, explained."""
    seen = dict.fromkeys((mark, name) for each in things for mark, name in traits(words, each) if mark)
    return "  ".join(f"{mark} {name.lower()}" for mark, name in seen)


def summary(words: TerminalTexts, kind: str, thing: Mapping[str, Any]) -> str:
    """Return the numbers and traits of a thing in brief: `Attack 2, Health 1/3, Guard`."""
    return ", ".join([*values(words, kind, thing, brief=True), *(name for _, name in traits(words, thing))])


def added(words: TerminalTexts, kind: str, bonus: Mapping[str, Any]) -> list[str]:
    """Return what a bonus adds to a thing of a kind: `+1 attack`, `Guard`."""
    given = words.game.described.values[kind]
    numbers = [f"{bonus[each.field]:+} {words.called(each.term).lower()}" for each in given if bonus.get(each.field)]
    return [*numbers, *(name for _, name in traits(words, bonus))]
