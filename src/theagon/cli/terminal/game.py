"""What a game brings to the terminal: its board, its words, and what there is to know of its cards and places.

How places are written, of what kinds choices are and what a view holds is the game's; the rest of the terminal asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rich.text import Text

    from theagon.cards.language import Texts
    from theagon.cli.terminal.choices import Choice
    from theagon.cli.terminal.grid import Form, Size
    from theagon.cli.terminal.scene import Scene
    from theagon.cli.terminal.words import Words


class Held(NamedTuple):
    """A card as it is shown in the hand: its id, its name with what it costs, and its values."""

    card: str
    name: str
    values: str

    @property
    def title(self) -> str:
        return f"{self.name} {self.values}".rstrip()


class Term(NamedTuple):
    """A word of the game: what it is called in every language, what it means, and the clauses that define it."""

    names: tuple[str, ...]
    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameTerminal:
    """The fixed part of what a game brings; `table` has the rest."""

    table: Table
    texts: Texts
    """Its messages. Those that begin with `terminal-` come before the terminal's own of the same name."""
    deck: str
    """The starter deck that is proposed."""
    verbs: tuple[str, ...]
    """The actions of its notation. When a beginning fits several, the first is meant."""
    choices: tuple[str, ...]
    """The kinds of choices in the order of their numbers; a verb among them is a choice of its own."""
    standing: tuple[str, str]
    """The verb of the ability that each player has, and the place that uses it."""
    piles: Mapping[str, Callable[[Scene, Mapping[str, int]], list[str]]]
    """Requests of its own: what lies in a pile, under a title. They are given the deck as it was built."""
    columns: int
    """Tiles beside each other on the board."""
    forms: tuple[Form, ...]
    """The ways of laying the table out, from the best to the smallest."""
    by_name: bool = False
    """Whether places are listed by their names; otherwise they are in the order of the rules."""


class Table(Protocol):
    """The answers of a game. Places are as the player types them, cards by their ids."""

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def board(self, scene: Scene, size: Size) -> list[Text]:
        """The board as lines of text."""
        ...

    def described(self, scene: Scene) -> Sequence[str]:
        """All that stands on the board, a line each, with nothing drawn."""
        ...

    def legend(self, scene: Scene) -> str:
        """The marks that are on the board now, explained."""
        ...

    def player(self, scene: Scene, seat: int) -> list[Text]:
        """What a player has beside the board."""
        ...

    def hand(self, scene: Scene) -> list[Held]:
        """The cards of the seat that looks, as they are now."""
        ...

    def label(self, scene: Scene, choice: Choice) -> str:
        """What a choice is called that is neither a card nor the end of the turn."""
        ...

    def at(self, scene: Scene, place: str) -> str:
        """A place, and who is there."""
        ...

    def card_of(self, scene: Scene, choice: Choice) -> str | None:
        """The id of the card, or of what is like one, whose text says what a choice does."""
        ...

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        """The place of the board that a word names; None if it names none."""
        ...

    # ---- what is looked up ------------------------------------------------------------------------------------------

    def printed(self, words: Words, card: str) -> Held:
        """A card as it is printed."""
        ...

    def kinds(self, words: Words, card: str) -> list[str]:
        """What sort of card it is, as sentences that stand before its text."""
        ...

    def text(self, words: Words, card: str) -> list[str]:
        """The rules text of a card, or of what else has an id."""
        ...

    def named(self, words: Words) -> Mapping[str, str]:
        """The ids of all that has a page, by their names in small letters."""
        ...

    def about(self, words: Words, card: str) -> list[str]:
        """The page of a card, or of what else has an id."""
        ...

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        """The page of what is at a place: as it is now, what changed it, then its card. None if nothing is there."""
        ...

    def glossary(self, words: Words) -> Sequence[Term]:
        """The words of the game."""
        ...

    def deck_title(self, words: Words, deck: Any) -> str:
        """Whose a deck is, and what it is called."""
        ...


class Book(Protocol):
    """What is looked up of a game's cards and words: a module of it. See `Table`."""

    def printed(self, words: Words, card: str, /) -> Held: ...

    def kinds(self, words: Words, card: str, /) -> list[str]: ...

    def text(self, words: Words, card: str, /) -> list[str]: ...

    def named(self, words: Words, /) -> dict[str, str]: ...

    def about(self, words: Words, card: str, /) -> list[str]: ...

    def glossary(self, words: Words, /) -> list[Term]: ...


class BookTable:
    """The answers that every game gives alike: what stands in its book."""

    book: Book

    def printed(self, words: Words, card: str) -> Held:
        return self.book.printed(words, card)

    def kinds(self, words: Words, card: str) -> list[str]:
        return self.book.kinds(words, card)

    def text(self, words: Words, card: str) -> list[str]:
        return self.book.text(words, card)

    def named(self, words: Words) -> dict[str, str]:
        return self.book.named(words)

    def about(self, words: Words, card: str) -> list[str]:
        return self.book.about(words, card)

    def glossary(self, words: Words) -> list[Term]:
        return self.book.glossary(words)
