"""Games of pieces on a board, without cards, decks and options.

A plain game declares, besides its view, its kinds of pieces and the layout of its board (`Described`). The
tables in the browser and in the terminal draw the board from this and from the `pieces` of the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, NoReturn, Self, TypeVar

from msgspec import Meta, Struct

from theagon.cards.decode import decode
from theagon.cards.error_text import quoted
from theagon.cards.schema import Schema
from theagon.errors import TheagonError
from theagon.games.base import Mode, Setup
from theagon.games.collection.card_set import CardSet
from theagon.games.collection.decks import STARTER, DeckSet
from theagon.games.collection.definitions import DefinitionKind
from theagon.games.constants import spelled
from theagon.games.display.catalogue import DeckList, DeckRules
from theagon.games.display.faces import Faces
from theagon.games.display.log_text import Teller
from theagon.games.display.view import Shown
from theagon.games.fields import Card, Place, Seat
from theagon.games.play.game import Game
from theagon.games.play.notation import hints_for, not_understood
from theagon.games.play.position import Position
from theagon.games.play.verbs import Parameter
from theagon.games.staging.staging import Staging

if TYPE_CHECKING:
    from collections.abc import Collection
    from enum import IntEnum

    from theagon.games.collection.deck_check import DeckCheck
    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.verbs import Given
    from theagon.kernel.match import MatchScratch

P = TypeVar("P", bound="PlainPosition[Any]")
W = TypeVar("W", bound="MatchScratch")


# ---- missing parts --------------------------------------------------------------------------------------------------


class NoDeck(Schema):
    """The deck of a player in a game without decks."""

    set: ClassVar[DeckSet] = STARTER


NO_DECK: Final = "none"
"""The name of the empty deck."""


class NoOptions(Schema):
    """The options of a game that has none."""


def _no_card(*_: object) -> NoReturn:
    raise TheagonError("this game has no cards")


_NOTHING: Final[Any] = Annotated[tuple[NoDeck, ...], Meta(max_length=0)]


class NoCards(CardSet[NoReturn]):
    """The set of a game without cards."""

    kinds = (DefinitionKind("card", NoDeck, 0),)

    check = staticmethod(_no_card)
    made_by = _no_card

    def look_at_deck(self, deck: Any, check: DeckCheck) -> None:
        """Pass: an empty deck has no mistakes."""

    @classmethod
    def from_files(cls, *_: object) -> NoReturn:
        _no_card()

    @classmethod
    def standard(cls) -> Self:
        return cls({})

    @classmethod
    def from_definitions(cls, definitions: Any) -> Self:
        decode(definitions, _NOTHING)
        return cls({})


class PlainFaces(Faces[NoCards]):
    """The words of a plain game. There are no cards to show."""

    game: PlainGame[Any]

    def __init__(self, game: PlainGame[Any], cards: NoCards, language: str) -> None:
        super().__init__(game, cards, language)
        values, traits = chain(*game.described.values.values()), game.described.traits
        expected = ("turn", *(spelled(choice) for choice in game.choices if choice))
        terms = (
            *game.pieces,
            *(value.term for value in values),
            *(trait.term for trait in traits),
            *(f"expect-{kind}" for kind in expected),
        )
        self.terms = dict(zip(terms, terms, strict=True))
        self.explained_by = game.explained_by

    def face(self, _: Any, /) -> NoReturn:
        _no_card()

    def leader_of(self, _: Any, /) -> NoReturn:
        _no_card()

    def leaders(self) -> tuple[CardFace, ...]:
        return ()

    def deck_list(self, deck: Any, name: str = "") -> DeckList:  # noqa: ARG002 -- it is empty
        return DeckList("", "", {}, name)

    def deck_rules(self) -> DeckRules:
        return DeckRules(0, {}, ())


# ---- the game -------------------------------------------------------------------------------------------------------


class PlainSetup(Setup, frozen=True):
    """The set-up of a match: a seed, and its players."""

    decks: Annotated[tuple[NoDeck, ...], Meta(max_length=4)]  # one for each player
    options: NoOptions = NoOptions()


class PlainTeller(Teller):
    """A teller of events in one language. Most events are of no piece."""

    def card(self, card: str | None) -> str:
        return "" if card is None else super().card(card)


class PlainGame(Game[NoCards, NoDeck, PlainSetup, P]):
    """A game of pieces on a board. Its tables hold only its geometry."""

    cards_type = NoCards
    faces_type = PlainFaces
    teller_type = PlainTeller
    setup_type = PlainSetup
    options_type = NoOptions
    file_types: ClassVar[Mapping[str, type[Struct]]] = MappingProxyType({})
    modes: ClassVar[Mapping[str, Mode]] = MappingProxyType({"two": Mode(2)})
    choices: ClassVar[type[IntEnum]]
    """The kinds of choices. The texts have a message `expect-...` for each, and `expect-turn`."""
    explained_by: ClassVar[Mapping[str, str]]
    """The clause that explains each term."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """The kinds of pieces by their numbers, from 1; the texts have a message of this name for each."""
        return self.described.pieces

    @cached_property
    def place_names(self) -> tuple[str, ...]:
        """The names of the places by their numbers: row by row, as they are declared."""
        return tuple(filter(None, chain(*self.described.places)))

    @property
    def deck_type(self) -> type[NoDeck]:
        return NoDeck

    def place(self, decks: Any, setup: PlainSetup) -> None:
        """Do nothing: there are no decks to lay out."""

    def needed(self, _: PlainSetup, /) -> tuple[str, ...]:
        return ()

    def decks(self) -> Mapping[str, NoDeck]:
        """Return the empty deck, so that callers deal a match as for games with decks."""
        return {NO_DECK: NoDeck()}

    def starter_decks(self) -> Mapping[str, NoDeck]:
        return self.decks()

    def usual_decks(self, _: NoOptions, /) -> Sequence[str]:
        return [NO_DECK] * self.seats

    def load_deck(self, source: Any) -> NoDeck:
        if source != NO_DECK:
            raise TheagonError(f"there is no deck {quoted(str(source))}", hint="this game has no decks")
        return NoDeck()


# ---- positions ------------------------------------------------------------------------------------------------------


class Piece(Shown, frozen=True):
    """A piece on the board."""

    id: int  # the same for the whole match
    card: Card  # its kind
    owner: Seat
    tile: Place


class PlainPosition(Position[NoCards, PlainSetup, W], Generic[W]):
    """One state of a match."""

    game: PlainGame[Any]

    def card_id(self, index: int) -> str:
        """Return the kind of piece of this number."""
        return self.game.pieces[index - 1]

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:  # noqa: ARG002 -- pieces have no health
        return []


class BoardPlace(Parameter[Any]):
    """A place of the board, as the source or the target of a verb."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.names = names
        self.takes = {"to": Place}

    def place(self, given: Given[Any]) -> str:
        return self.names[given.number]

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and words[0] in self.names

    def read(self, _: Given[Any], words: Sequence[str]) -> int:
        if words[0] not in self.names:
            raise not_understood("no-place", words[0], *hints_for(words[0], self.names))
        return self.names.index(words[0])


# ---- scenarios ------------------------------------------------------------------------------------------------------


class Opening(Schema):
    """A match from its beginning."""

    decks: ClassVar[None] = None


class PlainStaging(Staging):
    """The staging of a plain game, which declares its positions and sets them up. Files name pieces by their places."""

    definitions: Mapping[str, Any] = {}
    opening = Opening
    place_type = Place
    field_names: Mapping[str, str] = {"tile": "place"}
    board = "pieces"

    def known(self, game: PlainGame[Any]) -> Mapping[str, Collection[str]]:
        return {"card": game.pieces}

    def variant(self, *_: object) -> NoOptions:
        return NoOptions()
