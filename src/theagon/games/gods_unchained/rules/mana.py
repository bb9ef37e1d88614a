"""Mana: nine gems behind sixteen locks (GU5.5), and the bag of tricks (GU5.6)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import LOCKS, World
from theagon.kernel.log import tell_card, tell_more


def gems(g: World, seat: int) -> int:
    """Return how many gems are open now."""
    return g.gems_of[g.opened[seat] + g.borrowed[seat]]


def open_lock(g: World, seat: int) -> None:
    """Open one lock and refresh all open gems at the start of a turn (GU5.5, GU6.12)."""
    g.opened[seat] = min(LOCKS, g.opened[seat] + 1)
    g.mana[seat] = gems(g, seat)
    tell_card(g, Kind.MANA, Clause.GU5_5, seat, 0, g.mana[seat])
    tell_more(g, LOCKS - g.opened[seat])


def change_locks(g: World, seat: int, amount: int) -> None:
    """Open `amount` locks; each new gem is full. Below 0, close locks, and cut mana to the open gems (GU6.19)."""
    before = gems(g, seat)
    opened = g.opened[seat]
    g.opened[seat] = min(LOCKS, max(0, opened + amount))
    now = gems(g, seat)
    mana = g.mana[seat]
    g.mana[seat] = min(now, mana + max(0, now - before))
    if g.opened[seat] != opened:
        tell_card(g, Kind.LOCKS, Clause.GU6_19, seat, 0, g.opened[seat] - opened)
        tell_more(g, g.mana[seat] - mana)


def refresh(g: World, seat: int, amount: int) -> None:
    """Refill spent gems."""
    gained = min(gems(g, seat) - g.mana[seat], amount)
    g.mana[seat] += gained
    tell_card(g, Kind.REFRESH, Clause.GU5_5, seat, 0, gained)


def lose_mana(g: World, seat: int, amount: int) -> None:
    """Lower the mana to spend."""
    lost = min(g.mana[seat], amount)
    g.mana[seat] -= lost
    tell_card(g, Kind.MANA_LOST, Clause.GU5_5, seat, 0, lost)


def spend(g: World, seat: int, cost: int) -> None:
    """Pay a cost; what was spent in the turn is counted if the match counts (GU6.32)."""
    g.mana[seat] -= cost
    if g.played[seat]:
        g.spent[seat] = min(99, g.spent[seat] + cost)


def power_cost(g: World, seat: int) -> int:
    """Return the present cost of a seat's god power."""
    return max(0, g.card[g.power[seat]].cost + g.power_change[seat])


def change_power_cost(g: World, seat: int, amount: int) -> None:
    """Change the cost of the god power until its player's turn ends."""
    change = min(99, max(-99, g.power_change[seat] + amount)) - g.power_change[seat]
    g.power_change[seat] += change
    tell_card(g, Kind.POWER_COST, Clause.GU5_9, seat, 0, change)


def may_use_bag(g: World, seat: int) -> bool:
    """Return whether the player may use the bag of tricks: once a turn, if a use and a closed lock are left (GU5.6)."""
    return g.bags[seat] > 0 and not g.bag_used[seat] and g.opened[seat] + g.borrowed[seat] < LOCKS


def use_bag(g: World) -> None:
    """Open one more lock for this turn."""
    seat = g.active
    g.bags[seat] -= 1
    g.bag_used[seat] = 1
    before = gems(g, seat)
    g.borrowed[seat] += 1
    gained = gems(g, seat) - before
    g.mana[seat] += gained
    g.cause = tell_card(g, Kind.BAG, Clause.GU5_6, seat, 0, gained)


def give_back_bag(g: World, seat: int) -> None:
    """Close the lock that the bag opened, at the end of the turn."""
    if not g.bag_used[seat]:
        return
    g.borrowed[seat] = 0
    g.bag_used[seat] = 0
    lost = max(0, g.mana[seat] - gems(g, seat))
    g.mana[seat] -= lost
    tell_card(g, Kind.BAG_ENDS, Clause.GU5_6, seat, 0, lost)
