"""Observations tell a learner all that its seat's view tells, except for what the game's space declares as left out.

Numbers and records of states from matches are changed. Where a seat then sees another view, but the same observation
and the same legal actions, what differs must be declared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect

from tests.games.kits import KITS, Kit
from tests.games.support import walk
from theagon.errors import TheagonError
from theagon.games.play.position import Position

MATCHES: Final = 2
"""Matches of each mode; `make soak` takes states of others."""
CHANGES: Final = 4000
"""Changed states of each game."""


class Observed:
    """What changed states show: where views differ, and where observations do not."""

    def __init__(self, kit: Kit, matches: int, first: int = 0, lacking: str = "") -> None:
        """Take the positions of random matches of each mode, as many with a choice as without.

        The observations lack the group of this name.
        """
        self.game: Any = kit.game()
        space = self.game.observation_space
        self._lacking = slice(0, 0)
        for group in space.groups:
            if group.name == lacking:
                self._lacking = slice(space.at(group.kind), space.at(group.kind) + group.size)
        positions: dict[bool, list[Any]] = defaultdict(list)
        for mode in kit.modes:
            for seed in kit.seeds(mode, matches, first):
                begun = self.game.new(kit.setup_of(seed, self.game))
                for position in walk(begun, seed, player="greedy:60" if seed % 2 else None):
                    positions[bool(position.world.choice)].append(position)
        self.positions = list(positions.values())
        self.untold: Counter[str] = Counter()
        self.differed: Counter[str] = Counter()
        self.accepted = 0

    def change(self, random: Random) -> None:
        """Change a state once, and note what differs if it can be one of a match."""
        position, other = (random.choice(random.choice(self.positions)) for _ in range(2))
        data = bytearray(position.state_bytes())
        if random.random() < 0.8:
            self._set_number(data, other.state_bytes(), random)
        else:
            self._take_piece(data, other.state_bytes(), random)
        try:
            changed = self.game.restore(position.setup, bytes(data))
        except TheagonError:
            return
        self.accepted += 1
        self.compare(position, changed)

    def compare(self, position: Position[Any], changed: Position[Any]) -> None:
        """Note the differences between the views of two positions."""
        for seat in range(position.seats):
            one, other = (each.shown(seat, (seat,)) for each in (position, changed))
            if one != other:
                found = set(differences(one, other))
                self.differed.update(found)
                if self.observed(position, seat) == self.observed(changed, seat):
                    self.untold.update(found)

    def observed(self, position: Position[Any], seat: int) -> tuple[bytes, Sequence[int]]:
        """Return what a learner gets: the observation, and the legal actions if the seat decides."""
        seen = bytearray(position.observation(seat))
        seen[self._lacking] = bytes(len(seen[self._lacking]))
        return bytes(seen), position.legal_actions() if position.to_act == seat else ()

    @cached_property
    def _numbers(self) -> list[list[tuple[int, Any]]]:
        """Offsets and kinds of the state's numbers; those of all places of an array together."""
        found: dict[str, list[tuple[int, Any]]] = defaultdict(list)
        state = self.game.program.state
        for label, number in zip(state.labels(), state.layout.numbers(), strict=True):
            found[field_of(label)].append(number)
        return list(found.values())

    def _set_number(self, data: bytearray, other: bytes, random: Random) -> None:
        """Set a number, more often one that is not 0: near its value, in its range, or to that of another state."""
        places = random.choice(self._numbers)
        taken = [each for each in places if any(data[each[0] : each[0] + each[1].size])]
        at, kind = random.choice(taken if taken and random.random() < 0.8 else places)
        low, high = (kind.range.low, kind.range.high) if kind.range else (kind.low, kind.high)
        was = int.from_bytes(data[at : at + kind.size], "little")
        near, bit = was + random.choice((-2, -1, 1, 2)), was ^ 1 << random.randrange(8 * kind.size)
        there, _ = random.choice(places)
        new = random.choice(
            (near, bit, random.randint(low, high), int.from_bytes(other[there : there + kind.size], "little"))
        )
        data[at : at + kind.size] = (new % (1 << 8 * kind.size)).to_bytes(kind.size, "little")

    @cached_property
    def _pieces(self) -> list[list[tuple[int, int]]]:
        """Offsets and sizes of the places of the state's arrays."""
        layout = self.game.program.state.layout
        found = []
        for name, field in layout.fields.items():
            if field.shape:
                step = field.size // field.shape[0]
                found.append([(layout.offset[name] + k * step, step) for k in range(field.shape[0])])
        return found

    def _take_piece(self, data: bytearray, other: bytes, random: Random) -> None:
        """Replace a place of an array by another one, of this state or of another."""
        places = random.choice(self._pieces)
        (start, size), (source, _) = random.choice(places), random.choice(places)
        data[start : start + size] = (data if random.random() < 0.5 else other)[source : source + size]


