"""Scenarios of nine men's morris: the format of positions in their files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta

from nine_mens_morris.game import MorrisBuilder, NineMensMorris
from nine_mens_morris.points import POINTS
from nine_mens_morris.rules.world import MEN, QUIET, Choice
from nine_mens_morris.view import View
from theagon.cards.schema import Schema
from theagon.games.fields import Place
from theagon.games.plain import PlainStaging
from theagon.games.staging.format import TurnOfTwo
from theagon.games.staging.placing import begin, give_turn
from theagon.games.staging.staging import Begun

if TYPE_CHECKING:
    from theagon.cards.node import Node


class Player(Schema):
    """A player's men."""

    on_board: Annotated[tuple[Place, ...], Meta(max_length=MEN)] = ()
    in_hand: Annotated[int, Meta(ge=0, le=MEN)] = 0


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(TurnOfTwo):
    """A position: the turn, and the places of the men."""

    quiet: Annotated[int, Meta(ge=0, lt=QUIET)] = 0  # turns since a man was placed or taken
    players: Players = Players()


class MorrisStaging(PlainStaging):
    """The format of scenarios."""

    game_type = NineMensMorris
    view = View
    choices = Choice
    clause = Annotated[str, Meta(pattern=r"^NM[1-5]\.[1-9]$", examples=["NM4.2"])]
    placement = Placement

    @staticmethod
    def set_up(scenario: Any, _: Node, game: NineMensMorris, _variant: Any, /) -> Begun:
        placement = scenario.position
        builder = MorrisBuilder(game, scenario.seed)
        g = builder.world
        give_turn(placement, g)
        g.quiet = placement.quiet
        for seat, player in enumerate((placement.players.p1, placement.players.p2)):
            g.in_hand[seat] = player.in_hand
            for k, point in enumerate(player.on_board):
                g.man[POINTS.index(point)] = MEN * seat + 1 + k
        begin(g)
        return Begun(builder.position(), {})


STAGING: Final = MorrisStaging()
