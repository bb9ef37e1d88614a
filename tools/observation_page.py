"""The documentation page of observations, for learners, generated from the observation spaces of the games.

`python -m tools.observation_page` writes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.games import NAMES, load_game
from theagon.games.constants import spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.kernel.observation import Field

PAGE: Final = Path(__file__).parents[1] / "docs" / "observations.md"

_INTRODUCTION: Final = """\
# Observations

`python -m tools.observation_page` generates this page from the observation spaces of the games.

`position.observation(seat)` and the `observations` of a [batch](engine.md#batches) are bytes: what the seat may see,
its own side first. Fields come in groups. A group occurs once, or at each place of its shape: *from* is the offset of
the first number of a field, *step* the distance in bytes to the number of the next place. A number that may exceed 255
takes two bytes, the low one first; in a range up to 255, 255 also means "or more". A number that may be below 0 is in
two's complement. A *card* is an index of the card set, or 0 for none or for one that the seat does not know; where its
meaning says so, the highest number stands for what has no card. A *count* says how many there are of the card whose
index is the number of the place. A *choice* is one of several unordered values. *Flags* are a set of values, as bits.
`batch.named()` and `batch.planes(group)` read observations by these names.

This gives the name of each card by its index, and the names of flags by their numbers:

```pycon
>>> import theagon
>>> game = theagon.load("hand-of-the-gods")
>>> cards = {each["index"]: each["card"]["id"] for each in game.all_definitions if "card" in each}
>>> cards[1], len(cards)
('achaean', 213)
>>> fields = {(group.name, field.name): field for group, field, _ in game.observation_space}
>>> fields["tile", "keywords"].kinds(4).name
'CHARGE'
```

An observation and the legal actions tell all that the seat's [view](engine.md#the-verbs) tells; a test changes states
to prove it. Exceptions would be listed below, with the reasons: there are none.

In Hand of the Gods, leaders have separate indexes: write `leader` for `card`. The kinds of Army of Gods are numbered in
the order of the cards of the kind `army`.
"""


def page() -> str:
    """Return the page in Markdown."""
    return "\n".join([_INTRODUCTION, *(line for game in NAMES for line in _table(game))])


def _table(name: str) -> Iterator[str]:
    """Yield the lines of a game: its title and the table of its fields."""
    game = load_game(name)
    yield f"## {game.title['en']}\n"
    yield f"{game.observation_space.size} bytes.\n"
    yield "| group | field | from | step | shape | range | sort | meaning |"
    yield "|---|---|---|---|---|---|---|---|"
    for group, field, at in game.observation_space:
        shape = " x ".join(map(str, group.shape)) or "once"
        step = field.width if group.planes else group.width
        sort = field.sort.name.lower()
        meaning = f"{field.meaning}; {field.high}: {field.bare}" if field.bare else field.meaning
        cells = (group.name, field.name, at, step, shape, f"{field.low} to {field.high}", sort, meaning)
        yield f"| {' | '.join(map(str, cells))} |"
    yield ""
    if named := [(group, field) for group, field, _ in game.observation_space if field.kinds]:
        yield "| field | numbers |"
        yield "|---|---|"
        for group, field in named:
            yield f"| {group.name} {field.name} | {', '.join(_numbers(field))} |"
        yield ""


def _numbers(field: Field) -> Iterator[str]:
    """Yield the numbers of a choice, or the bits of flags, with their names."""
    for kind in field.kinds or ():
        if kind:
            yield f"{int(kind)} {spelled(kind)}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
