"""The expectations of a scenario compared with the view, by the names of its fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from theagon.cards.schema import Schema
from theagon.games.fields import SEATS
from theagon.games.staging.format import NONE, PileFacts, said
from theagon.games.staging.subjects import SUBJECTS

if TYPE_CHECKING:
    from theagon.games.staging.format import Expected
    from theagon.games.staging.stage import Stage


BESIDE: Final = frozenset(
    {
        SUBJECTS,
        "choice",
        "legal",
        "legal_exactly",
        "not_legal",
        "events",
        "events_exactly",
        "no_events",
        "view",
        "indistinguishable",
        *SEATS,
    }
)
"""The parts of an expectation that are no plain fields of a view."""


class Fact(NamedTuple):
    """An expected value and the actual one; `path` leads to it from the expectation, as written in the file."""

    path: tuple[str | int, ...]
    expected: object
    actual: object
    holds: bool


def facts_of(stage: Stage, expect: Any) -> Iterator[Fact]:
    """Yield all facts of an expectation, except those about actions, events and what the seats see."""
    position = stage.position
    shown = position.open_view()
    for name, subject in expect.units.items():
        yield from _subject_facts(stage, name, subject)
    for name, player in zip(SEATS, shown["players"], strict=False):
        if (wanted := getattr(expect, name)) is not None:
            yield from _player_facts(stage, name, wanted, player)
    if expect.choice is not None:
        yield from _choice_facts(stage, expect.choice, shown["choice"])
    actual = shown | {"draw": position.is_draw, "returns": list(map(int, position.returns()))}
    yield from _compared(expect, actual, apart=BESIDE)


def _subject_facts(stage: Stage, name: str, wanted: Any) -> Iterator[Fact]:
    """Yield the facts about a unit's fate or values, or about a place."""
    unit, path = stage.unit(name), (SUBJECTS, name)
    if not stage.staging.named:
        yield from _list_facts(wanted, unit.get("cards", [unit]) if unit else [], False, *path)
        return
    fate = stage.fate(name)
    if isinstance(wanted, str):
        yield Fact(path, wanted, fate, fate not in ("alive", "banished") if wanted == "gone" else fate == wanted)
    elif unit is None:
        yield Fact(path, "a unit on the board", fate, False)
    else:
        yield from _unit_facts(stage, unit, wanted, *path)


def _unit_facts(stage: Stage, unit: dict[str, Any], wanted: Any, *path: str | int) -> Iterator[Fact]:
    """Yield the facts about a unit on the board."""
    staging = stage.staging
    actual = {
        **unit,
        "at": unit["tile"],
        "damage": unit["maximum"] - unit["health"],
        "order": stage.age(unit["id"]),
        **{status: status in unit["statuses"] for status in staging.statuses},
        **{name: holds(stage.position.world, unit) for name, holds in staging.unit_facts.items()},
    }
    yield from _compared(wanted, actual, *path, apart=("has", "lacks"))
    if wanted.has is not None:
        yield Fact((*path, "has"), wanted.has, unit["keywords"], {*wanted.has} <= {*unit["keywords"]})
    if wanted.lacks is not None:
        yield _lacks(wanted.lacks, unit["keywords"], *path)


def _player_facts(stage: Stage, name: str, wanted: Any, shown: dict[str, Any]) -> Iterator[Fact]:
    own: dict[str, Any] = {fact: holds(shown) for fact, holds in stage.staging.player_facts.items()}
    if "deck" in shown:
        own["deck"] = stage.deck(SEATS.index(name))
    yield from _compared(wanted, {**shown, **own}, name)
    for part in wanted.__struct_fields__:
        if isinstance(expected := getattr(wanted, part), Schema) and (unit := stage.unit(f"{name}-{part}")):
            yield from _unit_facts(stage, unit, expected, name, part)


def _choice_facts(stage: Stage, wanted: Any, shown: Mapping[str, Any] | None) -> Iterator[Fact]:
    """Yield the facts about the pending choice: its kind, or what it offers."""
    if isinstance(wanted, str):
        yield fact(wanted, shown["kind"] if shown else NONE, "choice")
        return
    if shown is None:
        yield Fact(("choice",), "a choice", NONE, False)
        return
    offered = {name: shown.get(part, []) for name, part in stage.staging.offered.items()}
    for name, written, expected in said(wanted):
        actual = sum(map(len, offered.values())) if name == "count" else sorted(offered[name])
        yield fact(expected if name == "count" else sorted(expected), actual, "choice", written)


def _compared(
    wanted: Expected, actual: Mapping[str, Any], *path: str | int, apart: Collection[str] = ()
) -> Iterator[Fact]:
    """Yield the facts about plain fields of a view."""
    for name, written, expected in said(wanted):
        if name in apart:
            continue
        value, at = actual.get(written), (*path, written)  # a view leaves out empty fields
        if name in wanted.seat_fields:
            yield fact(expected, wanted.nobody if value is None else SEATS[value], *at)
        elif isinstance(value, list) or isinstance(expected, tuple | PileFacts):
            yield from _list_facts(expected, value or [], name in wanted.any_order, *at)
        elif isinstance(value, dict):
            if not isinstance(expected, Schema):
                yield fact(expected, value["health"], *at)
        else:
            yield fact(expected, NONE if value is None else value, *at)


def _list_facts(expected: Any, shown: list[Any], any_order: bool, *path: str | int) -> Iterator[Fact]:
    """Yield the facts about a pile or a list of words."""
    actual = [each["card"] if isinstance(each, dict) else each for each in shown]
    there = [each for each in actual if each is not None]  # a place of the Sanctum may be empty
    if isinstance(expected, PileFacts):
        yield from _pile_facts(expected, there, *path)
    elif isinstance(expected, bool):
        yield Fact(path, expected, actual or False, bool(actual) == expected)
    elif isinstance(expected, int):
        yield fact(expected, len(there), *path)
    elif isinstance(expected, str):
        yield Fact(path, expected, actual or False, expected in actual)
    elif any_order:
        yield fact(sorted(expected), sorted(actual), *path)
    else:
        yield fact([getattr(each, "card", each) for each in expected], actual, *path)
        for k, (each, card) in enumerate(zip(expected, shown, strict=False)):
            if isinstance(each, Schema):
                for _, written, value in said(each):  # a view leaves out empty fields
                    if written != "card":
                        yield fact(value, card.get(written, type(value)()), *path, k, written)


def _pile_facts(wanted: PileFacts, actual: list[str], *path: str | int) -> Iterator[Fact]:
    if wanted.count is not None:
        yield fact(wanted.count, len(actual), *path, "count")
    if wanted.contains is not None:
        missing = [*wanted.contains]
        for card in actual:
            if card in missing:
                missing.remove(card)
        yield Fact((*path, "contains"), [*wanted.contains], actual, not missing)
    if wanted.lacks is not None:
        yield _lacks(wanted.lacks, actual, *path)


def _lacks(words: Sequence[str], actual: Sequence[str], *path: str | int) -> Fact:
    return Fact((*path, "lacks"), f"none of {', '.join(words)}", actual, not {*words} & {*actual})


def fact(expected: object, actual: object, *path: str | int) -> Fact:
    """Return a fact that holds if both are equal."""
    return Fact(path, expected, actual, expected == actual)
