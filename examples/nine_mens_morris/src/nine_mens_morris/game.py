"""Nine men's morris: the game and its positions, for the rest of Theagon."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar

from nine_mens_morris.events import EVENTS
from nine_mens_morris.points import MILLS, POINTS, STEPS
from nine_mens_morris.reasons import refusal
from nine_mens_morris.rules import PROGRAM
from nine_mens_morris.rules import world as w
from nine_mens_morris.rules.clauses import Clause
from nine_mens_morris.rules.observation import SPACE
from nine_mens_morris.rules.vocabulary import Kind
from nine_mens_morris.verbs import VERBS
from nine_mens_morris.view import DESCRIBED, View, view
from theagon.games.base import Refusal
from theagon.games.plain import NoCards, PlainGame, PlainPosition, PlainSetup
from theagon.games.staging.builder import Builder


class MorrisPosition(PlainPosition[w.World]):
    """A position of a match."""

    verbs = VERBS
    kinds = Kind
    clauses = Clause

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def shown(self, seat: int | None, _: Container[int | None], /) -> View:
        return view(self.game.name, self.world, seat)


class NineMensMorris(PlainGame[MorrisPosition]):
    """The game on one back end."""

    title: ClassVar[Mapping[str, str]] = {"en": "Nine Men's Morris", "es": "Juego del molino", "ru": "Мельница"}
    rules_version = "1"
    program = PROGRAM
    observation_space = SPACE
    described = DESCRIBED
    events = EVENTS
    position_type = MorrisPosition
    choices = w.Choice
    explained_by: ClassVar[Mapping[str, str]] = {
        "man": "NM1.2",
        "name-in-hand": "NM2.1",
        "name-on-board": "NM5.1",
        "status-in-mill": "NM4.3",
    }

    def tables(self, _: Any, /) -> bytes:
        tables = w.Tables()
        for k, mill in enumerate(MILLS):
            tables.mill[k] = sum(1 << POINTS.index(point) for point in mill)
        for one, other in STEPS:
            tables.beside[POINTS.index(one)] |= 1 << POINTS.index(other)
            tables.beside[POINTS.index(other)] |= 1 << POINTS.index(one)
        return bytes(w.Tables.packer().pack(*tables.values()))


class MorrisBuilder(Builder[NoCards, MorrisPosition]):
    """A builder of positions, which begins with an empty board."""

    def __init__(self, game: NineMensMorris, seed: int) -> None:
        super().__init__(game, PlainSetup(seed, ()))


GAME = NineMensMorris()
