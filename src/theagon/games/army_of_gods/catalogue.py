"""The cards, decks and words of Army of Gods as a table shows them."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from theagon.games.army_of_gods.content import DECK_COUNTS
from theagon.games.army_of_gods.schema import CardKind, Pantheon
from theagon.games.army_of_gods.wording import TEXTS, card_text
from theagon.games.catalogue import CardFace, Catalogue, DeckList, DeckRules, mode_faces, switch_faces

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.army_of_gods.content import CardSet
    from theagon.games.army_of_gods.game import ArmyOfGods
    from theagon.games.army_of_gods.schema import Card, Deck

NAMES: Final = ("strength", "tokens", "actions", "sets", "pile", "discard", "army")

TERMS: Final = (
    *(f"kind-{name}" for name in get_args(CardKind)),
    *(f"pantheon-{name}" for name in get_args(Pantheon)),
    *(f"name-{name}" for name in NAMES),
    "name-cost", "name-attack",
    "status-guarded", "status-out",
)  # fmt: skip

EXPLAINED_BY: Final = {
    "kind-army": "AG5.1", "kind-supporting": "AG4.6", "kind-power": "AG4.6", "kind-leading": "AG2.2",
    "name-strength": "AG2.3", "name-tokens": "AG2.4", "name-actions": "AG4.6", "name-sets": "AG1.2",
    "name-pile": "AG3.1", "name-discard": "AG5.13", "name-army": "AG5.1", "status-guarded": "AG5.14",
    "status-out": "AG7.8",
}  # fmt: skip
"""The clause that says what a term means."""

_SHOWN_AS: Final = {"strength": "attack", "tokens": "cost"}
"""What the tables of all games call a value of a card."""

_SAID_AS: Final = {f"name-{shown}": f"name-{name}" for name, shown in _SHOWN_AS.items()}

_FIGURES: Final[Mapping[str, str]] = {
    "army": "spears", "supporting": "laurel-crown", "power": "drum", "leading": "laurel-crown"}
"""What stands for a kind of card that names no figure of its own."""


def catalogue_of(game: ArmyOfGods, language: str) -> Catalogue:
    """The game with its cards in one language."""
    cards = game.cards.cards.values()
    clauses = {clause["id"]: clause["text"][language] for section in game.rulebook() for clause in section["clauses"]}
    leaders = [card for card in cards if card.kind == "leading"]
    catalogue = Catalogue(
        game=game.name,
        title=game.title[language],
        language=language,
        digest="",
        cards=tuple(card_face(card, language) for card in cards if card.kind != "leading"),
        leaders=tuple(card_face(card, language) for card in leaders),
        decks=tuple(deck_list(deck, game.cards, language, name) for name, deck in game.starter_decks().items()),
        deck_rules=DeckRules(sum(DECK_COUNTS.values()), dict(DECK_COUNTS), tuple(card.id for card in leaders)),
        modes=mode_faces(game, partial(TEXTS.say, language)),
        switches=switch_faces(game, partial(TEXTS.say, language)),
        terms={term: TEXTS.say(language, _SAID_AS.get(term, term)) for term in TERMS},
        explained_by=EXPLAINED_BY,
        clauses=clauses,
    )
    digest = hashlib.blake2b(msgspec.json.encode(catalogue), digest_size=8).hexdigest()
    return msgspec.structs.replace(catalogue, digest=digest)


def faces(cards: CardSet, known: CardSet, language: str) -> tuple[CardFace, ...]:
    """The cards of a set that another does not have, or has otherwise."""
    return tuple(card_face(card, language) for card in cards.cards.values() if known.by_id.get(card.id) != card)


def card_face(card: Card, language: str) -> CardFace:
    """A card; what a leading god costs is its tokens."""
    return CardFace(
        id=card.id,
        name=getattr(card.name, language),
        kind=card.kind,
        pantheon=card.pantheon,
        figure=card.figure or _FIGURES[card.kind],
        cost=card.tokens or 0,
        text=tuple(card_text(card, language)),
        mentions=(),
        attack=card.strength,
        house=tuple(_SHOWN_AS.get(name, name) for name in card.house),
    )


def deck_list(deck: Deck, cards: CardSet, language: str, name: str = "") -> DeckList:
    """A deck, which comes with the game if it has a name there. Its leader is chosen in the match: any of its eight."""
    title = deck.name if isinstance(deck.name, str) else getattr(deck.name, language)
    leaders = sorted(each for each in deck.cards if cards.by_id[each].kind == "leading")
    return DeckList(name=title, leader=leaders[0], cards=dict(deck.cards), id=name)
