"""The form in which a file says each column of a game's state, declared once by the game's staging.

Setting up and saving derive from it which values are plain ones, and `comparing` what no scenario may lose.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from theagon.games.staging.placing import fill
from theagon.games.staging.saving import fields_of, pile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.schema import Schema


class Column(Enum):
    """The form in which a file says a column."""

    POSITION = "a field of the same name of the position"
    PLAYER = "a field of the same name of each player"
    CARD = "the same, which holds a card's id"
    PILE = "the same, which holds the ids of a pile's cards, in the order of files; its size is another column"
    OWN = "words of the game's own"
    UNSAID = "no words: a position is not saved where it is not as at the beginning"
    PLACES = "what lies where: `comparing` has the units and their bonuses by place"
    PASSING = "nothing: play does not depend on it between two actions of a turn"
    COURSE = "nothing: it is about the past of the match"


COMPARED: Final = (Column.POSITION, Column.PLAYER, Column.CARD, Column.PILE, Column.OWN, Column.UNSAID)


def columns(forms: Mapping[Column, str]) -> Mapping[str, Column]:
    """Return the form of each column, from the names of the columns that have it."""
    return {name: form for form, names in forms.items() for name in names.split()}


def said_as(columns: Mapping[str, Column], *kinds: Column) -> tuple[str, ...]:
    """Return the columns that a file says in one of these ways."""
    return tuple(name for name, column in columns.items() if column in kinds)


def give_columns(said: Schema, g: Any, seat: int, columns: Mapping[str, Column], cards: Any) -> None:
    """Copy what a file says of a player into the columns of the same names."""
    for name in said_as(columns, Column.PLAYER):
        getattr(g, name)[seat] = getattr(said, name)
    for name in said_as(columns, Column.CARD):
        card = getattr(said, name)
        getattr(g, name)[seat] = 0 if card is None else cards.index(card)
    for name in said_as(columns, Column.PILE):
        fill(g, name, seat, list(map(cards.index, getattr(said, name))))


def columns_of(position: Any, seat: int, columns: Mapping[str, Column], player: type[Schema]) -> dict[str, Any]:
    """Return the same values as a file says them, by the fields of `player`."""
    g = position.world
    plain = {name: getattr(g, name)[seat] for name in said_as(columns, Column.PLAYER)}
    cards = {name: getattr(g, name)[seat] for name in said_as(columns, Column.CARD)}
    piles = {name: tuple(map(position.card_id, pile(g, name, seat))) for name in said_as(columns, Column.PILE)}
    named = {name: position.card_id(card) if card else None for name, card in cards.items()}
    return _typed(plain, player) | named | piles


def position_columns(g: Any, columns: Mapping[str, Column], placement: type[Schema]) -> dict[str, Any]:
    """Return the values that a file says of the whole position, by the fields of `placement`."""
    return _typed({name: getattr(g, name) for name in said_as(columns, Column.POSITION)}, placement)


def _typed(values: dict[str, Any], schema: type[Schema]) -> dict[str, Any]:
    """Return numbers as the fields of a schema hold them: truth or number."""
    usual = {field.name: field.default for field in fields_of(schema)}
    return {name: (bool if isinstance(usual[name], bool) else int)(value) for name, value in values.items()}
