"""How a story reads, in random matches of every mode.

Each event names the event that made it happen. Nothing is told twice, an ability is told before what it does, and names
last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.games.kits import KITS, MODES, Kit
from theagon.games.base import Event, UnitRef
from theagon.games.display.events import EventKind
from theagon.games.play.game import Game
from theagon.testing.walks import moments

MATCHES: Final = 8
"""Of each mode."""
OF_A_STEP: Final = {
    "gods-unchained": {"destroyed", "restored", "afterlife-waits", "reset", "wakes", "recovers", "burn", "regen"}
}
"""The kinds that happen in the step of the rules that their clause names, if they cite a clause of steps."""
HAND, GODS, ARMY = KITS
ANOTHER: Final = UnitRef(0, "nobody", "nowhere")
ONE_FOR_EACH: Final = {"fizzle", "foresee", "spawn-fails", "summon-fails", "ward"}
"""The kinds that are told for each of several things alike: what does not happen, and cards looked at."""
PLACELESS: Final = {"reset"}
"""The kinds that tell of a unit's card in the void: the line says no place."""
MOTIONS: Final = {"hit", "heal", "move", "appear", "vanish", "transform", "clear", "leave"}
Spoilt = Callable[[Sequence[Event], int], list[Event]]


def actions(kit: Kit, mode: str, matches: int = MATCHES) -> Iterator[tuple[dict[int, Event], list[Event]]]:
    """The events of each action, with all events of the match so far by their numbers."""
    known: dict[int, Event] = {}
    for moment in moments(kit.game(), kit.seeds(mode, matches), kit.deal):
        if moment.step == 0:
            known = {}
        known |= {event.number: event for event in moment.position.events}
        yield known, moment.position.events


def wrong_causes(game: Game, known: Mapping[int, Event], events: Sequence[Event]) -> Iterator[str]:
    """What is wrong with the causes of an action's events."""
    rows = game.events
    steps = {clause for row in rows.values() if row.step for clause in row.clauses.split()}
    step = ""
    for place, event in enumerate(events):
        row, cause = rows[event.kind], known.get(event.cause)
        if event.step:
            step = event.clause
        if event.cause >= event.number or (event.cause >= 0 and cause is None):
            yield f"{event} does not come after its cause"
        if event.cause == -1 and place and event.source is not None:
            yield f"{event}: a unit does something, and the cause is not told"
        if event.cause >= 0 and event.cause < events[0].number and not awaited(known[event.cause], known, events):
            yield f"{event} answers an action that is over"
        if cause and rows[cause.kind].carries == "seat source" and event.source and row.motion != "move":
            assert cause.source
            if event.source.id != cause.source.id:
                yield f"{event} is told under the ability of another unit, {cause}"
        if event.kind in OF_A_STEP.get(game.name, ()) and event.clause in steps and event.clause != step:
            yield f"{event} is told outside its step"


def awaited(cause: Event, known: Mapping[int, Event], events: Sequence[Event]) -> bool:
    """Whether an earlier event belongs to the action that a choice interrupted: no turn has begun since, but by it."""
    later = (known[number] for number in range(cause.number + 1, events[0].number))
    return not any(event.kind == "turn-start" for event in later)


def misleading(game: Game, events: Sequence[Event]) -> Iterator[str]:
    """How the story of an action misleads."""
    rows = game.events
    for before, event in pairwise(events):
        alike = replace(event, number=before.number) == before
        if alike and not is_followed(rows[event.kind]) and event.kind not in ONE_FOR_EACH:
            yield f"{event} is told twice"
        if event.kind != before.kind and game.tell(event) == game.tell(before):
            yield f"{event} says what the line above it says"
    begun = {event.cause for event in events}
    for before, event in pairwise(events):
        same = event.source and before.source and event.source.id == before.source.id and event.cause == before.cause
        if same and begins(rows[event.kind]) and not begins(rows[before.kind]) and event.number not in begun:
            yield f"{event}: the ability is told after what it does"
    yield from wrong_names(game, events)


def is_followed(row: EventKind) -> bool:
    """Whether a line too many is found by those who follow the match by its log, as `test_log.py` does."""
    changes = row.zones or row.changes or row.alters or row.motion in MOTIONS
    return bool(changes) or row.amount not in ("number", "card", "phase", "step", "why")


def begins(row: EventKind) -> bool:
    """Whether such an event says only that an ability begins."""
    return row.carries == "seat source"


