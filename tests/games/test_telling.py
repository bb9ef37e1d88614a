"""What happened, in the words for each reader."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from tests.games.kits import KITS, MODES, Kit
from tests.match.support import play_on
from theagon.games import load_game
from theagon.games.base import LANGUAGES, Event, UnitRef
from theagon.match.match import Match
from theagon.server.matches.messages import step_lines

HAND, GODS, ARMY = KITS
DROPPED = Event(0, "drop", "AG5.1", seat=1, card="archers", tile="p2-archers")
LOST = Event(0, "destroyed", "AG5.14", seat=1, card="archers", tile="p2-archers")
STRUCK = Event(0, "attack", "GU6.1", 0, source=UnitRef(1, "god", "p1-god"), target=UnitRef(2, "acolyte", "p2-2", 1))
HEALED = Event(0, "heal", "HG4.7", 0, amount=1, target=UnitRef(1, "bastet", "c3", 0))
NOBODYS = Event(0, "heal", "HG4.7", 0, amount=1, target=UnitRef(1, "statue", "e2"))


@pytest.mark.parametrize(
    ("game", "event", "reader", "said"),
    [
        (ARMY, DROPPED, 1, ("You deploy Archers.", "Colocas Arqueros.", "Вы выкладываете: Лучники.")),
        (ARMY, DROPPED, 0, ("Player 2 deploys Archers.", "El jugador 2 coloca", "Игрок 2 выкладывает")),
        (ARMY, LOST, 1, ("pile: your Archers.", "dueño: Arqueros de tu ejército.", "Лучники вашей армии")),
        (ARMY, LOST, 0, ("Player 2's Archers", "Arqueros del jugador 2", "Лучники (Игрок 2)")),
        (
            GODS,
            STRUCK,
            0,
            ("Your god attacks the enemy Acolyte (2)", "Acólito rival (2)", "Ваш бог атакует: вражеский"),
        ),
        (GODS, STRUCK, 1, ("The enemy god attacks your", "El dios enemigo ataca a tu", "Вражеский бог атакует: ваш")),
        (GODS, STRUCK, None, ("Player 2's Acolyte (2)", "Acólito del jugador 2 (2)", "(Игрок 2, 2)")),
        (HAND, HEALED, 0, ("Your Bastet (c3)", "Tu Bastet (c3)", "Ваша Бастет (c3)")),
        (HAND, HEALED, 1, ("The enemy Bastet (c3)", "Bastet rival (c3)", "Вражеская Бастет (c3)")),
        (HAND, HEALED, None, ("Player 1's Bastet", "Bastet del jugador 1 (c3)", "Бастет (Игрок 1, c3)")),
        (HAND, NOBODYS, 0, ("Medusa Statue (e2) is", "Medusa (e2) rec", "Статуя Медузы (e2)")),
    ],
)
def test_the_reader_is_called_you(game: str, event: Event, reader: int | None, said: tuple[str, ...]) -> None:
    for language, words in zip(("en", "es", "ru"), said, strict=True):
        assert words in load_game(game).tell(event, language, reader=reader)


@pytest.mark.parametrize("event", [DROPPED, LOST])
def test_no_reader_meets_the_name_of_a_place(event: Event) -> None:
    assert "p2-" not in load_game(ARMY).tell(event, reader=0)


@pytest.mark.parametrize(
    ("game", "typed", "reader", "said"),
    [
        (ARMY, "choose p2-archers", 1, ("your Archers", "Arqueros de tu ejército", "Лучники вашей армии")),
        (ARMY, "choose p2-archers", 0, ("Player 2's Archers", "Arqueros del jugador 2", "Лучники (Игрок 2)")),
        (ARMY, "choose p2", 0, ("Choose Player 2", "Elegir: el jugador 2", "Выбрать: Игрок 2")),
        (ARMY, "choose p2", 1, ("Choose you", "Elegir: tú", "Выбрать: вы")),
        (GODS, "power p2-god", 0, ("on the enemy god", "sobre el dios enemigo", "→ вражеский бог")),
        (GODS, "power p2-god", 1, ("on your god", "sobre tu dios", "→ ваш бог")),
        (GODS, "power p2-god", None, ("on Player 2's god", "sobre el dios del jugador 2", "→ бог (Игрок 2)")),
        (
            GODS,
            "attack p1-1 p2-god",
            0,
            ("god with your place 1", "Atacar al dios enemigo con el lugar 1 de tu lado", "Атака: ваше место 1 →"),
        ),
        (
            GODS,
            "power p1-relic",
            1,
            ("the enemy's place for a relic", "reliquia del lado rival", "→ вражеское место реликвии"),
        ),
        (
            HAND,
            "leader h3",
            0,
            ("on the enemy Summoning Stone (h3)", "Torre de invocación rival (h3)", "→ вражеский Камень призыва (h3)"),
        ),
        (
            HAND,
            "leader h3",
            1,
            ("on your Summoning Stone (h3)", "tu Torre de invocación (h3)", "→ ваш Камень призыва (h3)"),
        ),
        (HAND, "leader d3", 0, ("on d3", "sobre d3", "→ d3")),
    ],
)
def test_an_action_names_the_owners_of_its_units(
    game: str, typed: str, reader: int | None, said: tuple[str, ...]
) -> None:
    position = KITS[game].begun()
    action = position.parse(typed)
    for language, words in zip(LANGUAGES, said, strict=True):
        assert words in position.describe(action, language, reader)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_no_action_is_told_with_the_number_of_a_place(kit: Kit, mode: str) -> None:
    for position in islice(kit.decisions(mode), 4):
        seen = {action for action in position.legal_actions() if position.notation(action).split()[0] != "concede"}
        for reader in (None, *range(position.seats)):
            said = [position.describe(action, language, reader) for action in seen for language in LANGUAGES]
            assert [each for each in said if re.search(r"\bp[1-4]\b", each)] == []


PLACE = re.compile(r"\bp\d(-|\b)|#\d")
"""The name of a place of a player, or the number of an event."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_of_a_player_and_no_number_of_an_event_is_read_outside_the_details(kit: Kit, language: str) -> None:
    game = kit.game()
    match = play_on(Match(game, kit.setup_of(kit.seeds(kit.modes[-1], 1)[0], game)), "greedy:20")
    said = [
        line.text
        for step in step_lines(match, 0, language, reader=0)
        for line in step.events
        if game.events[line.event.kind].short
    ]
    assert len(said) > 50
    assert not [text for text in said if PLACE.search(text)]
