"""What holds in every position: matches are driven by legal and illegal actions, choices and concessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.hand_of_the_gods.support import game, positions, setup_of
from tests.games.support import record, restored
from theagon.games.base import Event, IllegalActionError
from theagon.games.hand_of_the_gods.content import load_map, standard
from theagon.games.hand_of_the_gods.game import Builder, HandOfTheGods, HandPosition, Setup
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.auras import recompute_auras
from theagon.games.hand_of_the_gods.rules.vocabulary import Op
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, STONE, Choice, State, Status, Unit
from theagon.games.hand_of_the_gods.schema import Aura, Bonus, Card, Filter, Words
from theagon.games.hand_of_the_gods.tables import tile
from theagon.kernel.bits import bits

# ---- what must hold -------------------------------------------------------------------------------------------------


def faults(position: HandPosition) -> list[str]:
    """Everything that is wrong with a position between two actions."""
    state = record(State, position.state_bytes())
    found = [*card_faults(state), *board_faults(position, state), *unit_faults(state), *queue_faults(state)]
    return found + aura_faults(position)


def card_faults(s: State) -> list[str]:
    found = []
    piles = {
        "deck": (s.deck, s.deck_size),
        "hand": (s.hand, s.hand_size),
        "graveyard": (s.graveyard, s.graveyard_size),
        "removed": (s.removed, s.removed_size),
    }
    for name, (pile, size) in piles.items():
        found += [
            f"{name} of {seat}: not {size[seat]} cards and then nothing: {pile[seat]}"
            for seat in range(SEATS)
            if not all(pile[seat][: size[seat]]) or any(pile[seat][size[seat] :])
        ]
    for name, values in (("hand_cost", s.hand_cost), ("hand_cost_now", s.hand_cost_now), ("hand_seen", s.hand_seen)):
        found += [f"{name} of {k} beyond the hand" for k in range(SEATS) if any(values[k][s.hand_size[k] :])]
    for seat in range(SEATS):
        if not 0 <= s.mana[seat] <= 10 or not 0 <= s.mana_cap[seat] <= 10:
            found.append(f"mana {s.mana[seat]} of {s.mana_cap[seat]}")
    return found


def board_faults(position: HandPosition, s: State) -> list[str]:
    """Every mask and table about the board, against the units themselves."""
    found = []
    world = position.world
    units = {slot: u for slot, u in enumerate(s.unit) if u.card}
    present = {slot: u for slot, u in units.items() if not u.status & Status.GONE}
    waiting = s.choice not in (Choice.NONE, Choice.MULLIGAN)
    if set(units) - set(present) and not waiting:
        found.append("units that left play still hold slots")
    if s.gone != mask(set(units) - set(present)):
        found.append("gone")
    at = {tile: slot for tile, slot in enumerate(s.at) if slot != NONE}
    if at != {u.tile: slot for slot, u in present.items()} or len(at) != len(present):
        found.append("a tile and its unit do not agree, or two units share one")
    if any(not world.open >> tile & 1 for tile in at):
        found.append("a unit on a blocker")
    in_play = {slot: u for slot, u in present.items() if not u.banished}
    owned = [mask(u.tile for u in in_play.values() if u.owner == owner) for owner in range(3)]
    found += [f"board[{owner}]" for owner in range(3) if s.board[owner] != owned[owner]]
    if s.reserved != mask(u.tile for u in present.values() if u.banished):
        found.append("reserved")
    speaking = {slot: world.card[u.card] for slot, u in in_play.items() if not u.status & Status.SILENCED}
    found += [
        f"listeners[{trigger}]"
        for trigger, slots in enumerate(s.listeners)
        if slots != mask(slot for slot, card in speaking.items() if card.triggers >> trigger & 1)
    ]
    if s.aura_sources != mask(slot for slot, card in speaking.items() if card.auras):
        found.append("aura_sources")
    holding = {slot for slot, u in present.items() if u.aura_attack or u.aura_health or u.aura_keywords}
    if mask(holding) & ~s.aura_holders:
        found.append("aura_holders")
    if any(any(Unit.values(u)) for u in s.unit if not u.card):
        found.append("a free slot is not all zero")
    entries = [u.entered for u in units.values()]
    if len(set(entries)) != len(entries) or max(entries) > s.entries:
        found.append("entry numbers")
    return found


def aura_faults(position: HandPosition) -> list[str]:
    """Auras are as they would be if all of them were looked at now (HG4.14)."""
    world = HandPosition(game("interpreted"), position.setup, position.state_bytes()).world
    before = State.values(world, State)
    recompute_auras(world)
    return ["auras"] if not position.is_over and State.values(world, State) != before else []


def unit_faults(s: State) -> list[str]:
    found = []
    for slot, u in enumerate(s.unit):
        if not u.card or u.status & Status.GONE:
            continue
        if u.health > u.maximum or (u.health <= 0 and s.winner < 0 and not s.choice):
            found.append(f"health {u.health} of {u.maximum} in slot {slot}")
        if (u.card == STONE) != (slot < SEATS) or u.owner > w.NEUTRAL:
            found.append(f"slot {slot} holds card {u.card} of {u.owner}")
        timed = [m for m in s.modifier if m.until and m.unit == slot]
        if u.timed_protect != max((m.protect for m in timed), default=0):
            found.append(f"timed protect in slot {slot}")
    if s.timed != mask(k for k, m in enumerate(s.modifier) if m.until):
        found.append("timed")
    found += [f"a modifier of the free slot {m.unit}" for m in s.modifier if m.until and not s.unit[m.unit].card]
    return found


def queue_faults(s: State) -> list[str]:
    """Nothing is pending but while a choice is waited for in the middle of an action."""
    waiting = s.choice not in (Choice.NONE, Choice.MULLIGAN)
    rest = [value for effect in (*s.now, *s.suspended) for value in effect.values()]
    found = [] if waiting or not (any(rest) or s.suspensions) else ["an effect is pending"]
    if s.choices and s.choice not in (Choice.TARGET, Choice.DESTINATION):
        found.append("tiles to choose from, and no choice")
    if any(s.offered) != (s.choice == Choice.DISCOVER):
        found.append("cards are offered, and no choice")
    if s.winner >= 0 and s.choice:
        found.append("a choice after the end")
    return found


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << k for k in set(numbers))


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


# ---- matches driven at random ---------------------------------------------------------------------------------------


class Driven(RuleBasedStateMachine):
    """A match; what Hypothesis does to it is rules, what must hold after each is invariants."""

    position: HandPosition
    setup: Setup

    @initialize(seed=st.integers(0, 10**6), mode=st.sampled_from(["compiled", "interpreted", "checked"]))
    def begin(self, seed: int, mode: str) -> None:
        at = game(mode)
        self.setup = setup_of(seed, at)
        self.position = at.new(self.setup)
        self.done: list[int] = []
        self.cards = cards_in(self.position)

    def carry_out(self, action: int) -> None:
        self.cards += made(self.position, self.position.apply(action))
        self.done.append(action)

    @precondition(lambda self: not self.position.is_over)
    @rule(random=st.integers(0, 2**32), steps=st.integers(1, 40))
    def act(self, random: int, steps: int) -> None:
        choose = Random(random).choice
        for _ in range(steps):
            if not self.position.is_over:
                self.carry_out(choose(self.position.legal_actions()))

    @precondition(lambda self: not self.position.is_over)
    @rule(seed=st.integers(0, 100), steps=st.integers(1, 8))
    def think(self, seed: int, steps: int) -> None:
        for k in range(steps):
            if not self.position.is_over:
                self.carry_out(self.position.decide("greedy:4", seed + k))

    @rule(action=st.integers(-3, w.ACTIONS + 3))
    def try_anything(self, action: int) -> None:
        before = self.position.state_bytes()
        accepted = action in self.position.legal_actions() or (
            w.CONCEDE <= action < w.ACTIONS and not self.position.is_over
        )
        assert (self.position.why_not(action) is None) == accepted
        if not accepted:
            with pytest.raises(IllegalActionError):
                self.position.apply(action)
            assert self.position.state_bytes() == self.position.machine.state() == before
        elif action < w.CONCEDE:
            self.carry_out(action)

    @rule(seat=st.integers(0, 1))
    def give_up_on_a_copy(self, seat: int) -> None:
        """A copy is another match: giving up in it ends it, and leaves this one as it is."""
        if self.position.is_over:
            return
        before = self.position.state_bytes()
        copy = self.position.clone()
        copy.apply(w.CONCEDE + seat)
        assert copy.winner == 1 - seat
        assert copy.legal_actions() == []
        assert faults(copy) == []
        assert self.position.state_bytes() == self.position.machine.state() == before

    @rule()
    def go_on_from_bytes(self) -> None:
        """A match goes on from its bytes as from itself, on a machine that has seen other matches or none."""
        other = self.position.game.restore(self.setup, self.position.state_bytes())
        assert other.legal_actions() == self.position.legal_actions()
        for action in self.position.legal_actions()[:2]:
            one, fresh = self.position.clone(), game("compiled").restore(self.setup, self.position.state_bytes())
            assert one.apply(action) == fresh.apply(action)
            assert one.state_hash() == fresh.state_hash()

    @invariant()
    def nothing_is_wrong(self) -> None:
        if hasattr(self, "position"):
            assert faults(self.position) == []
            if not self.position.is_over:
                assert cards_in(self.position) == self.cards
                assert self.position.legal_actions()

    def teardown(self) -> None:
        """The actions from the set-up on lead to the same state again."""
        if not hasattr(self, "setup"):
            return  # the match has not begun
        again = game("compiled").new(self.setup)
        for action in self.done:
            again.apply(action)
        assert again.state_hash() == self.position.state_hash()


Driven.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=16,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestAMatchDrivenAtRandom = pytest.mark.slow(Driven.TestCase)


@pytest.mark.slow
def test_invariants_hold_after_every_action_of_whole_matches() -> None:
    for seed in range(8):
        cards: Counter[int] | None = None
        for position in positions(seed, player="greedy:60" if seed % 2 else None):
            assert faults(position) == [], (seed, position.turn)
            cards = cards_in(position) if cards is None else cards + made(position, position.events)
            assert position.is_over or cards_in(position) == cards, (seed, position.turn)


# ---- the watch itself -----------------------------------------------------------------------------------------------


def stand_on_one_tile(s: State) -> None:
    s.unit[0].tile = s.unit[1].tile


def leave_an_effect(s: State) -> None:
    s.now[0].op = 1


def hold_eleven_mana(s: State) -> None:
    s.mana[0] = 11


def forget_a_card(s: State) -> None:
    s.hand[0][0] = 0


def heal_too_much(s: State) -> None:
    s.unit[0].health = s.unit[0].maximum + 1


def leave_dirt(s: State) -> None:
    s.unit[43].attack = 3


@pytest.mark.parametrize(
    "spoil", [stand_on_one_tile, leave_an_effect, hold_eleven_mana, forget_a_card, heal_too_much, leave_dirt]
)
def test_a_position_that_can_not_be_is_found_out(spoil: Callable[[State], None]) -> None:
    position = next(iter(positions(0)))
    assert faults(position) == []
    assert faults(restored(position, spoil)) != []


def test_a_mask_bit_too_much_is_found_out() -> None:
    position = next(iter(positions(0)))
    for field in ("reserved", "gone", "aura_sources"):
        assert faults(restored(position, lambda s, field=field: setattr(s, field, 1 << 9))) == [field]  # type: ignore[misc]
    assert list(bits(position.world.board[0])) != []


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
    assert faults(position) == []


# ---- scratch memory -------------------------------------------------------------------------------------------------

SCRATCH = (
    "pending",
    "order",
    "resolved",
    "lost",
    "cause",
    "happened",
    "actions",
    "recheck_auras",
    "check_deaths",
    "via",
    "seat",
    "nodes",
    "candidates",
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
