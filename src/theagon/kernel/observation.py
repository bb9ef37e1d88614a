"""Writing observations: what a seat may see, as bytes for learners."""

from __future__ import annotations

from theagon.kernel.match import MatchScratch
from theagon.kernel.records import Bytes

TURN_FACTS = 4  # bytes that `observe_turn` writes


def blank(out: Bytes, size: int) -> None:
    for k in range(size):
        out[k] = 0


def byte(value: int) -> int:
    """The nearest value that fits a byte."""
    return min(255, max(0, value))


def put_card(out: Bytes, at: int, card: int) -> None:
    """Write a card as its place in the card set: two bytes, the low one first."""
    out[at] = card & 255
    out[at + 1] = card >> 8


def observe_turn(g: MatchScratch, seat: int, turn: int, at: int, out: Bytes) -> None:
    """Write the turn, whether it is the seat's own, whether the seat decides, and the kind of choice."""
    out[at] = byte(turn)
    out[at + 1] = 1 if g.active == seat else 0
    out[at + 2] = 1 if g.to_act == seat else 0
    out[at + 3] = g.choice
