"""The workshop over HTTP: sets of cards that are checked, tried and measured."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from theagon.server.protocol.base import Bot, ClientData, ServerData

SetText: TypeAlias = Annotated[str, Meta(max_length=256 << 10)]
"""A set of cards as its file has it (YAML)."""
CardName: TypeAlias = Annotated[str, Meta(max_length=40)]
"""The id of a card."""


class SetToCheck(ClientData, frozen=True):
    """A set to be checked. With `card`, cards of the game are named that are like this card of the set."""

    text: SetText
    card: CardName | None = None
    run: bool = False  # whether its scenarios are run


Line: TypeAlias = Annotated[int, Meta(ge=1, le=1 << 20)]
"""A line of a set, from 1."""


class EntryOfSet(ClientData, frozen=True):
    """The scenario of a set that has this line, such as a puzzle or a lesson."""

    text: SetText
    line: Line


class PutCard(EntryOfSet, frozen=True):
    """A card that is to lie on the board, or in a hand, at the beginning of such a scenario."""

    card: CardName
    owner: Literal["p1", "p2", "p3", "p4", "neutral"]
    place: Annotated[str, Meta(max_length=50)]  # a place of the board, or `hand`


class ScenarioText(ServerData, frozen=True):
    """An entry of a set's `scenarios`, as YAML: without the game, and in a sandbox without the cards of the set."""

    text: str


class BalanceWish(ClientData, frozen=True):
    """A card of a set to be measured in a deck, which gets it if it does not hold it."""

    text: SetText
    card: CardName
    deck: Annotated[str, Meta(max_length=20_000)]  # a starter deck's id, or a deck's text
    bot: Bot = "greedy"  # who plays all seats


class BegunBalance(ServerData, frozen=True):
    """A balance, or a grid of decks, that is being measured, by this name."""

    job: str


class GridWish(ClientData, frozen=True):
    """Decks of which every two are to meet, with the cards of a set."""

    text: SetText
    decks: Annotated[
        tuple[Annotated[str, Meta(max_length=20_000)], ...], Meta(min_length=2, max_length=6)
    ]  # each a deck's id, or a deck's text
    bot: Bot = "greedy"  # who plays all seats


class BegunProof(ServerData, frozen=True):
    """A puzzle or a lesson that is being proved, by this name."""

    job: str
