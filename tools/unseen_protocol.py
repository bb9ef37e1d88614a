"""Draws the protocol `unseen-v1`, once: `python -m tools.unseen_protocol`, then `python -m tools.benchmark_protocols`.

Of each pantheon or god, and of the neutral cards, chance holds out one half of the cards that decks may hold, and with
them all that name one of these. Training decks have none of them, test decks nothing else; all are drawn, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from theagon.arena.protocol import Protocol, Task, load_protocol
from theagon.games import load_game
from theagon.games.card_language.operations import mentioned
from tools.benchmark_protocols import FOLDER, text

SEED: Final = 1
FIELDS: Final = {"hand-of-the-gods": "pantheon", "gods-unchained": "god"}
"""The games with cards enough, and the field that says whose decks may hold a card."""
TRAINING, TEST = 4, 2
"""The decks for each leader or god."""
PAIRS: Final = 84
"""The pairs with each opponent: each test deck of a game plays equally many."""


def named_by(game: Any, ids: Iterable[str]) -> set[str]:
    """Return these definitions and all that they name, and what those name."""
    found: set[str] = set()
    waiting = list(ids)
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += mentioned(game.cards.whole(game.cards.everything[each]))
    return found


def held_out(game: Any, random: Random) -> set[str]:
    """Draw the cards that no learner may see. A card without which there is no match is none of them."""
    everything, field = game.cards.everything, FIELDS[game.name]
    candidates = [card for card in game.cards.cards.values() if card_of_deck(card)]
    needed = named_by(game, everything.keys() - {card.id for card in candidates})
    chosen: set[str] = set()
    for group in sorted({getattr(card, field) for card in candidates}):
        cards = sorted(card.id for card in candidates if getattr(card, field) == group)
        free = [card for card in cards if card not in needed]
        chosen.update(random.sample(free, len(cards) // 2))
    return {name for name in everything if named_by(game, [name]) & chosen}


def card_of_deck(card: Any) -> bool:
    """Return whether some deck may hold a card."""
    return not card.token and card.kind != "god-power"


def drawn_deck(game: Any, leader: str, name: str, cards: Iterable[str], random: Random) -> dict[str, Any]:
    """Draw a legal deck of some cards for a leader or god."""
    rules, field = game.deck_rules, FIELDS[game.name]
    whose = {rules.shared, getattr(game.cards.everything.get(leader), field, leader)}
    known = [game.cards.by_id[card] for card in sorted(cards) if card in game.cards.by_id]
    fitting = [card for card in known if card_of_deck(card) and getattr(card, field) in whose]
    random.shuffle(fitting)
    held: dict[str, int] = {}
    for card in fitting:
        if left := rules.size - sum(held.values()):
            held[card.id] = min(left, random.randint(1, rules.copies[card.rarity]))
    return {"game": game.name, "name": name, rules.leader_field: leader, "cards": dict(sorted(held.items()))}


def task(name: str) -> Task:
    """Draw the part of a game."""
    game, random = load_game(name), Random(SEED)
    hidden = held_out(game, random)
    training, test = (
        tuple(
            drawn_deck(game, leader, f"{leader} {what} {k}", cards, random)
            for leader in game.deck_rules.leaders
            for k in range(1, count + 1)
        )
        for what, cards, count in (
            ("training", game.cards.everything.keys() - hidden, TRAINING),
            ("test", hidden, TEST),
        )
    )
    return Task(rules="", cards="", training=training, test=test, held_out=tuple(sorted(hidden)))


def protocol() -> Protocol:
    """Draw the protocol; the rest is as in v1."""
    games = {name: task(name) for name in FIELDS}
    return replace(load_protocol("v1"), name="unseen-v1", number=2, pairs=PAIRS, games=games)


if __name__ == "__main__":
    (FOLDER / "unseen-v1.json").write_text(text(protocol()), encoding="utf-8")
