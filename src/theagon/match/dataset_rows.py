"""The description of a data set, and its rows."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

FORMAT: Final = "theagon-dataset"
VERSION: Final = 1


class Wanted(Struct, frozen=True):
    """The data to record of each decision, besides its action and seat."""

    observations: bool = False  # what the seat saw
    legal: bool = False  # the legal actions
    trials: int = 0  # the number of trials for the seat's probability to win, a draw counted half; 0: none
    values: int = 0  # the number of trials for the same after each legal action; 0: none
    states: bool = False  # the whole state, with all that is hidden


class About(Struct, frozen=True):
    """The settings of the recorded matches: enough to play every row again, with the file of a map if `options` name
    one."""

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
    observation: int  # the bytes of an observation
    wanted: Wanted


class Row(Struct, gc=False):
    """A match. Seats are in the order of the board; lists from `actions` on have an item for each decision."""

    seed: int
    decks: list[int]  # by contestant: the index of its deck
    contestants: list[int]  # by seat
    returns: list[int]  # by seat: 1 won, -1 lost, 0 drawn
    turns: int
    final_hash: bytes  # of the last state
    actions: list[int]
    seats: list[int]  # the seat that decided
    observations: list[bytes] | None = None
    legal: list[list[int]] | None = None
    chances: list[float] | None = None
    values: list[list[float]] | None = None
    states: list[bytes] | None = None
