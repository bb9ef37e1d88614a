"""The cards, decks and words of Gods Unchained as a table shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, get_args

from theagon.games.collection.figures import figure_of
from theagon.games.display.catalogue import CardFace, DeckRules
from theagon.games.display.faces import Faces
from theagon.games.gods_unchained.content import COPIES, SHARED, CardSet
from theagon.games.gods_unchained.rules.world import DECK_SIZE, OPENING
from theagon.games.gods_unchained.schema.vocabulary import CardKind, God, Keyword, Rarity, Tribe
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.games.gods_unchained.schema import Card, Deck

STATUSES: Final = ("sick", "asleep", "used", "ward-spent", "visiting", "silenced", "ready")
NAMES: Final = (
    *("cost", "strength", "health", "durability", "mana", "locks", "favor", "sanctum", "void", "hand", "deck", "bag"),
    *("burn", "regen", "armor", "spell-boost"),
)

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
    "token",
    "god",
)

EXPLAINED_BY: Final = {
    "keyword-frontline": "GU7.1",
    "keyword-backline": "GU7.16",
    "keyword-hidden": "GU7.2",
    "keyword-blitz": "GU7.3",
    "keyword-godblitz": "GU7.3",
    "keyword-ward": "GU7.4",
    "keyword-protected": "GU7.4",
    "keyword-deadly": "GU7.6",
    "keyword-leech": "GU7.7",
    "keyword-overkill": "GU7.8",
    "keyword-twin-strike": "GU7.9",
    "keyword-flank": "GU7.10",
    "keyword-confused": "GU7.11",
    "keyword-soulless": "GU3.5",
    "keyword-cannot-attack": "GU6.1",
    "keyword-cannot-attack-gods": "GU6.1",
    "kind-relic": "GU6.2",
    "kind-god-power": "GU5.9",
    "kind-god": "GU5.1",
    "name-mana": "GU5.5",
    "name-locks": "GU5.5",
    "name-favor": "GU8.1",
    "name-sanctum": "GU8.2",
    "name-void": "GU3.4",
    "name-bag": "GU5.6",
    "name-burn": "GU7.12",
    "name-regen": "GU7.12",
    "name-armor": "GU7.13",
    "name-durability": "GU6.2",
    "status-sick": "GU2.3",
    "status-asleep": "GU2.1",
    "status-ward-spent": "GU3.11",
    "status-visiting": "GU7.21",
    "status-silenced": "GU6.40",
    "trigger-roar": "GU7.5",
    "trigger-afterlife": "GU3.6",
    "trigger-ability": "GU6.15",
    **{
        f"phase-{number}": clause
        for number, clause in enumerate(("GU2.1", "GU2.3", "GU2.4", "GU2.5", "GU4.1", "GU6.18"), 1)
    },
    **{f"step-{number}": f"GU3.{number + 1 if number < 3 else number + 2}" for number in range(1, 11)},
}
"""The clause that says what a term means."""

_GODS: Final[Mapping[str, str]] = {
    "death": "crowned-skull",
    "deception": "duality-mask",
    "light": "heraldic-sun",
    "magic": "magic-palm",
    "nature": "stag-head",
    "war": "centurion-helmet",
}

_KINDS_OF_TERMS: Final = {"god": "pantheon", "tribe": "subtype"}


def _as_shown(term: str) -> str:
    """Return a term of the catalogue: every game has pantheons, subtypes and attack, under whatever names."""
    kind, _, name = term.partition("-")
    if term == "name-strength":
        return "name-attack"
    return f"{_KINDS_OF_TERMS.get(kind, kind)}-{name}" if name else term


class GodsFaces(Faces[CardSet]):
    """The faces of the cards; a god is both the pantheon and the leader of other games."""

    terms: Mapping[str, str] = {**{_as_shown(term): term for term in TERMS}, "pantheon": "god"}
    explained_by = EXPLAINED_BY
    kinds_of_words = _KINDS_OF_TERMS
    shown_as: ClassVar[Mapping[str, str]] = {"god": "pantheon", "tribe": "subtypes", "strength": "attack"}

    def leaders(self) -> Iterable[CardFace]:
        return map(self.god, self.set.gods)

    def face(self, definition: Card) -> CardFace:
        return self.as_face(
            definition,
            definition.kind,
            pantheon=definition.god,
            cost=definition.cost,
            rarity=None if definition.kind == "god-power" else definition.rarity,  # no deck has one
            token=definition.token,
            attack=definition.strength,
            health=definition.health,
            subtypes=(definition.tribe,) if definition.tribe else (),
            keywords=tuple(definition.keywords),
        )

    def god(self, god: str) -> CardFace:
        """Return the god of a domain, with the powers that it chooses from."""
        powers = [
            card for card in self.set.cards.values() if card.kind == "god-power" and card.god == god and card.selectable
        ]
        own = self.set.words["god"].get(god)
        return CardFace(
            id=god,
            name=self.term(f"god-{god}") if own is None else said(own.name, self.language),
            kind="god",
            pantheon=god,
            figure=_GODS[god] if own is None else figure_of(own.figure, god),
            cost=0,
            text=(", ".join(said(card.name, self.language) for card in powers),),
            mentions=tuple(card.id for card in powers),
            words=() if own is None else (self.word("god", god),),
        )

    def leader_of(self, deck: Deck) -> str:
        return deck.god

    def deck_rules(self) -> DeckRules:
        return DeckRules(DECK_SIZE, dict(COPIES), tuple(self.set.gods), "god", SHARED, OPENING, exchanges=True)
