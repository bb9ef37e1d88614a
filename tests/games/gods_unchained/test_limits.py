"""Cards made to break the rules: loops without end and crowds without room are cut short the same way everywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gods_unchained.support import game
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.game import GodsUnchained
from theagon.games.gods_unchained.position import Builder, GodsPosition
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import HAND, ROW, UNITS
from theagon.games.gods_unchained.schema import (
    Ability,
    AddCard,
    Bonus,
    Card,
    Effect,
    Filter,
    Group,
    Options,
    Pull,
    Summon,
    Words,
)

EVERYBODY = Group(all=Filter(kind="character"))


def card(name: str, kind: Any, **fields: Any) -> Card:
    return Card(id=name, name=Words(en=name, es=name, ru=name), kind=kind, **fields)


def creature(name: str, *abilities: Ability, health: int = 1) -> Card:
    return card(name, "creature", strength=1, health=health, abilities=abilities)


CARDS = (
    creature("echo-a", Ability(on="damaged", of=Filter(kind="character"), do=(Effect(damage=1, to="it"),)), health=30),
    creature("phoenix", Ability(on="afterlife", do=(Effect(summon=Summon(card="phoenix", count=6)),
                                                    Effect(destroy=True, to=Group(all=Filter()))))),
    creature("twin", Ability(on="summoned", of=Filter(), do=(Effect(return_to_hand=True, to="it"),
                                                             Effect(summon=Summon(card="twin"))))),
    card("axes", "spell", do=(Effect(equip="hand-axe", repeat=99),)),
    card("flood", "spell", do=(Effect(damage=1, to=EVERYBODY, repeat=99),)),
    card("giant", "spell", do=(Effect(gain=Bonus(strength=20, health=20, burn=99, regen=99, armor=99),
                                      to=Group(all=Filter()), repeat=99),)),
    card("crowd", "spell", do=(Effect(summon=Summon(card="rat", count=20), whose="both", repeat=20),)),
    card("hoard", "spell", do=(Effect(add=AddCard(card="rat", count=20, cost=-20)),
                               Effect(pull=Pull(from_="hand", to="deck", count=20)), Effect(draw=20), Effect(draw=20))),
    card("wheel", "spell", do=(Effect(double="strength", to=Group(all=Filter()), repeat=40),
                               Effect(double="health", to=Group(all=Filter()), repeat=40),
                               Effect(swap=True, to=Group(all=Filter())))),
)


def extreme(mode: str) -> GodsUnchained:
    return game(mode).with_cards(standard().extended(CARDS))


def board(at: GodsUnchained, *creatures: str) -> Any:
    builder = Builder(at, Options(), seed=4)
    g = builder.world
    for seat in range(2):
        g.opened[seat], g.mana[seat], g.god[seat] = 16, 9, 1
        for name in creatures:
            builder.unit(name, seat)
    return builder


def cast(at: GodsUnchained, name: str, *creatures: str) -> GodsPosition:
    """The position after this spell."""
    builder = board(at, *creatures)
    builder.world.hand[0][0] = at.cards.index(name)
    builder.world.hand_size[0] = 1
    position = GodsPosition(at, builder.setup, builder.position().state_bytes())
    position.apply(position.parse(f"play {name}"))
    return position


@pytest.mark.parametrize("spell", ["axes", "flood", "giant", "crowd", "hoard", "wheel"])
@pytest.mark.parametrize("company", [(), ("echo-a", "echo-a"), ("phoenix",) * 6, ("twin", "echo-a", "phoenix")])
def test_no_spell_overruns_memory_and_all_back_ends_agree(spell: str, company: tuple[str, ...]) -> None:
    states: set[object] = set()
    for mode in ("checked", "compiled-checked", "compiled"):
        position = cast(extreme(mode), spell, *company)
        states.add(position.state_hash())
        if not position.is_over:
            position.apply(position.parse("end"))
            states.add((position.state_hash(), "after the turn"))
        g = position.world
        assert max(g.row_size) <= ROW
        assert max(g.hand_size) <= HAND
        assert g.fallen_size == 0 or position.is_over
        assert g.pending == g.suspensions == 0
    assert len(states) <= 2


def test_two_cards_that_answer_each_other_for_ever_are_cut_short_and_it_is_told() -> None:
    position = cast(extreme("compiled"), "flood", "echo-a", "echo-a")
    assert position.is_over or "lost-effect" in {event.kind for event in position.events}


def test_units_that_left_keep_their_slots_free_for_others() -> None:
    position = cast(extreme("checked"), "crowd", *("phoenix",) * 6)
    g = position.world
    used = [slot for slot in range(UNITS) if g.unit[slot].card]
    assert len(used) <= 16
    assert g.gone == 0


def test_every_kind_of_event_has_a_number_of_its_own() -> None:
    assert len({int(kind) for kind in Kind}) == len(Kind)
