"""The words of the terminal in the player's language, and the names of cards."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import Texts
from theagon.cli.terminal.games import terminal_of
from theagon.cli.terminal.style import NOBODY, SHAPES

if TYPE_CHECKING:
    from theagon.cli.terminal.game import Table
    from theagon.games.base import Event

TEXTS: Final = Texts(files("theagon.cli.terminal") / "text")


class Words:
    """What is said to a player of a game. `language` may change at any time; `bots` are those that play, by seat."""

    def __init__(self, game: Any, language: str) -> None:
        self.game = game
        self.terminal = terminal_of(game.name)
        self.language = language
        self.bots: dict[int, str] = {}
        self._texts: dict[tuple[str, str], list[str]] = {}

    @property
    def table(self) -> Table:
        return self.terminal.table

    def say(self, message: str, /, **arguments: str | int) -> str:
        """What the terminal says: in the game's own words if it has some."""
        name = f"terminal-{message}"
        try:
            return self.term(name, **arguments)
        except LookupError:
            return TEXTS.say(self.language, name, **arguments)

    def term(self, message: str, /, **arguments: str | int) -> str:
        """One of the game's own words."""
        return self.terminal.texts.say(self.language, message, **arguments)

    def called(self, term: str) -> str:
        """The name of a term of the catalogue, with an X for its number."""
        faces = self.game.faces(self.language)
        return str(faces.term(faces.terms[term]))

    def card(self, card: str | None) -> str:
        """The name of a card, of what stands on the board without one, or of a card that nobody has seen."""
        if card is None:
            return self.term("unknown-card")
        known = self.game.cards.by_id.get(card)
        return self.term(card) if known is None else self.named(known.name)

    def named(self, name: Any) -> str:
        """A name that is the same in every language, or has one in each."""
        return name if isinstance(name, str) else str(getattr(name, self.language))

    def card_lines(self, card: str) -> list[str]:
        """The rules text of a card."""
        if (self.language, card) not in self._texts:  # made again it would slow each drawing of the table
            self._texts[self.language, card] = self.table.text(self, card)
        return self._texts[self.language, card]

    def bot(self, seat: int) -> str:
        """What a bot is called; of several of its kind, each has the number of its seat."""
        name = self.say(f"bot-{self.bots[seat]}")
        return f"{name} {seat + 1}" if list(self.bots.values()).count(self.bots[seat]) > 1 else name

    def event(self, event: Event) -> str:
        """An event in a sentence. Bots have their names; a player at the table is called by the number."""
        told: str = self.game.tell(event, self.language, {seat: self.bot(seat) for seat in self.bots})
        return told


def shape(seat: int | None) -> str:
    """The shape that stands for a seat, or for nobody."""
    return NOBODY[1] if seat is None else SHAPES[seat]
