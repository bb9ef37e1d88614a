"""Whatever a caller gives to the verbs, the answer is a result or an error that names the argument."""

from __future__ import annotations

import inspect
import itertools
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import theagon
from tests.games.kits import KITS, SAMPLED_GAMES, Kit
from tests.games.support import walk
from tests.waiting import SECONDS
from theagon.compiler.machine import Machine, Step
from theagon.errors import TheagonError
from theagon.games.base import Event

ROOT = Path(__file__).parents[2]
NUMBERS = (True, -1, 2, 4, 255, 1_000_000, 1 << 31, 1 << 63, -(1 << 64), 10**5000, 0.5, float("nan"))
TEXTS = ("x", "\0" * 9, b"", "\ud800")
OTHERS: tuple[Any, ...] = (None, [], {}, (), [[[]]], object(), bytearray(3), range(3), Exception, lambda: 0)
HOSTILE: list[Any] = [*NUMBERS, *TEXTS, *OTHERS]
WRONG: tuple[Any, ...] = (None, True, -1, 1 << 63, 10**5000, 0.5, "x", [], object())
MODES = ("interpreted", "checked", "compiled", "compiled-checked")


VERBS: dict[str, tuple[tuple[Any, ...], list[Any]]] = {
    "view": ((0,), [value for value in WRONG if value is not None]),
    "observation": ((0,), [*WRONG, 4, 1_000_000]),
    "determinize": ((0, 1), [*WRONG]),
    "decide": (("greedy:5", 1), [True, -1, 10**5000, 0.5, "y", [], object()]),
    "chances": ((0, None, 1, 0), [True, 0.5, "x", [], object()]),
    "hint": ((1, 1), [*WRONG[1:]]),
    "why_not": ((0,), [None, True, 0.5, "x", [], object()]),
    "apply": ((-1,), [None, True, 0.5, "x", [], object()]),
    "preview": ((-1,), [None, True, 0.5, "x", [], object()]),
    "describe": ((0, "en"), [*WRONG]),
    "notation": ((0,), [*WRONG, 1_000_000]),
    "parse": (("end",), [value for value in WRONG if value != "x"]),
}
"""The verbs of a position: arguments that fit, and what fits in none of their places."""


def test_the_verbs_of_a_position_name_the_argument_that_does_not_fit(kit: Kit) -> None:
    position = kit.begun()
    before = position.state_hash()
    for verb, (fitting, wrong) in VERBS.items():
        names = list(inspect.signature(getattr(position, verb)).parameters)
        for place, value in itertools.product(range(len(fitting)), wrong):
            given = [*fitting[:place], value, *fitting[place + 1 :]]
            with pytest.raises(TheagonError, match=rf"{verb}: {names[place]} must be"):
                getattr(position, verb)(*given)
    for first in (*WRONG, 1 << 30):
        with pytest.raises(TheagonError, match="trials: first must be"):
            position.trials(0, None, 1, 0, first=first)
    assert position.state_hash() == before


