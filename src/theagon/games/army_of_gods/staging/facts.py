"""What is the case in a scenario, held against what is expected of stacks, players and the course of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from theagon.games.army_of_gods.places import stack_number
from theagon.games.army_of_gods.staging.format import SEATS, Expectation, PileFacts, PlayerFacts
from theagon.games.staging import Fact

if TYPE_CHECKING:
    from theagon.games.army_of_gods.staging.stage import Stage

SEAT_NAMES: Final = tuple(SEATS)
PILES: Final = ("hand", "deck", "discard")


def facts_of(stage: Stage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of stacks, players and the turn."""
    shown = stage.position.open_view()
    stacks = {stack["tile"]: [lying["card"] for lying in stack["cards"]] for stack in shown["stacks"]}
    for name, wanted in expect.units.items():
        stack_number(stage.position.game, stage.position.seats, name)
        cards = stacks.get(name, [])
        yield fact(wanted, len(cards), "units", name) if isinstance(wanted, int) else fact(
            [*wanted], cards, "units", name)
    for seat, name in enumerate(SEAT_NAMES):
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, shown["players"][seat], name)
    actual = {
        "active": SEAT_NAMES[shown["active"]],
        "round": shown["round"],
        "moves": shown["moves"],
        "choice": shown["choice"]["kind"] if shown["choice"] else "none",
        "returns": tuple(int(each) for each in stage.position.returns()),
    }
    for name, value in actual.items():
        expected = getattr(expect, name)
        if expected is not None:
            yield fact(expected, value, name)


def _player(stage: Stage, seat: int, wanted: PlayerFacts, shown: dict[str, Any], name: str) -> Iterator[Fact]:
    for key in wanted.__struct_fields__:
        expected, field = getattr(wanted, key), key.replace("_", "-")
        if expected is None:
            continue
        if key in PILES:
            yield from _pile(expected, stage.pile(key, seat), name, field)
        elif key == "sets" and isinstance(expected, int):
            yield fact(expected, len(shown["sets"]), name, field)
        else:
            yield fact([*expected] if isinstance(expected, tuple) else expected, shown[field], name, field)


def _pile(wanted: tuple[str, ...] | PileFacts, actual: list[str], *path: str | int) -> Iterator[Fact]:
    if not isinstance(wanted, PileFacts):
        yield fact([*wanted], actual, *path)
        return
    if wanted.count is not None:
        yield fact(wanted.count, len(actual), *path, "count")
    if wanted.contains is not None:
        missing = [*wanted.contains]
        for card in actual:
            if card in missing:
                missing.remove(card)
        yield Fact((*path, "contains"), [*wanted.contains], actual, not missing)
    if wanted.lacks is not None:
        yield Fact((*path, "lacks"), f"none of {', '.join(wanted.lacks)}", actual, not {*wanted.lacks} & {*actual})


def fact(expected: object, actual: object, *path: str | int) -> Fact:
    """A fact that holds if both are equal."""
    return Fact(path, expected, actual, expected == actual)
