"""What was done in a match that began with a scenario: a scenario of its own, or the steps of a puzzle or a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.games.fields import SEATS
from theagon.games.staging.schema import schemas_of
from theagon.match.beginning import SANDBOX
from theagon.match.saving import fields_text, saved
from theagon.match.scenario import parse_scenario, staging_of
from theagon.puzzles.steps import Names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from theagon.games.base import Event
    from theagon.games.staging import Script, Stage
    from theagon.match.beginning import Staged
    from theagon.match.match import Match

LEFT_OUT: Final = frozenset(("game", "title", "proves", "puzzle", "lesson", "steps"))
"""The fields of a scenario that are not those of another one with the same position."""
MOST_STEPS: Final = 100
OF_NEW: Final = ("card", "owner", "attack", "strength", "health", "keywords")
"""What is said of a unit that has come."""
PASSING: Final = ("ready", "attacks", "moves", "auras", "guarded", "hand-size", "discard-size")
"""What changes with the course of a turn, or follows from other changes."""


def recorded(beginning: Staged, match: Match, language: str) -> str:
    """Return the text of a scenario: the beginning of a match, its steps, and what each of them changed.

    As in a set, it lacks the game, and in a sandbox the cards of the set. Raises `TheagonError` for a match without
    steps or with too many.
    """
    if not 1 <= len(match.history) <= MOST_STEPS:
        raise TheagonError(f"a scenario has 1 to {MOST_STEPS} steps", hint="play what the card should do, then stop")
    script = parse_scenario(beginning.text, beginning.name)
    plain: Any = script.read.node.plain()
    left_out = LEFT_OUT | ({*script.staging.definitions} if beginning.name == SANDBOX else set())
    fields = {name: value for name, value in plain.items() if name not in left_out}
    steps = [*_earlier(script, plain["steps"], beginning.step)]
    for done in _done(script, beginning.step, match):
        steps += [done.step, *([{"expect": done.changed}] if done.changed else ())]
    return fields_text({"title": script.title(language), **fields, "steps": steps})


class Recorded(Struct, frozen=True, rename="camel"):
    """What was done in a match that began with a scenario, and where it came to. Steps are those of a file."""

    steps: tuple[Any, ...]
    """The steps since it began; those of others than the player to act first say by whom."""
    winner: str | None
    """The seat that has won."""
    over: bool
    position: str | None
    """The lines of a file that describe where it is now; None if no file can, as in the middle of a choice."""


def recording(beginning: Staged, match: Match) -> Recorded:
    """Return what was done in a match. Raises `TheagonError` for too many steps."""
    if len(match.history) > MOST_STEPS:
        raise TheagonError(f"at most {MOST_STEPS} steps can be recorded", hint="begin again, and play fewer")
    script = parse_scenario(beginning.text, beginning.name)
    first = script.begin().position.to_act
    steps = []
    for done, step in zip(_done(script, beginning.step, match), match.history, strict=True):
        plain = done.step if isinstance(done.step, dict) else {done.step: {}}
        steps.append(done.step if step.seat == first else {**plain, "by": SEATS[step.seat]})
    position, winner = match.position, match.position.winner
    try:
        saved(position, "where it is")
        now: str | None = fields_text(staging_of(script.game.name).save(position))
    except TheagonError:
        now = None
    return Recorded(tuple(steps), None if winner is None else SEATS[winner], position.is_over, now)


def _earlier(script: Script, plain: Sequence[Any], count: int) -> Iterator[Any]:
    """Yield the steps of a scenario up to this number of actions, without what they should lead to."""
    for step, said in zip(script.steps, plain, strict=True):
        if step.expect is None and step.refused is None:
            if step.name is None:
                if not count:
                    return
                count -= 1
            yield said


class _Done(NamedTuple):
    """A step of a match as a file has it, and what it changed, as an expectation."""

    step: Any
    changed: dict[str, Any]


def _done(script: Script, count: int, match: Match) -> Iterator[_Done]:
    """Yield the steps of a match that began after this number of actions."""
    stage = script.begin()
    for said in _earlier(script, script.steps, count):
        _take(stage, said)
    names, again = Names(script.game.name, stage.ids), match.branch(0)
    for step in match.history:
        said = names.step(again.position, step.action)
        again.apply(step.action)
        before = Shown(stage)
        events = _take(stage, _read(script, said))  # of equal cards in hand a scenario takes the first
        changed = dict(Shown(stage).changes(before, events))
        if events:
            changed["events"] = [event.kind for event in events]
        yield _Done(said, changed)


def _read(script: Script, said: Any) -> Any:
    """Return a plain step as the schema has it."""
    return converted({said: {}} if isinstance(said, str) else said, schemas_of(script.staging).step)


def _take(stage: Stage, step: Any) -> Sequence[Event]:
    """Carry out a step of a scenario, and return its events. Raises `TheagonError` if it is not possible."""
    if step.name is not None:
        stage.name(step.name.unit, step.name.at)
        return ()
    events: Sequence[Event] = stage.position.apply(stage.action(step))
    stage.follow(step, events)
    return events


class Shown:
    """What is seen of a position, as expectations write it."""

    def __init__(self, stage: Stage) -> None:
        schemas, view = schemas_of(stage.staging), stage.position.open_view()
        self._stage = stage
        board = view[stage.staging.board]
        self._units: dict[int, dict[str, Any]] = {}
        self._stacks: dict[str, list[str]] = {}
        if stage.staging.named:
            self._units = {unit["id"]: {**_facts(unit, schemas.unit), "at": unit["tile"]} for unit in board}
        else:
            there = {stack["tile"]: [card["card"] for card in stack["cards"]] for stack in board}
            self._stacks = {place: there.get(place, []) for place in stage.places}
        self._players = {SEATS[k]: _facts(player, schemas.player) for k, player in enumerate(view["players"])}

    def changes(self, before: Shown, events: Sequence[Event]) -> Iterator[tuple[str, Any]]:
        """Yield what differs from an earlier position, by the names of units, places and players.

        A unit that no event names has not moved: its place has another name since others came or went.
        """
        names = {number: name for name, number in self._stage.ids.items()}
        named = {unit.id for event in events for unit in (event.source, event.target) if unit is not None}
        for number, unit in self._units.items():
            earlier = before._units.get(number)
            if earlier is None:
                changed = {name: unit[name] for name in OF_NEW if unit.get(name) not in (None, [])}
            else:
                changed = _changed(unit, earlier, *(() if number in named else ("at",)))
            if changed:
                yield names.get(number, unit["at"]), changed
        taken = {unit["at"] for unit in self._units.values()}
        for number, unit in before._units.items():
            if number not in self._units and number in names:
                fate = self._stage.fate(names[number])
                yield names[number], fate if fate in self._stage.staging.fates else "gone"
            elif number not in self._units and unit["at"] not in taken:
                yield unit["at"], "empty"
        for place, cards in self._stacks.items():
            if cards != before._stacks[place]:
                yield place, cards
        seen_as_units = ("health", "stone") if self._stage.staging.always else ()
        for seat, player in self._players.items():
            if changed := _changed(player, before._players[seat], *seen_as_units):
                yield seat, changed


def _changed(now: Mapping[str, Any], before: Mapping[str, Any], *others: str) -> dict[str, Any]:
    return {name: value for name, value in now.items() if value != before[name] and name not in (*PASSING, *others)}


def _facts(shown: Mapping[str, Any], schema: Any) -> dict[str, Any]:
    """Return what is seen of a unit or a player, as an expectation of this schema writes it."""
    names = zip(schema.__struct_fields__, schema.__struct_encode_fields__, strict=True)
    seats = {written for name, written in names if name in schema.seat_fields}
    known = shown.keys() & {*schema.__struct_encode_fields__}
    return {
        name: _written(value) if name not in seats else schema.nobody if value is None else SEATS[value]
        for name, value in shown.items()
        if name in known
    }


def _written(value: Any) -> Any:
    match value:
        case None:
            return "none"
        case dict():
            return value["health"]
        case list():
            return [each["card"] if isinstance(each, dict) else each for each in value]
    return value
