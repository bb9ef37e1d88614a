"""The catalogue of a game, made from its cards, decks and texts."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from theagon.games.bots.ratings import opponents
from theagon.games.card_language.operations import Word, marks, mentioned
from theagon.games.card_text.shown import shown, text_of_keyword
from theagon.games.collection.decks import DECK_SETS, of_sets
from theagon.games.collection.figures import figure_of
from theagon.games.collection.own_words import OwnKeyword, shade
from theagon.games.display.catalogue import (
    CardFace,
    Catalogue,
    DeckList,
    DeckRules,
    DeckSetFace,
    MapFace,
    ModeFace,
    SwitchFace,
    WordFace,
)
from theagon.games.packaged import clauses, texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.cards.schema import Schema
    from theagon.games.collection.card_set import CardSet
    from theagon.games.play.ruleset import Ruleset

C = TypeVar("C", bound="CardSet[Any]")


class Faces(ABC, Generic[C]):
    """The faces of the cards of a game on a table, in one language.

    Each game makes the faces of its definitions.
    """

    terms: Mapping[str, str]
    """The message of the game's texts for each term."""
    explained_by: Mapping[str, str]
    """The clause that explains each term."""
    kinds_of_words: ClassVar[Mapping[str, str]] = {}
    """The kind of a term for each kind of declared words that this game names otherwise."""
    shown_as: ClassVar[Mapping[str, str]] = {}
    """The field of a face for each value that this game's cards name otherwise."""

    def __init__(self, game: Ruleset, cards: C, language: str) -> None:
        self.game = game
        self.set = cards
        self.language = language

    @abstractmethod
    def face(self, definition: Any) -> CardFace:
        """Return the face of a definition of the set."""

    def cards(self) -> Iterable[CardFace]:
        """Return the cards for decks, and the cards that other cards make."""
        return map(self.face, self.set.cards.values())

    @abstractmethod
    def leaders(self) -> Iterable[CardFace]:
        """Return the leaders of decks."""

    @abstractmethod
    def leader_of(self, deck: Any) -> str:
        """Return the id of a deck's leader."""

    @abstractmethod
    def deck_rules(self) -> DeckRules: ...

    def as_face(self, definition: Any, kind: str, **own: Any) -> CardFace:
        """Return the face of a definition, with the fields that only its game has (`own`)."""
        return CardFace(
            id=definition.id,
            name=said(definition.name, self.language),
            kind=kind,
            figure=figure_of(definition.figure, definition.id),
            mentions=tuple(sorted({*mentioned(definition)} & self.set.by_id.keys())),
            house=self.house(definition),
            flavour=said(definition.flavour, self.language) if definition.flavour else "",
            words=self.words(definition),
            **shown(self.set, definition, self.language)._asdict(),
            **own,
        )

    def words(self, definition: Any) -> tuple[WordFace, ...]:
        """Return the declared words that a definition has itself, as its face names them."""
        schema: type[Schema] = type(definition)
        marked = marks(schema, Word)
        had = [(marked[name].kind, getattr(definition, name)) for name in marked]
        return tuple(
            self.word(kind, each)
            for kind, value in had
            for each in ((value,) if isinstance(value, str) else value or ())
            if each in self.set.words[kind]
        )

    def word(self, kind: str, name: str) -> WordFace:
        """Return a declared word."""
        word = self.set.words[kind][name]
        called = said(word.name, self.language)
        term = f"{self.kinds_of_words.get(kind, kind)}-{name}"
        if isinstance(word, OwnKeyword):
            return WordFace(term, called, text=text_of_keyword(self.set, word, self.language))
        return WordFace(term, called, colour=shade(word))

    def house(self, definition: Any) -> tuple[str, ...]:
        """Return the house values of a definition, as its face calls them."""
        return tuple(self.shown_as.get(name, name) for name in definition.house)

    def term(self, message: str) -> str:
        """Return a message, with X for its number."""
        return texts(self.game.name).say(self.language, message, amount="X")

    def called(self, term: str) -> str:
        """Return the name of a term, with X for its number, or of a declared word. Raises `KeyError` for others."""
        message = self.terms.get(term)
        return self._own[term] if message is None else self.term(message)

    @cached_property
    def _own(self) -> Mapping[str, str]:
        """The names of the declared words by their terms."""
        own = (self.word(kind, name) for kind, names in self.set.words.items() for name in names)
        return {each.term: each.name for each in own}

    def other_than(self, known: CardSet[Any]) -> tuple[CardFace, ...]:
        """Return the definitions that another set lacks or defines differently."""
        everything = self.set.everything
        return tuple(self.face(each) for each in everything.values() if known.everything.get(each.id) != each)

    def deck_list(self, deck: Any, name: str = "") -> DeckList:
        """Return a deck. `name` is the name of a deck that comes with the game, else empty."""
        idea = said(deck.idea, self.language) if deck.idea else ""
        known = {"id": name, "set": deck.set} if name else {}
        return DeckList(said(deck.name, self.language), self.leader_of(deck), dict(deck.cards), idea=idea, **known)

    def catalogue(self) -> Catalogue:
        """Return the catalogue of the whole game.

        The texts have the names of modes, `mode-three`, and of switches, `switch-sanctum`, with a `-hint` for each.
        """
        game, language = self.game, self.language
        decks = game.decks()
        catalogue = Catalogue(
            game=game.name,
            title=game.title[language],
            language=language,
            digest="",
            cards=tuple(self.cards()),
            leaders=tuple(self.leaders()),
            decks=tuple(self.deck_list(deck, name) for name, deck in decks.items()),
            deck_sets=tuple(
                DeckSetFace(name, said(title, language)) for name, title in DECK_SETS.items() if of_sets(decks, {name})
            ),
            deck_rules=self.deck_rules(),
            modes=tuple(
                ModeFace(name, self.term(f"mode-{name}"), mode.seats, bool(mode.options.get("teams")))
                for name, mode in game.modes.items()
            ),
            maps=tuple(MapFace(name, said(board.name, language)) for name, board in game.maps.items()),
            switches=tuple(
                SwitchFace(name, self.term(f"switch-{name}"), self.term(f"switch-{name}-hint"), switch.default)
                for name, switch in game.switches.items()
            ),
            opponents=opponents(game.name),
            described=self.game.described,
            events=dict(self.game.events),
            terms={term: self.called(term) for term in (*self.terms, *self._own)},
            explained_by=dict(self.explained_by),
            clauses={name: clause["text"][language] for name, clause in clauses(game.name).items()},
        )
        digest = hashlib.blake2b(msgspec.json.encode(catalogue), digest_size=8).hexdigest()
        return msgspec.structs.replace(catalogue, digest=digest)
