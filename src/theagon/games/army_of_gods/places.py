"""How the stacks of armies are written: `p2-archers`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import KINDS
from theagon.games.naming import SEATS

if TYPE_CHECKING:
    from typing import Any

    from theagon.games.army_of_gods.content import CardSet


def stack_name(cards: CardSet, stack: int) -> str:
    """`p2-archers` for the stack of a number."""
    seat, kind = divmod(stack, KINDS)
    return f"{SEATS[seat]}-{cards.kind_id(kind)}"


def stack_number(cards: CardSet, players: int, name: str) -> int:
    """The number of a stack in a match of `players`. Raises TheagonError."""
    seat, _, kind = name.partition("-")
    kinds = cards.kind_ids
    if seat not in SEATS[:players] or kind not in kinds:
        raise TheagonError(f"there is no stack {name!r}", hint=f"a seat and a kind, such as p2-{kinds[0]}")
    return SEATS.index(seat) * KINDS + kinds.index(kind)


def as_seen(g: Any, seat: int, stack: int) -> int:
    """A stack as a seat's actions number it: its own first, then those of the seats after it."""
    return rival_of(g, seat, stack // KINDS) * KINDS + stack % KINDS


def seen_from(g: Any, seat: int, seen: int) -> int:
    """The stack that a seat's actions number so."""
    return seat_at(g, seat, seen // KINDS) * KINDS + seen % KINDS
