"""Each word of a game's card language has its row and its number; `test_describer.py` asks for its text."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from theagon.cards.language import LANGUAGES
from theagon.games.card_language.operations import Reads, marks, operations
from theagon.games.constants import constant_name
from theagon.games.gods_unchained import schema as gods_schema
from theagon.games.gods_unchained.rules import vocabulary as gods_vocabulary
from theagon.games.gods_unchained.rules import world as gods_world
from theagon.games.gods_unchained.schema import vocabulary as gods_words
from theagon.games.hand_of_the_gods import schema as hand_schema
from theagon.games.hand_of_the_gods.rules import vocabulary as hand_vocabulary
from theagon.games.hand_of_the_gods.rules import world as hand_world
from theagon.games.packaged import texts

GAMES: dict[str, tuple[Any, Any, Any]] = {
    "hand-of-the-gods": (hand_schema, hand_vocabulary, hand_world),
    "gods-unchained": (gods_schema, gods_vocabulary, gods_world),
}
TRIGGERS: dict[str, Any] = {"hand-of-the-gods": hand_schema, "gods-unchained": gods_words}
OPERATIONS = [(game, name) for game, (schema, *_) in GAMES.items() for name in operations(schema.Effect)]


@pytest.mark.parametrize(("game", "name"), OPERATIONS)
def test_an_operation_has_a_number_and_a_column(game: str, name: str) -> None:
    schema, vocabulary, world = GAMES[game]
    assert name.upper() in vocabulary.Line.__members__
    column = operations(schema.Effect)[name].column
    assert column in (None, "leader") or column in world.EffectRow.layout.fields


@pytest.mark.parametrize("game", GAMES)
def test_what_an_amount_is_read_from_has_a_number_and_a_column(game: str) -> None:
    schema, vocabulary, world = GAMES[game]
    declared = marks(schema.Value, Reads)
    numbers = {name.removesuffix("_of").upper() for name in declared} | {"CONSTANT"}
    assert numbers == set(vocabulary.Reading.__members__)
    assert {reads.column for reads in declared.values()} - {None} <= set(world.ValueRow.layout.fields)


@pytest.mark.parametrize("game", GAMES)
def test_every_trigger_has_a_row_a_number_and_a_message(game: str) -> None:
    words, vocabulary = TRIGGERS[game], GAMES[game][1]
    assert tuple(words.TRIGGERS) == get_args(words.Trigger)
    assert [constant_name(word) for word in words.TRIGGERS] == list(vocabulary.Trigger.__members__)
    for word, trigger in words.TRIGGERS.items():
        assert texts(game).has(f"Trigger-{word}")
        assert not trigger.needs_of or trigger.of


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_bit_and_a_name(game: str, language: str) -> None:
    schema, _, world = GAMES[game]
    for word in get_args(schema.Keyword):
        assert constant_name(word) in world.Keyword.__members__
        assert texts(game).say(language, f"keyword-{word}")
