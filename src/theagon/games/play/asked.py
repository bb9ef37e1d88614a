"""Checks of the arguments of games' and positions' verbs. A wrong one raises a TheagonError that names it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from theagon.cards.error_text import quoted
from theagon.cards.language import LANGUAGES
from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.kernel.arguments import checked, numbers, whole

if TYPE_CHECKING:
    from collections.abc import Collection

T = TypeVar("T")


def number(verb: str, name: str, value: object, low: int, high: int) -> int:
    """Return a number from `low` to `high`."""
    try:
        return checked(verb, name, numbers(low, high), value)
    except (TypeError, ValueError) as error:
        raise TheagonError(str(error)) from None


def action(verb: str, value: object) -> int:
    """Return a number. It need not be an action: the rules refuse it with a reason."""
    try:
        return whole(verb, "action", value)
    except TypeError as error:
        raise TheagonError(str(error)) from None


def is_a(verb: str, name: str, value: object, kind: type | tuple[type, ...], words: str) -> None:
    """Check that a value is of a type."""
    if not isinstance(value, kind):
        raise TheagonError(f"{verb}: {name} must be {words}, not {told(value)}")


def text(verb: str, name: str, value: object) -> None:
    """Check that a value is a text."""
    is_a(verb, name, value, str, "a text")


def items(verb: str, name: str, value: object, kind: type[T] | tuple[type[T], ...], words: str) -> list[T]:
    """Return a list of the items of a value, each of a type. A text, though iterable, is refused."""
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        found = list(value)
        wrong = [each for each in found if not isinstance(each, kind)]
        if not wrong:
            return found
        value = wrong[0]
    raise TheagonError(f"{verb}: {name} must be {words}, not {told(value)}")


def setups(verb: str, value: object, kind: type[T]) -> list[T]:
    """Return one or more set-ups of a game, as a list."""
    if isinstance(value, kind):
        raise TheagonError(f"{verb}: setups must be a list of set-ups, not a single one", hint="[setup]")
    found = items(verb, "setups", value, object, "set-ups of this game")
    if not found:
        raise TheagonError(f"{verb}: setups must be one or more, not none")
    for each in found:
        if not isinstance(each, kind):
            game = getattr(each, "game", None)
            other = f"one of {game}" if isinstance(game, str) else told(each)
            raise TheagonError(f"{verb}: setups must be set-ups of this game, not {other}")
    return cast("list[T]", found)


def language(verb: str, value: object) -> None:
    """Check that a value is one of the languages."""
    one_of(verb, "language", value, LANGUAGES)


def one_of(verb: str, name: str, value: object, known: Collection[str]) -> None:
    """Check that a value is one of some names."""
    if not isinstance(value, str) or value not in known:
        raise TheagonError(f"{verb}: {name} must be one of {', '.join(known)}, not {told(value)}")


def well_formed(verb: str, name: str, value: object, kind: type[T], words: str) -> T:
    """Check data against their type at every depth, since they may have been built by hand."""
    is_a(verb, name, value, kind, words)
    try:
        converted(msgspec.to_builtins(value), kind)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise TheagonError(f"{verb}: {name} must be {words}: {error}") from None
    return cast("T", value)


def told(value: object) -> str:
    """Return the given value as messages show it: a text as it is, any other value by its type."""
    if isinstance(value, str):
        return quoted(value)
    name = type(value).__name__
    return f"an {name}" if name[0].lower() in "aeiou" else f"a {name}"
