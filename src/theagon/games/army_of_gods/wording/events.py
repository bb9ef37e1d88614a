"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.army_of_gods.rules.world import SEATS
from theagon.games.army_of_gods.wording.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.army_of_gods.schema import Card
    from theagon.games.base import Event


def event_text(event: Event, cards: Mapping[str, Card], language: str, players: Mapping[int, str] | None = None) -> str:
    """An event as a sentence, as far as the event tells; `players` names the seats."""
    card = TEXTS.say(language, "unknown-card")
    if event.card is not None:
        card = str(getattr(cards[event.card].name, language))
    return TEXTS.say(
        language,
        f"event-{event.kind}",
        seat=(players or {}).get(event.seat) or seat_name(event.seat, language),
        card=card,
        place=event.tile or "",
        amount=event.amount,
    )


def seat_name(seat: int, language: str) -> str:
    """`Player 1` for seat 0."""
    return TEXTS.say(language, f"seat-{seat}" if 0 <= seat < SEATS else "seat-none")
