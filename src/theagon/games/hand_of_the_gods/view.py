"""What a seat may see of a match, as plain data: the one place where secrets are left out.

Hidden are the other's hand (but for cards that both have seen go there), the order of both decks, what is offered by a
discover to the other, and the generator of chance. A spectator sees no hand at all.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.games.hand_of_the_gods.rules.board import (
    attack_of,
    guarded,
    is_stone,
    keywords_of,
    movement_of,
    protect_of,
    range_of,
)
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, TILES, Choice, Keyword, Status, Until
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.games.hand_of_the_gods.tables import STONE, tile_name
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.game import HandOfTheGods

SHOWN_STATUSES = {
    Status.SICK: "sick", Status.EXHAUSTED: "exhausted", Status.MOVED: "moved", Status.ATTACKED: "attacked",
    Status.WARCRY: "warcry", Status.SILENCED: "silenced",
}
UNTIL_NAMES = {
    Until.LASTING: "lasting", Until.THIS_TURN: "this-turn",
    Until.TURN_OF: "turn-of-p1", Until.TURN_OF + 1: "turn-of-p2",
}


def keyword_names(words: int) -> list[str]:
    return [word.name.lower().replace("_", "-") for word in Keyword if words & word]


def view(game: HandOfTheGods, g: Any, seat: int | None) -> dict[str, Any]:
    """The match as a seat (None: a spectator) may see it."""
    return {
        "game": game.name,
        "seat": seat,
        "turn": g.turn,
        "active": g.active,
        "to-act": g.to_act if g.winner < 0 else None,
        "over": g.winner >= 0,
        "winner": g.winner if 0 <= g.winner < SEATS else None,
        "players": [_player(game, g, one, seat) for one in range(SEATS)],
        "units": [_unit(game, g, slot) for slot in _slots(g)],
        "blockers": [tile_name(t) for t in range(TILES) if not g.open >> t & 1],
        "holding": game.card_id(g.holding) if g.holding else None,
        "choice": _choice(game, g, seat),
    }


def _slots(g: Any) -> list[int]:
    """Units on the board and banished ones, by tile."""
    return [g.at[t] for t in range(TILES) if g.at[t] != NONE]


def _player(game: HandOfTheGods, g: Any, one: int, seat: int | None) -> dict[str, Any]:
    return {
        "leader": game.leader_id(g.leader[one]) if g.leader[one] else None,
        "leader-used": bool(g.leader_used[one]),
        "mana": g.mana[one],
        "mana-cap": g.mana_cap[one],
        "fatigue": g.fatigue[one],
        "deck": g.deck_size[one],
        "hand": [_hand_card(game, g, one, k, seat) for k in range(g.hand_size[one])],
        "graveyard": [game.card_id(c) for c in g.graveyard[one][: g.graveyard_size[one]]],
        "removed": [game.card_id(c) for c in g.removed[one][: g.removed_size[one]]],
        "stone": {"health": g.unit[one].health, "maximum": g.unit[one].maximum, "guarded": guarded(g, one)},
    }


def _hand_card(game: HandOfTheGods, g: Any, one: int, place: int, seat: int | None) -> dict[str, Any] | None:
    """A card in hand; None if this seat may not know it. The other's costs are not shown even of a known card."""
    card = game.card_id(g.hand[one][place])
    if one == seat:
        return {"card": card, "cost": cost_of(g, one, place)}
    return {"card": card} if seat is not None and g.hand_seen[one][place] else None


def _unit(game: HandOfTheGods, g: Any, slot: int) -> dict[str, Any]:
    u = g.unit[slot]
    stone = is_stone(slot)
    statuses = [name for bit, name in SHOWN_STATUSES.items() if u.status & bit]
    return {
        "id": u.entered,
        "card": "summoning-stone" if u.card == STONE else game.card_id(u.card),
        "owner": u.owner if u.owner < SEATS else None,
        "tile": tile_name(u.tile),
        "attack": None if stone else attack_of(u),
        "health": u.health,
        "maximum": u.maximum,
        "movement": None if stone else movement_of(g, u),
        "range": None if stone else range_of(u),
        "protect": protect_of(u),
        "keywords": keyword_names(keywords_of(u)),
        "statuses": statuses,
        "stunned": [UNTIL_NAMES[until] for until in bits(u.stunned)],
        "banished": [UNTIL_NAMES[until] for until in bits(u.banished)],
        "from-auras": {"attack": u.aura_attack, "health": u.aura_health, "movement": u.aura_movement,
                       "range": u.aura_range, "protect": u.aura_protect, "keywords": keyword_names(u.aura_keywords)},
        "temporary": [_modifier(m) for m in g.modifier if m.until and m.unit == slot],
    }


def _modifier(m: Any) -> dict[str, Any]:
    return {"attack": m.attack, "health": m.health, "movement": m.movement, "range": m.range, "protect": m.protect,
            "keywords": keyword_names(m.keywords), "until": UNTIL_NAMES[m.until]}


def _choice(game: HandOfTheGods, g: Any, seat: int | None) -> dict[str, Any] | None:
    """What is being chosen; its options for the one who chooses alone."""
    if not g.choice:
        return None
    kind = Choice(g.choice).name.lower()
    if seat != g.to_act:
        return {"kind": kind}
    return {
        "kind": kind,
        "tiles": [tile_name(t) for t in bits(g.choices)],
        "cards": [game.card_id(card) for card in g.offered if card],
    }
