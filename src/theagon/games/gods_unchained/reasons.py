"""The reasons against impossible actions: the first obstacle, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.base import Reasons, Refusal
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import (
    arm_of,
    attack_strength,
    attacker_keywords,
    keywords_of,
    ready,
    relic_of,
    slot_at,
    used_by_hand,
    with_keyword,
)
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.legal import ability_of, aimed_tiles
from theagon.games.gods_unchained.rules.mana import power_cost
from theagon.games.gods_unchained.rules.prices import price_of
from theagon.games.gods_unchained.rules.reading import aimable
from theagon.games.gods_unchained.rules.sanctum import MOST_BOUGHT
from theagon.games.gods_unchained.rules.world import Action, Choice, Keyword, Sort, Status
from theagon.games.gods_unchained.tables import tile_name
from theagon.kernel.overtime import must_end

if TYPE_CHECKING:
    from collections.abc import Sequence

no: Final = Reasons("gods-unchained")


ANSWERS: Final = {
    Choice.POWER: (Action.PICK_POWER, "power-first", "GU5.4"),
    Choice.MULLIGAN: (Action.MULLIGAN, "mulligan-first", "GU5.4"),
    Choice.TARGET: (Action.CHOOSE_PLACE, "choose-place-first", "GU6.22"),
    Choice.DELVE: (Action.CHOOSE_CARD, "choose-card-first", "GU7.15"),
    Choice.HAND: (Action.CHOOSE_HAND, "choose-hand-first", "GU7.20"),
    Choice.CARD: (Action.CHOOSE_CARD, "choose-card-first", "GU7.20"),
    Choice.FORESEE: (Action.FORESEE, "foresee-first", "GU7.15"),
    Choice.MODE: (Action.CHOOSE_MODE, "choose-mode-first", "GU6.28"),
}
"""By choice: the first of its answers, why anything else is refused, and the clause."""


def refusal(g: Any, action: int) -> Refusal:
    """Return why this action is refused in this world."""
    if not 0 <= action < w.ACTIONS:
        return no("no-such-action", "GU5.1")
    if g.winner >= 0:
        return no("match-over", "GU5.1")
    if g.choice:
        return _choice(g, action)
    if action >= Action.CHOOSE_PLACE:
        return no("nothing-to-choose", _asking(action))
    if must_end(g):
        return no("turn-too-long", "GU6.21")
    if action < Action.ATTACK:
        return _play(g, *divmod(action - Action.PLAY, w.TARGETED))
    if action < Action.ABILITY:
        return _attack(g, *divmod(action - Action.ATTACK, w.PLACES))
    if action < Action.POWER:
        return _ability(g, *divmod(action - Action.ABILITY, w.TARGETED))
    if action < Action.BAG:
        return _power(g, action - Action.POWER)
    if action == Action.BAG:
        return _bag(g)
    return _buy(g, action - Action.BUY)


def _asking(action: int) -> str:
    """Return the clause of the choice that an action would answer."""
    if action >= Action.PICK_POWER:
        return "GU5.4"
    if action >= Action.CHOOSE_MODE or action < Action.CHOOSE_CARD:
        return "GU6.28"
    return "GU7.20" if Action.CHOOSE_HAND <= action < Action.FORESEE else "GU7.15"


def _choice(g: Any, action: int) -> Refusal:
    first, reason, clause = ANSWERS[Choice(g.choice)]
    if g.choice == Choice.TARGET and first <= action < first + w.TILES:
        return _bad_target(g, action - first, g.to_act)
    return no(reason, clause)


def _bad_target(g: Any, where: int, seat: int) -> Refusal:
    """Return why nothing can be pointed at a place, counted from the seat's side."""
    slot, place = slot_at(g, seat, where), tile_name(where ^ seat * w.PLACES)
    if slot == w.NONE:
        return no("nobody", "GU6.22", place=place)
    if not aimable(g.unit[slot], seat):
        return no("hidden", "GU7.2", place=place)
    return no("bad-target", "GU6.22", place=place)


def _aimed(g: Any, where: int, tiles: int) -> Refusal:
    """Return why something cannot be pointed at a place, when these tiles (bit 16: none) are allowed."""
    if tiles == 1 << w.TILES:
        return no("takes-no-target", "GU6.22")
    if where == w.TILES:
        return no("needs-target" if tiles else "no-target", "GU6.22")
    return _bad_target(g, where, g.active)


def _play(g: Any, place: int, where: int) -> Refusal:
    seat = g.active
    if place >= g.hand_size[seat]:
        return no("no-such-card", "GU5.3")
    packed = g.hand[seat][place]
    cost = price_of(g, seat, packed)
    if cost > g.mana[seat]:
        return no("too-dear", "GU5.5", cost=cost, mana=int(g.mana[seat]))
    card = g.card[card_of(packed)]
    if card.kind != Sort.CREATURE:
        return _aimed(g, where, aimed_tiles(g, card.target, seat, w.NONE))
    return no("side-full" if g.row_size[seat] == w.ROW else "no-such-gap", "GU5.10")


