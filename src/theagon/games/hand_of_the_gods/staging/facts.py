"""What is the case in a scenario, held against what is expected of units, tiles, players and choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.hand_of_the_gods.rules.world import Choice
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.games.hand_of_the_gods.staging.format import (
    SEATS,
    ChoiceFacts,
    Expectation,
    PileFacts,
    PlayerFacts,
    PricedCard,
    UnitFacts,
)
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.staging import Fact

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.staging.stage import Stage

SEAT_NAMES: Final = tuple(SEATS)
STATUSES: Final = ("sick", "exhausted", "moved", "attacked", "warcry", "silenced")


def facts_of(stage: Stage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of units, tiles, players and choices."""
    for name, wanted in expect.units.items():
        yield from _subject(stage, name, wanted)
    for seat, name in enumerate(SEAT_NAMES):
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, name)
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
            yield from _unit_facts(stage, unit, wanted, *path)
    elif wanted == "gone":
        yield Fact(path, wanted, fate, fate not in ("alive", "banished"))
    else:
        yield fact(wanted, fate, *path)


def _unit_facts(stage: Stage, unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
    g = stage.position.world
    actual = {
        **unit,
        "at": unit["tile"],
        "owner": "neutral" if unit["owner"] is None else SEAT_NAMES[unit["owner"]],
        "damage": unit["maximum"] - unit["health"],
        "ready": not {"sick", "exhausted"} & {*unit["statuses"]},
        "token": not g.unit[g.at[tile(unit["tile"])]].held,
        **{status: status in unit["statuses"] for status in STATUSES},
    }
    for name in wanted.__struct_fields__:
        expected = getattr(wanted, name)
        if expected is None:
            continue
        if name in ("keywords", "has", "lacks"):
            yield _keyword_fact(name, expected, unit["keywords"], *path)
        elif name in ("stunned", "banished"):
            spans = unit[name] or False
            holds = bool(spans) == expected if isinstance(expected, bool) else expected in unit[name]
            yield Fact((*path, name), expected, spans, holds)
        else:
            yield fact(expected, actual[name], *path, name)


def _player(stage: Stage, seat: int, wanted: PlayerFacts, *path: str | int) -> Iterator[Fact]:
    shown = stage.position.view(None)["players"][seat]
    for name in ("leader", "leader-used", "mana", "mana-cap", "fatigue"):
        expected = getattr(wanted, name.replace("-", "_"))
        if expected is not None:
            yield fact(expected, shown[name], *path, name)
    if wanted.guarded is not None:
        yield fact(wanted.guarded, shown["stone"]["guarded"], *path, "guarded")
    if isinstance(wanted.stone, UnitFacts):
        stone = stage.unit(SEAT_NAMES[seat] + "-stone")
        assert stone is not None                        # stones never leave the board
        yield from _unit_facts(stage, stone, wanted.stone, *path, "stone")
    elif wanted.stone is not None:
        yield fact(wanted.stone, shown["stone"]["health"], *path, "stone")
    for name in ("hand", "deck", "graveyard", "removed"):
        pile = getattr(wanted, name)
        if pile is not None:
            yield from _pile_facts(stage, name, seat, pile, *path, name)


def _pile_facts(stage: Stage, name: str, seat: int, wanted: Any, *path: str | int) -> Iterator[Fact]:
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
    expected: list[object] = []
    for k, item in enumerate(wanted):
        expected.append(item.card if isinstance(item, PricedCard) else item)
        if isinstance(item, PricedCard) and k < len(actual):
            cost = cost_of(stage.position.world, seat, k)
            yield fact(item.cost, cost, *path, k, "cost")
    yield fact(expected, actual, *path)


def _choice(stage: Stage, wanted: str | ChoiceFacts) -> Iterator[Fact]:
    choice = Choice(stage.position.world.choice)
    view = stage.position.view(max(0, stage.position.to_act))["choice"]
    if isinstance(wanted, str):
        yield fact(wanted, choice.name.lower(), "choice")
    elif view is None:
        yield Fact(("choice",), "a choice", "none", False)
    else:
        for name in ("tiles", "cards"):
            expected = getattr(wanted, name)
            if expected is not None:
                yield fact(sorted(expected), sorted(view[name]), "choice", name)
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
