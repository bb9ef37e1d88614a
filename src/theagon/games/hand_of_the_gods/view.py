"""The view of a match by a seat, as plain data.

Only this module leaves out secrets. Hidden are the other's hand (except cards that both have seen go there), the order
of both decks, cards that a discover offers to the other, and the random generator. A spectator sees no hand at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, get_args

from msgspec import Meta

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
from theagon.games.hand_of_the_gods import schema
from theagon.games.hand_of_the_gods.rules import board
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.auras import reached
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.games.hand_of_the_gods.tables import tile_name
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from collections.abc import Container

    from theagon.games.hand_of_the_gods.content import CardSet

Leader: TypeAlias = Annotated[str, Meta(extra={"names": "leader"})]
STATUSES: Final = ("sick", "exhausted", "moved", "attacked", "warcry", "silenced", "visiting", "nimble")
SHOWN_STATUSES: Final = {w.Status[name.upper()]: name for name in STATUSES}
UNTIL_NAMES = {
    w.Until.LASTING: "lasting",
    w.Until.THIS_TURN: "this-turn",
    w.Until.TURN_OF: "turn-of-p1",
    w.Until.TURN_OF + 1: "turn-of-p2",
}
AMOUNTS: Final = ("attack", "health", "movement", "range", "protect")
"""The amounts that can be added to a unit, besides keywords."""

DESCRIBED: Final = Described(
    values={
        "unit": (
            Value("attack", "name-attack", printed="attack"),
            Value("health", "name-health", of="maximum", printed="health"),
            Value("movement", "name-movement", printed="movement", brief=False),
            Value("range", "name-range", printed="range", brief=False),
        ),
        "player": (
            Value("mana", "name-mana", of="mana-cap"),
            Value("hand", "zone-hand"),
            Value("deck", "zone-deck"),
            Value("graveyard", "zone-graveyard"),
            Value("removed", "zone-removed", idle=False),
        ),
    },
    traits=(
        Trait("banished", "status-banished", sign="banished"),
        Trait("stunned", "status-stunned", sign="stunned"),
        *held("keywords", "keyword", {"guard": "guard", "stealth": "stealth"}),
        Trait("protect", "keyword-protect", sign="protect"),
        *held(
            "keywords",
            "keyword",
            {
                **dict.fromkeys(get_args(schema.Immunity), "immune"),
                "reincarnate": "reincarnate",
                "resurrect": "resurrect",
                "charge": "",
                "twin-strike": "twin-strike",
                "taunt": "wall",
            },
        ),
        Trait("statuses", "trigger-warcry", "warcry", sign="warcry"),
        *held("statuses", "status", {"silenced": "silenced", "sick": "sick", "exhausted": "exhausted"}),
        *held("statuses", "status", {"moved": "", "attacked": "", "visiting": "", "nimble": ""}),
    ),
)


class Bonus(Shown, frozen=True):
    """The amounts added to a unit's values."""

    attack: int
    health: int
    movement: int
    range: int
    protect: int
    keywords: list[str]


class TemporaryBonus(Bonus, frozen=True):
    """A bonus that ends."""

    until: str  # `this-turn`, `turn-of-p1`


class AuraBonus(Bonus, frozen=True):
    """The amounts that one unit's aura adds to another."""

    source: int  # the unit that has the aura
    card: Card
    tile: Place


class UnitView(Shown, frozen=True):
    """A unit on the board, stones among them. A stone has no attack, movement or range."""

    id: int  # its entry number: its own for the whole match
    card: Card
    owner: Seat | None  # None: neutral
    tile: Place
    attack: int | None
    health: int
    maximum: int
    movement: int | None
    range: int | None
    protect: int
    keywords: list[str]
    statuses: list[str]
    stunned: list[str]  # until when
    banished: list[str]
    from_auras: Bonus  # of all auras together
    auras: list[AuraBonus]
    temporary: list[TemporaryBonus]


class StoneView(Shown, frozen=True):
    """A summoning stone."""

    health: int
    maximum: int
    guarded: bool


class PlayerView(Shown, frozen=True):
    """What a seat sees of a player, itself or another."""

    leader: Leader | None
    leader_used: bool
    mana: int
    mana_cap: int
    fatigue: int
    deck: int  # cards left
    deck_left: dict[Card, int] | None  # how many of each; None: not to be known
    hand: list[KnownCard | None]  # None: not to be known
    graveyard: list[Card]
    removed: list[Card]
    home: list[str]  # its columns
    stone: StoneView


class View(MatchView, frozen=True):
    """The match as a seat (None: a spectator) may see it."""

    players: list[PlayerView]
    units: list[UnitView]  # by tile
    blockers: list[Place]
    holding: Card | None  # the card that is being played
    choice: ChoiceView | None


def public_units(cards: CardSet, g: Any) -> list[UnitView]:
    """Return the units on the board, banished ones too: all of them are public."""
    auras = _auras(cards, g)
    temporary = _temporaries(g)
    return [_unit(cards, g, slot, auras.get(slot, []), temporary.get(slot, [])) for slot in g.at if slot != w.NONE]


def view(cards: CardSet, g: Any, seat: int | None, known: Container[int | None], units: list[UnitView]) -> View:
    """Return the match as a seat (None: a spectator) sees it that knows what seats in `known` may know.

    `units` are the `public_units`.
    """
    return View(
        **match_fields(cards.game, g, seat),
        players=[_player(cards, g, one, seat, one in known) for one in range(w.SEATS)],
        units=units,
        blockers=[tile_name(t) for t in range(w.TILES) if not g.open >> t & 1],
        holding=cards.card_id(g.holding) if g.holding else None,
        choice=_choice(cards, g, g.to_act in known),
    )


