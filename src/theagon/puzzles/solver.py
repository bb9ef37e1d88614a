"""Proofs of positions: a win this turn, survival of the opponent's next one, and what will be left.

    verdict = solve(read_scenario(Path("position.yaml")), Kind.WIN)
    verdict.proved, verdict.solutions

The search is exhaustive: every own action, every answer of others, and for survival every turn that the opponent may
have and every own answer in it. Everything that the file declares counts as known, hidden cards and the order of decks
among them. What chance decides is certain only if no outcome spoils it: one that does disproves it, and where none was
seen to, the verdict is `unknown`, as it is when the limit of nodes is reached.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.match.match import chance_of
from theagon.puzzles.steps import Names, carried_out, deed, shown
from theagon.puzzles.turn import Budget, Edge, LimitError, Sort, Turn, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from theagon.games.staging import Script, Stage

NODES: Final = 200_000
MOST_SOLUTIONS: Final = 100
"""The most that are counted, and the most orders that are followed to count them."""


class Kind(Enum):
    """The aim of a puzzle."""

    WIN = "win"
    SURVIVE = "survive"
    LEFT = "left"


def kind_of(script: Script) -> Kind:
    """Return the aim of a puzzle. Raises `TheagonError` for a scenario that is no puzzle."""
    if script.scenario.puzzle is None:
        raise script.read.node.error("this scenario is no puzzle", "say what is asked, such as puzzle: {kind: win}")
    return Kind(script.scenario.puzzle.kind)


class Verdict(Struct, frozen=True):
    """The result of the solver."""

    kind: Kind
    proved: bool | None
    """True if the aim can be reached for certain; None if that is unknown."""
    nodes: int
    reason: str = ""
    """The reason if it is unknown: `limit`, `chance` or `stopped`."""
    length: int = 0
    """The decisions of the shortest way, the end of the turn not counted."""
    solutions: tuple[tuple[Any, ...], ...] = ()
    """The shortest ways as steps of a scenario; those that differ only by their order count once."""
    needed: bool = False
    """True if every way to the aim, however long, has each deed of the first solution."""

    @property
    def unique(self) -> bool:
        """Return whether there is one shortest way up to order, and every way has all its deeds."""
        return bool(self.proved) and len(self.solutions) == 1 and self.needed


def solve(script: Script, kind: Kind, nodes: int = NODES, progress: Callable[[int], None] | None = None) -> Verdict:
    """Prove that the player to act at the beginning of a scenario can reach the aim of this kind, or cannot.

    `progress` is called now and then with the count of nodes. Ctrl-C ends the search with what is `unknown`.
    """
    budget = Budget(nodes, progress)
    try:
        return whole(_solving(script, kind, budget))
    except KeyboardInterrupt:
        return Verdict(kind, None, budget.spent, "stopped")


def solving(script: Script, kind: Kind, nodes: int) -> Generator[int, None, Verdict]:
    """Prove as `solve` does, part by part: yield the count of nodes after each, and return the verdict."""
    return _solving(script, kind, Budget(nodes))


def _solving(script: Script, kind: Kind, budget: Budget) -> Generator[int, None, Verdict]:
    if kind is Kind.LEFT:
        return _left(script)
    try:
        return (yield from _solved(script.begin(), kind, budget))
    except LimitError:
        return Verdict(kind, None, budget.spent, "limit")


def best_action(position: Any, kind: Kind, nodes: int) -> int | None:
    """Return the first action of a shortest certain way; None if none was found within `nodes` nodes."""
    budget = Budget(nodes)
    try:
        turn = Turn(position, budget)
        aims, _ = whole(_aims(turn, kind, budget))
    except LimitError:
        return None
    return next(iter(turn.way(aims, lucky=False)), None)


def _aims(turn: Turn, kind: Kind, budget: Budget) -> Generator[int, None, tuple[set[int], set[int]]]:
    """Return the nodes of a turn at which the aim is reached, and those at which it may be."""
    aims, doubtful = {*turn.nodes(Sort.WON)}, set[int]()
    for number in turn.nodes(Sort.ENDED) if kind is Kind.SURVIVE else ():
        safe = yield from _safe(turn.position(number), turn.seat, budget)
        if safe is not False:
            (aims if safe else doubtful).add(number)
    return aims, doubtful


def _solved(stage: Stage, kind: Kind, budget: Budget) -> Generator[int, None, Verdict]:
    position = stage.position
    turn = Turn(position, None)
    yield from turn.exploring(budget)
    aims, doubtful = yield from _aims(turn, kind, budget)
    ways = _Ways(turn, Names(position.game.name, stage.ids), aims, doubtful)
    length = ways.certain[0]
    if length is None:
        possible = ways.possible[0] is not None
        return Verdict(kind, None if possible else False, budget.spent, "chance" if possible else "")
    solutions = tuple(ways.shortest())
    own = length - ("end-turn" in solutions[0])
    return Verdict(kind, True, budget.spent, "", own, solutions, ways.need(solutions[0]))


def _left(script: Script) -> Verdict:
    """Return what the actions of a scenario leave of the units on the board, as an expectation."""
    stage = script.begin()
    before, drawn = shown(stage), chance_of(script.game, stage.position)
    count = len(list(carried_out(script, stage)))
    if chance_of(script.game, stage.position) != drawn:
        return Verdict(Kind.LEFT, None, count, "chance")
    after = shown(stage)
    left = {name: after[name] for name in before if after[name] != before[name]}
    return Verdict(Kind.LEFT, bool(left), count, "", count, (({"expect": left},),) if left else (), True)


def is_safe(position: Any, seat: int, budget: Budget) -> bool | None:
    """Return whether a seat can survive the turn that begins here, whatever others do in it; None: unknown."""
    return whole(_safe(position, seat, budget))


def _safe(position: Any, seat: int, budget: Budget) -> Generator[int, None, bool | None]:
    if position.is_over or position.to_act == seat:
        return None
    turn = Turn(position, None, against=seat)
    yield from turn.exploring(budget)
    beaten = {*turn.nodes(Sort.WON)}
    if turn.won or turn.distances(beaten, lucky=True)[0] is not None:
        return False
    unsure = {edge.to for edges in turn.edges for edge in edges if edge.lucky}
    return True if turn.distances(beaten | unsure, lucky=True)[0] is None else None


class _Ways:
    """The ways through a turn to an aim."""

    def __init__(self, turn: Turn, names: Names, aims: set[int], doubtful: set[int]) -> None:
        """Measure the ways to the aims; `doubtful` are the nodes that may be aims."""
        self._turn = turn
        self._names = names
        self._steps: dict[tuple[int, int], Any] = {}
        self._orders = 0
        self.certain = turn.distances(aims, lucky=False)
        self.possible = turn.distances(aims | doubtful, lucky=True)

    def shortest(self) -> Iterator[tuple[Any, ...]]:
        """Yield the shortest certain ways; of those that differ only by their order, one."""
        seen = set[tuple[str, ...]]()
        for way in self._from(0):
            deeds = tuple(sorted(deed(step) for step in way))
            if deeds not in seen:
                seen.add(deeds)
                yield way
            self._orders += 1
            if self._orders == MOST_SOLUTIONS:
                return

    def _from(self, number: int) -> Iterator[tuple[Any, ...]]:
        """Yield the shortest ways from a node; another player gives the answer that delays most."""
        left = self.certain[number]
        if not left:
            yield ()
            return
        own = self._turn.sort[number] is Sort.OWN
        edges = [edge for edge in self._turn.edges[number] if self.certain[edge.to] == left - own and not edge.lucky]
        for edge in edges if own else edges[:1]:
            step = self._step(number, edge)
            for way in self._from(edge.to):
                yield (step, *way)

    def need(self, solution: tuple[Any, ...]) -> bool:
        """Return whether every way to what may be an aim has all deeds of this solution."""
        return not any(self._can_do_without(done) for done in {deed(step) for step in solution})

    def _can_do_without(self, done: str) -> bool:
        reached, waiting = {0}, [0]
        while waiting:
            number = waiting.pop()
            if self.possible[number] == 0:
                return True
            for edge in self._turn.edges[number]:
                if edge.to in reached or self.possible[edge.to] is None:
                    continue
                if deed(self._step(number, edge)) != done:
                    reached.add(edge.to)
                    waiting.append(edge.to)
        return False

    def _step(self, number: int, edge: Edge) -> Any:
        key = number, edge.action
        if key not in self._steps:
            self._steps[key] = self._names.step(self._turn.position(number), edge.action)
        return self._steps[key]
