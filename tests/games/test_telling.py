"""What happened, told to whoever reads."""

from __future__ import annotations

import pytest

from theagon.games import load_game
from theagon.games.base import Event, UnitRef

DROPPED = Event(0, "drop", "AG5.1", seat=1, card="archers", tile="p2-archers")
LOST = Event(0, "destroyed", "AG5.14", seat=1, card="archers", tile="p2-archers")
STRUCK = Event(0, "attack", "GU6.1", seat=0, source=UnitRef(1, "god", "p1-god"), target=UnitRef(2, "acolyte", "p2-2"))


@pytest.mark.parametrize(
    ("game", "event", "reader", "told"),
    [
        ("army-of-gods", DROPPED, 1, ("You deploy Archers.", "Colocas Arqueros.", "Вы выкладываете: Лучники.")),
        ("army-of-gods", DROPPED, 0, ("Player 2 deploys Archers.", "El jugador 2 coloca", "Игрок 2 выкладывает")),
        ("army-of-gods", LOST, 1, ("pile: your Archers.", "dueño: Arqueros de tu ejército.", "Лучники вашей армии")),
        ("army-of-gods", LOST, 0, ("Archers of Player 2", "Arqueros del jugador 2", "Лучники (Игрок 2)")),
        ("gods-unchained", STRUCK, 0, ("Your god attacks enemy", "Tu dios ataca a", "Ваш бог атакует")),
        ("gods-unchained", STRUCK, 1, ("God (Player 1) attacks your", "ataca a tu", "у вас")),
        ("gods-unchained", STRUCK, None, ("(p2-2)", "(p2-2)", "(p2-2)")),
    ],
)
def test_whoever_reads_is_called_you(game: str, event: Event, reader: int | None, told: tuple[str, ...]) -> None:
    for language, words in zip(("en", "es", "ru"), told, strict=True):
        assert words in load_game(game).tell(event, language, reader=reader)


@pytest.mark.parametrize("event", [DROPPED, LOST])
def test_no_reader_meets_the_name_of_a_place(event: Event) -> None:
    assert "p2-" not in load_game("army-of-gods").tell(event, reader=0)
