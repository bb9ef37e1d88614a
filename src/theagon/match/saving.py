"""Saving a position as a scenario: the text of a file that begins with it.

    text = saved(position, "The stone of p2 is guarded")

The file contains everything that play can depend on. It does not contain the past of the match: the numbers of events
and units, the state of the random generator, and the seating.
"""

from __future__ import annotations

import json
import re
import textwrap
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.games.staging.comparing import contents
from theagon.match.differing import apart
from theagon.match.scenario import parse_scenario, staging_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from theagon.games.staging import Script


WIDTH: Final = 120
BLOCK: Final = 3
"""The depth down to which mappings are written with a line for each field, at any length."""
_PLAIN: Final = re.compile(r"(?!(true|false|null)$)[a-zA-Z]([\w ().’'-]*[\w).])?")


def saved(position: Any, title: str) -> str:
    """Return the text of a scenario that begins with a position.

    Raises `TheagonError` for a position that no file can describe fully, such as one in the middle of a choice.
    """
    if position.is_over or position.open_view()["choice"] is not None:
        raise TheagonError("only a position of a turn can be saved as a scenario, without an open choice")
    fields = staging_of(position.game.name).save(position)
    text = file_text(position.game.name, title, fields, [{"expect": {"turn": position.turn}}])
    here, there = _comparable(position), _comparable(_read(text, position).begin().position)
    if here != there:
        raise TheagonError(f"no scenario can say all of this position: {apart('it', here, there)}")
    return text


def _read(text: str, position: Any) -> Script:
    """Return a scenario of the game of a position, with its cards."""
    return parse_scenario(text, "the saved scenario", position.game)


def file_text(game: str, title: str | Mapping[str, str], fields: Mapping[str, Any], steps: Sequence[Any]) -> str:
    """Return the text of a scenario file with these fields, besides its game, title and steps."""
    return fields_text({"game": game, "title": title, **fields, "steps": steps})


def fields_text(fields: Mapping[str, Any]) -> str:
    """Return the text of some fields of a scenario file."""
    return "".join(f"{line}\n" for line in _lines(fields, 0))


def _comparable(position: Any) -> dict[str, Any]:
    """Return what a saved position must keep: all that a file can say, what is seen of it, and what may be done.

    In the open view units are keyed by tile, and have ages instead of their numbers, if age matters.
    """
    staging = staging_of(position.game.name)
    view: dict[str, Any] = position.open_view()
    units = {unit["tile"]: unit for unit in view.pop(staging.board)}
    ages = {number: age for age, number in enumerate(sorted(unit["id"] for unit in units.values()))}
    for unit in units.values():
        unit["id"] = ages[unit["id"]] if staging.aged else None
        if "auras" in unit:
            unit["auras"] = sorted(({**aura, "source": ages[aura["source"]]} for aura in unit["auras"]), key=str)
    actions = sorted({position.notation(action) for action in position.legal_actions()})
    return contents(staging, position) | {"view": view | units, "actions": actions}


# ---- the text -------------------------------------------------------------------------------------------------------


def _lines(said: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Yield a mapping as lines of YAML: a line for each field, if it is near the top or too long for one line."""
    indent = "  " * depth
    for key, value in said.items():
        line = f"{indent}{key}: {flow(value)}"
        if isinstance(value, dict) and value and (depth < BLOCK - 1 or len(line) > WIDTH):
            yield f"{indent}{key}:"
            yield from _lines(value, depth + 1)
        elif key == "steps":
            yield f"{indent}{key}:"
            yield from (f"{indent}  - {flow(step).removeprefix('{').removesuffix('}')}" for step in value)
        else:
            further = indent + "  "
            yield from textwrap.wrap(
                line, WIDTH, subsequent_indent=further, break_long_words=False, break_on_hyphens=False
            )


def flow(value: Any) -> str:
    """Return a value as YAML on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(flow, value)) + "]"
        case str() if _PLAIN.fullmatch(value):
            return value
    return json.dumps(value, ensure_ascii=False)
