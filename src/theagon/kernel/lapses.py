"""Lapses that make a bot weak in a human way: it overlooks possible actions, and forgets what it saw."""

from __future__ import annotations

from theagon.kernel.bots import BotScratch, bot_random
from theagon.kernel.hooks import determinize, forget, subject
from theagon.kernel.records import uint8
from theagon.kernel.rng import U32, mix

SHARES = 64
FAVOURITES = 4  # one subject in four is a favourite


class LapsesScratch(BotScratch):
    """The lapses of the deciding player; all 0 for none."""

    careless = uint8()  # the chance, in SHARES, that a subject is overlooked in a decision
    loyal = uint8()  # favourites are never overlooked
    forgetful = uint8()  # it forgets the hidden cards that it has seen


def overlook(g: LapsesScratch) -> None:
    """Remove from the legal list the actions with an overlooked subject, such as a card or a unit.

    Actions without a subject stay, so that a player can always end its turn. If no action is left, all stay.
    """
    if not g.careless:
        return
    key = bot_random(g, 1 << 31)
    left = 0
    for k in range(g.actions):
        action = g.action[k]
        if not overlooks(g, key, subject(g, action)):
            g.action[left] = action
            left += 1
    if left:
        g.actions = left


def overlooks(g: LapsesScratch, key: int, acting: int) -> bool:
    """Return whether a subject is overlooked in the decision with this key."""
    spread = mix(acting)
    if not acting or (g.loyal and spread % FAVOURITES == 0):
        return False
    return mix((key ^ spread) & U32) % SHARES < g.careless


def imagine(g: LapsesScratch, seat: int) -> None:
    """Redraw at random everything that the seat does not know or has forgotten."""
    if g.forgetful:
        forget(g, seat)
    determinize(g, seat)
