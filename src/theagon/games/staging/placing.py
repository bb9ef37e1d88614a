"""Shared helpers of setting up positions: they copy values of a file into the records of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from theagon.games.fields import SEATS
from theagon.kernel.log import clear_log

if TYPE_CHECKING:
    from theagon.cards.schema import Schema
    from theagon.games.staging.format import TurnOfTwo


def copy(said: Schema, record: Any, *names: str) -> None:
    """Copy values of the file into the fields of the same names of a record."""
    for name in names:
        if getattr(said, name) is not None:
            setattr(record, name, getattr(said, name))


def give_turn(said: TurnOfTwo, g: Any) -> None:
    """Set the turn and its player, in a match of two players."""
    g.active = g.to_act = SEATS.index(said.to_act)
    g.turn = said.first_turn


def fill(g: Any, pile: str, seat: int, cards: Sequence[int]) -> None:
    """Lay out a pile of a seat in the order of files. Of a deck these list the top card first, the records last."""
    for k, card in enumerate(reversed(cards) if pile == "deck" else cards):
        getattr(g, pile)[seat][k] = card
    getattr(g, f"{pile}_size")[seat] = len(cards)


def statuses(said: Schema, names: Mapping[Any, str]) -> int:
    """Return the bits of the statuses that the file sets; `names` has the field of each."""
    return sum(bit for bit, name in names.items() if getattr(said, name, False))


def begin(g: Any) -> None:
    """Make this state the beginning of the match, with an empty log."""
    clear_log(g)
    g.clock = 0
