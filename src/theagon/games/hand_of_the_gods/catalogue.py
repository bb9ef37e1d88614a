"""The cards, decks and words of Hand of the Gods as a table shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from theagon.games.display.catalogue import CardFace, DeckRules
from theagon.games.display.faces import Faces
from theagon.games.hand_of_the_gods.content import COPIES, DECK_SIZE, SHARED, CardSet, load_map
from theagon.games.hand_of_the_gods.schema import Card, Immunity, Keyword, Leader, Pantheon, Rarity, Subtype
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.games.hand_of_the_gods.schema import Deck

STATUSES: Final = (
    "exhausted",
    "sick",
    "stunned",
    "banished",
    "silenced",
    "damaged",
    "ready",
    "moved",
    "attacked",
    "visiting",
    "nimble",
)

TERMS: Final = (
    *(f"keyword-{name}" for name in get_args(Keyword)),
    *(f"kind-{name}" for name in ("unit", "spell")),
    *(f"subtype-{name}" for name in get_args(Subtype)),
    *(f"pantheon-{name}" for name in get_args(Pantheon)),
    *(f"rarity-{name}" for name in get_args(Rarity)),
    *(f"name-{name}" for name in ("cost", "attack", "health", "movement", "range", "mana")),
    *(f"status-{name}" for name in STATUSES),
    *(f"zone-{name}" for name in ("deck", "hand", "graveyard", "removed")),
    "keyword-protect",
    "pantheon",
    "token",
    "trigger-warcry",
    "trigger-afterlife",
    "summoning-stone",
)

EXPLAINED_BY: Final = {
    "keyword-guard": "HG4.24",
    "keyword-stealth": "HG4.27",
    "keyword-charge": "HG6.19",
    "keyword-reincarnate": "HG6.9",
    "keyword-resurrect": "HG4.42",
    "keyword-twin-strike": "HG6.52",
    "keyword-taunt": "HG6.56",
    "keyword-protect": "HG4.37",
    **{f"keyword-{name}": "HG4.35" for name in get_args(Immunity)},
    "status-exhausted": "HG6.3",
    "status-sick": "HG6.18",
    "status-stunned": "HG4.29",
    "status-banished": "HG4.21",
    "status-silenced": "HG4.51",
    "status-moved": "HG6.3",
    "status-attacked": "HG6.3",
    "status-visiting": "HG6.45",
    "trigger-warcry": "HG4.48",
    "trigger-afterlife": "HG4.46",
    "summoning-stone": "HG3.6",
    "subtype-structure": "HG3.2",
    "subtype-beast": "HG3.3",
    "subtype-god": "HG3.3",
    "name-mana": "HG5.12",
    "name-movement": "HG6.3",
    "name-range": "HG4.4",
}
"""The clause that says what a term means."""


class HandFaces(Faces[CardSet]):
    """The faces of the cards and leaders."""

    terms: Mapping[str, str] = {term: term for term in TERMS}
    explained_by = EXPLAINED_BY

    def leaders(self) -> Iterable[CardFace]:
        return map(self.face, self.set.leader_by_id.values())

    def face(self, definition: Card | Leader) -> CardFace:
        pantheon, cost = definition.pantheon, definition.cost
        if isinstance(definition, Leader):
            ability = said(definition.ability, self.language)
            return self.as_face(definition, "leader", pantheon=pantheon, cost=cost, ability=ability)
        unit = definition.kind == "unit"
        return self.as_face(
            definition,
            definition.kind,
            pantheon=pantheon,
            cost=cost,
            rarity=definition.rarity,
            token=definition.token,
            attack=definition.attack,
            health=definition.health,
            movement=definition.printed_movement if unit else None,
            range=definition.range if unit else None,
            subtypes=definition.subtypes,
            keywords=definition.keywords,
        )

    def leader_of(self, deck: Deck) -> str:
        return deck.leader

    def deck_rules(self) -> DeckRules:
        leaders = self.set.leader_by_id.values()
        selectable = tuple(leader.id for leader in leaders if leader.selectable)
        opening = load_map().opening[0]
        return DeckRules(DECK_SIZE, dict(COPIES), selectable, shared=SHARED, opening=opening, exchanges=True)
