"""The JSON Schemas by which editors complete and check cards, decks and maps while they are written."""

from __future__ import annotations

from typing import Any, Final

from theagon.cards.schema import schema_json
from theagon.games.hand_of_the_gods.schema import BoardMap, CardFile, Deck

FILES: Final = {"cards": CardFile, "deck": Deck, "map": BoardMap}
"""What each kind of file holds."""


def json_schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of file. Raises `KeyError` for a kind that is not in `FILES`."""
    return schema_json(FILES[kind], f"Hand of the Gods: {kind}", f"urn:theagon:hand-of-the-gods:{kind}")
