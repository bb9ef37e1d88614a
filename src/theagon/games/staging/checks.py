"""Checks of positions for every game: each mistake is reported with its place and the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sized
from typing import TYPE_CHECKING, Any

from theagon.games.fields import SEATS

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.staging.format import TurnOfTwo


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
