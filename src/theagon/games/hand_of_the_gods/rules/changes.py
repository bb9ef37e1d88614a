"""The log of changed values of a unit, for every cause: bonuses, auras, silence, the end of any of these."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import attack_of, keywords_of, movement_of, protect_of, range_of
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import NONE, World
from theagon.kernel.log import tell_more
from theagon.kernel.memory import copy
from theagon.kernel.units import tell


def remember(g: World, slot: int) -> None:
    """Store the present values of a unit, so that a change can be logged later."""
    copy(g.former[0], g.unit[slot])


def tell_values(g: World, kind: int, clause: int, source: int, slot: int) -> int:
    """Log how attack and maximum health differ from the stored ones; return the number of the event."""
    u = g.unit[slot]
    v = g.former[0]
    number = tell(g, kind, clause, u.owner, source, slot, attack_of(u) - attack_of(v))
    tell_more(g, u.maximum - v.maximum)
    return number


def values_differ(g: World, slot: int) -> bool:
    u = g.unit[slot]
    v = g.former[0]
    return attack_of(u) != attack_of(v) or u.maximum != v.maximum


def tell_traits(g: World, gained: int, lost: int, source: int, slot: int) -> None:
    """Log how keywords, Protect, movement and range differ from the stored ones.

    `gained` is the clause of what the unit has more of now, `lost` that of what it has less of; if the clause is 0,
    each kind of value has its own.
    """
    u = g.unit[slot]
    v = g.former[0]
    keywords = keywords_of(u) & ~keywords_of(v)
    keywords_lost = keywords_of(v) & ~keywords_of(u)
    movement = movement_of(g, u) - movement_of(g, v)
    reach = range_of(u) - range_of(v)
    if keywords:
        tell(g, Kind.KEYWORDS, gained if gained else Clause.HG1_2, u.owner, source, slot, keywords)
    if keywords_lost:
        tell(g, Kind.KEYWORDS_LOST, lost, u.owner, NONE, slot, keywords_lost)
    if protect_of(u) != protect_of(v):
        clause = gained if protect_of(u) > protect_of(v) else lost
        tell(g, Kind.PROTECT, clause if clause else Clause.HG4_37, u.owner, source, slot, protect_of(u))
    if movement or reach:
        clause = gained if movement > 0 or reach > 0 else lost
        tell(g, Kind.REACH, clause if clause else Clause.HG6_16, u.owner, source, slot, movement)
        tell_more(g, reach)
