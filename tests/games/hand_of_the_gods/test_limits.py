"""At the limits: more pending effects, slots, legal actions and values than a usual match has. All hold on checked
Python, which raises at any overflow and any index outside, and in C."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.games.base import LANGUAGES
from theagon.games.hand_of_the_gods.content import load_map, standard
from theagon.games.hand_of_the_gods.game import Builder, HandOfTheGods, HandPosition
from theagon.games.hand_of_the_gods.rules.world import NONE, Action, Choice, Status
from theagon.games.hand_of_the_gods.schema import (
    Ability,
    AddCard,
    Area,
    Aura,
    Bonus,
    Card,
    Discover,
    Effect,
    Filter,
    Group,
    Summon,
    Target,
    Value,
    Words,
)
from theagon.games.hand_of_the_gods.tables import tile, tile_name
from theagon.kernel.overtime import ACTIONS
from theagon.kernel.queue import PENDING, SUSPENDED

EVERYONE = Group(all=Filter(stones=False))
UNTARGETED = ("mist", "triumph", "tribute")


def card(name: str, **fields: Any) -> Card:
    """A unit of attack 2 and health 5, or a spell if it has effects of its own."""
    words = Words(en=name, es=name, ru=name)
    if "do" in fields:
        return Card(id=name, name=words, kind="spell", **fields)
    return Card(id=name, name=words, kind="unit", **{"attack": 2, "health": 5, **fields})


@pytest.fixture(params=["checked", "compiled"])
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def building(mode: str, *cards: Card) -> Builder:
    """An empty board, full mana, and cards of the test's own beside the standard ones."""
    builder = Builder(HandOfTheGods(standard().extended(list(cards)), mode), load_map("arena"))
    builder.world.mana[0] = builder.world.mana_cap[0] = 10
    builder.world.leader[0] = builder.world.leader[1] = builder.game.cards.leader_index("zeus")
    return builder


def crowd(builder: Builder, name: str, count: int, owner: int = 0) -> list[int]:
    """Units on the first free tiles; their slots, oldest first."""
    free = [k for k in range(40) if builder.world.at[k] == NONE]
    return [builder.unit(name, owner, tile_name(k)) for k in free[:count]]


def hand(builder: Builder, *names: str) -> None:
    g = builder.world
    g.hand_size[0] = len(names)
    for place, name in enumerate(names):
        g.hand[0][place] = builder.game.cards.index(name)


def play(position: HandPosition, text: str) -> list[str]:
    """Carry out an action; the kinds of its events."""
    return [event.kind for event in position.apply(position.parse(text))]


def test_a_turn_ends_though_more_effects_answer_its_end_than_can_be_pending(mode: str) -> None:
    answer = Ability(on="turn-end", whose="any", do=(Effect(heal=1, to="your-stone"),))
    builder = building(mode, card("chorus", abilities=(answer,) * 4))
    crowd(builder, "chorus", 38)
    assert PENDING < 38 * 4
    position = builder.position()
    assert "lost-effect" in play(position, "end")
    assert (position.world.active, position.world.turn) == (1, 2)


def test_a_spell_comes_to_the_graveyard_though_too_much_is_pending_while_a_choice_is_waited_for(mode: str) -> None:
    answer = Ability(on="damaged", do=(Effect(heal=1, to="your-stone"),))
    shock = card("shock", do=(Effect(damage=1, to=EVERYONE), Effect(discover=Discover(pool=UNTARGETED))))
    builder = building(mode, card("echo", abilities=(answer,)), shock)
    crowd(builder, "echo", 38)
    hand(builder, "shock")
    position = builder.position()
    assert "lost-effect" in play(position, "play shock")
    assert position.world.choice == Choice.DISCOVER
    assert position.world.suspensions == SUSPENDED
    position.apply(position.legal_actions()[0])
    g = position.world
    assert g.holding == 0
    assert g.graveyard[0][0] == position.game.cards.index("shock")


def test_units_that_left_keep_their_last_values_while_an_effect_of_theirs_is_pending(mode: str) -> None:
    """The slots run out: 21 units die and come back, and each afterlife brings a unit more."""
    leave = Ability(
        on="afterlife",
        do=(
            Effect(damage=Value(attack_of="self"), to="enemy-stone"),
            Effect(summon=Summon(card="seed", at="anywhere")),
        ),
    )
    builder = building(
        mode,
        card("sower", attack=1, health=1, keywords=("resurrect",), abilities=(leave,)),
        card("seed", token=True),
        card("doom", do=(Effect(damage=1, to=EVERYONE),)),
    )
    slots = crowd(builder, "sower", 21)
    g = builder.world
    ages = [g.unit[slot].entered for slot in slots]
    for slot, age in zip(slots, reversed(ages), strict=True):  # the last slots answer first
        g.unit[slot].entered = age
    hand(builder, "doom")
    position = builder.position()
    kinds = play(position, "play doom")
    assert kinds.count("resurrection") == kinds.count("afterlife") == 21
    assert kinds.count("spawn") == 40 - 2 - 21
    assert position.world.unit[1].health == 25 - 21


