"""All that can happen in the rest of a turn, as a graph of states.

States that differ only by the order of transposed actions are one: the count of events is left out. Everything is
open: hands, decks and their order count as known. Chance is not: an action that draws from the generator has only one
of its outcomes in the graph, and says so. An aim that this outcome misses is not certain; an aim that it reaches may or
may not be.
"""

from __future__ import annotations

import hashlib
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterator

REPORTED: Final = 4096
"""Nodes between two calls of `progress`."""
PART: Final = 256
"""Nodes that are made in one part of a search that goes part by part."""

T = TypeVar("T")


def whole(parts: Generator[object, None, T]) -> T:
    """Do all parts of something, and return its result."""
    while True:
        try:
            next(parts)
        except StopIteration as end:
            result: T = end.value
            return result


class Sort(Enum):
    """The kinds of states, as the player of the searched turn sees them."""

    OWN = auto()  # the player decides, or one who plays with it
    OTHER = auto()  # another player answers, in this turn
    WON = auto()
    LOST = auto()  # or drawn
    ENDED = auto()  # the next turn has begun


class LimitError(Exception):
    """The graph has more nodes than allowed."""


class Budget:
    """The nodes that a search may still make."""

    def __init__(self, nodes: int, progress: Callable[[int], None] | None = None) -> None:
        self.limit = nodes
        self.spent = 0
        self._progress = progress
        self._parted = 0

    def spend(self) -> None:
        """Count a node. Raises `LimitError`."""
        self.spent += 1
        if self.spent > self.limit:
            raise LimitError
        if self._progress is not None and self.spent % REPORTED == 0:
            self._progress(self.spent)

    def ends_part(self) -> bool:
        """Return whether the nodes of a part were made since this last was true."""
        ends = self.spent - self._parted >= PART
        if ends:
            self._parted = self.spent
        return ends


class Edge(NamedTuple):
    """An action of a state, the node that it leads to, and whether chance had a part in it."""

    action: int
    to: int
    lucky: bool


class Turn:
    """The graph: node 0 is the position, `sort` and `edges` are by node."""

    def __init__(
        self,
        position: Any,
        budget: Budget | None,
        *,
        against: int | None = None,
        measure: Callable[[Any], int] | None = None,
    ) -> None:
        """Explore the turn of the player to act. Raises `LimitError`.

        With `against` all others play together against that seat, and the first win before any answer of it ends the
        search. Without a budget the graph is empty until it is explored by `exploring`. `measure` takes a number from
        the world at each node; `least` is the least of them.
        """
        self.seat: int = position.to_act
        self.sort: list[Sort] = []
        self.edges: list[list[Edge]] = []
        self.won = False
        """True if there is a win before any answer."""
        self.least = 1 << 30
        self._measure = measure
        self._position = position
        self._parent: list[tuple[int, int]] = []
        self._against = against
        if budget is not None:
            for _ in self.exploring(budget):
                pass

    def exploring(self, budget: Budget) -> Iterator[int]:
        """Explore the turn part by part; after each, yield the nodes spent. Raises `LimitError`."""
        machine = self._machine()
        world, load, act, state = machine.world, machine.load_state, machine.act, machine.state
        turn, seat, measure, against = int(world.turn), self.seat, self._measure, self._against
        drawn = self._position.game.program.state.layout.bytes_of("rng")
        known: dict[bytes, int] = {}
        unexplored: list[tuple[int, bytes]] = []

        def node(reached: bytes, parent: int, action: int) -> int:
            """Return the node of the state that is on the machine."""
            key = hashlib.blake2b(reached, digest_size=16).digest()
            if key in known:
                return known[key]
            budget.spend()
            number = known[key] = len(self.sort)
            if measure is not None:
                self.least = min(self.least, measure(world))
            winner = world.winner
            if winner >= 0:
                self.sort.append(Sort.WON if winner == seat else Sort.LOST)
                self.won |= winner == seat and not self._is_answer(parent)
            elif world.turn != turn:
                self.sort.append(Sort.ENDED)
            else:
                own = world.to_act == seat if against is None else world.to_act != against
                self.sort.append(Sort.OWN if own else Sort.OTHER)
                unexplored.append((number, reached))
            self.edges.append([])
            self._parent.append((parent, action))
            return number

        node(state(), -1, -1)
        while unexplored and (against is None or not self.won):
            if budget.ends_part():
                yield budget.spent
                machine = self._machine()  # others have used the one of their thread since
                world, load, act, state = machine.world, machine.load_state, machine.act, machine.state
            number, at = unexplored.pop()
            load(at)
            edges = self.edges[number]
            for action in machine.legal_list():
                load(at)
                act(action)
                world.clock = 0
                reached = state()
                lucky = reached[drawn] != at[drawn]
                edges.append(Edge(action, node(reached, number, action), lucky))

    def _is_answer(self, number: int) -> bool:
        """Return whether another player answers at a node, or on the way to it."""
        while number >= 0 and self.sort[number] is Sort.OWN:
            number, _ = self._parent[number]
        return number >= 0

    def _machine(self) -> Any:
        """Return a machine with the position on it. Events are numbered from 0, so their count makes no difference."""
        machine = self._position.shared_machine().change(self._position.state_bytes())
        machine.world.log_on = 0
        machine.world.clock = 0
        return machine

    def nodes(self, *sorts: Sort) -> list[int]:
        """Return the nodes of these sorts."""
        return [number for number, sort in enumerate(self.sort) if sort in sorts]

    def path(self, number: int) -> list[int]:
        """Return actions that lead to a node."""
        actions = []
        while number:
            number, action = self._parent[number]
            actions.append(action)
        return actions[::-1]

    def position(self, number: int) -> Any:
        """Return the position at a node."""
        path = self.path(number)
        machine = self._machine()
        for action in path:
            machine.act(action)
            machine.world.clock = 0
        return self._position.at(machine.state())

    def way(self, aims: Collection[int], *, lucky: bool) -> list[int]:
        """Return the actions of a shortest way to an aim, with the answers that delay it most; none if there is none.

        `lucky` is as in `distances`.
        """
        distance, number, actions = self.distances(aims, lucky=lucky), 0, []
        while left := distance[number]:
            left -= self.sort[number] is Sort.OWN
            edges = (edge for edge in self.edges[number] if lucky or not edge.lucky)
            action, number, _ = next(edge for edge in edges if distance[edge.to] == left)
            actions.append(action)
        return actions

    def distances(self, aims: Collection[int], *, lucky: bool) -> list[int | None]:
        """Return for each node the fewest own actions to an aim that no other can prevent; None if there are none.

        With `lucky`, the one outcome of chance that the graph has counts as certain.
        """
        distance: list[int | None] = [None] * len(self.sort)
        for number in aims:
            distance[number] = 0
        inner = [number for number in reversed(self.nodes(Sort.OWN, Sort.OTHER)) if number not in aims]
        changed = True
        while changed:
            changed = False
            for number in inner:
                shortest = self._shortest(number, distance, lucky)
                changed |= shortest != distance[number]
                distance[number] = shortest
        return distance

    def _shortest(self, number: int, distance: list[int | None], lucky: bool) -> int | None:
        reached = [distance[edge.to] if lucky or not edge.lucky else None for edge in self.edges[number]]
        certain = [each for each in reached if each is not None]
        if self.sort[number] is Sort.OTHER:
            return max(certain) if certain and len(certain) == len(reached) else None
        return 1 + min(certain) if certain else None
