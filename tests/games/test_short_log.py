"""The log of whole matches as players read it by default, in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.kits import KITS
from theagon.cards.language import LANGUAGES
from theagon.match.match import Match
from theagon.server.matches.messages import step_lines

PLACE = re.compile(r"\bp\d(-|\b)|#\d")
"""The name of a place of a player, or the number of an event."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KITS)
def test_no_place_of_a_player_and_no_number_of_an_event_is_read_outside_the_details(name: str, language: str) -> None:
    kit = KITS[name]
    game = kit.game()
    match = Match(game, kit.setup_of(kit.seeds(kit.modes[-1], 1)[0], game))
    while not match.position.is_over:
        match.apply(match.position.decide("greedy:20", len(match.history)))
    told = [
        line.text
        for step in step_lines(match, 0, language, reader=0)
        for line in step.events
        if game.events[line.event.kind].short
    ]
    assert len(told) > 50
    assert not [text for text in told if PLACE.search(text)]
