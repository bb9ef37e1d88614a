"""No bytes that a seat or a spectator receives tell of a hidden card."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import theagon
from tests.games.hand_of_the_gods.secrets import other_secrets
from tests.games.kits import KITS
from tests.games.scenario_steps import ScenarioStep, steps_of
from tests.games.test_secrecy import choices
from tests.sampling import first_of
from tests.server.unserved import FOR_EVER, decide, exchange, live_match, readers_of
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.games.hand_of_the_gods.schema import Keyword
from theagon.games.play.position import Position
from theagon.match.match import Match
from theagon.server.matches.intents import handle
from theagon.server.matches.live import LiveMatch
from theagon.server.protocol.client import Act

GAME = theagon.load("hand-of-the-gods")
WHY_NOT = ("play #1 b2", "play marksman b2", "attack c3 d3")
SOME = 40
"""Matches; `make soak` plays two hundred."""
SHARES = 4
EXCHANGED = 4
"""Matches; `make soak` plays two hundred."""
KEYWORDS = set(get_args(Keyword))
"""A card and a keyword may have one name: on the wire that word says nothing of the card."""


def a_match(seed: int, game: HandOfTheGods = GAME) -> LiveMatch:
    return live_match(Match(game, game.setup(["zeus", "odin"], seed=seed)))


def open_cards(live: LiveMatch) -> set[str]:
    """The cards that lie open to all now, or were just played or shown."""
    view = live.position.open_view()
    cards = {unit["card"] for unit in view["units"]} | {view["holding"]}
    for player in view["players"]:
        cards |= {*player["graveyard"], *player["removed"]}
    for step in live.log.match.history[-1:]:
        cards |= {event.card for event in step.events if event.card and not event.hidden}
    return {card for card in cards if card}


def look_for_hidden_cards(seeds: range) -> None:
    """Play matches, and raise `AssertionError` if a message names a card that is hidden from its reader."""

    async def play() -> int:
        looked_for = 0
        for seed in seeds:
            live = a_match(seed)
            readers = await readers_of(live)
            decks = [live.log.match.setup.decks[contestant].cards for contestant in live.position.contestants]
            shown = open_cards(live)
            while not live.position.is_over:
                for seat, (_, wire) in readers.items():
                    secret = {card for other in {0, 1} - {seat} for card in decks[other]} - shown - KEYWORDS
                    secret -= set(decks[seat]) if seat is not None else set()
                    words = {f'"{word}"' for card in secret for word in (card, GAME.cards.by_id[card].name.en)}
                    said = "\n".join(wire.sent)
                    wire.sent.clear()
                    assert not [word for word in words if word in said]
                    looked_for += len(secret)
                await decide(live, "greedy:40")
                shown |= open_cards(live)
        return looked_for

    assert asyncio.run(play()) >= 1000 * len(seeds)


@pytest.mark.parametrize("share", first_of(range(SHARES)))
def test_no_message_of_whole_matches_names_a_card_that_is_hidden_from_its_reader(share: int) -> None:
    look_for_hidden_cards(range(share, SOME, SHARES))


def test_of_the_cards_that_a_match_brings_each_is_shown_when_it_is_first_named_and_not_before() -> None:
    cards = GAME.cards.cards.values()
    game = GAME.with_cards(GAME.cards.extended([replace(card, cost=card.cost + 1) for card in cards if not card.token]))
    own = {face.id for face in game.own_faces()}

    async def play() -> None:
        live = a_match(3, game)
        readers = await readers_of(live)
        shown: dict[int | None, set[str]] = {seat: set() for seat in readers}
        for _ in range(60):
            for seat, (_, wire) in readers.items():
                for text in wire.sent:
                    message = json.loads(text)
                    faces = message.pop("cards", [])
                    rest = json.dumps(message)
                    named = {card for card in own if f'"{card}"' in rest}
                    if message["type"] == "snapshot":
                        shown[seat] = {face["id"] for face in faces}
                        assert shown[seat] <= named | {card for face in faces for card in face["mentions"]}
                    assert named <= shown[seat]
                wire.sent.clear()
            await decide(live, "greedy:40")
        assert shown[None] < shown[0] | shown[1]
        assert all(shown.values())

    asyncio.run(play())


def exchange_hidden_cards(seeds: range) -> None:
    """Exchange hidden cards in matches, and raise `AssertionError` if any byte that can be got changes."""

    async def compare() -> int:
        compared = 0
        for seed in seeds:
            live = a_match(seed)
            await readers_of(live)
            random = Random(seed)
            while not live.position.is_over:
                await decide(live, "greedy" if seed % 2 else "random")
                if live.sequence % 9 == 0 and not live.position.is_over:
                    redrawn: Any = partial(other_secrets, random=random)
                    await exchange(live, (0, 1, None), redrawn, WHY_NOT, "play odin")
                    compared += 3
        return compared

    assert asyncio.run(compare()) >= 22 * len(seeds)


@pytest.mark.slow
def test_exchanging_hidden_cards_changes_no_byte_that_is_sent() -> None:
    exchange_hidden_cards(range(EXCHANGED))


async def told_of(step: ScenarioStep, position: Position, viewer: int | None) -> Any:
    """What a viewer is sent of a scenario's choice: the action and the first of its events."""
    live = live_match(Match(step.game, position.setup, position.state_bytes()), pauses=FOR_EVER)
    readers = await readers_of(live)
    await handle(live, readers[position.to_act][0], Act(sequence=live.sequence, action=step.action))
    await live.stop()
    [taken] = json.loads(readers[viewer][1].sent[-1])["steps"]
    return taken | {"events": taken["events"][:1]}


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        ("hand-of-the-gods", "hg4/a-discovered-card-goes-to-the-hand-undrawn"),
        ("gods-unchained", "gu5/who-delves-with-a-full-hand-loses-the-pick"),
    ],
)
@pytest.mark.parametrize("watches", [False, True])
def test_others_are_sent_the_same_of_a_secret_choice_whatever_card_it_is(
    name: str, scenario: str, watches: bool
) -> None:
    kit = KITS[name]
    secret = [step for step, kind in choices(steps_of(name, f"{scenario}.yaml")) if kind in kit.secret_choices]
    assert secret
    for step in secret:
        viewer = None if watches else 1 - step.before.to_act
        other = kit.redraw(step.before, viewer, number=3)
        told, others = (asyncio.run(told_of(step, position, viewer)) for position in (step.before, other))
        assert told == others
