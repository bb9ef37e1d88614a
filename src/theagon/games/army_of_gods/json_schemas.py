"""The JSON Schemas by which editors complete and check cards and decks while they are written."""

from __future__ import annotations

from typing import Any, Final

from theagon.cards.schema import schema_json
from theagon.games.army_of_gods.schema import CardFile, Deck

FILES: Final = {"cards": CardFile, "deck": Deck}
"""What each kind of file holds."""


def json_schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of file. Raises `KeyError` for a kind that is not in `FILES`."""
    return schema_json(FILES[kind], f"Army of Gods: {kind}", f"urn:theagon:army-of-gods:{kind}")
