"""The cards, decks and words of Army of Gods as a table shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, get_args

from theagon.games.army_of_gods.content import DECK_COUNTS, CardSet
from theagon.games.army_of_gods.rules.world import OPENING
from theagon.games.army_of_gods.schema import CardKind, Pantheon
from theagon.games.display.catalogue import CardFace, DeckRules
from theagon.games.display.faces import Faces

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.games.army_of_gods.schema import Card, Deck

NAMES: Final = ("strength", "tokens", "actions", "sets", "hand", "pile", "discard", "army")

TERMS: Final = (
    *(f"kind-{name}" for name in get_args(CardKind)),
    *(f"pantheon-{name}" for name in get_args(Pantheon)),
    *(f"name-{name}" for name in NAMES),
    "status-guarded",
    "status-out",
    "pantheon",
)

EXPLAINED_BY: Final = {
    "kind-army": "AG5.1",
    "kind-supporting": "AG4.6",
    "kind-power": "AG4.6",
    "kind-leading": "AG2.2",
    "name-strength": "AG2.3",
    "name-tokens": "AG2.4",
    "name-actions": "AG4.6",
    "name-sets": "AG1.2",
    "name-pile": "AG3.1",
    "name-discard": "AG5.13",
    "name-army": "AG5.1",
    "status-guarded": "AG5.14",
    "status-out": "AG7.8",
}


class ArmyFaces(Faces[CardSet]):
    """The faces of the cards. The cost of a leading god is its tokens."""

    terms: Mapping[str, str] = {
        **{term: term for term in TERMS},
        "name-cost": "name-tokens",
        "name-attack": "name-strength",
    }
    explained_by = EXPLAINED_BY
    shown_as: ClassVar[Mapping[str, str]] = {"strength": "attack", "tokens": "cost"}

    def cards(self) -> Iterable[CardFace]:
        return (self.face(card) for card in self.set.cards.values() if card.kind != "leading")

    def leaders(self) -> Iterable[CardFace]:
        return (self.face(card) for card in self.set.cards.values() if card.kind == "leading")

    def face(self, definition: Card) -> CardFace:
        return self.as_face(
            definition,
            definition.kind,
            pantheon=definition.pantheon,
            cost=definition.tokens or 0,
            attack=definition.strength,
            keywords=definition.keywords,
        )

    def leader_of(self, deck: Deck) -> str:
        """Return no leader: it is chosen in the match, from eight."""
        return min(each for each in deck.cards if self.set.by_id[each].kind == "leading")

    def deck_rules(self) -> DeckRules:
        leaders = tuple(face.id for face in self.leaders())
        return DeckRules(sum(DECK_COUNTS.values()), dict(DECK_COUNTS), leaders, leader_field="", opening=OPENING)
