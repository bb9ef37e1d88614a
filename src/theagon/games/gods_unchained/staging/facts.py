"""What is the case in a scenario, held against what is expected of units, places, players and choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.gods_unchained.rules.world import Choice
from theagon.games.gods_unchained.staging.format import (
    SEATS,
    ChoiceFacts,
    Expectation,
    PileFacts,
    PlayerFacts,
    PricedCard,
    UnitFacts,
)
from theagon.games.staging import Fact

if TYPE_CHECKING:
    from theagon.games.gods_unchained.staging.stage import Stage

SEAT_NAMES: Final = tuple(SEATS)
STATUSES: Final = ("sick", "asleep", "used")
PILES: Final = ("hand", "deck", "void")


def facts_of(stage: Stage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of units, places, players, the Sanctum and choices."""
    for name, wanted in expect.units.items():
        yield from _subject(stage, name, wanted)
    for seat, name in enumerate(SEAT_NAMES):
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, name)
    if expect.sanctum is not None:
        sold = stage.position.view(None)["sanctum"] or []
        yield fact(list(expect.sanctum), [each and each["card"] for each in sold], "sanctum")
    if expect.choice is not None:
        yield from _choice(stage, expect.choice)


def _subject(stage: Stage, name: str, wanted: str | UnitFacts) -> Iterator[Fact]:
    fate = stage.fate(name)
    path = ("units", name)
    if isinstance(wanted, UnitFacts):
        unit = stage.unit(name)
        if unit is None:
            yield Fact(path, "a unit on the board", fate, False)
        else:
            yield from _unit_facts(unit, wanted, *path)
    elif wanted == "gone":
        yield Fact(path, wanted, fate, fate != "alive")
    else:
        yield fact(wanted, fate, *path)


def _unit_facts(unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
    actual = {
        **{name.replace("-", "_"): value for name, value in unit.items()},
        "at": unit["tile"],
        "owner": SEAT_NAMES[unit["owner"]],
        "damage": unit["maximum"] - unit["health"],
        **{status: status in unit["statuses"] for status in STATUSES},
    }
    for name in wanted.__struct_fields__:
        expected = getattr(wanted, name)
        if expected is None:
            continue
        if name in ("keywords", "has", "lacks"):
            yield _keyword_fact(name, expected, unit["keywords"], *path)
        else:
            yield fact(expected, actual[name], *path, name.replace("_", "-"))


def _player(stage: Stage, seat: int, wanted: PlayerFacts, *path: str | int) -> Iterator[Fact]:
    shown = stage.position.open_view()["players"][seat]
    for name in wanted.__struct_fields__:
        expected = getattr(wanted, name)
        key = name.replace("_", "-")
        if expected is not None and name not in PILES:
            yield fact(expected, shown[key], *path, key)
    for name in PILES:
        pile = getattr(wanted, name)
        if pile is not None:
            yield from _pile_facts(stage, name, seat, pile, shown["hand"], *path, name)


def _pile_facts(stage: Stage, name: str, seat: int, wanted: Any, hand: list[Any], *path: str | int) -> Iterator[Fact]:
    actual = stage.pile(name, seat)
    if isinstance(wanted, PileFacts):
        if wanted.count is not None:
            yield fact(wanted.count, len(actual), *path, "count")
        if wanted.contains is not None:
            missing = [*wanted.contains]
            for card in actual:
                if card in missing:
                    missing.remove(card)
            yield Fact((*path, "contains"), [*wanted.contains], actual, not missing)
        if wanted.lacks is not None:
            yield Fact((*path, "lacks"), _none_of(wanted.lacks), actual, not {*wanted.lacks} & {*actual})
        return
    for k, item in enumerate(wanted):
        if isinstance(item, PricedCard) and k < len(hand):
            known = {"strength": 0, "health": 0, "soulless": False, **hand[k]}
            for field in ("cost", "strength", "health", "soulless"):
                expected = getattr(item, field)
                if expected is not None:
                    yield fact(expected, known[field], *path, k, field)
    yield fact([item.card if isinstance(item, PricedCard) else item for item in wanted], actual, *path)


def _choice(stage: Stage, wanted: str | ChoiceFacts) -> Iterator[Fact]:
    choice = Choice(stage.position.world.choice)
    view = stage.position.view(max(0, stage.position.to_act))["choice"]
    if isinstance(wanted, str):
        yield fact(wanted, choice.name.lower(), "choice")
    elif view is None:
        yield Fact(("choice",), "a choice", "none", False)
    else:
        shown = {"places": view["tiles"], "cards": view["cards"]}
        for name, actual in shown.items():
            expected = getattr(wanted, name)
            if expected is not None:
                yield fact(sorted(expected), sorted(actual), "choice", name)
        if wanted.count is not None:
            yield fact(wanted.count, len(view["tiles"]) + len(view["cards"]), "choice", "count")


def fact(expected: object, actual: object, *path: str | int) -> Fact:
    """A fact that holds if both are equal."""
    return Fact(path, expected, actual, expected == actual)


def _keyword_fact(name: str, expected: tuple[str, ...], actual: list[str], *path: str | int) -> Fact:
    if name == "keywords":
        return fact(sorted(expected), sorted(actual), *path, name)
    holds = {*expected} <= {*actual} if name == "has" else not {*expected} & {*actual}
    return Fact((*path, name), _none_of(expected) if name == "lacks" else expected, actual, holds)


def _none_of(words: Sequence[str]) -> str:
    return f"none of {', '.join(words)}"
