"""What callers give the verbs of games and positions: what does not fit is a TheagonError that names the argument."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from theagon.cards.language import LANGUAGES
from theagon.cards.schema import converted
from theagon.cards.wording import quoted
from theagon.errors import TheagonError
from theagon.kernel.arguments import checked, numbers, whole

if TYPE_CHECKING:
    from collections.abc import Collection

T = TypeVar("T")


def number(verb: str, name: str, value: object, low: int, high: int) -> int:
    """A number from `low` to `high`."""
    try:
        return checked(verb, name, numbers(low, high), value)
    except (TypeError, ValueError) as error:
        raise TheagonError(str(error)) from None


def action(verb: str, value: object) -> int:
    """A number, which may be no action: the rules say why."""
    try:
        return whole(verb, "action", value)
    except TypeError as error:
        raise TheagonError(str(error)) from None


def is_a(verb: str, name: str, value: object, kind: type | tuple[type, ...], words: str) -> None:
    """What must be of a type."""
    if not isinstance(value, kind):
        raise TheagonError(f"{verb}: {name} must be {words}, not {_told(value)}")


def text(verb: str, name: str, value: object) -> None:
    """What must be a text."""
    is_a(verb, name, value, str, "a text")


def items(verb: str, name: str, value: object, kind: type[T], words: str) -> list[T]:
    """What must be some of a type, one after another; no text, whose letters come one after another too."""
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        found = list(value)
        if all(isinstance(each, kind) for each in found):
            return found
    raise TheagonError(f"{verb}: {name} must be {words}, not {_told(value)}")


def language(verb: str, value: object) -> None:
    """What must be one of the languages."""
    one_of(verb, "language", value, LANGUAGES)


def one_of(verb: str, name: str, value: object, known: Collection[str]) -> None:
    """What must be one of some names."""
    if not isinstance(value, str) or value not in known:
        raise TheagonError(f"{verb}: {name} must be one of {', '.join(known)}, not {_told(value)}")


def well_formed(verb: str, name: str, value: object, kind: type[T], words: str) -> T:
    """Data that must be as their type declares, all the way down: they may have been put together by hand."""
    is_a(verb, name, value, kind, words)
    try:
        converted(msgspec.to_builtins(value), kind)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise TheagonError(f"{verb}: {name} must be {words}: {error}") from None
    return cast("T", value)


def _told(value: object) -> str:
    return quoted(value) if isinstance(value, str) else f"a {type(value).__name__}"