def _attack(g: Any, own: int, other: int) -> Refusal:
    seat = g.active
    slot, target = slot_at(g, seat, own), slot_at(g, seat, w.PLACES + other)
    here = tile_name(own ^ seat * w.PLACES)
    if slot == w.NONE:
        return no("nobody", "GU6.2" if own == w.RELIC else "GU6.1", place=here)
    if own == w.RELIC:
        return no("relic-does-not-attack", "GU6.2", place=here)
    if not ready(g, slot):
        return _not_ready(g, slot)
    there = tile_name(w.PLACES + other ^ seat * w.PLACES)
    if target == w.NONE or other == w.RELIC:
        return no("nobody" if target == w.NONE else "relic-not-attacked", "GU6.1", place=there)
    return _out_of_reach(g, slot, target, there)


def _not_ready(g: Any, slot: int) -> Refusal:
    """Return why a character may not attack at all."""
    u = g.unit[slot]
    words = attacker_keywords(g, slot)
    if u.status & Status.ASLEEP:
        return no("asleep", "GU2.1")
    if u.kind == Sort.GOD and relic_of(g, u.owner) == w.NONE:
        return no("no-relic", "GU6.2")
    if words & Keyword.CANNOT_ATTACK:
        return no("cannot-attack", "GU6.1")
    if u.kind == Sort.GOD and attack_strength(g, slot) == 0:
        return no("no-strength", "GU6.2")
    if used_by_hand(g, arm_of(g, slot)):
        return no("used-by-hand", "GU6.15")
    if u.attacks:
        once = "GU6.2" if u.kind == Sort.GOD else "GU6.1"
        return no("has-attacked", "GU7.9" if words & Keyword.TWIN_STRIKE else once)
    return no("sick", "GU6.3" if u.kind == Sort.GOD else "GU2.3")


def _out_of_reach(g: Any, slot: int, target: int, there: str) -> Refusal:
    """Return why a character that may attack may not attack this one."""
    v = g.unit[target]
    words = keywords_of(v)
    row = g.board[v.owner]
    if words & Keyword.HIDDEN:
        return no("hidden", "GU7.2", place=there)
    if v.kind == Sort.GOD:
        if attacker_keywords(g, slot) & Keyword.CANNOT_ATTACK_GODS:
            return no("cannot-attack-gods", "GU6.1")
        if g.unit[arm_of(g, slot)].status & Status.SICK and not attacker_keywords(g, slot) & Keyword.GODBLITZ:
            return no("blitz-spares-gods", "GU7.3")
    front = with_keyword(g, row, Keyword.FRONTLINE) & ~with_keyword(g, row, Keyword.HIDDEN)
    if front and not front >> target & 1:
        return no("frontline", "GU7.1")
    return no("backline", "GU7.16", place=there)


def _ability(g: Any, own: int, where: int) -> Refusal:
    slot = slot_at(g, g.active, own)
    if slot == w.NONE or not ability_of(g, slot):
        return no("no-ability", "GU6.15", place=tile_name(own ^ g.active * w.PLACES))
    status = g.unit[slot].status
    if status & Status.USED:
        return no("ability-used", "GU6.15")
    if status & (Status.ASLEEP | Status.SICK):
        return no("asleep" if status & Status.ASLEEP else "sick", "GU6.15")
    return _aimed(g, where, aimed_tiles(g, g.ability[ability_of(g, slot)].target, g.active, slot))


def _power(g: Any, where: int) -> Refusal:
    seat = g.active
    if not g.power[seat]:
        return no("no-power", "GU5.9")
    power = g.card[g.power[seat]]
    if not power.effects:
        return no("power-passive", "GU5.9")
    if g.power_used[seat]:
        return no("power-used", "GU5.9")
    cost = power_cost(g, seat)
    if cost > g.mana[seat]:
        return no("too-dear", "GU5.9", cost=cost, mana=int(g.mana[seat]))
    return _aimed(g, where, aimed_tiles(g, power.target, seat, w.NONE))


def wrong_side(g: Any, verb: str, places: Sequence[str]) -> Refusal | None:
    """Return why what is done from or to these places, by their names, is refused: no action acts on the wrong side."""
    own, enemy = (f"p{seat + 1}-" for seat in (g.active, 1 - g.active))
    if verb in ("attack", "use") and places[0].startswith(enemy):
        return no("not-yours", "GU6.1" if verb == "attack" else "GU6.15", place=places[0])
    if verb == "attack" and places[-1].startswith(own):
        return no("own-side", "GU6.1", place=places[-1])
    return None


def _bag(g: Any) -> Refusal:
    if g.bag_used[g.active]:
        return no("bag-used", "GU5.6")
    return no("bag-empty" if g.bags[g.active] == 0 else "no-lock-left", "GU5.6")


def _buy(g: Any, k: int) -> Refusal:
    seat, card = g.active, g.shown[k]
    if card == 0:
        return no("nothing-sold", "GU8.2" if g.sanctum_open else "GU8.3")
    if g.bought[seat] >= MOST_BOUGHT:
        return no("bought-enough", "GU8.2")
    if g.hand_size[seat] == w.HAND:
        return no("hand-full", "GU8.3")
    return no("too-little-favor", "GU8.2", price=g.card[card].favor, favor=int(g.favor[seat]))
