"""Blank cards, which a comparison puts in the place of a card to see what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.translated import Words, said

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMED: Final = "-blank"
ID_LENGTH: Final = 40


def blank_id(card: str) -> str:
    """Return the id of a card's blank. A deck is laid out by ids, and this one comes right after the card's."""
    return card[: ID_LENGTH - len(NAMED)] + NAMED


def blank_name(card: Words) -> Words:
    """Return the name of a card's blank."""
    return Words(
        en=f"{said(card, 'en')}: blank", es=f"{said(card, 'es')}: en blanco", ru=f"{said(card, 'ru')}: пустышка"
    )


def median(values: Iterable[int]) -> int:
    """Return the lower median. (`statistics`, which has it too, would be 20 KB more for a page to fetch.)"""
    known = sorted(values)
    return known[(len(known) - 1) // 2]


def middle(cards: Iterable[Any], cost: int, *fields: str) -> list[int]:
    """Return the median of each field among the cards of a cost; if none has it, of the nearest one."""
    known = list(cards)
    nearest = min((card.cost for card in known), key=lambda each: (abs(each - cost), each))
    return [median(getattr(card, field) for card in known if card.cost == nearest) for field in fields]
