"""What holds in every position besides the laws of `valid`: no card is lost, no aura is late, no dead unit stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from random import Random

import pytest

from tests.games.hand_of_the_gods.support import game, positions
from tests.games.support import record, restored
from theagon.games.base import Event
from theagon.games.hand_of_the_gods.content import load_map, standard
from theagon.games.hand_of_the_gods.game import Builder, HandOfTheGods, HandPosition
from theagon.games.hand_of_the_gods.rules.auras import recompute_auras
from theagon.games.hand_of_the_gods.rules.vocabulary import Op
from theagon.games.hand_of_the_gods.rules.world import NONE, State, Status
from theagon.games.hand_of_the_gods.schema import Aura, Bonus, Card, Filter, Words
from theagon.games.hand_of_the_gods.tables import tile


def faults(position: HandPosition) -> list[str]:
    """What is wrong with a position between two actions. Raises `TheagonError` if it breaks a law."""
    world = game("interpreted").restore(position.setup, position.state_bytes()).world
    present = [(slot, u) for slot, u in enumerate(world.unit) if u.card and not u.status & Status.GONE]
    dead = any(u.health <= 0 for _, u in present) and not position.is_over and not world.choice
    before = State.values(world, State)
    recompute_auras(world)
    outdated = not position.is_over and State.values(world, State) != before  # HG4.14
    found = {"a dead unit on the board": dead, "auras": outdated}
    return [fault for fault, there in found.items() if there]


def cards_in(position: HandPosition) -> Counter[int]:
    """All cards of the match wherever they are: piles, holding, behind units, on their way back."""
    s = record(State, position.state_bytes())
    found = Counter[int](chain(*s.deck, *s.hand, *s.graveyard, *s.removed, [s.holding]))
    found.update(u.held for u in s.unit if not u.status & Status.GONE)
    found.update(e.amount for e in s.suspended[: s.suspensions] if e.op in (Op.REVIVE, Op.DEPLOY))
    del found[0]
    return found


def made(position: HandPosition, events: list[Event]) -> Counter[int]:
    """The cards that came into being by these events, less those of tokens that became units."""
    cards = position.game.cards
    found = Counter[int]()
    for event in events:
        if event.card is not None and (
            event.kind in ("gift", "add-card") or (event.kind == "discovered" and event.clause == "HG4.17")
        ):
            found[cards.index(event.card)] += 1
        if event.kind == "play-unit" and event.card is not None and cards.by_id[event.card].token:
            found[cards.index(event.card)] -= 1
    return found


@pytest.mark.slow
def test_invariants_hold_after_every_action_of_whole_matches() -> None:
    for seed in range(8):
        cards: Counter[int] | None = None
        for position in positions(seed, player="greedy:60" if seed % 2 else None):
            assert faults(position) == [], (seed, position.turn)
            cards = cards_in(position) if cards is None else cards + made(position, position.events)
            assert position.is_over or cards_in(position) == cards, (seed, position.turn)


def die_and_stay(s: State) -> None:
    s.choice = s.unit[0].health = 0


def give_an_aura(s: State) -> None:
    s.unit[0].aura_attack, s.aura_holders = 1, 1


@pytest.mark.parametrize(("spoil", "fault"), [(die_and_stay, "a dead unit on the board"), (give_an_aura, "auras")])
def test_a_position_that_cannot_be_is_found_out(spoil: Callable[[State], None], fault: str) -> None:
    position = next(iter(positions(0)))
    assert faults(position) == []
    assert faults(restored(position, spoil)) == [fault]


def test_a_unit_whose_last_health_an_aura_takes_is_dead() -> None:
    words = Words(en="Blight", es="Plaga", ru="Мор")
    aura = Aura(gain=Bonus(health=-2), of=Filter(side="enemy", stones=False))
    blight = Card(id="blight", name=words, kind="unit", attack=1, health=1, auras=(aura,))
    at = HandOfTheGods(standard().extended([blight]))
    builder = Builder(at, load_map("arena"))
    victim = builder.world.unit[builder.unit("marksman", 1, "e3")]
    victim.health = victim.maximum = 2
    g = builder.world
    g.mana[0], g.hand_size[0], g.hand[0][0] = 1, 1, at.cards.index("blight")
    position = builder.position()
    assert "death" in [event.kind for event in position.apply(position.parse("play blight b2"))]
    assert position.world.at[tile("e3")] == NONE


SCRATCH = (
    *("pending", "order", "resolved", "lost", "cause", "happened", "actions"),
    *("recheck_auras", "check_deaths", "via", "seat", "nodes", "candidates"),
)


def test_what_lies_in_scratch_memory_means_nothing_for_the_next_action() -> None:
    """A machine that has just played something else carries an action out as a fresh one does."""
    for seed in range(10):
        for position in positions(seed, mode="compiled", player="greedy:60" if seed % 2 else None):
            random = Random(position.turn)
            for action in random.sample(position.legal_actions(), not position.is_over):
                one, other = position.clone(), position.clone()
                events = one.apply(action)
                for name in SCRATCH:
                    setattr(other.world, name, 1)
                assert other.apply(action) == events, (seed, position.turn, position.notation(action))
                assert other.state_bytes() == one.state_bytes()
