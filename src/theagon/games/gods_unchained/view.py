"""The view of a match by a seat, as plain data. Only this module leaves out what is hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from theagon.games.constants import spelled, spelled_bits
from theagon.games.display.view import (
    ChoiceView,
    Described,
    KnownCard,
    MatchView,
    Shown,
    Trait,
    Value,
    asking,
    held,
    match_fields,
)
from theagon.games.fields import Card, Place, Seat
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.auras import add_auras, bounded
from theagon.games.gods_unchained.rules.board import attack_strength, keywords_of, on_board, ready, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN, SOULLESS, card_of, health_added, strength_added, words_added
from theagon.games.gods_unchained.rules.choices import asker, pile_of
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.prices import price_of
from theagon.games.gods_unchained.rules.vocabulary import GIVES_AURAS, Zone
from theagon.games.gods_unchained.tables import LOCKS_OF, tile_name
from theagon.kernel.bits import bits
from theagon.kernel.memory import clear

if TYPE_CHECKING:
    from collections.abc import Container

    from theagon.games.gods_unchained.content import CardSet

SHOWN_STATUSES = {
    w.Status.SICK: "sick",
    w.Status.ASLEEP: "asleep",
    w.Status.USED: "used",
    w.Status.WARDED: "ward-spent",
    w.Status.VISITING: "visiting",
    w.Status.SILENCED: "silenced",
}
UNTIL_NAMES = {
    w.Until.THIS_TURN: "this-turn",
    w.Until.NEXT_ATTACK: "next-attack",
    w.Until.TURN_OF: "turn-of-p1",
    w.Until.TURN_OF + 1: "turn-of-p2",
}

_STRENGTH: Final = Value("strength", "name-attack", printed="attack")
_HEALTH: Final = Value("health", "name-health", of="maximum", printed="health")
DESCRIBED: Final = Described(
    values={
        "creature": (_STRENGTH, _HEALTH),
        "relic": (_STRENGTH, Value("health", "name-durability", of="maximum", printed="health")),
        "god": (
            Value("strength", "name-attack", idle=False, derived=True),
            Value("health", "name-health", of="maximum"),
        ),
        "held": (
            Value("strength", "name-attack", printed="attack", idle=False),
            Value("health", "name-health", printed="health", idle=False),
        ),
        "player": (
            Value("mana", "name-mana", of="gems"),
            Value("favor", "name-favor"),
            Value("bags", "name-bag", idle=False),
            Value("hand", "name-hand"),
            Value("deck", "name-deck"),
            Value("void", "name-void"),
        ),
    },
    traits=(
        *held("statuses", "status", {"asleep": "asleep", "sick": "sick", "silenced": "silenced"}),
        *held(
            "keywords",
            "keyword",
            {
                "frontline": "wall",
                "ward": "ward",
                "hidden": "stealth",
                "protected": "immune",
                "deadly": "death",
                "leech": "leech",
                "overkill": "overkill",
                "twin-strike": "twin-strike",
                "flank": "flank",
                "godblitz": "godblitz",
                "blitz": "charge",
                "confused": "stunned",
                "cannot-attack": "bound",
                "cannot-attack-gods": "bound",
                "soulless": "soulless",
                "backline": "backline",
            },
        ),
        Trait("soulless", "keyword-soulless", sign="soulless"),
        Trait("burn", "name-burn", sign="burn"),
        Trait("armor", "name-armor", sign="protect"),
        Trait("regen", "name-regen", sign="heal"),
        Trait("spell-boost", "name-spell-boost", sign="boost"),
        *held("statuses", "status", {"used": "", "ward-spent": "", "visiting": ""}),
    ),
)


class TemporaryBonus(Shown, frozen=True):
    """A bonus that ends."""

    strength: int
    health: int
    keywords: list[str]
    sleep: bool  # it falls asleep when this ends
    until: str  # `this-turn`, `next-attack`, `turn-of-p1`


class AuraBonus(Shown, frozen=True):
    """The amounts that the auras of one unit add to another, or to itself."""

    source: int  # the unit that has the auras
    card: Card
    tile: Place
    strength: int
    health: int
    keywords: list[str]


class UnitView(Shown, frozen=True, omit_defaults=True):
    """A god, a relic or a creature. A relic's health is its durability; a god's strength that of its relic."""

    id: int  # its entry number: its own for the whole match
    card: Card  # `god` for a god
    kind: str  # god, relic, creature
    owner: Seat
    tile: Place
    strength: int
    health: int
    maximum: int
    keywords: list[str]
    statuses: list[str]
    burn: int
    regen: int
    armor: int
    spell_boost: int
    attacks: int  # made this turn
    ready: bool  # it may attack now
    text_of: Card | None  # the card that gave it abilities
    temporary: list[TemporaryBonus]
    auras: list[AuraBonus] | None = None  # left out if there are none


class HeldCard(KnownCard, frozen=True, omit_defaults=True):
    """A card in hand. Only its player sees its additions."""

    strength: int = 0  # added
    health: int = 0
    soulless: bool = False
    keywords: tuple[str, ...] = ()  # added


class PlayerView(Shown, frozen=True):
    """What a seat sees of a player, itself or another."""

    god: str | None
    power: Card | None
    power_used: bool
    power_change: int  # of its cost, until its player's turn ends
    health: int
    mana: int
    gems: int  # open now
    locks: int  # not yet opened
    gem_locks: list[int]  # by gem: how many close it now
    bags: int  # uses of the bag of tricks left
    bag_used: bool  # this turn
    favor: int
    bought: int  # from the Sanctum this turn
    fatigue: int
    deck: int  # cards left
    deck_left: dict[Card, int] | None  # how many of each; None: not to be known
    hand: list[HeldCard | None]  # None: not to be known
    void: list[Card]


class SoldCard(Shown, frozen=True):
    """A card of the Sanctum and its price."""

    card: Card
    favor: int


class PileChoiceView(ChoiceView, frozen=True, omit_defaults=True):
    """A choice, perhaps of the cards of a pile."""

    pile: str | None = None  # hand, void, deck, voids
    owner: Seat | None = None  # the seat of the pile; None: both


class View(MatchView, frozen=True):
    """The match as a seat (None: a spectator) may see it."""

    players: list[PlayerView]
    units: list[UnitView]  # by tile
    cast: Card | None  # the spell that is being played
    sanctum: list[SoldCard | None] | None  # None: it is closed
    choice: PileChoiceView | None


def public_units(cards: CardSet, g: Any) -> list[UnitView]:
    """Return the units on the board: all of them are public."""
    auras = _auras(cards, g)
    return [_unit(cards, g, slot, auras.get(slot, [])) for slot in g.at if slot != w.NONE and on_board(g.unit[slot])]


def view(cards: CardSet, g: Any, seat: int | None, known: Container[int | None], units: list[UnitView]) -> View:
    """Return the match as a seat (None: a spectator) sees it that knows what seats in `known` may know.

    `units` are the `public_units`.
    """
    return View(
        **match_fields(cards.game, g, seat),
        players=[_player(cards, g, one, seat, one in known) for one in range(w.SEATS)],
        units=units,
        cast=cards.card_id(card_of(g.cast)) if g.cast else None,
        sanctum=[SoldCard(cards.card_id(card), g.card[card].favor) if card else None for card in g.shown]
        if g.sanctum_open
        else None,
        choice=_choice(cards, g, g.to_act in known),
    )


def _player(cards: CardSet, g: Any, one: int, seat: int | None, known: bool) -> PlayerView:
    opened = g.opened[one] + g.borrowed[one]
    return PlayerView(
        god=cards.word("god", g.god[one]),
        power=cards.card_id(g.power[one]) if g.power[one] else None,
        power_used=bool(g.power_used[one]),
        power_change=g.power_change[one],
        health=g.unit[one].health,
        mana=g.mana[one],
        gems=gems(g, one),
        locks=w.LOCKS - g.opened[one],
        gem_locks=[max(0, locks - max(opened, before)) for before, locks in pairwise(LOCKS_OF)],  # in order (GU5.5)
        bags=g.bags[one],
        bag_used=bool(g.bag_used[one]),
        favor=g.favor[one],
        bought=g.bought[one],
        fatigue=g.fatigue[one],
        deck=g.deck_size[one],
        deck_left=cards.counts(map(card_of, g.deck[one][: g.deck_size[one]])) if known else None,
        hand=[_known_card(cards, g, one, k, known, seat is not None) for k in range(g.hand_size[one])],
        void=cards.card_ids(g.void[one], g.void_size[one]),
    )


def _known_card(cards: CardSet, g: Any, one: int, place: int, known: bool, played: bool) -> HeldCard | None:
    """Return a card in hand, or None if it is unknown; one who plays (`played`) knows cards that both have seen."""
    packed = g.hand[one][place]
    card = cards.card_id(card_of(packed))
    if known:
        words = tuple(spelled_bits(words_added(packed), w.Keyword))
        added = strength_added(packed), health_added(packed)
        return HeldCard(card, price_of(g, one, packed), *added, bool(packed & SOULLESS), words)
    return HeldCard(card) if played and packed & SEEN else None


def _unit(cards: CardSet, g: Any, slot: int, auras: list[AuraBonus]) -> UnitView:
    u = g.unit[slot]
    return UnitView(
        id=u.entered,
        card=cards.card_id(u.card),
        kind=spelled(w.Sort(u.kind)),
        owner=u.owner,
        tile=tile_name(u.tile),
        strength=attack_strength(g, slot) if u.kind == w.Sort.GOD else strength_of(u),
        health=u.health,
        maximum=u.maximum,
        keywords=spelled_bits(keywords_of(u), w.Keyword),
        statuses=[name for bit, name in SHOWN_STATUSES.items() if u.status & bit],
        burn=u.burn,
        regen=u.regen,
        armor=u.armor,
        spell_boost=u.spell_boost,
        attacks=u.attacks,
        ready=u.kind != w.Sort.RELIC and ready(g, slot),
        text_of=cards.card_id(u.lent) if u.lent else None,
        temporary=[
            TemporaryBonus(
                strength=m.attack,
                health=m.health,
                keywords=spelled_bits(m.keywords, w.Keyword),
                sleep=m.sleep == w.Ending.SLEEP,
                until=UNTIL_NAMES[m.until],
            )
            for m in g.modifier
            if m.until in UNTIL_NAMES and m.unit == slot
        ],
        auras=auras or None,
    )


def _auras(cards: CardSet, g: Any) -> dict[int, list[AuraBonus]]:
    """Return by slot what the auras of each unit on the board give to the unit there."""
    found: dict[int, list[AuraBonus]] = {}
    for source in bits(g.listeners[GIVES_AURAS]):
        u, sums = g.unit[source], g.aura_sum
        for slot in bits(add_auras(g, source)):
            given = AuraBonus(
                source=u.entered,
                card=cards.card_id(u.card),
                tile=tile_name(u.tile),
                strength=bounded(sums[slot].attack),
                health=bounded(sums[slot].health),
                keywords=spelled_bits(sums[slot].keywords, w.Keyword),
            )
            clear(sums[slot])
            if given.strength or given.health or given.keywords:
                found.setdefault(slot, []).append(given)
    return found


def _choice(cards: CardSet, g: Any, known: bool) -> PileChoiceView | None:
    if not g.choice:
        return None
    kind = spelled(w.Choice(g.choice))
    if not known:
        return PileChoiceView(kind)
    seat, of = g.to_act, g.foreseen_of
    offered = [card_of(card) for card in g.offered if card]
    offered += [card_of(g.deck[of][g.deck_size[of] - 1 - k]) for k in range(g.foreseen)]
    if g.choice == w.Choice.MODE:
        offered = [asker(g)] * g.effect[g.now[0].row - 1].count
    if g.choice == w.Choice.POWER:
        offered = list(g.powers[g.god[seat]][: g.powers_size[g.god[seat]]])
    pile, owner = _pile(g)
    return PileChoiceView(
        kind=kind,
        tiles=[tile_name(t) for t in bits(g.choices)],
        cards=[cards.card_id(card) for card in offered],
        card=asking(cards, g),
        pile=pile,
        owner=owner,
    )


def _pile(g: Any) -> tuple[str, int | None] | tuple[None, None]:
    """Return the pile of a choice, and its player; None: the offered cards lie in no pile, or in both players'."""
    if g.choice == w.Choice.FORESEE:
        return spelled(Zone.DECK), g.foreseen_of
    if g.choice == w.Choice.CARD:
        line = g.effect[g.now[0].row - 1]
        return spelled(Zone(line.zone)), None if line.zone == Zone.VOIDS else pile_of(line, g.to_act)
    return None, None
