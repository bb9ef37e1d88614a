"""What a game declares of the language of its cards is whole: each word has its row, its number and its sentence."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from theagon.cards.language import LANGUAGES
from theagon.games.card_language.operations import Reads, marks, operations
from theagon.games.constants import constant_name
from theagon.games.gods_unchained import schema as gods_schema
from theagon.games.gods_unchained.rules import vocabulary as gods_vocabulary
from theagon.games.gods_unchained.rules import world as gods_world
from theagon.games.gods_unchained.schema import vocabulary as gods_words
from theagon.games.gods_unchained.wording.effects import Effects as GodsEffects
from theagon.games.hand_of_the_gods import schema as hand_schema
from theagon.games.hand_of_the_gods.rules import vocabulary as hand_vocabulary
from theagon.games.hand_of_the_gods.rules import world as hand_world
from theagon.games.hand_of_the_gods.wording import Effects as HandEffects
from theagon.games.packaged import texts

GAMES: dict[str, tuple[Any, Any, Any, Any]] = {
    "hand-of-the-gods": (hand_schema, hand_vocabulary, hand_world, HandEffects),
    "gods-unchained": (gods_schema, gods_vocabulary, gods_world, GodsEffects),
}
TRIGGERS: dict[str, Any] = {"hand-of-the-gods": hand_schema, "gods-unchained": gods_words}
OPERATIONS = [(game, name) for game, (schema, *_) in GAMES.items() for name in operations(schema.Effect)]


def words(schema: Any, name: str) -> list[str]:
    """The words that the value of an operation may be."""
    members = get_args(get_type_hints(schema.Effect)[name])
    return [word for member in members for word in get_args(member) if isinstance(word, str)]


@pytest.mark.parametrize(("game", "name"), OPERATIONS)
def test_an_operation_has_a_number_a_column_and_a_sentence(game: str, name: str) -> None:
    schema, vocabulary, world, effects = GAMES[game]
    assert name.upper() in vocabulary.Line.__members__
    column = operations(schema.Effect)[name].column
    assert column in (None, "leader") or column in world.EffectRow.layout.fields
    if not hasattr(effects, f"do_{name}"):
        message = f"do-{name.replace('_', '-')}"
        said = [f"{message}-{word}" for word in words(schema, name)]
        assert all(texts(game).has(each) for each in (said if column == "flag" else [message, *said]))


@pytest.mark.parametrize("game", GAMES)
def test_what_an_amount_is_read_from_has_a_number_and_a_column(game: str) -> None:
    schema, vocabulary, world, _ = GAMES[game]
    declared = marks(schema.Value, Reads)
    numbers = {name.removesuffix("_of").upper() for name in declared} | {"CONSTANT"}
    assert numbers == set(vocabulary.Reading.__members__)
    assert {reads.column for reads in declared.values()} - {None} <= set(world.ValueRow.layout.fields)


@pytest.mark.parametrize("game", GAMES)
def test_every_trigger_has_a_row_a_number_and_a_sentence(game: str) -> None:
    words, vocabulary = TRIGGERS[game], GAMES[game][1]
    assert tuple(words.TRIGGERS) == get_args(words.Trigger)
    assert [constant_name(word) for word in words.TRIGGERS] == list(vocabulary.Trigger.__members__)
    for word, trigger in words.TRIGGERS.items():
        assert any(texts(game).has(f"{opening}-{word}") for opening in ("when", "line")), word
        assert not trigger.needs_of or trigger.of


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_bit_and_a_name(game: str, language: str) -> None:
    schema, _, world, _ = GAMES[game]
    for word in get_args(schema.Keyword):
        assert constant_name(word) in world.Keyword.__members__
        assert texts(game).say(language, f"keyword-{word}", case="nominative")
