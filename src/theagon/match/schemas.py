"""The JSON Schemas of all files that people write. Editors use them to complete and check files.

`docs/schemas` has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cards.error_text import quoted
from theagon.cards.schema import schema_json
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.staging.schema import schemas_of
from theagon.games.staging.subjects import SUBJECTS
from theagon.match.scenario import staging_of

if TYPE_CHECKING:
    from theagon.cards.schema import Schema


def kinds_of(game: str) -> dict[str, type[Schema]]:
    """Return the kinds of a game's files, each with its type."""
    return {**load_game(game).file_types, "scenario": schemas_of(staging_of(game)).scenario}


def json_schema(game: str, kind: str) -> dict[str, Any]:
    """Return the JSON Schema of a kind of file. Raises `TheagonError` for an unknown kind."""
    kinds = kinds_of(game)
    if kind not in kinds:
        message = f"there is no kind of file {quoted(kind)}" if kind else "no kind of file is named"
        raise TheagonError(message, hint=f"one of {', '.join(kinds)}")
    document = schema_json(kinds[kind], f"{load_game(game).title['en']}: {kind}", f"urn:theagon:{game}:{kind}")
    if kind == "scenario":  # in the file, units and places are on the level of the fields
        expectation = document["$defs"]["Expectation"]
        expectation["additionalProperties"] = expectation["properties"].pop(SUBJECTS)["additionalProperties"]
    return document
