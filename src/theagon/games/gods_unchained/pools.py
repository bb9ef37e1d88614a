"""The cards of a pool, by their places: those that a line of a card may make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.card_language.table_writer import NO_LIMIT
from theagon.games.gods_unchained.rules.world import DOMAINS, GEMS, Sort
from theagon.games.gods_unchained.schema import Card
from theagon.games.gods_unchained.schema.filters import Filter, gods_of, tribes_of
from theagon.games.gods_unchained.schema.piles import Pool

if TYPE_CHECKING:
    from theagon.games.collection.card_set import CardSet

ENEMY: Final = "enemy"  # in the place of a god: that of the enemy
NEUTRAL: Final = "neutral"
FAMILIES: Final = {"anim", "rune", "weapon"}  # tribes of tokens, which pools of such a tribe hold
KINDS: Final[Mapping[str, int]] = {
    "creature": 1 << Sort.CREATURE,
    "god": 1 << Sort.GOD,
    "character": 1 << Sort.CREATURE | 1 << Sort.GOD,
    "relic": 1 << Sort.RELIC,
    "spell": 1 << Sort.SPELL,
    "card": 1 << Sort.CREATURE | 1 << Sort.RELIC | 1 << Sort.SPELL,
}
SORTS: Final = {"creature": Sort.CREATURE, "spell": Sort.SPELL, "relic": Sort.RELIC, "god-power": Sort.POWER}


def pool_cards(pool: Pool, definitions: CardSet[Card]) -> tuple[int, ...]:
    """Return the places of the cards of a pool."""
    if pool.cards is not None:
        return tuple(sorted({definitions.index(card) for card in pool.cards}))
    wanted = pool.of
    assert wanted is not None  # the checks guarantee it
    return definitions.passing(wanted, in_pool)


def pools_of_enemies(pool: Pool, definitions: CardSet[Card]) -> list[tuple[int, ...]]:
    """Return the places of the cards of a pool of the enemy's god, for each possible god by its number.

    There are as many as the rules have numbers for: a scenario's god may have no domain, and then no cards.
    """
    assert pool.of is not None
    gods = [definitions.word("god", number) for number in range(1, DOMAINS + 1)]
    return [
        () if god in (None, NEUTRAL) else pool_cards(Pool(of=replace(pool.of, god=god)), definitions) for god in gods
    ]


def pools_within_mana(pool: Pool, definitions: CardSet[Card]) -> list[tuple[int, ...]]:
    """Return the places of the cards of a pool that cost no more than 0, 1 and so on to all mana gems."""
    cards = [(place, definitions.cards[place].cost) for place in pool_cards(pool, definitions)]
    return [tuple(place for place, cost in cards if cost <= mana) for mana in range(GEMS + 1)]


def pools_of_costs(definitions: CardSet[Card]) -> list[tuple[int, ...]]:
    """Return the places of the creatures of each cost from 0 on."""
    costs = range(1 + max(card.cost for card in definitions.by_id.values()))
    return [pool_cards(Pool(of=Filter(cost_min=cost, cost_max=cost)), definitions) for cost in costs]


def in_pool(card: Card, f: Filter) -> bool:
    """Return whether a card, as printed, is in a pool of those that pass a filter."""
    return (  # first the checks that most cards fail and that are quick
        KINDS[f.kind] >> SORTS[card.kind] & 1 == 1  # a god power is of no kind that can be asked for
        and (f.cost_min or 0) <= card.cost <= (NO_LIMIT if f.cost_max is None else f.cost_max)
        and (f.god is None or card.god in gods_of(f))
        and f.rarity in (None, card.rarity)
        and (f.keyword is None or f.keyword in card.keywords or bool(getattr(card, f.keyword.replace("-", "_"), 0)))
        and (f.tribe is None or card.tribe in tribes_of(f))
        and (not card.token or (f.tribe is not None and {*tribes_of(f)} <= FAMILIES))
        and (f.has is None or any(ability.on == f.has for ability in card.abilities))
        and (f.lacks is None or all(ability.on != f.lacks for ability in card.abilities))
    )
