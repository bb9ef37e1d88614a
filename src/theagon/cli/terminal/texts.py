"""The words of the terminal in the player's language, and the names of cards."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from theagon.arena.own import OWN
from theagon.cards.language import Texts
from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.display.catalogue import CardFace

TEXTS: Final = Texts(files("theagon.cli.terminal") / "text")
SHAPES: Final = ("▲", "●", "■", "★")
"""The players, by seat."""
NOBODY: Final = "◆"
"""Neutral units."""


class TerminalTexts:
    """The words of a game in the player's language, which may change at any time.

    `bots` has kinds of bots by seat; `reader` is the seat of a single person who plays against them.
    """

    def __init__(self, game: Any, language: str) -> None:
        self.game = game
        self.texts = texts(game.name)
        self.language = language
        self.bots: dict[int, str] = {}
        self.reader: int | None = None
        self._faces: dict[tuple[str, str], CardFace] = {}

    def say(self, message: str, /, **arguments: str | int) -> str:
        """Return a message of the terminal, in the game's own words if it has some."""
        name = f"terminal-{message}"
        try:
            return self.term(name, **arguments)
        except LookupError:
            return TEXTS.say(self.language, name, **arguments)

    def term(self, message: str, /, **arguments: str | int) -> str:
        """Return one of the game's own words."""
        return self.texts.say(self.language, message, **arguments)

    def mark(self, sign: str) -> str:
        """Return the mark of a sign on the board; the game lists each mark after its sign."""
        words = self.say("marks").split()
        return dict(zip(words[::2], words[1::2], strict=True))[sign]

    def called(self, term: str) -> str:
        """Return the name of a term of the catalogue, with an X for its number."""
        return str(self.game.faces(self.language).called(term))

    def face(self, card: str) -> CardFace:
        """Return a card or a leader, as the catalogue has it. Raises `KeyError` for an unknown id."""
        if (self.language, card) not in self._faces:  # kept, because making faces at each drawing is slow
            definition = self.game.cards.everything[card]
            self._faces[self.language, card] = self.game.faces(self.language).face(definition)
        return self._faces[self.language, card]

    def card(self, card: str | None) -> str:
        """Return the name of a card, of a unit without a card, or (None) of an unknown card."""
        if card is None:
            return self.term("unknown-card")
        known = self.game.cards.everything.get(card)
        return self.term(card) if known is None else self.named(known.name)

    def named(self, name: Any) -> str:
        """Return a name, which is one text for all languages or one for each."""
        return said(name, self.language)

    def bot(self, seat: int) -> str:
        """Return the name of a bot; if several have it, with the number of its seat."""
        name = self._name(self.bots[seat])
        alike = sum(self._name(kind) == name for kind in self.bots.values())
        return f"{name} {seat + 1}" if alike > 1 else name

    def _name(self, kind: str) -> str:
        """Return the name of a kind of bots, whatever its budget."""
        return kind.removeprefix(OWN) if kind.startswith(OWN) else self.term(f"bot-{kind.partition(':')[0]}")

    def event(self, event: Event) -> str:
        """Return an event as a sentence. Bots have names, the reader is You, several people are numbered."""
        sentence: str = self.game.tell(event, self.language, {seat: self.bot(seat) for seat in self.bots}, self.reader)
        return sentence


def shape(seat: int | None) -> str:
    """Return the shape of a seat, or of neutral units."""
    return NOBODY if seat is None else SHAPES[seat]
