"""Setting positions up: what every game does alike with what a file says and with the records of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from theagon.kernel.log import clear_log

if TYPE_CHECKING:
    from theagon.cards.schema import Schema


def copy(said: Schema, record: Any, *names: str) -> None:
    """Write what is said into the fields of a record that are called the same."""
    for name in names:
        if getattr(said, name) is not None:
            setattr(record, name, getattr(said, name))


def give(said: Schema, g: Any, seat: int, *names: str) -> None:
    """Write what is said of a player into the numbers of a seat that are called the same."""
    for name in names:
        if getattr(said, name) is not None:
            getattr(g, name)[seat] = getattr(said, name)


def fill(g: Any, pile: str, seat: int, cards: Sequence[int]) -> None:
    """Lay a pile of a seat out, given in the order of files: of a deck the top card, which is its end, first."""
    for k, card in enumerate(reversed(cards) if pile == "deck" else cards):
        getattr(g, pile)[seat][k] = card
    getattr(g, f"{pile}_size")[seat] = len(cards)


def statuses(said: Schema, names: Mapping[Any, str]) -> int:
    """The bits of the statuses, called by these names, that are said to hold."""
    return sum(bit for bit, name in names.items() if getattr(said, name, False))


def begin(g: Any) -> None:
    """What was done so far is the beginning: nothing has happened yet."""
    clear_log(g)
    g.clock = 0
