"""The JSON Schemas that are published are those of the code."""

from __future__ import annotations

import json
from typing import Any

from theagon.games.staging.schema import schemas_of
from theagon.games.staging.shown import item_of, parts
from theagon.match.scenario import staging_of
from theagon.match.schemas import json_schema
from tools.schemas import FOLDER, published


def test_the_folder_has_the_generated_files_and_no_others() -> None:
    """Written by: python -m tools.schemas"""
    written = {path.name: json.loads(path.read_text("utf-8")) for path in FOLDER.iterdir()}
    assert written == {name: json.loads(text) for name, text in published().items()}


def test_an_expectation_takes_units_and_places_among_its_fields(name: str) -> None:
    expectation = json_schema(name, "scenario")["$defs"]["Expectation"]
    assert "units" not in expectation["properties"]
    assert "anyOf" in expectation["additionalProperties"]


def test_the_comments_after_fields_are_their_descriptions_in_editors(name: str) -> None:
    kinds = json_schema(name, "scenario")["$defs"]
    assert kinds["Scenario"]["properties"]["steps"]["description"] == "what is done, and what must hold"
    assert kinds["Expectation"]["properties"]["to-act"]["description"] == "None: the match is over"
    assert kinds["Player"]["properties"]["deck"]["description"] == "the top card first"


def shown(view: Any) -> set[str]:
    """The fields of a view that are plain values or lists of such."""
    return {part.encode_name for part in parts(view) if "StructType" not in repr(part.type)}


def test_every_field_of_a_view_can_be_expected(name: str) -> None:
    staging = staging_of(name)
    schemas = schemas_of(staging)
    said = set(schemas.expectation.__struct_encode_fields__)
    assert shown(staging.view) - said == set()
    said = set(schemas.player.__struct_encode_fields__)
    assert shown(item_of(staging.view, "players")) - said == {"deck-left"}  # `deck` says it, and in which order
    if schemas.unit is not None:
        said = set(schemas.unit.__struct_encode_fields__)
        assert shown(item_of(staging.view, staging.board)) - said == {"tile", "statuses"}
        assert {"at", *staging.statuses} <= said
