"""A position as the fields of a scenario that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from theagon.errors import TheagonError
from theagon.games.fields import SEATS
from theagon.games.gods_unchained.game import Builder
from theagon.games.gods_unchained.rules.cards import (
    CHOSEN,
    SEEN,
    SOULLESS,
    card_of,
    cost_change,
    health_added,
    passing_cost,
    strength_added,
    words_added,
)
from theagon.games.gods_unchained.rules.effects import silence
from theagon.games.gods_unchained.rules.gifts import gift_of
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.world import Ending, Keyword, Sort, Status, Until
from theagon.games.gods_unchained.staging import format as file
from theagon.games.gods_unchained.view import SHOWN_STATUSES, UNTIL_NAMES
from theagon.games.staging.columns import columns_of
from theagon.games.staging.saving import names_of, pile, turn_of, words, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.gods_unchained.game import GodsPosition

UNTIL: Final[Mapping[int, Any]] = UNTIL_NAMES
GODS_SLOTS: Final = (0, 1)
"""The slots of the gods, by seat."""


def save(position: GodsPosition, /) -> dict[str, Any]:
    """Return the fields `position` and `options`, if unusual. Raises `TheagonError` while effects are put off."""
    if any(effect.op for effect in position.world.delayed):
        raise TheagonError("no scenario can say what is put off (GU6.29)")
    if any(map(passing_cost, (*position.world.hand[0], *position.world.hand[1]))):
        raise TheagonError("no scenario can say what a card costs for this turn (GU6.38)")
    ending = any(modifier.sleep == Ending.GIFT for modifier in position.world.modifier)
    if ending or any(map(gift_of, position.world.unit)):
        raise TheagonError("no scenario can say which of several gifts a unit has, or when it ends (GU6.15)")
    printed = _as_printed(position)
    g = position.world
    units = [slot for slot in printed if slot not in GODS_SLOTS]
    names = names_of(position.card_id(g.unit[slot].card) for slot in units)
    options = position.setup.options
    gods = {seat: file.UnitState(**_state(g, slot, printed[slot])) for slot, seat in enumerate(SEATS[:2])}
    placement = file.Placement(
        **turn_of(g),
        fatigue=options.fatigue,
        players=file.Players(*(_player(position, g, seat) for seat in GODS_SLOTS)),
        gods={seat: state for seat, state in gods.items() if state != file.UnitState()},  # type: ignore[misc]  # p1 or p2
        units={name: _unit(position, g, slot, printed[slot]) for name, slot in zip(names, units, strict=True)},
        sanctum=_shown(position, g),
        sanctum_pile=tuple(map(position.card_id, g.sanctum[: g.sanctum_size])),
    )
    changed = written(replace(options, fatigue=True))
    return {**({"options": changed} if changed else {}), "position": written(placement)}


def _as_printed(position: GodsPosition) -> dict[int, Any]:
    """Return the units by their slots, each side from left to right, as a file that says only whether they are silenced
    places them."""
    g = position.world
    slots = sorted((slot for slot, u in enumerate(g.unit) if u.card), key=lambda slot: g.unit[slot].tile)
    said = [(g.unit[slot].card, g.unit[slot].owner) for slot in slots]
    game: Any = position.game
    builder = Builder(game, position.setup.options)
    made = builder.world
    placed = {}
    for slot, (card, owner) in zip(slots, said, strict=True):
        new = slot if slot in GODS_SLOTS else builder.unit(position.card_id(card), owner)
        if g.unit[slot].status & Status.SILENCED:
            silence(made, new)
        placed[slot] = made.unit[new]
    return placed


def _shown(position: GodsPosition, g: Any) -> tuple[str | None, ...]:
    """Return the cards for sale by their places, up to the last one."""
    sold = max((k + 1 for k, card in enumerate(g.shown) if card), default=0)
    return tuple(position.card_id(card) if card else None for card in g.shown[:sold])


def _player(position: GodsPosition, g: Any, seat: int) -> file.Player:
    mana = int(g.mana[seat])
    return file.Player(
        god=position.game.cards.word("god", g.god[seat]) or "neutral",
        power=position.card_id(g.power[seat]) if g.power[seat] else None,
        mana=None if mana == gems(g, seat) else mana,
        turns=g.own_turns[seat],
        cards_played=max(0, g.played[seat] - 1),
        mana_spent=g.spent[seat],
        deaths_of_match=g.buried[seat],
        hand=tuple(_card(position, card) for card in pile(g, "hand", seat)),
        deck=tuple(_card(position, card) for card in pile(g, "deck", seat)),
        **columns_of(position, seat, file.COLUMNS, file.Player),
    )


def _card(position: GodsPosition, packed: int) -> str | file.GivenCard:
    printed, change = position.cards.cards[card_of(packed)], cost_change(packed)
    name = printed.id
    card = file.GivenCard(
        card=name,
        cost=printed.cost + change if change else None,
        strength=strength_added(packed),
        health=health_added(packed),
        soulless=bool(packed & SOULLESS),
        seen=bool(packed & SEEN),
        keywords=words(words_added(packed), Keyword),
        chosen=bool(packed & CHOSEN),
    )
    return name if card == file.GivenCard(card=name) else card


def _unit(position: GodsPosition, g: Any, slot: int, printed: Any) -> file.PlacedUnit:
    u = g.unit[slot]
    state = _state(g, slot, printed)
    strength = u.attack - sum(bonus.strength for bonus in state["bonuses"]) - _from_auras(g, slot).strength
    if strength < 0:
        state["bonuses"] = (file.Bonus(strength=strength), *state["bonuses"])
    return file.PlacedUnit(
        card=position.card_id(u.card),
        owner=SEATS[u.owner],  # type: ignore[arg-type]  # p1 or p2
        strength=None if strength == printed.attack else max(0, strength),
        regen=_unless(u.regen, printed.regen),
        spell_boost=_unless(u.spell_boost, printed.spell_boost),
        text_of=position.card_id(u.lent) if u.lent and u.kind != Sort.GOD else None,
        harmed_by=file.KILLERS[u.killer] if u.kind == Sort.CREATURE else None,
        fought=bool(u.fought),
        **state,
    )


def _state(g: Any, slot: int, printed: Any) -> dict[str, Any]:
    """Return what a file says of a unit or a god."""
    u = g.unit[slot]
    bonuses = tuple(
        file.Bonus(
            strength=m.attack,
            health=m.health,
            keywords=words(m.keywords, Keyword),
            until=UNTIL[m.until],
            sleep=m.sleep == Ending.SLEEP,
        )
        for m in g.modifier
        if m.until in UNTIL and m.unit == slot and not _is_printed(g, m)
    )
    passed = 0 if any(_is_printed(g, m) for m in g.modifier if m.unit == slot) else g.card[u.card].passing
    own = u.maximum - _from_auras(g, slot).health  # under the auras
    maximum = own - sum(bonus.health for bonus in bonuses)
    return {
        "maximum": _unless(maximum, printed.maximum),
        "damage": u.maximum - u.health or None,
        "burn": _unless(u.burn, printed.burn),
        "armor": _unless(u.armor, printed.armor),
        "keywords": words(u.keywords & ~printed.keywords, Keyword),
        "lost": words(passed | printed.keywords & ~u.keywords, Keyword),
        "attacks": u.attacks,
        "bonuses": bonuses,
        **{name: True for bit, name in SHOWN_STATUSES.items() if u.status & bit & ~Status.WARDED},
    }


def _from_auras(g: Any, slot: int) -> file.Bonus:
    """Return what auras add to a unit: a position is set up with it again."""
    found = (m for m in g.modifier if m.until == Until.AURAS and m.unit == slot)
    return next((file.Bonus(strength=m.attack, health=m.health) for m in found), file.Bonus())


def _is_printed(g: Any, modifier: Any) -> bool:
    """Return whether a unit's card gives it this for a turn."""
    u = g.unit[modifier.unit]
    until_its_turn = modifier.until == Until.TURN_OF + u.owner
    return bool(until_its_turn and modifier.keywords and modifier.keywords == g.card[u.card].passing)


def _unless(value: int, printed: int) -> int | None:
    return None if value == printed else int(value)
