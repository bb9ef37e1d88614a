"""The documentation page of the sources: each sentence and the clauses that state it.

`python -m tools.source_page` writes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.cards.decode import decode
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games import NAMES, load_game
from theagon.match.scenario import game_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE: Final = Path(__file__).parents[1] / "docs" / "sources.md"
NO_RULE: Final = "none"

_INTRODUCTION: Final = """\
# Sources, sentence by sentence

Each sentence of the sources, in a few words of ours, and the clauses that state it; a dash marks a sentence that states
no rule. `theagon rulebook GAME CLAUSE` prints a clause and the scenarios that prove it.
`python -m tools.source_page` generates this page from `rulebook/sources.yaml` of each game.
"""


class Sources(Schema):
    """The file `rulebook/sources.yaml`."""

    source: str
    parts: dict[str, list[dict[str, str]]]
    """By part of the source: its sentences, each as the clauses that state it, or `none`, and what it says."""


def sources_of(game: str) -> Sources:
    """Return the sentences of a game's sources."""
    return decode(read_yaml(game_folder(game) / "rulebook" / "sources.yaml", "sources.yaml"), Sources)


def page() -> str:
    """Return the page in Markdown."""
    return "\n".join([_INTRODUCTION, *(line for game in NAMES for line in _section(game))])


def _section(game: str) -> Iterator[str]:
    """Yield the lines of a game: its title, and a table of each part of its sources."""
    sources = sources_of(game)
    yield f"## {load_game(game).title['en']}\n"
    yield f"{sources.source}\n"
    for part, sentences in sources.parts.items():
        yield f"### {part}\n"
        yield "| | it says | clauses |"
        yield "|---|---|---|"
        for number, sentence in enumerate(sentences, 1):
            for clauses, says in sentence.items():
                stated = "–" if clauses == NO_RULE else clauses.replace(" ", ", ")
                yield f"| {number} | {says} | {stated} |"
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
