"""Whatever a file holds, reading it ends in a value or in an error meant for its author."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Meta

from theagon.cards.decode import decode
from theagon.cards.error_text import FORBIDDEN
from theagon.cards.node import Node
from theagon.cards.schema import Choice, Schema
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError

FRAGMENTS = (
    r"""a|b: |- |  |? |: |[|]|{|}|,|'|"|>|&x |*x|!t |<<: |#|--- |... |%YAML 1.2|\UFFFFFFFF|0x1|1e9|.inf|~|true"""
)
YAMLISH = st.lists(st.sampled_from([*FRAGMENTS.split("|"), *"\\|\n\r\té"]), max_size=25).map("".join)


class Effect(Choice):
    draw: int | None = None
    each: list[Effect] | None = None


class Card(Schema):
    id: Annotated[str, Meta(pattern="^[a-z]+$", max_length=8)]
    kind: Literal["unit", "spell"] = "unit"
    cost: Annotated[int, Meta(ge=0, le=10)] = 0
    flying: bool = False
    play: tuple[Effect, ...] = ()
    notes: dict[str, float] | str | None = None


WORDS = st.text(max_size=9).filter(lambda text: not FORBIDDEN.search(text))
KEYS = st.sampled_from(["id", "kind", "cost", "flying", "play", "notes", "draw", "each"]) | WORDS
NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=12,
)


pytestmark = pytest.mark.usefixtures("parser")

# The parser is set once for all the examples, which is meant.
checks = [*settings().suppress_health_check, HealthCheck.function_scoped_fixture]
same_parser = settings(suppress_health_check=checks, max_examples=150)


def outcome(text: str | bytes) -> Node | str:
    try:
        return parse_yaml(text, "f.yaml")
    except TheagonError as error:
        return str(error)


@same_parser
@given(st.binary(max_size=200) | st.text(max_size=200) | YAMLISH)
def test_no_text_makes_the_reader_fail_otherwise_than_with_an_error_for_its_author(text: str | bytes) -> None:
    read = outcome(text)
    assert isinstance(read, Node) or read.startswith("f.yaml")


@same_parser
@given(VALUES)
def test_json_is_read_as_json_reads_it(value: Any) -> None:
    assert parse_yaml(json.dumps(value, ensure_ascii=False), "f.yaml").plain() == value


@same_parser
@given(
    VALUES
    | st.fixed_dictionaries(
        {"id": st.just("a")}, optional=dict.fromkeys(["kind", "cost", "flying", "play", "notes"], VALUES)
    )
)
def test_no_value_makes_decoding_fail_otherwise_than_with_an_error_for_its_author(value: Any) -> None:
    try:
        card: Card | str = decode(parse_yaml(json.dumps(value), "f.yaml"), Card)
    except TheagonError as error:
        card = str(error)
    assert isinstance(card, Card) or card.startswith("f.yaml:1:")
