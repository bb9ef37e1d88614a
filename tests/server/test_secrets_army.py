"""Of hands, draw piles and discard piles no byte goes to another seat or to a spectator, in a match of four."""

from __future__ import annotations

import asyncio
import json
import re
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import theagon
from tests.games.army_of_gods.secrets import other_secrets
from tests.sampling import first_of
from tests.server.unserved import FOR_EVER, decide, exchange, live_match, readers_of
from theagon.games.army_of_gods.game import ArmyOfGods
from theagon.games.army_of_gods.schema import Card
from theagon.games.base import LANGUAGES
from theagon.match.match import Match
from theagon.server.matches.live import LiveMatch

GAME: ArmyOfGods = theagon.load("army-of-gods")
SEATS = range(4)
VIEWERS = (*SEATS, None)
SOME = 4
"""Matches; `make soak` plays two hundred."""
WHY_NOT = ("drop #1", "block bulwark", "attack demons p2-archers")
MARK = re.compile(r'"([a-z-]+-of-p(\d))"')


def marked_match(seed: int) -> LiveMatch:
    """A match whose players bring the same cards under different names, but for army cards: their kinds are common."""
    cards = GAME.cards
    gods = [card for card in cards.cards.values() if card.kind != "army"]
    game = GAME.with_cards(cards.extended([_marked(god, f"p{seat + 1}") for god in gods for seat in SEATS]))
    house, own = GAME.starter_decks()["house"], {god.id for god in gods}
    decks = [
        replace(house, cards={f"{name}-of-p{seat + 1}" if name in own else name: n for name, n in house.cards.items()})
        for seat in SEATS
    ]
    return live_match(Match(game, game.setup(decks, seed=seed, options={"teams": seed % 2 == 1})), pauses=FOR_EVER)


def _marked(card: Card, mark: str) -> Card:
    name = replace(card.name, **{language: f"{getattr(card.name, language)} {mark}" for language in LANGUAGES})
    return replace(card, id=f"{card.id}-of-{mark}", name=name)


def shown_to_all(live: LiveMatch) -> set[str]:
    """The cards that lie open now, or were just played or shown."""
    view = live.position.open_view()
    found = {lying["card"] for stack in view["stacks"] for lying in stack["cards"]}
    found |= {card for player in view["players"] for card in player["revealed"]}
    if view["choice"] is None or view["choice"]["kind"] != "leader":
        found |= {player["leader"] for player in view["players"]}
    for step in live.log.match.history[-1:]:
        found |= {event.card for event in step.events if event.card and not event.hidden}
    return found


def look_for_hidden_cards(seed: int) -> int:
    """Play a match, and raise `AssertionError` if a message names a card that is hidden from its reader.

    Returns how many cards the messages named.
    """

    async def play() -> int:
        live = marked_match(seed)
        readers = await readers_of(live)
        shown, looked_at = shown_to_all(live), 0
        while not live.position.is_over:
            await decide(live, "greedy:40" if live.position.turn % 3 else "random")
            shown |= shown_to_all(live)
            for seat, (_, wire) in readers.items():
                for message in wire.sent:
                    for card, owner in MARK.findall(message):
                        looked_at += 1
                        assert card in shown or int(owner) - 1 == seat, (seat, card)
                wire.sent.clear()
        await live.stop()
        return looked_at

    return asyncio.run(play())


@pytest.mark.parametrize("seed", first_of(range(SOME)))
def test_no_message_of_a_whole_match_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    assert look_for_hidden_cards(seed) > 2000


def test_every_seat_is_told_of_its_own_hand_alone_and_of_its_own_draws() -> None:
    async def play() -> int:
        live = marked_match(3)
        readers = await readers_of(live)
        draws = 0
        for _ in range(400):
            if live.position.is_over:
                break
            await decide(live, "greedy:40")
            for seat, (_, wire) in readers.items():
                for text in wire.sent:
                    message = json.loads(text)
                    if message["type"] not in ("snapshot", "update"):
                        continue
                    for one, player in enumerate(message["table"]["view"]["players"]):
                        assert (player["hand"] is not None, player["discard"] is not None) == (one == seat,) * 2
                    events = [told["event"] for step in message.get("steps", ()) for told in step["events"]]
                    for event in events:
                        if event["kind"] in ("draw", "discard", "take-back"):
                            assert ("card" in event) is (event.get("seat", -1) == seat)
                            draws += 1
                wire.sent.clear()
        await live.stop()
        return draws

    assert asyncio.run(play()) > 200


def exchange_hidden_cards(seed: int) -> int:
    """Exchange hidden cards in a match, and raise `AssertionError` if any byte that can be got changes.

    Returns in how many positions.
    """

    async def compare() -> int:
        compared = 0
        setup = GAME.setup(["house"] * 4, seed=seed, options={"teams": seed % 2 == 1})
        live = live_match(Match(GAME, setup), pauses=FOR_EVER)
        await readers_of(live)
        random = Random(seed)
        while not live.position.is_over:
            await decide(live, "greedy" if seed % 2 else "random")
            if live.sequence % (3 if live.position.reacts else 9) == 0 and not live.position.is_over:
                redrawn: Any = partial(other_secrets, random=random)
                await exchange(live, VIEWERS, redrawn, WHY_NOT, "play eris")
                compared += 1
        await live.stop()
        return compared

    return asyncio.run(compare())


@pytest.mark.slow
def test_exchanging_what_a_seat_may_not_know_changes_no_byte_that_it_can_get() -> None:
    assert exchange_hidden_cards(1) + exchange_hidden_cards(4) >= 60  # in teams, and each alone
