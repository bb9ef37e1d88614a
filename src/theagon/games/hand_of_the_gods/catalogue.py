"""The cards, decks and words of Hand of the Gods as a table shows them."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from theagon.games.catalogue import CardFace, Catalogue, DeckList, DeckRules, mode_faces, switch_faces
from theagon.games.hand_of_the_gods.content import COPIES, DECK_SIZE, LEGENDARY_COPIES
from theagon.games.hand_of_the_gods.references import mentioned
from theagon.games.hand_of_the_gods.schema import Keyword, Pantheon, Rarity, Subtype
from theagon.games.hand_of_the_gods.wording import TEXTS, card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.hand_of_the_gods.content import CardSet
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import Card, Deck, Leader

STATUSES: Final = ("exhausted", "sick", "stunned", "banished", "silenced", "damaged", "ready", "moved", "attacked")

TERMS: Final = (
    *(f"keyword-{name}" for name in get_args(Keyword)),
    *(f"kind-{name}" for name in ("unit", "spell")),
    *(f"subtype-{name}" for name in get_args(Subtype)),
    *(f"pantheon-{name}" for name in get_args(Pantheon)),
    *(f"rarity-{name}" for name in get_args(Rarity)),
    *(f"name-{name}" for name in ("cost", "attack", "health", "movement", "range", "mana")),
    *(f"status-{name}" for name in STATUSES),
    "keyword-protect", "token", "trigger-warcry", "trigger-afterlife", "summoning-stone",
)  # fmt: skip

EXPLAINED_BY: Final = {
    "keyword-guard": "HG4.24", "keyword-stealth": "HG4.27", "keyword-charge": "HG6.19",
    "keyword-reincarnate": "HG6.9", "keyword-resurrect": "HG4.42", "keyword-protect": "HG4.37",
    **{f"keyword-{name}": "HG4.35" for name in get_args(Keyword) if name.startswith("immune")},
    "status-exhausted": "HG6.3", "status-sick": "HG6.18", "status-stunned": "HG4.29", "status-banished": "HG4.21",
    "status-silenced": "HG4.51", "status-moved": "HG6.3", "status-attacked": "HG6.3",
    "trigger-warcry": "HG4.48", "trigger-afterlife": "HG4.46", "summoning-stone": "HG3.6",
    "subtype-structure": "HG3.2", "subtype-beast": "HG3.3", "subtype-god": "HG3.3",
    "name-mana": "HG5.12", "name-movement": "HG6.3", "name-range": "HG4.4",
}  # fmt: skip
"""The clause that says what a term means."""


def catalogue_of(game: HandOfTheGods, language: str) -> Catalogue:
    """The game with its cards in one language."""
    cards = game.cards
    clauses = {clause["id"]: clause["text"][language] for section in game.rulebook() for clause in section["clauses"]}
    catalogue = Catalogue(
        game=game.name,
        title=game.title[language],
        language=language,
        digest="",
        cards=tuple(card_face(card, cards, language) for card in cards.cards.values()),
        leaders=tuple(leader_face(leader, cards, language) for leader in cards.leaders.values()),
        decks=tuple(deck_list(deck, language, name) for name, deck in game.starter_decks().items()),
        deck_rules=DeckRules(
            DECK_SIZE,
            {name: LEGENDARY_COPIES if name == "legendary" else COPIES for name in get_args(Rarity)},
            tuple(leader.id for leader in cards.leaders.values() if leader.selectable),
        ),
        modes=mode_faces(game, partial(TEXTS.say, language)),
        switches=switch_faces(game, partial(TEXTS.say, language)),
        terms={term: TEXTS.say(language, term, case="nominative", amount="X") for term in TERMS},
        explained_by=EXPLAINED_BY,
        clauses=clauses,
    )
    digest = hashlib.blake2b(msgspec.json.encode(catalogue), digest_size=8).hexdigest()
    return msgspec.structs.replace(catalogue, digest=digest)


def faces(cards: CardSet, known: CardSet, language: str) -> tuple[CardFace, ...]:
    """The cards and leaders of a set that another does not have, or has otherwise."""
    own = [card_face(card, cards, language) for card in cards.cards.values() if known.by_id.get(card.id) != card]
    own += [
        leader_face(leader, cards, language)
        for leader in cards.leaders.values()
        if known.leader_by_id.get(leader.id) != leader
    ]
    return tuple(own)


def card_face(card: Card, cards: CardSet, language: str) -> CardFace:
    """A card of a set."""
    unit = card.kind == "unit"
    keywords: tuple[str, ...] = tuple(card.keywords)
    return CardFace(
        id=card.id,
        name=getattr(card.name, language),
        kind=card.kind,
        pantheon=card.pantheon,
        figure=card.figure or _FIGURES[card.kind],
        cost=card.cost,
        text=tuple(card_text(card, cards.names, language)),
        mentions=_mentioned(card, cards),
        rarity=card.rarity,
        token=card.token,
        attack=card.attack if unit else None,
        health=card.health if unit else None,
        movement=card.movement if unit else None,
        range=card.range if unit else None,
        subtypes=tuple(card.subtypes),
        keywords=keywords,
        house=tuple(card.house),
    )


def leader_face(leader: Leader, cards: CardSet, language: str) -> CardFace:
    """A leader of a set."""
    return CardFace(
        id=leader.id,
        name=getattr(leader.name, language),
        kind="leader",
        pantheon=leader.pantheon,
        figure=leader.figure or _FIGURES["leader"],
        cost=leader.cost,
        text=tuple(leader_text(leader, cards.names, language)),
        mentions=_mentioned(leader, cards),
        ability=getattr(leader.ability, language),
        house=tuple(leader.house),
    )


def deck_list(deck: Deck, language: str, name: str = "") -> DeckList:
    """A deck, which comes with the game if it has a name there."""
    title = deck.name if isinstance(deck.name, str) else getattr(deck.name, language)
    return DeckList(name=title, leader=deck.leader, cards=dict(deck.cards), id=name)


def _mentioned(each: Card | Leader, cards: CardSet) -> tuple[str, ...]:
    return tuple(sorted(name for name in mentioned(each) if name in cards.by_id))


_FIGURES: Final[Mapping[str, str]] = {"unit": "greek-sphinx", "spell": "spell-book", "leader": "laurel-crown"}
"""What stands for a kind of card that names no figure of its own."""
