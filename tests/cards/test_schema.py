"""Schemas: the JSON Schema by which editors complete and check, and their first use by several threads at once."""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated

from msgspec import Meta

from theagon.cards.schema import Choice, Schema, schema_json


class Effect(Choice):
    draw: int | None = None
    repeat_all: tuple[Effect, ...] | None = None


class Noted(Effect):
    beside = frozenset({"note"})

    note: str | None = None


class Card(Schema):
    """One card."""

    cost: Annotated[int, Meta(ge=0, description="Mana to play it.")]
    card_played: dict[str, Annotated[tuple[Effect, ...], Meta(max_length=3)]] | None = None


RESULT = schema_json(list[Card], "Cards", "https://example.org/cards.json")


def test_it_describes_fields_as_they_are_written_in_files() -> None:
    assert RESULT["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert (RESULT["$id"], RESULT["title"]) == ("https://example.org/cards.json", "Cards")
    assert RESULT["items"] == {"$ref": "#/$defs/Card"}
    card = RESULT["$defs"]["Card"]
    assert (card["description"], card["required"]) == ("One card.", ["cost"])
    assert list(card["properties"]) == ["cost", "card-played"]
    assert card["properties"]["cost"] == {"description": "Mana to play it.", "type": "integer", "minimum": 0}
    assert all(definition["additionalProperties"] is False for definition in RESULT["$defs"].values())


def test_it_asks_for_exactly_one_field_of_a_choice_and_allows_those_beside_it() -> None:
    effect, card = RESULT["$defs"]["Effect"], RESULT["$defs"]["Card"]
    assert (effect["minProperties"], effect["maxProperties"]) == (1, 1)
    assert "maxProperties" not in card
    noted = schema_json(Noted, "Noted", "https://example.org/noted.json")["$defs"]["Noted"]
    assert (noted["minProperties"], noted["maxProperties"]) == (1, 2)


THREADS = """
import sys, threading
from msgspec import defstruct
from theagon.cards.schema import converted

sys.setswitchinterval(1e-6)
for _ in range(40):
    inner = defstruct("Inner", [(f"field_{number}", int, 0) for number in range(30)])
    outer = defstruct("Outer", [(f"field_{number}", list[inner]) for number in range(30)])
    plain = {f"field_{number}": [{"field_1": 2}] for number in range(30)}
    ready, found = threading.Barrier(8), []

    def convert():
        ready.wait()
        found.append(converted(plain, outer))

    threads = [threading.Thread(target=convert) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [each.field_29[0].field_1 for each in found] == [2] * 8
"""


def test_many_threads_have_a_schema_learnt_at_once() -> None:
    ended = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