def _player(cards: CardSet, g: Any, one: int, seat: int | None, known: bool) -> PlayerView:
    stone = g.unit[one]
    hand = [_known_card(cards, g, one, k, known, seat is not None) for k in range(g.hand_size[one])]
    return PlayerView(
        leader=cards.leaders[g.leader[one]].id if g.leader[one] else None,
        leader_used=bool(g.leader_used[one]),
        mana=g.mana[one],
        mana_cap=g.mana_cap[one],
        fatigue=g.fatigue[one],
        deck=g.deck_size[one],
        deck_left=cards.counts(g.deck[one][: g.deck_size[one]]) if known else None,
        hand=hand,
        graveyard=cards.card_ids(g.graveyard[one], g.graveyard_size[one]),
        removed=cards.card_ids(g.removed[one], g.removed_size[one]),
        home=[tile_name(t)[0] for t in range(w.COLUMNS) if g.home[one] >> t & 1],
        stone=StoneView(health=stone.health, maximum=stone.maximum, guarded=board.guarded(g, one)),
    )


def _known_card(cards: CardSet, g: Any, one: int, place: int, known: bool, played: bool) -> KnownCard | None:
    """Return a card in hand; None if it may not be known. `played`: to one who plays, cards that both have seen are
    known."""
    card = cards.card_id(g.hand[one][place])
    if known:
        return KnownCard(card, cost_of(g, one, place))
    return KnownCard(card) if played and g.hand_seen[one][place] else None


def _unit(cards: CardSet, g: Any, slot: int, auras: list[AuraBonus], temporary: list[TemporaryBonus]) -> UnitView:
    u = g.unit[slot]
    stone = board.is_stone(slot)
    return UnitView(
        id=u.entered,
        card=cards.card_id(u.card),
        owner=u.owner if u.owner < w.SEATS else None,
        tile=tile_name(u.tile),
        attack=None if stone else board.attack_of(u),
        health=u.health,
        maximum=u.maximum,
        movement=None if stone else board.movement_of(g, u),
        range=None if stone else board.range_of(u),
        protect=board.protect_of(u),
        keywords=spelled_bits(board.keywords_of(u), w.Keyword),
        statuses=[name for bit, name in SHOWN_STATUSES.items() if u.status & bit],
        stunned=[UNTIL_NAMES[until] for until in bits(u.stunned)],
        banished=[UNTIL_NAMES[until] for until in bits(u.banished)],
        from_auras=Bonus(**_added(u, "aura_")),
        auras=auras,
        temporary=temporary,
    )


def _added(row: Any, prefix: str = "") -> dict[str, Any]:
    """Return what a row of the state or of the tables adds to a unit's values."""
    amounts = {name: getattr(row, prefix + name) for name in AMOUNTS}
    return {**amounts, "keywords": spelled_bits(getattr(row, f"{prefix}keywords"), w.Keyword)}


def _auras(cards: CardSet, g: Any) -> dict[int, list[AuraBonus]]:
    """Return by slot what each aura on the board gives to the unit there."""
    found: dict[int, list[AuraBonus]] = {}
    for source in bits(g.aura_sources):
        u = g.unit[source]
        card = g.card[u.card]
        for a in g.aura[card.aura : card.aura + card.auras]:
            for slot in (g.at[tile] for tile in bits(reached(g, source, a))):
                if any((added := _given(a, board.is_stone(slot))).values()):
                    bonus = AuraBonus(**added, source=u.entered, card=cards.card_id(u.card), tile=tile_name(u.tile))
                    found.setdefault(slot, []).append(bonus)
    return found


def _given(a: Any, stone: bool) -> dict[str, Any]:
    """Return what an aura gives to a unit; a stone takes no attack, movement and range, and few keywords (HG3.7,
    HG3.10)."""
    added = _added(a)
    if stone:
        keywords = spelled_bits(a.keywords & w.STONE_KEYWORDS, w.Keyword)
        added |= {"attack": 0, "movement": 0, "range": 0, "keywords": keywords}
    return added


def _temporaries(g: Any) -> dict[int, list[TemporaryBonus]]:
    """Return by slot what the unit there has for a time."""
    found: dict[int, list[TemporaryBonus]] = {}
    for m in g.modifier:
        if m.until:
            found.setdefault(m.unit, []).append(TemporaryBonus(**_added(m), until=UNTIL_NAMES[m.until]))
    return found


def _choice(cards: CardSet, g: Any, known: bool) -> ChoiceView | None:
    if not g.choice:
        return None
    kind = spelled(w.Choice(g.choice))
    if not known:
        return ChoiceView(kind)
    return ChoiceView(
        kind=kind,
        tiles=[tile_name(t) for t in bits(g.choices)],
        cards=_modes(cards, g) or [cards.card_id(card) for card in g.offered if card],
        card=asking(cards, g),
    )


def _modes(cards: CardSet, g: Any) -> list[str]:
    """Return the card that asks, once for each of the modes to choose from."""
    asker = asking(cards, g)
    return [asker] * g.effect[g.now[0].row - 1].count if asker and g.choice == w.Choice.MODE else []
