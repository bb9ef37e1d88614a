"""The catalogue of a game, made from its cards, decks and texts."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from theagon.games.bots.ratings import opponents
from theagon.games.card_language.operations import mentioned
from theagon.games.card_text.shown import shown
from theagon.games.collection.decks import DECK_SETS, of_sets
from theagon.games.display.catalogue import CardFace, Catalogue, DeckList, DeckRules, DeckSetFace, ModeFace, SwitchFace
from theagon.games.packaged import clauses, texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
    shown_as: ClassVar[Mapping[str, str]] = {}
    """The field of a face for each value that this game's cards name otherwise."""
    figures: ClassVar[Mapping[str, str]]
    """The figure for each kind of card, for cards that name none."""

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
            figure=definition.figure or self.figures[kind],
            mentions=tuple(sorted({*mentioned(definition)} & self.set.by_id.keys())),
            house=self.house(definition),
            **shown(self.set, definition, self.language)._asdict(),
            **own,
        )

    def house(self, definition: Any) -> tuple[str, ...]:
        """Return the house values of a definition, as its face calls them."""
        return tuple(self.shown_as.get(name, name) for name in definition.house)

    def term(self, message: str) -> str:
        """Return a message, with X for its number."""
        return texts(self.game.name).say(self.language, message, amount="X")

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
            switches=tuple(
                SwitchFace(name, self.term(f"switch-{name}"), self.term(f"switch-{name}-hint"), switch.default)
                for name, switch in game.switches.items()
            ),
            opponents=opponents(game.name),
            described=self.game.described,
            events=dict(self.game.events),
            terms={term: self.term(message) for term, message in self.terms.items()},
            explained_by=dict(self.explained_by),
            clauses={name: clause["text"][language] for name, clause in clauses(game.name).items()},
        )
        digest = hashlib.blake2b(msgspec.json.encode(catalogue), digest_size=8).hexdigest()
        return msgspec.structs.replace(catalogue, digest=digest)
