"""Cards written as a card file, laid out as people write them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.games.gods_unchained.schema import Card

# Plain text that YAML reads as text: it begins with a letter, and holds nothing with a meaning in YAML.
_PLAIN: Final = re.compile(r"[^\W\d_](?:[\w '’-]|(?<=\w)[.!](?=\w))*(?<! )")
_NO_TEXT: Final = frozenset({"true", "false", "null"})


def as_yaml(cards: Iterable[Card]) -> str:
    """The text of a card file with these cards."""
    written = [_card(msgspec.to_builtins(card)) for card in cards]
    return "game: gods-unchained\ncards:" + ("\n" + "\n".join(written) if written else " []\n")


def _card(fields: Mapping[str, Any]) -> str:
    lines: list[str] = []
    for name, value in fields.items():
        if name == "abilities":
            lines.append("abilities:")
            for ability in value:
                told = sorted(ability.items(), key=lambda pair: pair[0] == "do")  # what it does comes last
                lines += [f"  {line}" for line in _item([line for pair in told for line in _field(*pair)])]
        else:
            lines += _field(name, value)
    return "".join(f"  {line}\n" for line in _item(lines))


def _field(name: str, value: Any) -> list[str]:
    if name == "do":
        return ["do:", *(f"  - {_flow(effect)}" for effect in value)]
    return [f"{name}: {_flow(value)}"]


def _item(lines: list[str]) -> list[str]:
    """Lines as an item of a list."""
    return [("  " if k else "- ") + line for k, line in enumerate(lines)]


def _flow(value: Any) -> str:
    """A value on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{name}: {_flow(item)}" for name, item in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case str() if _PLAIN.fullmatch(value) and value.lower() not in _NO_TEXT:
            return value
        case _:
            return json.dumps(value, ensure_ascii=False)
