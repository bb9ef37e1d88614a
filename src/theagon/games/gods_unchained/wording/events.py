"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.gods_unchained.view import keyword_names
from theagon.games.gods_unchained.wording.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.base import Event, UnitRef
    from theagon.games.gods_unchained.schema import Card

HEALING = ("heal", "leech", "regen")


def event_text(event: Event, cards: Mapping[str, Card], language: str, players: Mapping[int, str] | None = None) -> str:
    """An event as a sentence, as far as the event tells; `players` names the seats."""

    def card(name: str | None) -> str:
        if name is None:
            return TEXTS.say(language, "unknown-card")
        return TEXTS.say(language, "god") if name == "god" else str(getattr(cards[name].name, language))

    def player(seat: int) -> str:
        return (players or {}).get(seat) or seat_name(seat, language)

    def unit(ref: UnitRef | None) -> str:
        if ref is None:
            return card(None)
        if ref.card == "god":
            return TEXTS.say(language, "god-of", seat=player(int(ref.tile[1]) - 1))
        return f"{card(ref.card)} ({ref.tile})"

    words = phase = step = ""
    if event.kind in ("keywords", "keywords-lost"):
        words = ", ".join(TEXTS.form(language, f"keyword-{name}", "given") for name in keyword_names(event.amount))
    elif event.kind == "phase":
        phase = TEXTS.say(language, f"phase-{event.amount}")
    elif event.kind == "cleanup":
        step = TEXTS.say(language, f"step-{event.amount}")
    return TEXTS.say(
        language,
        f"event-{event.kind}",
        seat=player(event.seat),
        card=card(event.card),
        source=unit(event.source),
        target=unit(event.target),
        what=unit(event.target) if event.target else card(event.card),
        name=card(event.target.card) if event.target else card(None),
        amount=event.amount,
        extra=event.extra,
        before=event.extra + (-event.amount if event.kind in HEALING else event.amount),
        time=event.extra + 1,
        words=words,
        phase=phase,
        step=step,
        signed=f"{event.amount:+d}",
        signedextra=f"{event.extra:+d}",
    )


def seat_name(seat: int, language: str) -> str:
    """`Player 1` for seat 0."""
    return TEXTS.say(language, f"seat-{seat}" if 0 <= seat < 2 else "seat-none")
