"""Running a scenario: its steps in order, and its failed expectations."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import asdict

from theagon.games.base import Event, Refusal
from theagon.games.fields import SEATS
from theagon.games.play.position import Position
from theagon.games.staging import ImpossibleStepError, Script, Stage, facts_of
from theagon.games.staging.format import shown
from theagon.games.staging.happened import Mismatch, mismatches
from theagon.games.staging.subjects import SUBJECTS
from theagon.match.scenario import Failure, ScenarioOutcome, Taken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Literal, TypeAlias

    Path: TypeAlias = tuple[str | int, ...]


class Claim(NamedTuple):
    """An expectation, as the file writes it, and whether it holds."""

    kind: Literal["expect", "refused"]
    text: str
    holds: bool


class Moment(NamedTuple):
    """The state of a scenario after a step, or, without an action and claims, at its beginning."""

    position: Position  # valid only during the call: the next step changes it
    taken: Taken | None  # the step's action, if it was possible
    claims: tuple[Claim, ...]


def run_scenario(script: Script, observe: Callable[[Moment], None] | None = None) -> ScenarioOutcome:
    """Run a scenario. `observe` is called at its beginning and after each step."""
    run = _Run(script)
    if observe is not None:
        observe(Moment(run.position, None, ()))
    for number, step in enumerate(script.steps):
        before = len(run.trace)
        goes_on = run.perform(number, step)
        if observe is not None:
            taken = next((taken for taken in run.trace[before:] if taken.refusal is None), None)
            observe(Moment(run.position, taken, run.claims(step, goes_on)))
        if not goes_on:
            break
    mode = script.game.backend.mode
    title, proves = script.scenario.title, tuple(script.proves)
    return ScenarioOutcome(script.file, title, proves, mode, tuple(run.failures), tuple(run.trace))


class _Run:
    """A running scenario. Failed expectations are collected; a failed action ends it."""

    def __init__(self, script: Script) -> None:
        self.failures: list[Failure] = []
        self.trace: list[Taken] = []
        self._script = script
        self._stage = script.begin()
        self._events: list[Event] = []  # of the last action and its choices
        self._number = 0  # of the step, from 0
        self._wrong: set[object] = set()  # the failed places of the step's expectation

    @property
    def position(self) -> Position:
        position: Position = self._stage.position
        return position

    def perform(self, number: int, step: Any) -> bool:
        """Carry out a step. Returns False if the scenario cannot go on."""
        self._number = number
        self._wrong = set()
        to_act = self._stage.position.to_act
        if step.by is not None and self._seat(to_act) != step.by:
            self._fail(("by",), step.by, self._seat(to_act))
            return False
        if step.expect is not None:
            for path, expected, actual in self._mismatches(step.expect):
                self._fail(("expect", *path), expected, actual)
                self._wrong.add(path[1] if path[0] == SUBJECTS else path[0])
            return True
        if step.refused is not None:
            return self._attempt(lambda: self._refuse(step.refused), "refused")
        if step.name is not None:
            return self._attempt(lambda: self._stage.name(step.name.unit, step.name.at))
        return self._attempt(lambda: self._act(step))

    def claims(self, step: Any, performed: bool) -> tuple[Claim, ...]:
        """Return the claims of the last step, one by one. If the step could not be performed, none holds."""
        if step.refused is not None:
            failed = any(failure.step == self._number + 1 for failure in self.failures)
            return (Claim("refused", shown(step.refused), not failed),)
        if step.expect is None:
            return ()
        said = to_builtins(step.expect)
        subjects = said.pop(SUBJECTS, {})  # in the file these are on the level of the other fields
        claims: list[tuple[Path, Any]] = [((name,), wanted) for name, wanted in said.items()]
        claims += [((SUBJECTS, name), wanted) for name, wanted in subjects.items()]
        return tuple(
            Claim("expect", f"{path[-1]}: {shown(wanted)}", performed and path[-1] not in self._wrong)
            for path, wanted in sorted(claims, key=lambda claim: self._place("expect", *claim[0]))
        )

    def _place(self, *path: str | int) -> tuple[int, int]:
        """Return the line and column of a place in the last step."""
        place = self._script.place("steps", self._number, *path)
        return place.line or 0, place.column or 0

    def _seat(self, seat: int) -> str:
        return SEATS[seat] if seat >= 0 else "none"

    def _fail(self, path: Path, expected: object, actual: object) -> None:
        place = self._script.place("steps", self._number, *path)
        name = ".".join(str(word) for word in path if word not in ("expect", SUBJECTS))
        line, column, text = place.line or 0, place.column or 0, place.text or ""
        self.failures.append(
            Failure(place.file, line, column, self._number + 1, name, shown(expected), shown(actual), text)
        )

    def _attempt(self, deed: Callable[[], None], *within: str) -> bool:
        """Try a deed. Returns whether it was possible; if not, the scenario fails at this place."""
        try:
            deed()
        except ImpossibleStepError as error:
            self._fail((*within, *error.path), error.expected, error.actual)
            return False
        return True

    def _act(self, action: Any) -> None:
        """Carry out an action."""
        position = self._stage.position
        number, notation, refusal = self._stage.judge(action)
        if refusal is not None:
            self._tell_refused(number, notation, refusal)
            raise ImpossibleStepError((), "an action that is possible", self._stage.refused(refusal))
        seat = action.concede or self._seat(position.to_act)
        asked = position.open_view()["choice"]
        events = position.apply(number)
        if asked is None or action.concede is not None:
            self._events = []  # an answer adds its events to the action that asked
        self._events += events
        self._stage.follow(action, events)
        self.trace.append(Taken(self._number + 1, seat, number, notation, tuple(events)))

    def _refuse(self, refused: Any) -> None:
        """Check that an action is refused, with the clause and reason of the file."""
        number, notation, refusal = self._stage.judge(refused, absent=True)
        if refusal is None or number in self._stage.position.legal_actions():
            self._fail(("refused",), "an action that is refused", "it is possible")
            return
        self._tell_refused(number, notation, refusal)
        for name in ("clause", "reason"):
            wanted = getattr(refused, name)
            if wanted is not None and wanted != getattr(refusal, name):
                self._fail(("refused", name), wanted, self._stage.refused(refusal))

    def _tell_refused(self, number: int, notation: str, refusal: Refusal) -> None:
        seat = self._seat(self._stage.position.to_act)
        self.trace.append(Taken(self._number + 1, seat, number, notation, refusal=refusal))

    # ---- expectations -----------------------------------------------------------------------------------------------

    def _mismatches(self, expect: Any) -> Iterator[Mismatch]:
        """Yield the failed expectations."""
        for path, expected, actual, holds in facts_of(self._stage, expect):
            if not holds:
                yield path, expected, actual
        for name, wanted in (("legal", True), ("legal-exactly", True), ("not-legal", False)):
            for k, action in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                yield from self._legality(action, wanted, (name, k))
        if expect.legal_exactly is not None:
            yield from self._more_than(expect.legal_exactly)
        yield from mismatches(self._stage, expect, self._events)
        for seat, wanted in (expect.view or {}).items():
            view = self._stage.position.view(None if seat == "spectator" else SEATS.index(seat))
            yield from _unlike(wanted, view, ("view", seat))
        if expect.indistinguishable is not None:
            yield from self._told_apart(expect.indistinguishable.for_)

    def _told_apart(self, viewer: str) -> Iterator[Mismatch]:
        """Yield a difference that a viewer sees to the same steps from the other position that the step names."""
        script = self._script.others[self._number]
        other, events = script.begin(), list[Event]()
        for step in script.steps:
            try:
                events += _repeated(other, step)
            except ImpossibleStepError as error:
                yield ("indistinguishable", "from"), "the same steps", f"{error.actual}, instead of {error.expected}"
                return
        seat = None if viewer == "spectator" else SEATS.index(viewer)
        here = _seen(self._stage.position, [event for taken in self.trace for event in taken.events], seat)
        there = _seen(other.position, events, seat)
        for path, shown_here, shown_there in _unlike(here, there, ()):
            difference = f"{'.'.join(map(str, path))}: {shown(shown_here)} here, {shown(shown_there)} there"
            yield ("indistinguishable",), f"the same for {viewer}", difference
            return

    def _more_than(self, actions: Sequence[Any]) -> Iterator[Mismatch]:
        """Yield the failure that there are further legal actions, if there are."""
        position = self._stage.position
        with suppress(ImpossibleStepError):
            said = {self._stage.judge(action).number for action in actions}
            if more := [position.notation(action) for action in position.legal_actions() if action not in said]:
                yield ("legal-exactly",), "no other legal action", more

    def _legality(self, action: Any, wanted: bool, path: Path) -> Iterator[Mismatch]:
        """Yield the failure of an expectation that an action is, or is not, legal."""
        try:
            number, _, refusal = self._stage.judge(action, absent=not wanted)
        except ImpossibleStepError as error:
            yield (*path, *error.path), error.expected, error.actual
            return
        if (number in self._stage.position.legal_actions()) != wanted:
            actual = "it is legal" if refusal is None else self._stage.refused(refusal)
            yield path, "a legal action" if wanted else "no legal action", actual


def _repeated(stage: Stage, step: Any) -> Sequence[Event]:
    """Carry out a scenario's step on another stage. Returns its events. Raises `ImpossibleStepError`."""
    if step.name is not None:
        stage.name(step.name.unit, step.name.at)
        return ()
    number, _, refusal = stage.judge(step)
    if refusal is not None:
        raise ImpossibleStepError((), "an action that is possible", f"refused: {refusal.reason} [{refusal.clause}]")
    events: Sequence[Event] = stage.position.apply(number)
    stage.follow(step, events)
    return events


def _seen(position: Position, events: Sequence[Event], seat: int | None) -> dict[str, Any]:
    """Return what a seat (None: a spectator) sees of a position and of the events before it."""
    return {"view": position.view(seat), "events": [asdict(event.seen_by(seat)) for event in events]}


def _unlike(wanted: Any, actual: Any, path: Path) -> Iterator[Mismatch]:
    """Yield the differences of plain data from the wanted. A mapping may have further fields; lengths must match.

    `{count: 3}` compares only the length of a list.
    """
    if isinstance(wanted, dict) and isinstance(actual, dict):
        for key, value in wanted.items():
            if key not in actual:
                yield (*path, key), value, f"no field {key}: there are {', '.join(actual)}"
            else:
                yield from _unlike(value, actual[key], (*path, key))
    elif isinstance(wanted, dict) and isinstance(actual, list) and wanted.keys() == {"count"}:
        if wanted["count"] != len(actual):
            yield (*path, "count"), wanted["count"], len(actual)
    elif isinstance(wanted, list) and isinstance(actual, list) and len(wanted) == len(actual):
        for k, value in enumerate(wanted):
            yield from _unlike(value, actual[k], (*path, k))
    elif wanted != actual:
        yield path, wanted, actual