def test_every_position_answers_or_refuses_every_number_that_may_be_an_action(kit: Kit) -> None:
    space = kit.game().action_space
    for position in walk(kit.begun(), 0, every=60):
        for action in range(0, space, 1 + space // 300):
            assert position.notation(action)
            assert position.describe(action)
        if position.is_over:
            with pytest.raises(TheagonError, match="decide: the match is over"):
                position.decide("greedy")
            with pytest.raises(TheagonError, match=r"observation: seat must be 0 to \d, not -1"):
                position.observation(position.to_act)


TAKING_SETUPS = ("new", "seated", "definitions", "laid_out")


def some(*values: Any) -> tuple[Any, ...]:
    """Values of whatever types."""
    return values


def test_an_outcome_is_read_from_strange_bytes_or_refused(kit: Kit) -> None:
    game, random = kit.game(), Random(1)
    size, numbers = len(game.new(kit.setup_of(0, game)).state_bytes()), [*game.offset.values()]
    for _ in range(2000):
        state = bytearray(size)
        for at in numbers:
            state[at] = random.randrange(6)
        try:
            seats = game.finish(state).order
        except TheagonError:
            continue
        assert sorted(seats) == list(range(len(seats)))


def test_the_verbs_of_a_game_name_the_argument_that_does_not_fit(kit: Kit) -> None:
    game: Any = kit.game()
    setup = kit.setup_of(0, game)
    state, field = game.new(setup).state_bytes(), "options" if hasattr(setup, "options") else "board"
    calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        *(("setup", (), {"seed": seed}) for seed in some(True, "x", -1, 1 << 70, None, 0.5)),
        *(("setup", (decks,), {"seed": 1}) for decks in some("zeus", 5, {1}, {})),
        *(("setup", ([deck] * 2,), {"seed": 1}) for deck in some(None, 5, object(), setup)),
        *(("setup", (), {"seed": 1, "options": options}) for options in some(5, "map", [1], {"teams": object()})),
        *((verb, (value,), {}) for verb in TAKING_SETUPS for value in HOSTILE),
        *((verb, (replace(setup, seed=-1),), {}) for verb in TAKING_SETUPS),
        *(("new", (replace(setup, decks=decks),), {}) for decks in some((), None, setup.decks * 3, (5, 5))),
        *(
            ("new", (replace(setup, decks=(replace(setup.decks[0], cards=cards), *setup.decks[1:])),), {})
            for cards in some({}, None, {"nobody": 30}, {5: 5}, {next(iter(setup.decks[0].cards)): -3})
        ),
        *(("restore", (replace(setup, **{field: value}), state), {}) for value in some(None, 5, "x", [])),
        *(("finish", (value,), {}) for value in some(None, 5, b"", "x", bytes(7), game.new(setup).state_bytes())),
        *(("finish", (bytes([byte]) * len(game.new(setup).state_bytes()),), {}) for byte in range(256)),
        *(("concession", (seat,), {}) for seat in some(-1, 4, True, None, "p1")),
        *(("load_deck", (value,), {}) for value in some(None, 5, b"x", [], "\0", "nobody", Path("nowhere"), "\ud800")),
        *(("read_deck", (value,), {}) for value in some(None, 5, b"x", [], "\0", "\ud800", "x")),
        *(("deck_list", (value,), {}) for value in HOSTILE),
        *(("with_cards", (value,), {}) for value in HOSTILE if value is not None),
        *(("with_files", (value,), {}) for value in some(None, 5, "cards.yaml", [5], [Path("nowhere")])),
        *(("on", (value,), {}) for value in HOSTILE),
        *(("definition", (value,), {}) for value in some(None, 5, [], {})),
        *((verb, (value,), {}) for verb in ("catalogue", "own_faces") for value in HOSTILE),
        *(("own_faces", ("en", value), {}) for value in HOSTILE if value is not None),
        *(("clause_text", given, {}) for given in some((None,), (5,), ("HG99.99",), ("",), ([],), ("HG1.1", "xx"))),
        *(("tell", (value,), {}) for value in HOSTILE),
        *(("tell", (Event(0, "nothing", "x"), *rest), {}) for rest in ((), ("xx",), ("en", 5))),
        *(("read_setup", (value,), {}) for value in HOSTILE),
        *(("recorded", (value, value), {}) for value in HOSTILE),
    ]
    for verb, given, named in calls:
        with pytest.raises(TheagonError, match=r"\S"):
            getattr(game, verb)(*given, **named)
    for value in HOSTILE:
        with pytest.raises(TheagonError, match="borrowed: setup must be a set-up"), game.borrowed(value):
            pass
        with pytest.raises(TheagonError, match="there is no game"):
            theagon.load(value)


class Unreadable:
    """An array of another library that numpy cannot read."""

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise RuntimeError("it has a gradient")


def test_the_verbs_of_a_batch_name_the_argument_that_does_not_fit(kit: Kit) -> None:
    batch: Any = kit.game().batch(2, seed=1)
    states = batch.states.copy()
    numbers = [value for value in HOSTILE if type(value) is not int] + [-1, 1 << 63, 10**5000, np.zeros(3, int)]
    numbers += [
        Unreadable(),
        np.full(2, 0.5),
        np.full(2, 1 << 63, np.uint64),
        np.zeros((2, 2), int),
        np.array(["a", "b"]),
    ]
    arrays = [*HOSTILE, states[0], states[:, 1:], states.astype(np.int32), states.tolist(), states.tobytes()]
    names = [*HOSTILE, np.zeros(2)]
    rows = [
        [0.5],
        [[1]],
        [[1], [2, 3]],
        [True],
        3,
        [1, 1],
        "all",
        np.array([0, 1], bool),
        [2],
        [-1],
        [1 << 62],
        Unreadable(),
    ]
    calls: list[tuple[str, str, tuple[Any, ...]]] = [
        *(("redraw", "seats?", (states, value, 0)) for value in numbers),
        *(("redraw", "seeds?", (states, 0, value)) for value in numbers),
        *(("evaluate", "seats?", (states, value)) for value in numbers),
        *(("observe", "seats?", (states, value)) for value in numbers),
        *(("playout", "horizon|turns", (states, ("random", "random"), value)) for value in numbers),
        *(("playout", "players", (states, value)) for value in [*names, ("random",), "random", ("random", 5)]),
        *(("decide", "player", (states, value)) for value in names),
        *(("reply", "seats?", (states, value, "random")) for value in numbers),
        *(("witness", "actions", (states, value, (0, 0))) for value in numbers if type(value) is not int),
        *(("legal_actions", "states", (value,)) for value in arrays),
        *(("reply", "player", (states, 0, value)) for value in names),
        *((verb, "states", (value, 0)) for verb in ("evaluate", "observe") for value in arrays),
        *(("redraw", "states", (value, 0, 0)) for value in [*arrays, states[::-1], np.asfortranarray(states)]),
        *((verb, "states", (value,)) for verb in ("playout", "returns", "check") for value in arrays),
        *(("refresh", "rows", (value,)) for value in rows),
        *(("check", "rows", (states, value)) for value in rows),
        *(("step", "actions", (value,)) for value in [*names, np.zeros(2), np.zeros(3, np.int32), Unreadable()]),
        *(("planes", "group", (value,)) for value in names),
    ]
    for verb, name, given in calls:
        with pytest.raises(TheagonError, match=rf"{verb}: .*({name})|choose: seed|there is no player|players must be"):
            getattr(batch, verb)(*given)
    assert batch.states.tobytes() == states.tobytes()


