"""The arrival, change and departure of units on the battlefield."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import dying, is_stone, keywords_of
from theagon.games.hand_of_the_gods.rules.changes import remember, tell_traits, tell_values, values_differ
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.modifiers import end_modifiers
from theagon.games.hand_of_the_gods.rules.triggers import push_own, raise_unit_event
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Priority, Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import NEUTRAL, NONE, TIRED, Keyword, Status, Unit, World
from theagon.games.hand_of_the_gods.rules.zones import remove_from_game, to_graveyard, to_hand
from theagon.kernel.bits import bits
from theagon.kernel.log import common_cause
from theagon.kernel.memory import clear
from theagon.kernel.units import reusable_slot, tell, tell_tile, units_of, unused_slot


def appear(g: World, slot: int) -> None:
    """Bring a unit into play: it holds its tile, listens and gives its auras."""
    u = g.unit[slot]
    card = g.card[u.card]
    g.board[u.owner] |= 1 << u.tile
    mute = u.owner == NEUTRAL and card.needs_player != 0  # its text needs a player, and it has none (HG3.4)
    if not mute and not u.status & Status.SILENCED:
        for trigger in bits(card.triggers):
            g.listeners[trigger] |= 1 << slot
        if card.auras:
            g.aura_sources |= 1 << slot
    g.recheck_auras = 1


def vanish(g: World, slot: int) -> None:
    """Take a unit out of play: it left, is banished, or has lost its text."""
    u = g.unit[slot]
    g.board[u.owner] &= ~(1 << u.tile)
    for trigger in bits(g.card[u.card].triggers):
        g.listeners[trigger] &= ~(1 << slot)
    stir_auras(g, slot, g.cause)
    g.aura_sources &= ~(1 << slot)


def stir_auras(g: World, slot: int, cause: int) -> None:
    """Note that an event has changed a unit, so auras are due.

    What led to all such events is the cause. If units that give auras have changed, those that only have them do
    not count.
    """
    gives = g.aura_sources >> slot & 1
    if g.aura_cause < 0 or gives > g.aura_given:
        g.aura_cause = cause
        g.aura_given = gives
    elif gives == g.aura_given:
        g.aura_cause = common_cause(g, g.aura_cause, cause)
    g.recheck_auras = 1


def heed_health(g: World, slot: int, cause: int) -> None:
    """Note that an event has changed the health of a unit, if an aura asks for that (HG6.47)."""
    for source in bits(g.aura_sources):
        card = g.card[g.unit[source].card]
        if card.heeds_damage or (card.heeds_stones and is_stone(slot)):
            stir_auras(g, slot, cause)


def print_values(g: World, u: Unit) -> None:
    """Set the values of the printed card, undamaged; identity, tile and readiness stay."""
    card = g.card[u.card]
    u.attack = card.attack
    u.health = card.health + u.aura_health
    u.maximum = card.health + u.aura_health
    u.movement = card.movement
    u.range = card.range
    u.protect = card.protect
    u.keywords = card.keywords
    u.stunned = 0


def enter(g: World, card: int, owner: int, tile: int, held: int, status: int) -> int:
    """Put a new unit on a tile (HG6.24). Return its slot, or NONE if the tile is taken (HG4.2, HG6.36)."""
    if not g.open >> tile & 1 or g.at[tile] != NONE:
        tell_tile(g, Kind.SPAWN_FAILS, Clause.HG6_36, owner, NONE, card, tile, 0)
        if held:
            to_graveyard(g, owner, held, NONE)
        return NONE
    slot = unused_slot(g)
    if slot == NONE:  # that of a unit that left in this action, if possible one out of use
        slot = reusable_slot(g, g.gone, units_of(g.now[0]) if g.now[0].op == Op.RUN else 0)
        g.gone &= ~(1 << slot)
    u = g.unit[slot]
    clear(u)
    g.entries += 1
    u.card = card
    u.owner = NEUTRAL if g.card[card].neutral else owner
    u.held = 0 if u.owner == NEUTRAL else held  # HG3.5
    u.tile = tile
    u.entered = g.entries
    u.status = status
    print_values(g, u)
    g.at[tile] = slot
    appear(g, slot)
    return slot


def arrive(g: World, slot: int) -> None:
    """Note that an event brought a unit: auras are due, and abilities that wait for units answer."""
    stir_auras(g, slot, g.cause)
    if g.listeners[Trigger.SUMMONED]:
        raise_unit_event(g, Trigger.SUMMONED, slot)


def leave(g: World, slot: int) -> None:
    """Take a unit out of play for good. Its last values stay readable until the action is over (HG6.23)."""
    u = g.unit[slot]
    if u.banished:
        g.reserved &= ~(1 << u.tile)
    else:
        vanish(g, slot)
    g.at[u.tile] = NONE
    u.status |= Status.GONE
    g.gone |= 1 << slot
    end_modifiers(g, slot)


def relocate(g: World, slot: int, tile: int) -> None:
    """Put a unit that moved or was moved on another tile (HG6.20)."""
    u = g.unit[slot]
    tiles = 1 << u.tile | 1 << tile
    g.board[u.owner] ^= tiles
    g.at[u.tile] = NONE
    g.at[tile] = slot
    u.tile = tile
    u.status &= ~Status.WARCRY
    if aura_near(g, tiles):
        stir_auras(g, slot, g.cause)
    if g.listeners[Trigger.MOVES]:
        raise_unit_event(g, Trigger.MOVES, slot)


def exchange(g: World, slot: int, other: int) -> None:
    """Let two units on the board change places (HG6.46)."""
    u = g.unit[slot]
    v = g.unit[other]
    tiles = 1 << u.tile | 1 << v.tile
    if u.owner != v.owner:
        g.board[u.owner] ^= tiles
        g.board[v.owner] ^= tiles
    tile = u.tile
    u.tile = v.tile
    v.tile = tile
    g.at[u.tile] = slot
    g.at[v.tile] = other
    u.status &= ~Status.WARCRY
    v.status &= ~Status.WARCRY
    if aura_near(g, tiles):
        stir_auras(g, slot, g.cause)
    if g.listeners[Trigger.MOVES]:
        raise_unit_event(g, Trigger.MOVES, slot)
        raise_unit_event(g, Trigger.MOVES, other)


def aura_near(g: World, tiles: int) -> bool:
    """Return whether a unit that gives auras stands on one of these tiles or next to it: only it minds who is there,
    and a watchful one, wherever it stands."""
    for source in bits(g.aura_sources):
        tile = g.unit[source].tile
        if g.card[g.unit[source].card].watchful or (g.around[tile] | 1 << tile) & tiles:
            return True
    return False


def return_to_hand(g: World, slot: int) -> None:
    """Return a unit to its owner's hand as its printed card (HG4.19, HG3.5, HG6.28)."""
    u = g.unit[slot]
    g.doing += 1
    before = g.cause
    if u.held:
        g.cause = tell(g, Kind.RETURN_TO_HAND, Clause.HG4_19, u.owner, g.now[0].source, slot, 0)
    else:
        clause = Clause.HG3_5 if u.owner == NEUTRAL else Clause.HG6_28
        g.cause = tell(g, Kind.DISSOLVES, clause, u.owner, NONE, slot, 0)
    leave(g, slot)
    if u.held:
        to_hand(g, u.owner, u.held, 1)
    g.cause = before


