"""The pages of the documentation, their fenced blocks, and the commands in these.

A fenced block begins with the name of its language, which may be followed by words that say how it is checked, by
`needs=PACKAGES`, without which it is not, and by `title="NAME"`, the file that the reader is told to save it as.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")))

_FENCE = re.compile(r"^```(\w+)(.*)\n([\s\S]*?)^```$", re.MULTILINE)
_TITLE = re.compile(r' *title="([^"]+)"')


@dataclass(frozen=True)
class Block:
    """A fenced block: its text begins in line `line` of the page."""

    page: Path
    line: int
    language: str
    words: tuple[str, ...]
    title: str | None
    text: str

    @property
    def missing(self) -> list[str]:
        """Packages that it needs, as in `needs=pandas,polars`, and that are not installed."""
        needs = [name for word in self.words if word.startswith("needs=") for name in word[6:].split(",")]
        return [name for name in needs if find_spec(name) is None]


@dataclass(frozen=True)
class Command:
    """The reader's input, without the comment, and the answer on the page, if any."""

    line: int
    text: str
    answer: str | None


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in _FENCE.finditer(text):
        language, attributes, inside = found.groups()
        title = _TITLE.search(attributes)
        words = tuple(_TITLE.sub("", attributes).split())
        yield Block(page, text.count("\n", 0, found.start()) + 2, language, words, title and title[1], inside)


def commands(block: Block) -> Iterator[Command]:
    """The commands of a block: each line of `sh`; in `console` the lines after `$ `, which answers follow."""
    if block.language == "sh":
        for number, line in enumerate(block.text.splitlines(), block.line):
            if text := re.sub(r"(^|\s)#.*", "", line).strip():
                yield Command(number, text, None)
    elif block.language == "console":
        for part in re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
            yield Command(block.line + block.text.count("\n", 0, part.start()), part[1], part[2])


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return _FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """Return the anchors of the page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
