"""What happened, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from theagon.games.hand_of_the_gods.view import keyword_names
from theagon.games.hand_of_the_gods.wording.phrases import TEXTS

if TYPE_CHECKING:
    from theagon.games.base import Event, UnitRef
    from theagon.games.hand_of_the_gods.schema import Words


def event_text(
    event: Event, names: Mapping[str, Words], language: str, players: Mapping[int, str] | None = None
) -> str:
    """An event as a sentence, as far as the event tells; `players` names the seats."""

    def card(name: str | None) -> str:
        if name is None:
            return TEXTS.say(language, "unknown-card")
        return TEXTS.say(language, name) if name == "summoning-stone" else str(getattr(names[name], language))

    def unit(ref: UnitRef | None) -> str:
        return f"{card(ref.card)} ({ref.tile})" if ref else card(None)

    seat = (players or {}).get(event.seat) or seat_name(event.seat, language)
    words = ""
    if event.kind == "keywords":
        given = keyword_names(event.amount)
        words = ", ".join(TEXTS.say(language, f"keyword-{name}", case="accusative") for name in given)
    return TEXTS.say(
        language,
        f"event-{event.kind}",
        seat=seat,
        card=card(event.card),
        source=unit(event.source),
        target=unit(event.target),
        tile=event.tile or "",
        amount=event.amount,
        extra=event.extra,
        words=words,
        signed=f"{event.amount:+d}",
        signedextra=f"{event.extra:+d}",
    )


def seat_name(seat: int, language: str) -> str:
    """`Player 1` for seat 0."""
    return TEXTS.say(language, f"seat-{seat}" if 0 <= seat < 2 else "seat-none")
