"""What is the case in a scenario, held against what is expected of stacks, players and the course of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from theagon.games.army_of_gods.staging.format import SEATS, Expectation, PlayerFacts
from theagon.games.staging.facts import Fact, fact, pile_facts, shown_facts
from theagon.games.staging.subjects import SUBJECTS

if TYPE_CHECKING:
    from theagon.games.army_of_gods.staging.stage import ArmyStage

PILES: Final = ("hand", "deck", "discard")
TURN: Final = ("active", "round", "moves", "choice", "returns")


def facts_of(stage: ArmyStage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of stacks, players and the turn."""
    shown = stage.position.open_view()
    stacks = {stack["tile"]: [lying["card"] for lying in stack["cards"]] for stack in shown["stacks"]}
    for name, wanted in expect.units.items():
        cards = stacks.get(name, [])
        yield (
            fact(wanted, len(cards), SUBJECTS, name)
            if isinstance(wanted, int)
            else fact([*wanted], cards, SUBJECTS, name)
        )
    for name, seat in SEATS.items():
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, shown["players"][seat], name)
    actual = {
        "active": tuple(SEATS)[shown["active"]],
        "round": shown["round"],
        "moves": shown["moves"],
        "choice": shown["choice"]["kind"] if shown["choice"] else "none",
        "returns": [int(each) for each in stage.position.returns()],
    }
    yield from shown_facts(expect, actual, apart={*expect.__struct_fields__} - {*TURN})


def _player(stage: ArmyStage, seat: int, wanted: PlayerFacts, shown: dict[str, Any], name: str) -> Iterator[Fact]:
    yield from shown_facts(wanted, shown, name, apart=("sets", *PILES))
    if wanted.sets is not None:
        counted = isinstance(wanted.sets, int)
        yield fact(
            wanted.sets if isinstance(wanted.sets, int) else [*wanted.sets],
            len(shown["sets"]) if counted else shown["sets"],
            name,
            "sets",
        )
    for pile in PILES:
        expected = getattr(wanted, pile)
        if expected is not None:
            yield from pile_facts(expected, stage.pile(pile, seat), name, pile)
