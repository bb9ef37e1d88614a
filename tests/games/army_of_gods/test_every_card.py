"""Every card is played, and all that is written on it happens, in matches of every mode."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.army_of_gods.support import game, positions
from theagon.games.army_of_gods.content import standard
from theagon.games.army_of_gods.schema import Card

PROOFS = {
    "draw": "draw",
    "actions": "actions",
    "tokens": "tokens",
    "drop": "drop",
    "take_back": "take-back",
    "look": "look",
    "attack": "attack",
    "guard": "guard",
    "discard": "discard",
    "wild": "joins",
    "remove": "destroyed",
    "steal": "stolen",
    "block": "block",
}
"""The event by which each sentence shows that it has happened."""


@pytest.fixture(scope="module")
def happened() -> Counter[tuple[str, str]]:
    """How often each card led to each kind of event: by what caused it, or by being in play while it happened."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(24):
        using = ""
        for position in positions(seed):
            for event in position.events:
                if event.kind in ("play", "ability") and event.card is not None:
                    using = event.card
                elif event.kind in ("turn-start", "hand-empty"):
                    using = ""
                elif event.kind == "block" and event.card is not None:
                    found[event.card, "block"] += 1
                if using:
                    found[using, event.kind] += 1
            if not position.world.choice:
                using = ""
    return found


@pytest.mark.parametrize("card", [card for card in standard().cards.values() if card.do], ids=lambda card: card.id)
def test_every_sentence_of_a_card_happens(card: Card, happened: Counter[tuple[str, str]]) -> None:
    for effect in card.do:
        assert happened[card.id, PROOFS[effect.chosen[0]]] > 0, effect


def test_every_kind_of_army_card_is_dropped_attacks_and_is_lost() -> None:
    seen: Counter[tuple[str, str | None]] = Counter()
    for seed in range(4):
        for position in positions(seed):
            seen.update((event.kind, event.card) for event in position.events)
    for kind in game().cards.kind_ids:
        assert all(seen[event, kind] for event in ("drop", "attack", "target", "destroyed", "set")), kind
