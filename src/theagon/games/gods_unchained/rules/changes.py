"""The log of changed values of a unit, for every cause."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import keywords_of, strength_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import NONE, World
from theagon.kernel.log import tell_more
from theagon.kernel.memory import copy
from theagon.kernel.units import tell


def remember(g: World, slot: int) -> None:
    """Store the present values of a unit, so that a change can be logged later."""
    copy(g.former[0], g.unit[slot])


def tell_values(g: World, kind: int, clause: int, source: int, slot: int) -> int:
    """Log how strength and maximum health differ from the stored ones; return the number of the event."""
    u = g.unit[slot]
    v = g.former[0]
    number = tell(g, kind, clause, u.owner, source, slot, strength_of(u) - strength_of(v))
    tell_more(g, u.maximum - v.maximum)
    return number


def tell_keywords(g: World, clause: int, source: int, slot: int, words: int) -> None:
    """Log how the keywords of a unit differ from these."""
    now = keywords_of(g.unit[slot])
    owner = g.unit[slot].owner
    if now & ~words:
        tell(g, Kind.KEYWORDS, clause, owner, source, slot, now & ~words)
    if words & ~now:
        tell(g, Kind.KEYWORDS_LOST, clause, owner, NONE, slot, words & ~now)


def tell_appearance(g: World, kind: int, clause: int, source: int, slot: int) -> int:
    """Log that a unit comes, with what it has beyond its printed card; return the number of the event."""
    u = g.unit[slot]
    number = tell(g, kind, clause, u.owner, source, slot, strength_of(u))
    tell_more(g, u.health)
    before = g.cause
    g.cause = number
    tell_keywords(g, Clause.GU6_15, NONE, slot, g.card[u.card].keywords)
    g.cause = before
    return number
