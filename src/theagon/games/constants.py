"""Names of constants as files, events and views write them: `twin-strike` for `TWIN_STRIKE`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import IntEnum


def spelled(constant: IntEnum) -> str:
    """Return the word for a constant: `twin-strike` for `Keyword.TWIN_STRIKE`."""
    return constant.name.lower().replace("_", "-")


@cache
def _spelled_bits(words: type[IntEnum]) -> tuple[tuple[int, str], ...]:
    return tuple((int(word), spelled(word)) for word in words)


def spelled_bits(bits: int, words: type[IntEnum]) -> list[str]:
    """Return the names of the words, such as keywords, with bits that are set, in their order."""
    return [name for bit, name in _spelled_bits(words) if bits & bit]


def named_bits(names: Iterable[str], words: type[IntEnum]) -> int:
    """Return the bits of the words, such as keywords, with these names."""
    return sum(words[constant_name(name)] for name in names)


def constant_name(word: str) -> str:
    """Return the name of the constant for a word: `TWIN_STRIKE` for `twin-strike`."""
    return word.upper().replace("-", "_")
