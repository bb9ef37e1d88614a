"""Shared helpers of setting up positions: they copy values of a file into records, and report impossible ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any

from theagon.games.fields import SEATS
from theagon.kernel.log import clear_log

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report
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


# ---- impossible positions -------------------------------------------------------------------------------------------


def check_turn(placement: TurnOfTwo, clause: str, node: Node, report: Report) -> None:
    """Report a turn that belongs to the other player."""
    turn, seat = placement.first_turn, placement.to_act
    if turn % 2 == SEATS.index(seat):
        hint = f"p1 has turn 1, 3, 5 ...; so {seat} has turn {turn + 1}, for instance"
        report.add(f"turn {turn} is not a turn of {seat} ({clause})", node.find("turn").location, hint)


def check_pile(pile: Sized, most: int, clause: str, node: Node, report: Report) -> None:
    """Report a pile with too many cards, at the first card over the limit."""
    if len(pile) > most:
        message = f"{len(pile)} cards: at most {most} are possible here ({clause})"
        report.add(message, node.find(most).location, "take some out")


def check_timed(bonuses: int, most: int, node: Node, report: Report) -> None:
    """Report more temporary bonuses than the rules have room for."""
    if bonuses > most:
        report.add(f"{bonuses} bonuses that end: at most {most} are possible at once", node.location)


def check_wounds(said: Any, node: Node, report: Report) -> None:
    """Report health that is given in two ways."""
    if said.health is not None and said.damage is not None:
        report.add("either 'health' or 'damage' is given, not both", node.find("damage").location)