def banish(g: World, slot: int, until: int) -> None:
    """Banish a unit: for good with `until` 0, else for a while, its tile reserved (HG4.21, HG6.30)."""
    u = g.unit[slot]
    g.doing += 1
    before = g.cause
    g.cause = tell(g, Kind.BANISH, Clause.HG4_21, g.seat, g.now[0].source, slot, until)
    if until == 0:
        leave(g, slot)
        remove_from_game(g, u.owner, u.held)
    else:
        vanish(g, slot)
        g.reserved |= 1 << u.tile
        u.banished = 1 << until
        u.status &= ~Status.WARCRY
    g.cause = before


def unbanish(g: World, slot: int) -> None:
    """Bring a banished unit back on its tile, unchanged and not sick."""
    u = g.unit[slot]
    u.banished = 0
    u.status &= ~Status.SICK
    g.reserved &= ~(1 << u.tile)
    number = tell(g, Kind.UNBANISH, Clause.HG6_30, u.owner, NONE, slot, 0)
    appear(g, slot)
    stir_auras(g, slot, number)
    if dying(u):  # it was about to die when it was banished
        g.check_deaths = 1


def silence(g: World, slot: int) -> None:
    """Silence a unit: it loses its text and all its bonuses, but keeps its damage (HG4.51)."""
    u = g.unit[slot]
    g.doing += 1
    before = g.cause
    g.cause = tell(g, Kind.SILENCE, Clause.HG4_51, g.seat, g.now[0].source, slot, 0)
    remember(g, slot)
    tile = 1 << u.tile
    vanish(g, slot)
    g.board[u.owner] |= tile
    end_modifiers(g, slot)
    health = u.health
    maximum = u.maximum
    print_values(g, u)
    u.health = min(u.maximum, health + max(0, u.maximum - maximum))  # as when a bonus ends (HG4.8, HG4.10)
    u.keywords = 0
    u.protect = 0
    u.status = (u.status | Status.SILENCED) & ~Status.WARCRY
    if values_differ(g, slot):
        tell_values(g, Kind.BONUS, Clause.HG4_51, NONE, slot)
    tell_traits(g, Clause.HG4_51, Clause.HG4_51, NONE, slot)
    if g.former[0].stunned:
        tell(g, Kind.STUN_ENDS, Clause.HG4_51, u.owner, NONE, slot, 0)
    g.cause = before


