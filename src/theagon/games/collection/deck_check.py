"""Shared by all checks of decks: which cards there are, how many copies, how many cards in all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from theagon.cards.error_text import guess, quoted
from theagon.cards.report import Report
from theagon.errors import TheagonError
from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.cards.decode import Decoded
    from theagon.errors import Location


FaultKind: TypeAlias = Literal[
    "unknown-card", "unknown-leader", "no-leader", "made", "other-pantheon", "copies", "size", "kind-size"
]


class DeckFault(Struct, frozen=True):
    """A fault of a deck, as a message of `games/text/terms.*.ftl` with its arguments."""

    kind: FaultKind
    card: str = ""  # the card, or the leader
    count: int = 0
    wanted: int = 0
    of: str = ""  # for `kind-size`, the kind of card

    def text(self, game: str, cards: Mapping[str, Any], language: str) -> str:
        """Return the fault as a sentence, in which cards have their names: `cards` has the definitions by id."""
        known = texts(game)
        return known.say(
            language,
            f"deck-{self.kind}",
            card=said(cards[self.card].name, language) if self.card in cards else self.card,
            count=self.count,
            wanted=self.wanted,
            kind=known.say(language, f"kind-{self.of}") if self.of else "",
        )


class DeckError(TheagonError):
    """A mistake of a deck. `message` is for readers of its file, `fault` for those who see its cards."""

    def __init__(self, message: str, location: Location | None, hint: str | None, fault: DeckFault) -> None:
        super().__init__(message, location, hint)
        self.fault = fault


class DeckCheck:
    """A collector of mistakes in a deck; `read` is its source, or the thing that it is part of."""

    def __init__(self, deck: Any, read: Decoded[Any] | None) -> None:
        self.report = Report()
        self._deck = deck
        self._read = read

    def listed(self, known: Mapping[str, Any]) -> Iterator[tuple[Any, int]]:
        """Yield each card of the deck with its number of copies; those that are not known are reported."""
        for name, copies in self._deck.cards.items():
            if name in known:
                yield known[name], copies
            else:
                hint = guess(name, known) or "cards of your own come with their file: --cards FILE"
                self.wrong(name, f"there is no card {quoted(name)}", hint, "unknown-card")

    def leader(self, field: str, message: str, hint: str | None, kind: FaultKind) -> None:
        """Report a leader that no deck has, by the field that names it."""
        fault = DeckFault(kind, getattr(self._deck, field))
        self.report.put(DeckError(message, self._read.at(self._deck, field) if self._read else None, hint, fault))

    def wrong(self, card: str, message: str, hint: str | None, kind: FaultKind) -> None:
        """Report a card that does not belong in the deck."""
        place = self._read.key_at(self._deck.cards, card) if self._read else None
        self.report.put(DeckError(message, place, hint, DeckFault(kind, card)))

    def copies(self, card: str, copies: int, most: int, hint: str) -> None:
        """Report too many copies of a card."""
        if copies > most:
            place = self._read.at(self._deck.cards, card) if self._read else None
            fault = DeckFault("copies", card, copies, most)
            self.report.put(DeckError(f"{copies} copies of {quoted(card)}", place, hint, fault))

    def rarity(self, card: Any, copies: int, most: Mapping[str, int], clause: str) -> None:
        """Report more copies of a card than `most` has for its rarity."""
        few = most[card.rarity] < max(most.values())
        named = f"a {card.rarity} card" if few else "a card"
        self.copies(card.id, copies, most[card.rarity], f"at most {most[card.rarity]} of {named} ({clause})")

    def size(self, wanted: int, count: int, clause: str, kind: str = "") -> None:
        """Report more or fewer cards, or cards of a kind, than a deck has."""
        if count != wanted:
            place = self._read.key_at(self._deck, "cards") if self._read else None
            cure = f"add {wanted - count}" if count < wanted else f"take out {count - wanted}"
            fault = DeckFault("kind-size" if kind else "size", "", count, wanted, kind)
            what = f"{kind} cards" if kind else "cards"
            self.report.put(DeckError(f"a deck has {wanted} {what}, this one {count} ({clause})", place, cure, fault))
