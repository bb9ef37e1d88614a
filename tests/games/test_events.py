"""Each kind of event is declared once, by a row that says how it is told."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from importlib.resources import files

import msgspec
import pytest

from tests.games.kits import KITS, SAMPLED_GAMES, Kit
from tests.games.scenario_steps import scenario_steps
from tests.games.support import walk
from theagon.games import load_game
from theagon.games.base import LANGUAGES, Event
from theagon.games.constants import spelled
from theagon.games.display.events import EventKind
from theagon.games.registry import BUILT_IN, PACKAGES

GAMES = "theagon.games"
"""The package with the texts that all games share."""
MATCHES = 20
"""Of each mode, beside all scenarios."""


def kinds(name: str) -> type[IntEnum]:
    """The kinds of events that the rules of a game have numbers for."""
    found: type[IntEnum] = import_module(f"{PACKAGES[name]}.rules.vocabulary").Kind
    return found


def test_every_kind_of_event_has_its_row_and_every_row_names_a_kind(name: str) -> None:
    known, declared = set(map(spelled, kinds(name))), set(load_game(name).events)
    assert known - declared == set(), "these kinds have no row"
    assert declared - known == set(), "these rows name no kind"


def test_the_rules_tell_events_of_every_kind(name: str) -> None:
    rules = files(f"{PACKAGES[name]}.rules")
    source = "".join(file.read_text("utf-8") for file in rules.iterdir() if file.name.endswith(".py"))
    assert {kind.name for kind in kinds(name)} == set(re.findall(r"\bKind\.([A-Z_]+)\b", source))


def sentences(package: str, language: str) -> set[str]:
    """The kinds of events of which a package has a sentence."""
    text = (files(package) / "text" / f"events.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence_and_every_sentence_is_of_a_kind(name: str, language: str) -> None:
    known, own, shared = set(load_game(name).events), sentences(PACKAGES[name], language), sentences(GAMES, language)
    assert own <= known <= own | shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_share_only_sentences_that_several_of_them_use(language: str) -> None:
    own = {name: sentences(PACKAGES[name], language) for name in BUILT_IN}
    for kind in sentences(GAMES, language):
        assert sum(kind in load_game(name).events and kind not in own[name] for name in BUILT_IN) > 1, kind


def test_what_is_not_looked_at_is_neither_seen_nor_heard(name: str) -> None:
    for kind, row in load_game(name).events.items():
        assert row.pause or (row.pitch, row.glyph, row.herald) == (None, None, None), kind


def test_events_update_what_the_views_of_their_game_have(name: str) -> None:
    view = import_module(f"{PACKAGES[name]}.view").View
    fields = {field.encode_name for field in msgspec.structs.fields(view)}
    for kind, row in load_game(name).events.items():
        assert set(row.updates) - {"player"} <= fields, kind


def test_the_catalogue_has_the_rows_as_they_are_declared(name: str) -> None:
    game = load_game(name)
    assert game.catalogue("es").events == game.events


# ---- what they carry ------------------------------------------------------------------------------------------------


def happening(name: str) -> Iterator[tuple[Event, int]]:
    """What happens in the scenarios of a game and in random matches of each mode, with the number of seats."""
    kit = KITS[name]
    for step in scenario_steps(name):
        yield from ((event, kit.game().seats) for event in step.after.events)
    for mode in kit.modes:
        for seed in kit.seeds(mode, MATCHES):
            for position in walk(kit.game().new(kit.deal(kit.game(), seed)), seed):
                yield from ((event, position.seats) for event in position.events)


def carried(event: Event, row: EventKind, seats: int) -> set[str]:
    """The fields that an event has, by what its row says that its amount stands for."""
    amount = {"keywords": "keywords", "keywords-lost": "keywords", "card": "card", "leader": "card"}.get(
        row.amount, "amount"
    )
    parts = {"source": event.source, "target": event.target, "card": event.card, "tile": event.tile}
    numbers = {amount: event.amount, "extra": event.extra, "seat": 0 <= event.seat < seats}
    return {field for field, value in parts.items() if value is not None} | {
        field for field in numbers if numbers[field]
    }


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_events_carry_what_their_rows_say_and_each_field_is_seen(name: str) -> None:
    fields: dict[str, set[str]] = defaultdict(set)
    clauses: dict[str, set[str]] = defaultdict(set)
    for event, seats in happening(name):
        fields[event.kind] |= carried(event, load_game(name).events[event.kind], seats)
        clauses[event.kind].add(event.clause)
    for kind, row in load_game(name).events.items():
        assert fields[kind] == set(row.carries.split()), kind
        assert clauses[kind] <= set(row.clauses.split()), kind


def test_rows_cite_clauses_of_the_rulebook(name: str, kit: Kit) -> None:
    for kind, row in load_game(name).events.items():
        assert row.clauses, kind
        assert set(row.clauses.split()) <= kit.clauses, kind
