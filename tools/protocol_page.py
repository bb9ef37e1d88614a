"""The published protocol: schemas for the client's types, rows for its tests, and a page for people.

All are made from the declarations; `python -m tools.protocol_page` writes them again.
"""

from __future__ import annotations

import inspect
import json
import re
from inspect import get_annotations
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec.inspect import type_info

from theagon.cards.schema import remarks, schema_components, structs_in
from theagon.games import BUILT_IN, load_game, translated
from theagon.games.army_of_gods.view import View as ArmyOfGodsView
from theagon.games.base import Event
from theagon.games.display.catalogue import Catalogue
from theagon.games.display.events import EventKind
from theagon.games.gods_unchained.view import View as GodsUnchainedView
from theagon.games.hand_of_the_gods.view import View as HandOfTheGodsView
from theagon.server import protocol
from theagon.server.desk import reconnection
from theagon.server.desk.addresses import ROUTES, Route
from theagon.server.desk.desk import OPERATIONS
from theagon.server.desk.scenes import Scene
from theagon.server.protocol.analysis import Arrow, BegunAnalysis, Finding, MatchAnalysis, Reason, TurnChances
from theagon.server.protocol.base import PROTOCOL, Rating
from theagon.server.protocol.client import FromClient
from theagon.server.protocol.games import DeckText, DeckVerdict, GameLine, Guide, LessonLine, Problem, Rulebook, Story
from theagon.server.protocol.matches import (
    Coded,
    Created,
    Invitation,
    Join,
    LiveLine,
    MatchLine,
    NewMatch,
    OpenTable,
    Place,
)
from theagon.server.protocol.puzzles import Asked, PuzzleLine, PuzzleTask
from theagon.server.protocol.server import FromServer
from theagon.server.protocol.table import Clock, EventLine, LessonStep, SeatLine, StepLine, Table
from theagon.server.protocol.workshop import (
    BalanceWish,
    BegunBalance,
    BegunProof,
    EntryOfSet,
    GridWish,
    PutCard,
    ScenarioText,
    SetToCheck,
)
from theagon.workshop.balance import Balance
from theagon.workshop.checked import CheckedSet
from theagon.workshop.entries import Edit
from theagon.workshop.grid import Grid
from theagon.workshop.proving import Proof
from theagon.workshop.recording import Recorded

ROOT: Final = Path(__file__).parents[1]
SCHEMA: Final = ROOT / "client" / "src" / "protocol" / "schema.json"
DECLARED: Final = SCHEMA.with_name("declared.json")
LIMITS: Final = SCHEMA.with_name("limits.json")
PAGE: Final = ROOT / "docs" / "protocol.md"

_WHOLE: Final = (
    GameLine,
    LessonLine,
    Guide,
    Rulebook,
    DeckText,
    DeckVerdict,
    NewMatch,
    Join,
    Created,
    Invitation,
    MatchLine,
    OpenTable,
    LiveLine,
    Coded,
    Rating,
    PuzzleLine,
    Story,
    BegunAnalysis,
    MatchAnalysis,
    SetToCheck,
    CheckedSet,
    ScenarioText,
    BalanceWish,
    BegunBalance,
    Balance,
    GridWish,
    Grid,
    EntryOfSet,
    Scene,
    PutCard,
    Edit,
    BegunProof,
    Proof,
    Recorded,
    Problem,
    Catalogue,
    Event,
)

_VIEWS: Final = {"HandOfTheGods": HandOfTheGodsView, "GodsUnchained": GodsUnchainedView, "ArmyOfGods": ArmyOfGodsView}
"""The view of each game, by the prefix of its parts' names, since games may use the same names."""

VIEWS_ARE: Final = (
    "What a seat sees of a match: `view` in the messages of a table, for [programs](players.md), and of a position in\n"
    "Python. Cards are named by their ids, seats are counted from 0, places are named as in actions."
)


def schema() -> str:
    """Return an OpenAPI document of all data on the wire, including socket messages and views, as JSON."""
    unions = {"FromClient": FromClient, "FromServer": FromServer}
    roots = (*_WHOLE, *unions.values())
    refs, components = schema_components(roots, "#/components/schemas/{name}")
    components |= dict(zip(unions, refs[len(_WHOLE) :], strict=True))
    for game, view in _VIEWS.items():
        _, parts = schema_components((view,), f"#/components/schemas/{game}{{name}}")
        components |= {game + name: part for name, part in parts.items()}
    for each in components.values():  # what has a default is always sent by the server
        _require_all(each)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Theagon", "version": str(PROTOCOL)},
        "paths": {},
        "components": {"schemas": components},
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def _require_all(part: Any) -> None:
    """Mark the fields of the server's data as required, since they are always there."""
    if isinstance(part, dict) and part.get("title") in _ALWAYS_WHOLE:
        part["required"] = sorted(part["properties"])


_ALWAYS_WHOLE: Final = {
    *("CardFace", "DeckList", "DeckRules", "Option", "Change"),
    *("Frame", "MatchAnalysis", "Reason", "PuzzleTask", "CardMistake", "Balance", "Grid", "Proof"),
}


def declared() -> str:
    """Return the declarations of each game's view and events, as JSON."""
    games = {name: load_game(name) for name in BUILT_IN}
    rows = {name: {"described": game.described, "events": game.events} for name, game in games.items()}
    return msgspec.json.format(msgspec.json.encode(rows), indent=1).decode() + "\n"


