"""The cards, decks and words of Gods Unchained as a table shows them."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from theagon.games.catalogue import CardFace, Catalogue, DeckList, DeckRules, mode_faces, switch_faces
from theagon.games.gods_unchained.content import COPIES, LEGENDARY_COPIES
from theagon.games.gods_unchained.references import mentioned
from theagon.games.gods_unchained.rules.world import DECK_SIZE
from theagon.games.gods_unchained.schema import CardKind, God, Keyword, Rarity, Tribe
from theagon.games.gods_unchained.wording import TEXTS, card_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.gods_unchained.content import CardSet
    from theagon.games.gods_unchained.game import GodsUnchained
    from theagon.games.gods_unchained.schema import Card, Deck

STATUSES: Final = ("sick", "asleep", "used", "ward-spent", "ready")
NAMES: Final = (
    "cost", "strength", "health", "durability", "mana", "locks", "favor", "sanctum", "void", "bag", "burn", "regen",
    "armor", "spell-boost",
)  # fmt: skip

TERMS: Final = (
    *(f"keyword-{name}" for name in get_args(Keyword)),
    *(f"kind-{name}" for name in (*get_args(CardKind), "god")),
    *(f"tribe-{name}" for name in get_args(Tribe)),
    *(f"god-{name}" for name in get_args(God)),
    *(f"rarity-{name}" for name in get_args(Rarity)),
    *(f"name-{name}" for name in NAMES),
    *(f"status-{name}" for name in STATUSES),
    *(f"trigger-{name}" for name in ("roar", "afterlife", "ability")),
    *(f"phase-{number}" for number in range(1, 7)),
    *(f"step-{number}" for number in range(1, 11)),
    "token", "god",
)  # fmt: skip

EXPLAINED_BY: Final = {
    "keyword-frontline": "GU7.1", "keyword-backline": "GU7.16", "keyword-hidden": "GU7.2", "keyword-blitz": "GU7.3",
    "keyword-godblitz": "GU7.3", "keyword-ward": "GU3.11", "keyword-protected": "GU7.4", "keyword-deadly": "GU7.6",
    "keyword-leech": "GU7.7", "keyword-overkill": "GU7.8", "keyword-twin-strike": "GU7.9", "keyword-flank": "GU7.10",
    "keyword-confused": "GU7.11", "keyword-soulless": "GU3.5", "keyword-cannot-attack": "GU6.1",
    "kind-relic": "GU6.2", "kind-god-power": "GU5.9", "kind-god": "GU5.1", "name-mana": "GU5.5", "name-locks": "GU5.5",
    "name-favor": "GU8.1", "name-sanctum": "GU8.2", "name-void": "GU3.4", "name-bag": "GU5.6", "name-burn": "GU7.12",
    "name-regen": "GU7.12", "name-armor": "GU7.13", "name-durability": "GU6.2", "status-sick": "GU2.3",
    "status-asleep": "GU2.1", "status-ward-spent": "GU3.11", "trigger-roar": "GU7.5", "trigger-afterlife": "GU3.6",
    "trigger-ability": "GU6.15",
    **{f"phase-{number}": clause
       for number, clause in enumerate(("GU2.1", "GU2.3", "GU2.4", "GU2.5", "GU4.1", "GU6.18"), 1)},
    **{f"step-{number}": f"GU3.{number + 1 if number < 3 else number + 2}" for number in range(1, 11)},
}  # fmt: skip
"""The clause that says what a term means."""


def catalogue_of(game: GodsUnchained, language: str) -> Catalogue:
    """The game with its cards in one language."""
    cards = game.cards
    clauses = {clause["id"]: clause["text"][language] for section in game.rulebook() for clause in section["clauses"]}
    catalogue = Catalogue(
        game=game.name,
        title=game.title[language],
        language=language,
        digest="",
        cards=tuple(card_face(card, cards, language) for card in cards.cards.values()),
        leaders=tuple(god_face(god, cards, language) for god in get_args(God) if god != "neutral"),
        decks=tuple(deck_list(deck, language, name) for name, deck in game.starter_decks().items()),
        deck_rules=DeckRules(
            DECK_SIZE,
            {name: LEGENDARY_COPIES if name == "legendary" else COPIES for name in get_args(Rarity)},
            tuple(god for god in get_args(God) if god != "neutral"),
            "god",
        ),
        modes=mode_faces(game, partial(TEXTS.say, language)),
        switches=switch_faces(game, partial(TEXTS.say, language)),
        terms={_as_shown(term): TEXTS.say(language, term) for term in TERMS},
        explained_by=EXPLAINED_BY,
        clauses=clauses,
    )
    digest = hashlib.blake2b(msgspec.json.encode(catalogue), digest_size=8).hexdigest()
    return msgspec.structs.replace(catalogue, digest=digest)


def faces(cards: CardSet, known: CardSet, language: str) -> tuple[CardFace, ...]:
    """The cards of a set that another does not have, or has otherwise."""
    return tuple(card_face(card, cards, language) for card in cards.cards.values() if known.by_id.get(card.id) != card)


def card_face(card: Card, cards: CardSet, language: str) -> CardFace:
    """A card of a set; a god is what a pantheon is in other games."""
    return CardFace(
        id=card.id,
        name=getattr(card.name, language),
        kind=card.kind,
        pantheon=card.god,
        figure=card.figure or _FIGURES[card.kind],
        cost=card.cost,
        text=tuple(card_text(card, cards.by_id, language)),
        mentions=tuple(sorted(set(mentioned(card)))),
        rarity=card.rarity,
        token=card.token,
        attack=card.strength,
        health=card.health,
        subtypes=(card.tribe,) if card.tribe else (),
        keywords=tuple(card.keywords),
        house=tuple(_SHOWN_AS.get(name, name) for name in card.house),
    )


def god_face(god: str, cards: CardSet, language: str) -> CardFace:
    """A god whose domain a deck has, with the powers that it chooses from."""
    powers = [card for card in cards.cards.values() if card.kind == "god-power" and card.god == god and card.selectable]
    return CardFace(
        id=god,
        name=TEXTS.say(language, f"god-{god}"),
        kind="god",
        pantheon=god,
        figure=_GODS[god],
        cost=0,
        text=(", ".join(getattr(card.name, language) for card in powers),),
        mentions=tuple(card.id for card in powers),
    )


def deck_list(deck: Deck, language: str, name: str = "") -> DeckList:
    """A deck, which comes with the game if it has a name there."""
    title = deck.name if isinstance(deck.name, str) else getattr(deck.name, language)
    return DeckList(name=title, leader=deck.god, cards=dict(deck.cards), id=name)


_SHOWN_AS: Final = {"god": "pantheon", "tribe": "subtypes", "strength": "attack"}
"""What the tables of all games call a value of a card."""


def _as_shown(term: str) -> str:
    """What a catalogue calls a term: every game has pantheons, subtypes and attack, whatever their names."""
    kind, _, name = term.partition("-")
    if term == "name-strength":
        return "name-attack"
    return f"{_KINDS_OF_TERMS.get(kind, kind)}-{name}" if name else term


_KINDS_OF_TERMS: Final = {"god": "pantheon", "tribe": "subtype"}

_FIGURES: Final[Mapping[str, str]] = {
    "creature": "greek-sphinx", "spell": "spell-book", "relic": "winged-sword", "god-power": "laurel-crown"}
"""What stands for a kind of card that names no figure of its own."""

_GODS: Final[Mapping[str, str]] = {
    "death": "crowned-skull", "deception": "carnival-mask", "light": "sun-radiations", "magic": "orb-wand",
    "nature": "stag-head", "war": "centurion-helmet"}
