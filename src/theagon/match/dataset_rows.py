"""What a data set says of itself, and its rows."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

FORMAT: Final = "theagon-dataset"
VERSION: Final = 1


class Wanted(Struct, frozen=True):
    """What to record of each decision beside its action and its seat."""

    observations: bool = False  # what the seat saw
    legal: bool = False  # the legal actions
    trials: int = 0  # how probably the seat would win, from so many trials, a draw counted half; 0: not


class About(Struct, frozen=True):
    """What was played: enough to play every row again."""

    format: str
    version: int
    game: str
    rules: str
    cards: str  # the digest of the card set
    options: dict[str, Any]
    players: list[str]
    deck_names: list[str]
    decks: list[Any]
    seats: int
    observation: int  # bytes of one
    wanted: Wanted


class Row(Struct, gc=False):
    """A match. Seats are in the order of the board; lists from `actions` on have an item for each decision."""

    seed: int
    decks: list[int]  # by contestant: which of the decks
    contestants: list[int]  # by seat
    returns: list[int]  # by seat: 1 won, -1 lost, 0 drawn
    turns: int
    final_hash: bytes  # of the last state
    actions: list[int]
    seats: list[int]  # who decided
    observations: list[bytes] | None = None
    legal: list[list[int]] | None = None
    chances: list[float] | None = None
