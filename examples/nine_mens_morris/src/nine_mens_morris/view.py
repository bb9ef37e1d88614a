"""The view of a match and its descriptions. There is no hidden information."""

from __future__ import annotations

from typing import Any, Final

from nine_mens_morris.points import MILLS, POINTS, ROWS
from nine_mens_morris.rules.board import in_mill, men_of, owner_of
from nine_mens_morris.rules.telling import MAN
from nine_mens_morris.rules.world import SEATS, Choice
from theagon.games.constants import spelled
from theagon.games.display.view import ChoiceView, Described, MatchView, Shown, Trait, Value, match_fields
from theagon.games.fields import Place
from theagon.games.plain import Piece

PIECES: Final = ("man",)

DESCRIBED: Final = Described(
    values={
        "piece": (),
        "player": (Value("in-hand", "name-in-hand"), Value("on-board", "name-on-board", derived=True)),
    },
    traits=(Trait("in-mill", "status-in-mill", sign="lock"),),
    pieces=PIECES,
    places=ROWS,
    lines=tuple((first, last) for first, _, last in MILLS),
)


class Man(Piece, frozen=True):
    """A man on the board."""

    in_mill: bool


class PlayerView(Shown, frozen=True):
    in_hand: int  # the men still to be placed
    on_board: list[Place]


class View(MatchView, frozen=True):
    """The match as all see it."""

    quiet: int  # turns since a man was placed or taken
    players: list[PlayerView]
    pieces: list[Man]
    choice: ChoiceView | None


def view(game: str, g: Any, seat: int | None) -> View:
    """Return the match as a seat (None: a spectator) sees it."""
    men = [men_of(g, each) for each in range(SEATS)]
    return View(
        **match_fields(game, g, seat),
        quiet=g.quiet,
        players=[
            PlayerView(g.in_hand[each], [name for point, name in enumerate(POINTS) if men[each] >> point & 1])
            for each in range(SEATS)
        ],
        pieces=[
            Man(man, PIECES[MAN - 1], owner_of(man), POINTS[point], in_mill(g, men[owner_of(man)], point))
            for point, man in enumerate(g.man)
            if man
        ],
        choice=ChoiceView(spelled(Choice(g.choice))) if g.choice else None,
    )