def field_of(label: str) -> str:
    """Return the field that a label such as `unit[3].health` names: `unit[].health`."""
    return "".join("]" if part == "]" else part for part in label if not part.isdigit())


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield the parts of two views that differ, without the places in lists."""
    if one == other:
        return
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), f"{path}.{name}" if path else name)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for mine, others in zip(one, other, strict=True):
            yield from differences(mine, others, f"{path}[]")
    else:
        yield path


def parts(view: Any, path: str = "") -> Iterator[str]:
    """Yield the parts that a view declares, as `differences` names them."""
    described = inspect.type_info(view)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        yield from _parts(field.type, f"{path}.{field.name}" if path else field.name)


def _parts(kind: inspect.Type, path: str) -> Iterator[str]:
    yield path
    for each in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(each, inspect.StructType):
            yield from parts(each.cls, path)
        elif isinstance(each, inspect.ListType):
            yield from _parts(each.item_type, f"{path}[]")


def left_out(kit: Kit) -> Mapping[str, str]:
    return kit.game().observation_space.left_out  # type: ignore[no-any-return]


def examine(kit: Kit, matches: int, changes: int, first: int = 0) -> Observed:
    """Change states of matches, and check that what observations do not tell is declared."""
    seen, random = Observed(kit, matches, first), Random(first)
    for _ in range(changes):
        seen.change(random)
    assert set(seen.untold) <= set(left_out(kit)), f"an observation does not tell {seen.untold}"
    return seen


@pytest.mark.parametrize("name", KITS)
def test_an_observation_tells_all_that_the_view_tells(kit: Kit) -> None:
    seen = examine(kit, MATCHES, CHANGES)
    assert seen.accepted > CHANGES / 10


@pytest.mark.parametrize(("name", "group"), [(name, "turn" if name != "army-of-gods" else "match") for name in KITS])
def test_a_group_that_observations_lack_is_missed(kit: Kit, group: str) -> None:
    seen, random = Observed(kit, 1, lacking=group), Random(1)
    while not seen.untold:
        seen.change(random)


@pytest.mark.parametrize("name", KITS)
def test_only_its_player_is_told_what_is_left_of_a_deck_and_not_its_order(kit: Kit) -> None:
    for position in walk(kit.begun(), 1, every=9):
        for viewer in (*range(position.seats), None):
            for seat, player in enumerate(position.view(viewer)["players"]):
                deck = position.world.deck[seat][: player["deck"]]
                cards = Counter(position.cards.card_id(packed & 0xFFF) for packed in deck)
                assert player["deck-left"] == (cards if seat == viewer else None)
                assert seat != viewer or list(player["deck-left"]) == sorted(cards)


@pytest.mark.parametrize("name", KITS)
def test_what_is_left_out_is_a_part_of_the_view_and_has_a_reason(kit: Kit) -> None:
    view = type(kit.begun().shown(0, (0,)))
    assert set(left_out(kit)) <= set(parts(view))
    assert all(left_out(kit).values())
