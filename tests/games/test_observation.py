"""Observations: what a game declares of them is what they hold, and arrays are made of it."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np
import pytest

from tests.games.kits import Kit
from tests.games.support import walk
from theagon.errors import TheagonError
from theagon.games.learning.arrays import named, plane_names, planes
from theagon.kernel.observation import (
    Fields,
    Group,
    ObservationSpace,
    Sort,
    card,
    flag,
    number,
    observe_turn,
    put_two,
    signed,
)


class Tile(Fields):
    CARD = card(1000, "its card")
    HEALTH = number(10, "its health")


class Hand(Fields):
    CARD = card(1000, "a card")
    SEEN = flag("the other knows it")


class Turn(Fields):
    TURN = number(255, "the turn")


class Change(Fields):
    SMALL = signed(-128, 127, "a change")
    LARGE = signed(-999, 999, "another")


class Pile(Fields):
    CARD = card(9, "a card")


TOY = ObservationSpace(Group(Tile, (2, 2), planes=True), Group(Hand, (3,)), Group(Turn))


def test_the_numbers_of_a_group_lie_by_field_or_by_place() -> None:
    assert [(group.name, field.name, at) for group, field, at in TOY] == [
        ("tile", "card", 0),
        ("tile", "health", 8),
        ("hand", "card", 12),
        ("hand", "seen", 14),
        ("turn", "turn", 21),
    ]
    assert TOY.size == 22
    assert (TOY.at(Hand), Hand.SEEN, TOY.step(Hand)) == (12, 2, 3)
    assert TOY.at(Tile) + 4 * Tile.HEALTH == 8


def test_numbers_are_read_by_name_without_a_copy() -> None:
    seen = np.zeros((2, TOY.size), np.uint8)
    seen[1, 2:4] = (1, 2)  # the card of the second tile: 2 x 256 + 1
    seen[1, 9], seen[1, 17], seen[1, 21] = 5, 1, 7
    by_name = named(TOY, seen)
    assert by_name["tile"]["card"].tolist() == [[[0, 0], [0, 0]], [[0, 513], [0, 0]]]
    assert by_name["hand"]["seen"].tolist() == [[0, 0, 0], [0, 1, 0]]
    assert by_name["turn"]["turn"].tolist() == [0, 7]
    assert np.shares_memory(by_name, seen)
    assert planes(TOY, seen, "tile").tolist() == [[[[0, 0], [0, 0]]], [[[0, 0.5], [0, 0]]]]


def test_amounts_below_zero_are_read_with_their_sign() -> None:
    space = ObservationSpace(Group(Change))
    seen = np.zeros((1, space.size), np.uint8)
    seen[0, 0] = -127 & 255
    put_two(seen[0], space.at(Change) + Change.LARGE, -999 & 65_535)
    assert named(space, seen)["change"].tolist() == [(-127, -999)]
    assert planes(space, seen, "change").tolist() == [[-1, -1]]


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros((2, TOY.size)),
        np.zeros((2, TOY.size), np.int64),
        np.zeros((2, TOY.size), np.float32),
        np.zeros((2, TOY.size - 1), np.uint8),
        np.zeros((2, 2 * TOY.size), np.uint8),
        np.zeros((TOY.size, 2), np.uint8).T,
        np.zeros((), np.uint8),
        bytes(TOY.size),
        [[0] * TOY.size],
    ],
)
def test_what_are_no_observations_are_not_read_as_some(wrong: Any) -> None:
    said = f"observations must be an array of uint8 with a contiguous last axis of {TOY.size} bytes"
    with pytest.raises(TheagonError, match=f"named: {said}"):
        named(TOY, wrong)
    with pytest.raises(TheagonError, match=f"planes: {said}"):
        planes(TOY, wrong, "hand")


def test_rows_may_be_taken_from_others_and_axes_be_added() -> None:
    seen = np.arange(4 * TOY.size, dtype=np.uint8).reshape(4, TOY.size)
    assert named(TOY, seen[::2])["turn"]["turn"].tolist() == [21, 2 * TOY.size + 21]
    assert named(TOY, seen.reshape(2, 2, -1))["turn"]["turn"].shape == (2, 2)
    assert named(TOY, seen[:0])["turn"]["turn"].shape == (0,)
    assert planes(TOY, seen[0], "tile").shape == (1, 2, 2)


def test_a_group_of_nothing_but_cards_has_no_planes() -> None:
    cards = ObservationSpace(Group(Pile, (5,)))
    assert planes(cards, np.zeros((3, cards.size), np.uint8), "pile").shape == (3, 0, 5)
    assert plane_names(cards, "pile") == []


def test_planes_show_amounts_choices_and_flags(kit: Kit) -> None:
    game = kit.game()
    batch: Any = game.batch(8, seed=2)
    for _ in range(60):
        batch.step(batch.drawn.copy())
    for group in game.observation_space.groups:
        fields = [field for field in group.fields if field.sort is not Sort.CARD]
        if not fields:
            continue
        made, names = batch.planes(group.name), plane_names(game.observation_space, group.name)
        assert made.shape == (8, len(names), *group.shape)
        assert (-1 if any(field.low for field in fields) else 0) <= made.min() <= made.max() <= 1
        for field in fields:
            places = [k for k, name in enumerate(names) if name.partition(":")[0] == field.name]
            weights = {
                Sort.NUMBER: [field.high],
                Sort.COUNT: [field.high],
                Sort.CHOICE: range(1, field.high + 1),
                Sort.FLAGS: [1 << bit for bit in range(len(places))],
            }[field.sort]
            again = sum(made[:, place] * weight for place, weight in zip(places, weights, strict=True))
            assert np.array_equal(np.rint(again), batch.named()[group.name][field.name])


def test_every_number_is_in_its_range_and_every_byte_is_declared(kit: Kit) -> None:
    game = kit.game()
    space = game.observation_space
    covered = []
    for group, field, at in space:
        step = field.width if group.planes else group.width
        covered += [at + step * place + byte for place in range(prod(group.shape)) for byte in range(field.width)]
    covered.sort()
    assert covered == list(range(space.size))
    for seed in range(len(kit.modes)):
        for position in list(walk(game.new(kit.setup_of(seed, game)), seed))[::5]:
            for seat in range(position.seats):
                seen = named(space, np.frombuffer(position.observation(seat), np.uint8))
                for group, field, _ in space:
                    numbers = seen[group.name][field.name]
                    assert field.low <= numbers.min() <= numbers.max() <= field.high, (group.name, field.name)


def writes(code: Any) -> Iterator[tuple[str, int]]:
    """The place of each write into `out`, with the bytes that it takes: a field where the place names one."""
    for node in ast.walk(ast.parse(inspect.getsource(code))):
        match node:
            case ast.Subscript(value=ast.Name("out"), slice=at, ctx=ast.Store()):
                width = 1
            case ast.Call(func=ast.Name("put_two" | "put_row"), args=[_, at, _]):
                width = 2
            case ast.Call(func=ast.Name("put_left"), args=[*_, at, _]):
                width = 2
            case _:
                continue
        yield (
            next((ast.unparse(part) for part in ast.walk(at) if isinstance(part, ast.Attribute)), ast.unparse(at)),
            width,
        )


def test_each_declared_field_is_written_by_one_line_and_no_other_byte_is(kit: Kit) -> None:
    game = kit.game()
    module = sys.modules[f"{game.backend.program.package}.observation"]
    written = [*writes(module), *(writes(observe_turn) if hasattr(module, "observe_turn") else ())]
    kinds = [group.kind for group in game.observation_space.groups]
    declared = [(f"{kind.__name__}.{each.name}", each.field.width) for kind in kinds for each in kind]
    assert sorted(written) == sorted(declared)


def test_every_field_says_what_it_means(kit: Kit) -> None:
    assert all(field.meaning for _, field, _ in kit.game().observation_space)
