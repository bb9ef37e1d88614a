"""The cause that an event names is the event that made it happen, in random matches of every mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import pytest
from msgspec.structs import replace

from tests.games.kits import KITS, MODES, Kit
from theagon.games.base import Event, UnitRef
from theagon.games.display.events import EventKind
from theagon.testing.walks import moments

MATCHES: Final = 6
"""Of each mode."""
OF_A_STEP: Final = {
    "gods-unchained": {"destroyed", "restored", "afterlife-waits", "reset", "wakes", "recovers", "burn", "regen"}
}
"""The kinds that happen in the step of the rules that their clause names, if they cite a clause of steps."""
HAND, GODS, ARMY = KITS
ANOTHER: Final = UnitRef(0, "nobody", "nowhere")


def actions(kit: Kit, mode: str, matches: int = MATCHES) -> Iterator[tuple[dict[int, Event], list[Event]]]:
    """The events of each action, with all events of the match so far by their numbers."""
    known: dict[int, Event] = {}
    for moment in moments(kit.game(), kit.seeds(mode, matches), kit.deal):
        if moment.step == 0:
            known = {}
        known |= {event.number: event for event in moment.position.events}
        yield known, moment.position.events


def faults(
    name: str, rows: Mapping[str, EventKind], known: Mapping[int, Event], events: Sequence[Event]
) -> Iterator[str]:
    """What is wrong with the causes of an action's events."""
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
        if event.kind in OF_A_STEP.get(name, ()) and event.clause in steps and event.clause != step:
            yield f"{event} is told outside its step"


def awaited(cause: Event, known: Mapping[int, Event], events: Sequence[Event]) -> bool:
    """Whether an earlier event belongs to the action that a choice interrupted: no turn has begun since, but by it."""
    later = (known[number] for number in range(cause.number + 1, events[0].number))
    return not any(event.kind == "turn-start" for event in later)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_event_is_told_with_what_made_it_happen(kit: Kit, mode: str) -> None:
    examined = 0
    for known, events in actions(kit, mode):
        assert list(faults(kit.name, kit.game().events, known, events)) == []
        examined += len(events)
    assert examined > 100 * MATCHES


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
                assert list(faults(name, KITS[name].game().events, known, wrong))
                return
    pytest.fail("no such event in these matches")
