"""The shared parts of all games' views: their form, their descriptions, and the fields of every match.

Screen readers and the terminal describe a view in words. A game declares, besides its view, the described parts, their
order and their names. Both use the declaration; the client gets it in the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from theagon.games.fields import Card, Place, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.collection.card_set import CardSet


class Value(Struct, frozen=True, rename="camel"):
    """A number of a thing in a view; a list counts its entries. None is not described."""

    field: str  # of the view
    term: str  # its name, among the terms of the catalogue
    of: str | int = ""  # the most that it can be, or the field that has this
    printed: str = ""  # the field of a card's face that has it as it is printed
    idle: bool = True  # it is said at 0 too
    brief: bool = True  # it is said with the thing; else only among all its details
    derived: bool = False  # it follows from other parts of the view, and no event says it


class Trait(Struct, frozen=True, rename="camel"):
    """A possible trait of a thing: described while the field of the view is true, more than 0 or not empty."""

    field: str  # of the view
    term: str  # its name; its number follows, or stands in place of an X
    holds: str = ""  # the item that the field, a list, must hold
    sign: str = ""  # its sign on a board: a glyph of the client, a mark of the terminal


class Described(Struct, frozen=True, rename="camel", omit_defaults=True):
    """The descriptions of the things of a game's view, in order; for a plain game also its pieces and its board."""

    values: dict[str, tuple[Value, ...]]  # by kind of thing: player, unit
    traits: tuple[Trait, ...]  # of all things, the most pressing first
    pieces: tuple[str, ...] = ()  # the kinds of pieces by their numbers, from 1; each is a term of the catalogue
    places: tuple[tuple[str, ...], ...] = ()  # row by row, all of one length; empty where there is none
    lines: tuple[tuple[str, str], ...] = ()  # that are drawn between places


def held(field: str, kind: str, signs: Mapping[str, str]) -> tuple[Trait, ...]:
    """Return the traits that a list of a view holds, such as keywords, each with its sign."""
    return tuple(Trait(field, f"{kind}-{name}", name, sign) for name, sign in signs.items())


class Shown(Struct, frozen=True, rename="kebab"):
    """A part of a view."""


class MatchView(Shown, frozen=True):
    """The first fields of every view: its seat (None: a spectator's), and the progress of the match."""

    game: str
    seat: Seat | None
    turn: int
    active: Seat
    to_act: Seat | None  # None: the match is over
    over: bool
    winner: Seat | None  # with teams, its partner has won too


class KnownCard(Shown, frozen=True, omit_defaults=True):
    """A card in hand. Only its player sees its present cost, even if both know the card."""

    card: Card
    cost: int | None = None


class ChoiceView(Shown, frozen=True, omit_defaults=True):
    """An open choice; its options are only for the seat that chooses."""

    kind: str
    tiles: list[Place] | None = None
    cards: list[Card] | None = None
    card: Card | None = None  # the card with the effect that asks


def asking(cards: CardSet[Any], g: Any) -> Card | None:
    """Return the card with the effect that waits for a choice; None if a rule asks."""
    return cards.speaker(g.now[0].row - 1) if g.now[0].row else None


def match_fields(game: str, g: Any, seat: int | None) -> dict[str, Any]:
    """Return the fields of a `MatchView`."""
    return {
        "game": game,
        "seat": seat,
        "turn": g.turn,
        "active": g.active,
        "to_act": g.to_act if g.winner < 0 else None,
        "over": g.winner >= 0,
        "winner": g.winner if 0 <= g.winner < len(g.contestant) else None,
    }
