"""Actions, events and refusals as sentences of a game's own texts, the same for every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from theagon.cards.grammar import YOU, capital, russian_gender, signed, spanish_contractions
from theagon.games.constants import spelled_bits
from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import IntEnum

    from theagon.cards.language import Texts
    from theagon.games.base import Event, UnitRef
    from theagon.games.display.events import EventKind
    from theagon.games.translated import Words


TWO: Final = 2
"""With this number of seats, a seat other than the reader's is the enemy's."""


def seat_of(place: str) -> int:
    """Return the seat that a place belongs to: 1 for `p2-archers`."""
    return int(place[1]) - 1


@dataclass(eq=False)
class Teller:
    """The sentences of events in one language."""

    game: str
    kinds: Mapping[str, EventKind]
    seats: int
    names: Mapping[str, Words]
    """The names of cards."""
    language: str
    players: Mapping[int, str]
    """The names of seats."""
    reader: int | None
    """The seat of the reader, who is called You."""
    placed: bool = True
    """Whether units are named with their places."""

    keywords: ClassVar[type[IntEnum]]
    """The keywords that the amount of an event may hold, as bits."""
    zones: ClassVar[Mapping[int, str]] = {}
    """The piles of a view that the amounts of an event may stand for."""
    numbers: ClassVar[Mapping[int, str]] = {}
    """The fields of a unit that the extra amount of an event may stand for."""

    @property
    def texts(self) -> Texts:
        return texts(self.game)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.texts.say(self.language, message, **arguments)

    def event(self, event: Event, **words: str | int) -> str:
        """Return the event as a sentence; `words` are further arguments of the message in a game."""
        told = self.say(
            f"event-{event.kind}",
            **self.whose(event.seat),
            card=self.card(event.card),
            shown=event.card is not None,
            source=self.unit(event.source),
            target=self.unit(event.target),
            tile=event.tile or "",
            amount=event.amount,
            extra=event.extra,
            signed=signed(event.amount),
            signedextra=signed(event.extra),
            **self._amount(event),
            **words,
        )
        told = told.replace(" -", " −").strip()
        return capital(spanish_contractions(told))  # "el dios de el jugador 2"; no other language has these words

    def whose(self, seat: int) -> dict[str, str]:
        """Return the player at a seat, as messages speak of players: the name, and the person for the verb."""
        return {"seat": self.player(seat), "person": YOU if seat == self.reader else "other"}

    def _amount(self, event: Event) -> dict[str, str]:
        """Return the meaning of an event's amount in words; nothing for a plain number or a card."""
        match self.kinds[event.kind].amount:
            case "keywords" | "keywords-lost":
                return {"words": ", ".join(map(self.keyword, spelled_bits(event.amount, self.keywords)))}
            case "phase" | "step" | "why" as name:
                return {name: self.say(f"{name}-{event.amount}")}
            case "number-of":
                return {"number": self.keyword(self.numbers[event.extra])}
            case "zones":
                return {"zone": self.say(f"zone-{event.extra}")}
            case "values":
                both = {"signed": signed(event.amount), "signedextra": signed(event.extra)}
                return {"changes": self.say("changes", amount=event.amount, extra=event.extra, **both)}
            case _:
                return {}

    def keyword(self, name: str) -> str:
        """Return the name of a keyword that a unit gains or loses."""
        return self.texts.form(self.language, f"keyword-{name}", "given")

    def player(self, seat: int) -> str:
        """Return the subject of a sentence about the player at a seat:

        You; else the name, or the number of the seat.
        """
        if seat == self.reader:
            return self.say("you-acting")
        return self.players.get(seat) or self.seat(seat)

    def seat(self, seat: int) -> str:
        """Return the number of a seat in words: `Player 1` for seat 0."""
        return self.say(f"seat-{seat}" if 0 <= seat < self.seats else "seat-none")

    def card(self, card: str | None) -> str:
        """Return a card's name; the texts name a thing without a card, such as a god."""
        return self.say("unknown-card") if card is None else self.name(card)

    def name(self, card: str) -> str:
        """Return the bare name of a card or of a thing without one, as it stands after "your"."""
        return said(self.names[card], self.language) if card in self.names else self.say(card)

    def unit(self, unit: UnitRef | None) -> str:
        """Return the card of a unit, its owner, and its place."""
        if unit is None:
            return self.card(None)
        name, place = self.name(unit.card), self.place(unit) if self.placed else "none"
        if unit.owner is None:
            return f"{name} ({place})" if self.placed else name
        gender = getattr(self.names.get(unit.card), "ru_gender", None) or russian_gender(name)
        if self.language == "en":
            name = name.removeprefix("The ")  # "your Sky Reaver"
        whose = {"side": self.side(unit.owner), "seat": self.player(unit.owner)}
        return self.say("unit-of", card=name, place=place, gender=gender, **whose)

    def place(self, unit: UnitRef) -> str:
        """Return the place of a unit, as a reader who knows its owner calls it; `none`: it needs no place."""
        return unit.tile

    def empty(self, place: str) -> str:
        """Return the name of a place of the board without a unit."""
        return place

    def side(self, seat: int) -> str:
        """Return the side of a seat for the reader: yours, or the enemy; `named` where only a name is clear."""
        if seat == self.reader:
            return YOU
        return "named" if self.reader is None or self.seats > TWO else "enemy"
