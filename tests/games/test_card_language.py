"""Each word of a game's card language has its row and its number; `test_describer.py` asks for its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tests.games.kits import Kit
from theagon.cards.language import LANGUAGES
from theagon.games.card_language.operations import Reads, line_count, marks, operations
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


def drawn(g: Any, row: Any) -> Iterator[int]:
    """The places of all cards in the pool of a line, or in its pools, as the tables of the rules have them."""
    if not getattr(row, "pools", 0):
        yield from g.pool[row.pool : row.pool + row.pool_size]
        return
    for k in range(row.pool, row.pool + 2 * row.pool_size, 2):
        yield from g.pool[g.pool[k] : g.pool[k] + g.pool[k + 1]]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_every_pool_is_made_by_the_card_that_draws_from_it(kit: Kit) -> None:
    """So a replay carries them all."""
    game, drawing = kit.game(), 0
    g = game.new(game.setup(seed=1)).world
    for card in game.cards.everything.values():
        first = game.cards.first_line(card.id)
        lines = [g.effect[line] for line in range(first, first + line_count(card))]
        pool = {game.cards.card_id(place) for line in lines for place in drawn(g, line)}
        assert pool - {*game.cards.made_by(card)} == set(), card.id
        drawing += bool(pool)
    assert drawing > 2