def steal(g: World, slot: int, returns: bool) -> None:
    """Bring a unit of the enemy to the side of the current effect's player, sick unless it has charge (HG6.45)."""
    before = g.cause
    g.cause = tell(g, Kind.STOLEN, Clause.HG6_45, g.seat, g.now[0].source, slot, 0)
    change_side(g, slot, g.seat)
    if returns:
        g.unit[slot].status |= Status.VISITING
        tell(g, Kind.VISITS, Clause.HG6_45, g.seat, NONE, slot, 0)
    g.cause = before


def send_home(g: World, visitors: int) -> None:
    """Return the units on these tiles, which the active player has stolen until the end of the turn."""
    for tile in bits(visitors):
        slot = g.at[tile]
        u = g.unit[slot]
        owner = 1 - u.owner
        before = g.cause
        g.cause = tell(g, Kind.STOLEN, Clause.HG6_45, owner, NONE, slot, 0)
        if u.banished:
            u.owner = owner
            u.status &= ~Status.VISITING
        else:
            change_side(g, slot, owner)
        g.cause = before


def change_side(g: World, slot: int, owner: int) -> None:
    """Give a unit on the board another owner; it can do nothing more this turn unless it has charge."""
    u = g.unit[slot]
    vanish(g, slot)
    u.owner = owner
    u.status &= ~(TIRED | Status.MOVED | Status.NIMBLE | Status.WARCRY | Status.FORFEITED | Status.VISITING)
    if not keywords_of(u) & Keyword.CHARGE:
        u.status |= Status.SICK
    appear(g, slot)


def transform(g: World, slot: int, card: int) -> None:
    """Transform a unit into another, at once and without dying (HG4.31, HG6.24, HG6.31)."""
    u = g.unit[slot]
    tile = u.tile
    owner = u.owner
    held = u.held
    readiness = u.status & (Status.SICK | Status.EXHAUSTED | Status.MOVED | Status.ATTACKED)
    before = g.cause
    g.cause = tell(g, Kind.TRANSFORM, Clause.HG4_31, g.seat, g.now[0].source, slot, 0)
    leave(g, slot)
    remove_from_game(g, owner, held)
    other = enter(g, card, owner, tile, 0, readiness)
    number = tell(g, Kind.BECOMES, Clause.HG4_31, g.unit[other].owner, NONE, other, 0)
    stir_auras(g, other, number)
    g.cause = before


def afterlife(g: World, slot: int) -> None:
    """Make the afterlives of a dead unit pending in class 11, ordered by its entry (HG4.46)."""
    before = g.pending
    push_own(g, slot, Trigger.AFTERLIFE, Priority.AFTERLIFE, Via.AFTERLIFE, slot)
    for k in range(before, g.pending):
        if g.queue[k].priority == Priority.AFTERLIFE:  # in other classes the time of death counts (HG1.5, HG1.7)
            g.queue[k].order = g.unit[slot].entered
