"""Shared by all checks of decks: which cards there are, how many copies, how many cards in all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.cards.decode import Decoded
    from theagon.errors import Location


class DeckCheck:
    """Collects what is wrong with a deck; `read` is where it came from, or what it is part of."""

    def __init__(self, deck: Any, read: Decoded[Any] | None) -> None:
        self.report = Report()
        self._deck = deck
        self._read = read

    def at(self, field: str) -> Location | None:
        """The place of a field of the deck in its file."""
        return self._read.at(self._deck, field) if self._read else None

    def listed(self, known: Mapping[str, Any]) -> Iterator[tuple[Any, int]]:
        """Each card of the deck with its number of copies; those that are not known are reported."""
        for name, copies in self._deck.cards.items():
            if name in known:
                yield known[name], copies
            else:
                self.wrong(name, f"there is no card {quoted(name)}", suggestion(name, known))

    def wrong(self, card: str, message: str, hint: str | None) -> None:
        """Report a card that does not belong in the deck."""
        self.report.add(message, self._read.key_at(self._deck.cards, card) if self._read else None, hint)

    def copies(self, card: str, copies: int, most: int, hint: str) -> None:
        """Report too many copies of a card."""
        if copies > most:
            place = self._read.at(self._deck.cards, card) if self._read else None
            self.report.add(f"{copies} copies of {quoted(card)}", place, hint)

    def size(self, wanted: int, count: int, what: str, clause: str) -> None:
        """Report more or fewer cards, or cards of a kind, than a deck has."""
        if count != wanted:
            place = self._read.key_at(self._deck, "cards") if self._read else None
            cure = f"add {wanted - count}" if count < wanted else f"take out {count - wanted}"
            self.report.add(f"a deck has {wanted} {what}, this one {count} ({clause})", place, cure)