def limits() -> str:
    """Return the most characters of every text that a client may send, as JSON.

    They are by messages of the socket, by bodies of requests, and of what a deck's text says. Raises `ValueError` for a
    text without a limit.
    """
    bodies = [operation.body for operation in OPERATIONS.values() if operation.body not in (None, bytes)]
    rows: dict[str, Any] = {body.__name__: _limits(body.__name__, type_info(body)) for body in bodies}
    rows["DeckFile"] = {"name": _limits("name", type_info(translated.Name))}
    rows["messages"] = {
        struct.__struct_config__.tag: found
        for struct in get_args(FromClient)
        if (found := _limits(struct.__name__, type_info(struct)))
    }
    return msgspec.json.format(msgspec.json.encode(rows, order="sorted"), indent=1).decode() + "\n"


def _limits(name: str, kind: Any) -> Any:
    """Return the most characters of a text; of other data, those of the texts in it by their fields."""
    match kind:
        case msgspec.inspect.Metadata():
            return _limits(name, kind.type)
        case msgspec.inspect.StrType():
            if kind.max_length is None and kind.pattern is None:
                raise ValueError(f"the text {name} has no limit")
            return kind.max_length
        case msgspec.inspect.StructType():
            found = {each.encode_name: _limits(f"{name}.{each.name}", each.type) for each in kind.fields}
            return {field: limit for field, limit in found.items() if limit}
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return _limits(name, kind.item_type)
        case msgspec.inspect.DictType():
            _limits(f"{name}, its keys,", kind.key_type)
            return _limits(name, kind.value_type)
        case msgspec.inspect.UnionType():
            limits = [limit for each in kind.types if (limit := _limits(name, each))]
            return limits[0] if len(limits) == 1 else {field: most for each in limits for field, most in each.items()}
    return None


def page() -> str:
    """Return the protocol for people, in Markdown."""
    lines = [
        "# The protocol of the table",
        "",
        "This page is made from the definitions in `src/theagon/server/protocol`,",
        "by `python -m tools.protocol_page`.",
        f"It is version {PROTOCOL}. A server describes its HTTP routes itself, at `/api/schema/openapi.json`.",
        "",
        inspect.cleandoc(protocol.__doc__ or "").split("\n\n", 1)[1],
        "",
        "## Over HTTP",
        "",
        "| route | body | |",
        "|---|---|---|",
        *map(_route_line, ROUTES),
        "",
        "## Coming to a match, and coming back",
        "",
        "Of these rows the first that fits holds.",
        "`welcome` names it, then the server sends what stands in the last column.",
        "",
        reconnection.as_markdown(),
        "",
        "## From the client",
        "",
    ]
    for struct in get_args(FromClient):
        lines += _described(struct)
    lines += ["## From the server", ""]
    for struct in get_args(FromServer):
        lines += _described(struct)
    lines += ["## What they consist of", ""]
    for struct in (
        Table,
        StepLine,
        EventLine,
        Event,
        EventKind,
        SeatLine,
        Clock,
        LessonStep,
        Place,
        OpenTable,
        LiveLine,
        Coded,
        Rating,
        PuzzleTask,
        Asked,
        BegunAnalysis,
        MatchAnalysis,
        TurnChances,
        Reason,
        Arrow,
        Finding,
    ):
        lines += _described(struct)
    lines += ["## Views", "", VIEWS_ARE, ""]
    for name, view in zip(BUILT_IN, _VIEWS.values(), strict=True):
        lines += [f"## {load_game(name).title['en']}: its view", ""]
        for struct in structs_in(view):
            lines += _described(struct)
    return "\n".join(lines).rstrip() + "\n"


def _route_line(route: Route) -> str:
    """Return the row of a route: its address with its query, its body, and what its operation says of itself."""
    operation = OPERATIONS[route.operation]
    path = re.sub(r":\w+}", "}", route.path)
    query = "&".join(f"{name}=" for name in operation.parameters if f"{{{name}}}" not in path)
    address = f"{route.method} {path}{'?' * bool(query)}{query}"
    body = "" if operation.body is None else "a file" if operation.body is bytes else f"`{operation.body.__name__}`"
    named = re.search(r"protocol\.\w+\.(\w+)", str(operation.returns))
    answer = f" (`{named[1]}`)" if named else ""
    return f"| `{address}` | {body} | {inspect.getdoc(operation.do)}{answer} |"


def _described(struct: Any) -> list[str]:
    """Return the lines of a Struct: its name on the wire, its docstring, its fields with types and remarks."""
    tag = struct.__struct_config__.tag
    name = f"`{tag}`" if tag else struct.__name__
    lines = [f"### {name}", "", inspect.cleandoc(struct.__doc__), ""]
    said = {name: remark.replace("|", "or") for name, remark in remarks(struct).items()}
    fields = msgspec.structs.fields(struct)
    kinds = {name: kind for each in reversed(struct.__mro__) for name, kind in get_annotations(each).items()}
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field in fields:
            kind = str(kinds.get(field.name, "")).replace("|", "or")
            lines.append(f"| `{field.encode_name}` | {kind} | {said.get(field.name, '')} |")
        lines.append("")
    return lines


if __name__ == "__main__":
    SCHEMA.write_text(schema(), "utf-8")
    DECLARED.write_text(declared(), "utf-8")
    LIMITS.write_text(limits(), "utf-8")
    PAGE.write_text(page(), "utf-8")