LONG = ("series", "match", "move", "playout", "reply", "answer", "decide", "choose", "repeat", "load_tables")
"""Calls that may take minutes if they are right."""

HAMMER = """
import sys
from tests.games.test_hostile import hammer
for mode in sys.argv[2:]:
    print(mode, flush=True)
    hammer(sys.argv[1], mode)
"""


def hammer(name: str, mode: str) -> None:
    """Call everything that a machine of a game has with whatever there is; what is refused names itself."""
    game = KITS[name].game(mode)
    machine = game.seated(KITS[name].setup_of(0, game))
    calls = {entry.__name__: len(machine.program.parameters[entry.__name__]) for entry in machine.program.entries}
    calls |= {"repeat": 3, "series": 6, "copies": 4, "step": 20, "stepper": 20, "each": 5}
    calls |= dict.fromkeys(("load_state", "load_tables", "load_decks"), 1)
    numbers = [value for value in HOSTILE if isinstance(value, int)] + [0, 1, 3, 17, 33]
    sizes = (machine.program.state.layout.size, machine.program.buffers["observe"], 4)
    buffers: list[Any] = [bytearray(size) for size in sizes]
    buffers += [memoryview(bytearray(64))[::2], bytes(4), memoryview(buffers[0])[:4]]
    names = [*calls, "nothing"]
    ended = refused = 0
    for k, (call, count) in enumerate(calls.items()):
        for step in range(90 if mode.startswith("compiled") else 25):
            pool = [numbers, [*numbers, *buffers], [*HOSTILE, *buffers, *names]][step % 3]
            given = [pool[(step * 31 + 17 * place + 7 * k + step // 3) % len(pool)] for place in range(count)]
            if call in LONG and _takes_long(call, given):
                continue
            try:
                result = getattr(machine, call)(*([Step(*given)] if "step" in call and step % 9 else given))
                if call == "stepper":
                    result()
                ended += 1
            except (TypeError, ValueError, AttributeError):
                refused += 1
            if step % 10 == 9:
                machine.reset(step)
    print("ended", ended, "refused", refused)


def _takes_long(call: str, given: list[Any]) -> bool:
    """What is right, but takes minutes: a million matches, or positions for a decision."""
    limit = {"series": 50, "repeat": 1000}.get(call, 10_000)
    return any(type(value) is int and limit < value < 1 << 32 for value in given[1:] or given)


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_machine_survives_whatever_is_given_to_it_on_every_back_end(name: str) -> None:
    """In a separate process, as a fault of memory would end it."""
    words = [sys.executable, "-c", HAMMER, name, *MODES]
    ended = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT, timeout=SECONDS)
    assert ended.returncode == 0, ended.stdout + ended.stderr[-2000:]
    counted = re.findall(r"(\S+)\nended (\d+) refused (\d+)\n", ended.stdout)
    assert [mode for mode, survived, refused in counted if int(survived) > 50 and int(refused) > 100] == [*MODES]


def test_every_public_verb_of_a_machine_is_hammered() -> None:
    known = {"repeat", "series", "copies", "step", "stepper", "each", "state", "tables", "legal_list"}
    known |= {"load_state", "load_tables", "load_decks"}
    assert {name for name in vars(Machine) if not name.startswith("_")} == known


def test_every_argument_of_every_entry_has_its_domain(kit: Kit) -> None:
    program = kit.game().backend.program
    for entry, parameters in program.parameters.items():
        assert [each.name for each in parameters if each.domain is None] == (
            ["out"] if entry in ("observe", "witness") else []
        )