def test_a_crowded_position_offers_every_action(mode: str) -> None:
    """More than 1,024 actions: the list has room for whatever a position can offer."""
    anywhere = Target(tile="any")
    harm = (Effect(damage=1, to=Group(all=Filter(stones=False), area=Area(around="target"))),)
    crier = card("crier", range=8, abilities=(Ability(on="warcry", activated=True, target=anywhere, do=harm),))
    builder = building(mode, crier, card("flare", target=anywhere, do=harm))
    for slot in crowd(builder, "crier", 19):
        builder.world.unit[slot].status |= Status.WARCRY
    crowd(builder, "hoplite", 19, owner=1)
    hand(builder, *["flare"] * 10)
    legal = builder.position().legal_actions()
    assert len(legal) > 19 * 40 + 10 * 40
    assert len(set(legal)) == len(legal)


def test_auras_together_give_no_more_than_99(mode: str) -> None:
    aura = Aura(gain=Bonus(attack=20, health=20, movement=20, range=20))
    builder = building(mode, card("banner", auras=(aura,)))
    crowd(builder, "banner", 30)
    position = builder.position()
    u = position.world.unit[2]
    assert (u.aura_attack, u.aura_health, u.aura_movement, u.aura_range) == (99, 99, 99, 99)
    assert u.health == u.maximum == 5 + 99


def test_a_filter_that_asks_for_no_most_finds_a_unit_with_more_than_99_health(mode: str) -> None:
    builder = building(mode, card("prod", target=Target(unit=Filter(damaged=True)), do=(Effect(heal=1, to="target"),)))
    u = builder.world.unit[builder.unit("hoplite", 0, "c3")]
    u.health, u.maximum = 140, 150
    hand(builder, "prod")
    position = builder.position()
    play(position, "play prod c3")
    assert position.world.unit[2].health == 141


def test_a_unit_that_a_penalty_kills_dies_of_the_penalty_and_not_of_an_older_wound(mode: str) -> None:
    wither = card("wither", do=(Effect(gain=Bonus(health=-4), to=EVERYONE),))
    prick = card("prick", do=(Effect(damage=1, to=EVERYONE),))
    builder = building(mode, wither, prick)
    builder.unit("enyo", 1, "e3")
    builder.world.unit[2].maximum = builder.world.unit[2].health = 4
    hand(builder, "prick", "wither")
    position = builder.position()
    position.apply(position.parse("play prick"))
    events = {event.number: event for event in position.apply(position.parse("play wither"))}
    death = next(event for event in events.values() if event.kind == "death")
    assert events[death.cause].kind == "bonus"
    assert position.world.at[tile("e3")] == NONE


def test_an_action_ends_though_every_wound_answers_every_wound(mode: str) -> None:
    """Some 80,000 effects are pushed beyond what can be pending: their number and their time stay within bounds."""
    answer = Ability(on="damaged", of=Filter(), do=(Effect(damage=1, to=EVERYONE),))
    builder = building(mode, card("rage", health=30, abilities=(answer, answer)), card("spark", do=answer.do))
    crowd(builder, "rage", 38)
    hand(builder, "spark")
    position = builder.position()
    events = position.apply(position.parse("play spark"))
    assert position.world.lost == 0
    assert (events[-1].kind, events[-1].amount) == ("untold", position.world.happened - len(events) + 1)
    assert position.world.board[0] == 1 << position.world.unit[0].tile
    assert position.world.graveyard_size[0] == 38 + 1


def until_the_end_is_all_that_is_left(position: HandPosition) -> int:
    """Do what is listed first beside the end of the turn; after how many actions there is nothing else."""
    actions = 0
    while legal := [action for action in position.legal_actions() if action != Action.END_TURN]:
        position.apply(legal[0])
        actions += 1
    return actions


def test_a_card_that_comes_back_for_nothing_can_not_be_played_for_ever(mode: str) -> None:
    builder = building(mode, card("wheel", do=(Effect(add_card=AddCard(card="wheel")),)))
    hand(builder, "wheel")
    position = builder.position()
    assert until_the_end_is_all_that_is_left(position) > ACTIONS
    assert position.legal_actions() == [Action.END_TURN]
    refused = position.why_not(position.parse("play wheel"))
    assert refused is not None
    assert refused.reason == "turn-too-long"
    assert len({refused.text(language) for language in LANGUAGES}) == 3
    play(position, "end")
    play(position, "end")
    assert until_the_end_is_all_that_is_left(position) >= ACTIONS  # the next turn has room again
