"""What replays carry: a match comes back with the definitions that it was recorded with, whatever else the set had."""

from __future__ import annotations

import msgspec

from tests.games.army_of_gods.support import game
from theagon.cards.language import LANGUAGES
from theagon.cards.source import parse_yaml
from theagon.games.army_of_gods.content import standard
from theagon.games.army_of_gods.schema import Card, Deck


def card(name: str, **fields: object) -> Card:
    return msgspec.convert({"id": name, "name": dict.fromkeys(LANGUAGES, name), **fields}, Card)


def test_a_match_whose_decks_lack_a_kind_comes_back_with_the_same_states() -> None:
    """The army cards before a kind give it its number, and the cards before a card its lines."""
    more = [card("abbots", kind="army", strength=1), card("aegis", kind="power", do=[{"drop": {"most": 2}}])]
    at = game().with_cards(standard().extended(more))
    cards = dict(at.starter_decks()["house"].cards)
    cards["spearmen"] += cards.pop("archers")
    deck = Deck(game="army-of-gods", name="No archers", cards=cards)
    setup = at.setup([deck, deck], seed=5)
    carried = parse_yaml(msgspec.json.encode(at.definitions(setup)), "definitions")
    again, same = at.recorded(carried, parse_yaml(msgspec.json.encode(setup), "setup"))
    assert "aegis" not in again.cards.by_id
    one, other = at.new(setup), again.new(same)
    while not one.is_over:
        action = one.decide("random", seed=one.turn)
        one.apply(action)
        other.apply(action)
        assert one.state_bytes() == other.state_bytes()
