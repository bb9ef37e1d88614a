"""A position as the fields of a scenario that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from theagon.errors import TheagonError
from theagon.games.fields import SEATS
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder
from theagon.games.hand_of_the_gods.rules.units import silence
from theagon.games.hand_of_the_gods.rules.world import NEUTRAL, Keyword, Status
from theagon.games.hand_of_the_gods.staging import format as file
from theagon.games.hand_of_the_gods.tables import tile_name
from theagon.games.hand_of_the_gods.view import AMOUNTS, SHOWN_STATUSES, UNTIL_NAMES
from theagon.games.packaged import packaged
from theagon.games.staging.columns import columns_of
from theagon.games.staging.saving import names_of, turn_of, words, written
from theagon.kernel.bits import bits
from theagon.kernel.queue import put_off_count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.hand_of_the_gods.game import HandPosition

UNTIL: Final[Mapping[int, Any]] = UNTIL_NAMES
OWNERS: Final = (*SEATS[:2], "neutral")
STONES: Final = (0, 1)
"""The slots of the stones, by seat."""


def save(position: HandPosition, /) -> dict[str, Any]:
    """Return the fields `position` and, where the board is not the usual one, `map`.

    Raises `TheagonError` while effects are put off.
    """
    if put_off_count(position.world):
        raise TheagonError("no scenario can say what is put off (HG6.44)")
    printed = _as_printed(position)
    g = position.world
    units = [slot for slot in printed if slot not in STONES]
    names = names_of(position.card_id(g.unit[slot].card) for slot in units)
    board = position.setup.board
    placement = file.Placement(
        **turn_of(g),
        fatigue=board.fatigue,
        spells_cast=max(0, g.spells_cast - 1),
        units_played=max(0, g.units_played - 1),
        players=file.Players(*(_player(position, g, seat, printed[seat]) for seat in STONES)),
        units={name: _unit(position, g, slot, printed[slot]) for name, slot in zip(names, units, strict=True)},
    )
    said = {"position": written(placement)}
    usual = {name: replace(load_map(name), fatigue=board.fatigue) for name in packaged(position.game.name, "maps")}
    if board == usual["arena"]:
        return said
    return {"map": next((name for name in usual if usual[name] == board), None) or to_builtins(board), **said}


def _as_printed(position: HandPosition) -> dict[int, Any]:
    """Return the units by their slots, the oldest first, as a file that says only whether they are silenced places
    them."""
    g = position.world
    slots = sorted((slot for slot, u in enumerate(g.unit) if u.card), key=lambda slot: g.unit[slot].entered)
    units = [g.unit[slot] for slot in slots]
    said = [(u.card, u.owner, u.tile, u.status & Status.SILENCED) for u in units]
    game: Any = position.game
    builder = Builder(game, position.setup.board)
    made = builder.world
    placed = {slot: made.unit[slot] for slot in STONES}
    for slot, (card, owner, tile, silenced) in zip(slots, said, strict=True):
        if slot in STONES:
            continue
        new = builder.unit(position.card_id(card), None if owner == NEUTRAL else owner, tile_name(tile))
        if silenced:
            silence(made, new)
        placed[slot] = made.unit[new]
    return placed


def _player(position: HandPosition, g: Any, seat: int, printed: Any) -> file.Player:
    hand = [_held(position, g, seat, k) for k in range(g.hand_size[seat])]
    mana, cap = int(g.mana[seat]), int(g.mana_cap[seat])
    return file.Player(
        leader=position.cards.leaders[g.leader[seat]].id,
        mana_cap=None if mana == cap else cap,
        hand=tuple(card.card if card == file.HandCard(card=card.card) else card for card in hand),
        stone=_stone(g, seat, printed),
        deaths=g.deaths >> 4 * seat & 15,
        **columns_of(position, seat, file.COLUMNS, file.Player),
    )


def _held(position: HandPosition, g: Any, seat: int, k: int) -> file.HandCard:
    """Return a card of a hand."""
    card = position.cards.cards[g.hand[seat][k]]
    cost = card.cost + g.hand_cost[seat][k]
    now = g.hand_cost_now[seat][k]
    return file.HandCard(
        card=card.id,
        cost=None if cost == card.cost else cost,
        cost_this_turn=cost + now if now else None,
        seen=bool(g.hand_seen[seat][k]),
    )


def _stone(g: Any, seat: int, printed: Any) -> int | file.Stone | None:
    u = g.unit[seat]
    given = _given(g, seat, printed)
    maximum = given.pop("maximum")
    stone = file.Stone(maximum=maximum, damage=u.maximum - u.health or None, bonuses=given["bonuses"])
    if stone == file.Stone(damage=stone.damage):
        return None if stone.damage is None else int(u.health)
    return stone


def _unit(position: HandPosition, g: Any, slot: int, printed: Any) -> file.PlacedUnit:
    u = g.unit[slot]
    card = position.card_id(u.card)
    until = [UNTIL[each] for each in bits(u.stunned)]
    statuses: dict[str, Any] = {name: bool(u.status & bit) for bit, name in SHOWN_STATUSES.items()}
    return file.PlacedUnit(
        card=card,
        owner=OWNERS[u.owner],
        at=tile_name(u.tile),
        damage=u.maximum - u.health or None,
        keywords=words(u.keywords & ~printed.keywords, Keyword),
        lost=words(printed.keywords & ~u.keywords, Keyword),
        stunned=until[0] if until else False,
        banished=next((UNTIL[each] for each in bits(u.banished)), None),
        token=bool(printed.held and not u.held),
        **statuses,
        **_given(g, slot, printed),
    )


def _given(g: Any, slot: int, printed: Any) -> dict[str, Any]:
    """Return what was added to a unit or a stone: `attack` and `maximum` in the place of the printed ones, and
    `bonuses`."""
    u = g.unit[slot]
    ending = tuple(
        file.Bonus(
            **{name: getattr(m, name) for name in AMOUNTS}, keywords=words(m.keywords, Keyword), until=UNTIL[m.until]
        )
        for m in g.modifier
        if m.until and m.unit == slot
    )
    attack = u.attack - sum(bonus.attack for bonus in ending)
    maximum = u.maximum - u.aura_health - sum(bonus.health for bonus in ending)
    lasting = file.Bonus(
        attack=min(0, attack),
        health=min(0, maximum - 1),
        movement=u.movement - printed.movement - sum(bonus.movement for bonus in ending),
        range=u.range - printed.range - sum(bonus.range for bonus in ending),
        protect=u.protect if u.protect > printed.protect else 0,
        keywords=words(u.keywords, Keyword) if slot in STONES else (),
    )
    given = {"maximum": None if maximum == printed.maximum else max(1, maximum)}
    given |= {} if slot in STONES else {"attack": None if attack == printed.attack else max(0, attack)}
    return {**given, "bonuses": (lasting, *ending) if lasting != file.Bonus() else ending}
