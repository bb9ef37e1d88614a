"""The figures of cards: those that ship, and for a card that has none of them one that tables make from its id."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from theagon.cards.error_text import quoted, suggestion
from theagon.games.collection import pictures
from theagon.games.packaged import packaged
from theagon.games.registry import BUILT_IN
from theagon.prepared import prepared

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.cards.node import Node
    from theagon.cards.report import Report

MADE: Final = "id:"
"""What the name of a figure begins with that a table makes; the id of the card follows."""
DRAWN: Final = "path:"
"""What a figure of one's own begins with; its outline follows."""
MOST: Final = 8_000
"""The most characters of an outline."""
OUTLINE: Final = rf"[Mm][MmZzLlHhVvCcSsQqTtAaEe0-9., +-]{{1,{MOST}}}"
"""An outline is the path data of an SVG, within 512 by 512."""
OwnFigure = Annotated[
    str,
    Meta(
        pattern=rf"^({OUTLINE}|{pictures.PREFIX}[A-Za-z0-9+/]+={{0,2}})$",
        description="an outline: the path data of an SVG, on one line, within 512 by 512; or a small PNG as a data URL",
        max_length=pictures.MOST_BYTES * 4 // 3 + 32,
        examples=["M256 32L480 480H32z"],
    ),
]
_NAMED: Final = re.compile(r"(?:^\s*|[{,]\s*)figure:\s*([a-z0-9-]+)", re.MULTILINE)
_MOST_ALIKE: Final = 6


@cache
def figures() -> frozenset[str]:
    """Return the names of the figures that ship: those that the cards of this package name."""
    return prepared("figures", _named)


def _named() -> frozenset[str]:
    files = (file for game in BUILT_IN for file in packaged(game, "cards").values())
    return frozenset(name for file in files for name in _NAMED.findall(file.read_text("utf-8")))


def figure_of(name: str | None, card: str) -> str:
    """Return the figure that a table shows for a card, given the one that it names and its id."""
    return name if name is not None and (name in figures() or is_drawn(name)) else f"{MADE}{card}"


def is_drawn(name: str) -> bool:
    """Return whether a figure is one's own: an outline or a sound picture, as `with_own_figure` gives it."""
    if name.startswith(pictures.PREFIX):
        return pictures.problem_of(name) is None
    return name.startswith(DRAWN) and re.fullmatch(OUTLINE, name[len(DRAWN) :]) is not None


def with_own_figure(definition: Any, root: Node) -> Any:
    """Return a definition with its outline or its picture, if the file, given by its root node, has it."""
    drawn = root.find("figures").value
    named = getattr(definition, "figure", None) or ""
    outline = drawn.get(named) if isinstance(drawn, dict) and "figures" in root.keys else None
    if outline is None or not isinstance(outline.value, str):
        return definition
    drawn_as = "" if outline.value.startswith(pictures.PREFIX) else DRAWN
    return msgspec.structs.replace(definition, figure=f"{drawn_as}{outline.value}")


def check_figures(found: Iterable[tuple[str, Any, Node]], report: Report, *, together: bool) -> None:
    """Warn of the definitions that name no figure, or one that does not ship. Each comes with its kind and its node.

    `together` counts those of a file and a kind that name none in one warning, at the first.
    """
    without: dict[tuple[str, object], list[Node]] = {}
    for kind, definition, node in found:
        if definition.figure is None:
            place = node.source.name if together else node.location
            without.setdefault((kind, place), []).append(node)
        else:
            _check_named(definition.figure, node, report)
    for (what, _), nodes in without.items():
        told = "it has no figure: tables show a pattern made from its id"
        if len(nodes) > 1:
            told = f"{len(nodes)} {what}s have no figure, this one first: tables show patterns made from their ids"
        report.warn(told, nodes[0].find("id").location, "such as figure: wolf-head")


def _check_named(name: str, node: Node, report: Report) -> None:
    if name.startswith(pictures.PREFIX) and (problem := pictures.problem_of(name)):
        report.add(f"the picture cannot be shown: {problem}", node.find("figure").location, "choose another picture")
    elif name not in figures() and not is_drawn(name):
        alike = sorted(each for each in figures() if name in each)[:_MOST_ALIKE]
        hint = f"such as {', '.join(alike)}" if alike else suggestion(name, figures())
        told = f"there is no figure {quoted(name)}: tables show a pattern made from the id"
        report.warn(told, node.find("figure").location, hint or "leave it out")