def wrong_names(game: Game, events: Sequence[Event]) -> Iterator[str]:
    """Units that change their names without moving, and names that two units have where a line says the place."""
    known: dict[int, UnitRef] = {}
    moved: set[int] = set()
    gone: set[int] = set()
    for event in events:
        motion = game.events[event.kind].motion
        for unit in filter(None, (event.source, event.target)):
            if known.get(unit.id, unit) != unit and unit.id not in moved:
                yield f"{event}: {known[unit.id]} has another name now"
            others = (other for other in known.values() if other.id not in gone | moved and other.id != unit.id)
            alike = any((other.card, other.tile) == (unit.card, unit.tile) for other in others)
            if alike and event.kind not in PLACELESS:
                yield f"{event}: another unit has the name of {unit}"
            known[unit.id] = unit
        if motion == "move" and event.source:
            moved.add(event.source.id)
        if motion in ("vanish", "transform") and event.target:
            gone.add(event.target.id)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_event_is_told_once_in_order_by_lasting_names_and_with_what_made_it_happen(kit: Kit, mode: str) -> None:
    game, count = kit.game(), 0
    for known, events in actions(kit, mode):
        assert [*wrong_causes(game, known, events), *misleading(game, events)] == []
        count += len(events)
    assert count > 100 * MATCHES


SPOILT: Final[dict[str, tuple[str, str, str, Callable[[Event, Event], Event]]]] = {
    "it is its own cause": (HAND, "damage", "trigger", lambda event, _: replace(event, cause=event.number)),
    "it has no cause": (HAND, "damage", "trigger", lambda event, _: replace(event, cause=-1)),
    "another unit does it": (HAND, "damage", "trigger", lambda event, _: replace(event, source=ANOTHER)),
    "another unit does it in its roar": (GODS, "damage", "roar", lambda event, _: replace(event, source=ANOTHER)),
    "it comes before its step": (
        GODS,
        "destroyed",
        "attack-damage",
        lambda event, cause: replace(event, clause="GU3.12" if event.clause != "GU3.12" else cause.clause),
    ),
    "its cause is of an action before": (
        "army-of-gods",
        "let-through",
        "attack",
        lambda event, _: replace(event, cause=0),
    ),
}
"""Wrong causes: the game, the kinds of an event and of its cause, and the event told wrongly."""


@pytest.mark.parametrize("fault", SPOILT)
def test_a_wrong_cause_is_found(fault: str) -> None:
    name, kind, under, spoilt = SPOILT[fault]
    for known, events in actions(KITS[name], KITS[name].modes[0], 50):
        for place, event in enumerate(events):
            cause = known.get(event.cause)
            if event.kind == kind and cause and cause.kind == under:
                wrong = [*events[:place], spoilt(event, cause), *events[place + 1 :]]
                assert list(wrong_causes(KITS[name].game(), known, wrong))
                return
    pytest.fail("no such event in these matches")


def doubled(events: Sequence[Event], place: int) -> list[Event]:
    again = replace(events[place], number=events[-1].number + 1)
    return [*events[: place + 1], again, *events[place + 1 :]]


def after_what_it_does(events: Sequence[Event], place: int) -> list[Event]:
    ability, effect = events[place], replace(events[place + 1], cause=events[place].cause)
    return [*events[:place], effect, ability, *events[place + 2 :]]


def again_with(**changes: Any) -> Spoilt:
    """Tell the event twice, the second time of a changed unit."""

    def spoilt(events: Sequence[Event], place: int) -> list[Event]:
        unit = events[place].source
        assert unit
        changed = {name: change(getattr(unit, name)) for name, change in changes.items()}
        return [*events[: place + 1], replace(events[place], source=replace(unit, **changed)), *events[place + 1 :]]

    return spoilt


@pytest.mark.parametrize(
    ("name", "kind", "then", "spoilt"),
    [
        ("hand-of-the-gods", "trigger", "damage", doubled),
        ("hand-of-the-gods", "trigger", "damage", after_what_it_does),
        ("gods-unchained", "roar", "damage", again_with(tile=lambda _: "p1-6")),
        ("gods-unchained", "roar", "damage", again_with(id=lambda number: number + 99)),
        ("army-of-gods", "let-through", "destroyed", doubled),
    ],
)
def test_a_story_that_misleads_is_found(kit: Kit, kind: str, then: str, spoilt: Spoilt) -> None:
    game = kit.game()
    for _, events in actions(kit, kit.modes[0], 50):
        for place, (event, following) in enumerate(pairwise(events)):
            alone = following.source and sum(each.cause == event.number for each in events) == 1
            if event.kind == kind and following.kind == then and (alone or kind != "trigger"):
                assert list(misleading(game, spoilt(events, place)))
                return
    pytest.fail("no such story in these matches")
