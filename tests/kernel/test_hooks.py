"""Hooks reach the program that a world belongs to."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.compiler.program import Program
from theagon.kernel import hooks
from theagon.kernel.records import Record, int64


class World(Record):
    n = int64()


class Lonely(Record):
    n = int64()


def legal(g: World) -> None:
    g.n += 1


def act(g: World, action: int) -> None:
    g.n += action


def evaluate(g: World, seat: int) -> int:
    return g.n * 10 + seat


PROGRAM = Program("hooked", __name__, World, World, World, (legal, act, evaluate))


def test_a_hook_calls_the_entry_of_its_name_for_every_form_of_the_world() -> None:
    forms: list[Any] = [World(), World.checked(), World.view()()]
    for world in forms:
        hooks.legal(world)
        hooks.act(world, 5)
        assert hooks.evaluate(world, 1) == 61


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(LookupError, match="the program of World has no entry determinize: add a function determinize"):
        hooks.determinize(World(), 0)
    with pytest.raises(LookupError, match="the program of Lonely has no entry legal"):
        hooks.legal(Lonely())


def test_two_programs_on_one_world_may_not_disagree_about_a_hook() -> None:
    def other(g: World) -> None:
        g.n = 0

    other.__name__ = "legal"
    with pytest.raises(ValueError, match="two programs on World have different entries called legal"):
        hooks.bind(World, {"legal": other})
    hooks.bind(World, {"legal": legal, "anything": other})
