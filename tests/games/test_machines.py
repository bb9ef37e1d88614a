"""Machines have one user each, and positions are the same from every thread."""

from __future__ import annotations

import gc
import weakref
from array import array
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import theagon
from tests.games.kits import Kit
from tests.games.support import RANDOM, walk
from theagon.compiler.machine import Step
from theagon.games.base import IllegalActionError
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder
from theagon.games.play.machine_pool import MOST_IDLE
from theagon.kernel.players import Player, packed


def middle(kit: Kit, seed: int = 0) -> Any:
    """A position from the middle of a match."""
    positions = list(walk(kit.begun(seed), 3))
    return positions[len(positions) // 2]


def test_what_is_played_on_a_machine_does_not_show_in_a_position(kit: Kit) -> None:
    position = middle(kit)
    machine = position.game.seated(position.setup)
    before = position.turn, position.is_over, position.legal_actions(), position.view(0)
    machine.series(array("q", [5, 6, 7]), RANDOM, RANDOM)
    assert (position.turn, position.is_over, position.legal_actions(), position.view(0)) == before
    _step(machine)
    assert (position.turn, position.is_over, position.legal_actions(), position.view(0)) == before


def _step(machine: Any) -> None:
    space = machine.program.action_space
    seats = machine.program.seats
    masks = bytearray(-(-space // 8))
    machine.step(Step(bytearray(machine.state()), bytearray(4), bytearray(seats), bytearray(1), masks))


def test_every_machine_keeps_the_decks_that_it_was_made_for(kit: Kit) -> None:
    game = kit.game()
    setups = [kit.setup_of(seed, game) for seed in (0, len(kit.modes))]
    begun = [game.new(setup).state_bytes() for setup in setups]
    machines = [game.seated(setup) for setup in setups]
    assert machines[0] is not machines[1]
    assert [machine.state() for machine in machines] == begun
    for machine, setup in zip(machines, setups, strict=True):
        machine.series(array("q", [9]), RANDOM, RANDOM)
        machine.reset(setup.seed)
    assert [machine.state() for machine in machines] == begun


@pytest.mark.parametrize("mode", ["checked", "compiled"])
def test_after_the_end_no_bot_moves(kit: Kit, mode: str) -> None:
    game, greedy = kit.game(mode), packed(Player.GREEDY, 1)
    machine = game.seated(kit.setup_of(0, game))
    machine.match(0, RANDOM, RANDOM)
    end = machine.state()
    assert [machine.move(RANDOM, RANDOM), machine.move(greedy, RANDOM)] == [-1, -1]
    assert machine.state() == end


def test_a_position_is_the_same_from_whatever_thread_it_is_used(kit: Kit) -> None:
    alone, shared = kit.begun(1), kit.begun(1)
    dice = Random(1)
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as another:
        threads = [one, another]
        for step in range(30):
            action = dice.choice(alone.legal_actions())
            alone.apply(action)
            threads[step % 2].submit(shared.apply, action).result()
            for thread in threads:
                assert thread.submit(lambda: shared.turn).result() == alone.turn
                assert thread.submit(shared.legal_actions).result() == alone.legal_actions()
                assert thread.submit(shared.view, 0).result() == alone.view(0)
    assert shared.state_hash() == alone.state_hash()


def test_a_position_outlives_an_error_in_the_middle_of_an_action(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    position = middle(kit, 2)
    action, machine = position.legal_actions()[0], position.machine
    before = position.turn, position.legal_actions(), position.view(0)

    def interrupted(*_: int) -> None:
        machine.load_state(bytes(len(machine.state())))
        raise KeyboardInterrupt

    for verb, entry, given in (
        ("apply", "act", [action]),
        ("decide", "choose", ["greedy"]),
        ("determinize", "redraw", [0, 1]),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(machine, entry, interrupted)
            with pytest.raises(KeyboardInterrupt):
                getattr(position, verb)(*given)
        assert (position.turn, position.legal_actions(), position.view(0)) == before


def test_builders_do_not_see_each_other() -> None:
    game = theagon.load("hand-of-the-gods")
    one, other = Builder(game, load_map("arena")), Builder(game, load_map("arena"))
    one.unit("marksman", 0, "c3")
    other.unit("enyo", 1, "c3")
    first, second = one.position(), other.position()
    assert [unit["card"] for unit in first.view(0)["units"] if unit["tile"] == "c3"] == ["marksman"]
    assert [unit["card"] for unit in second.view(0)["units"] if unit["tile"] == "c3"] == ["enyo"]
    one.unit("enyo", 1, "c4")
    assert {unit["tile"] for unit in one.position().view(0)["units"]} > {"c3", "c4"}
    assert "c4" not in {unit["tile"] for unit in first.view(0)["units"]}


def test_machines_do_not_pile_up_however_many_boards_and_cards_come() -> None:
    """As of a stream of scenarios and replays, each with its own board and cards."""
    game: Any = theagon.load("hand-of-the-gods")
    arena, machines = load_map("arena"), list[weakref.ref[Any]]()
    for k in range(60):
        board = replace(arena, id=f"arena-{k}")
        played = game if k % 2 else game.with_cards(game.cards)
        position = played.new(played.setup(seed=k, options={"map": board}))
        machines.append(weakref.ref(position.machine))
    gc.collect()
    assert sum(machine() is not None for machine in machines) <= MOST_IDLE


def test_a_borrowed_machine_has_one_user_in_its_block(kit: Kit) -> None:
    game = kit.game()
    setup = kit.setup_of(0, game)
    with game.borrowed(setup) as one, game.borrowed(setup) as other:
        assert one is not other
        one.reset(1)
        state = one.state()
        game.new(setup).legal_actions()
        other.match(2, RANDOM, RANDOM)
        assert one.state() == state


def test_an_action_is_carried_out_alike_whether_its_events_are_told_or_not(kit: Kit) -> None:
    game, loud = kit.game(), kit.begun(1)
    quiet, dice = loud.clone(), Random(4)
    while not loud.is_over:
        possible = [game.concession(loud.to_act)] if loud.turn > 30 else loud.legal_actions()
        action = dice.choice(possible)
        loud.apply(action)
        quiet.advance(action)
        assert quiet.state_bytes() == loud.state_bytes()
        assert quiet.events == []
    for action in (-1, 0, game.action_space, 1 << 70):
        with pytest.raises(IllegalActionError) as refused:
            quiet.advance(action)
        assert refused.value.refusal == loud.why_not(action)
    assert quiet.state_bytes() == loud.state_bytes()
