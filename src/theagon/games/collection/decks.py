"""The fields of the decks of all games: a name, an idea in a sentence or two, and the set that a deck belongs to."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from theagon.cards.schema import Schema
from theagon.games.translated import Name, Saying, Words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

DeckSet = Literal["starter", "champions"]

STARTER: Final[DeckSet] = "starter"
"""The decks for a first match. Bots, learners and random matches play only these."""

DECK_SETS: Final[Mapping[DeckSet, Words]] = MappingProxyType(
    {
        STARTER: Words(en="Starter decks", es="Mazos iniciales", ru="Начальные колоды"),
        "champions": Words(en="Champions", es="Campeones", ru="Поборники богов"),
    }
)
"""The titles of all sets, in the order in which choices show them."""


class DeckFile(Schema):
    """A deck, but for the cards, which each game has its own way to give."""

    name: Words | Name
    set: DeckSet = STARTER
    idea: Saying | None = None
    """The way in which the deck means to win."""


def in_order(decks: Mapping[str, Any]) -> dict[str, Any]:
    """Return the decks, one set after the other, by their names."""
    return {name: decks[name] for set_ in DECK_SETS for name in sorted(decks) if decks[name].set == set_}


def like(decks: Mapping[str, Any], chosen: Iterable[str | None]) -> list[str]:
    """Return the names of the decks that are fair against those chosen: all of their sets.

    A text or a file is as good as a starter deck; None is nothing chosen yet.
    """
    sets = {decks[each].set if each in decks else STARTER for each in chosen if each is not None}
    return of_sets(decks, sets or {STARTER})


def of_sets(decks: Mapping[str, Any], sets: Collection[DeckSet]) -> list[str]:
    """Return the names of the decks of these sets."""
    return [name for name, deck in decks.items() if deck.set in sets]
