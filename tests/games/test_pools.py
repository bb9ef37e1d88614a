"""What a card draws from by chance is among the cards that it makes: so a replay carries them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.kits import Kit
from theagon.games.card_language.operations import line_count


def drawn(g: Any, row: Any) -> Iterator[int]:
    """The places of all cards in the pool of a line, or in its pools, as the tables of the rules have them."""
    if not getattr(row, "pools", 0):
        yield from g.pool[row.pool : row.pool + row.pool_size]
        return
    for k in range(row.pool, row.pool + 2 * row.pool_size, 2):
        yield from g.pool[g.pool[k] : g.pool[k] + g.pool[k + 1]]


@pytest.mark.parametrize("name", ["hand-of-the-gods", "gods-unchained"])
def test_every_card_of_every_pool_is_made_by_the_card_that_draws_from_it(kit: Kit) -> None:
    game, drawing = kit.game(), 0
    g = game.new(game.setup(seed=1)).world
    for card in game.cards.everything.values():
        first = game.cards.first_line(card.id)
        lines = [g.effect[line] for line in range(first, first + line_count(card))]
        pool = {game.cards.card_id(place) for line in lines for place in drawn(g, line)}
        assert pool - {*game.cards.made_by(card)} == set(), card.id
        drawing += bool(pool)
    assert drawing > 2
