"""The page of what lies where in an observation, for learners, made from the observation spaces of the games.

`python -m theagon.match.observation_page` writes it again.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.games import NAMES, load_game
from theagon.games.spelling import spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.kernel.observation import Field

PAGE: Final = Path(__file__).parents[3] / "docs" / "observations.md"

_INTRODUCTION: Final = """\
# Observations

This page is made from the observation spaces of the games, by `python -m theagon.match.observation_page`.

`position.observation(seat)` and the `observations` of a [batch](engine.md#batches) are bytes: what the seat may see,
its own side first. Fields come in groups. A group is there once, or for each place of its shape: *from* is where the
first number of a field lies, *step* how many bytes later the next place has its own. A number that may exceed 255 takes
two bytes, the low one first; in a range up to 255, 255 also stands for more. A *card* is a place in the card set, or 0
for none or for one that the seat does not know. A *choice* is one of several things without an order. *Flags* are a set
of things, as bits. `batch.named()` and `batch.planes(group)` read observations by these names.

This gives the name of each card by its place, and the names of flags by their numbers:

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

In Hand of the Gods, leaders have places of their own: write `leader` for `card`. The kinds of Army of Gods are counted
in the order of the cards of the kind `army`.
"""


def page() -> str:
    """The page, in Markdown."""
    return "\n".join([_INTRODUCTION, *(line for game in NAMES for line in _table(game))])


def _table(name: str) -> Iterator[str]:
    """The fields of a game, in a table below its title."""
    game = load_game(name)
    yield f"## {game.title['en']}\n"
    yield f"{game.observation_space.size} bytes.\n"
    yield "| group | field | from | step | shape | range | sort | meaning |"
    yield "|---|---|---|---|---|---|---|---|"
    for group, field, at in game.observation_space:
        shape = " x ".join(map(str, group.shape)) or "once"
        step = field.width if group.planes else group.width
        sort = field.sort.name.lower()
        cells = (group.name, field.name, at, step, shape, f"0 to {field.high}", sort, field.meaning)
        yield f"| {' | '.join(map(str, cells))} |"
    yield ""
    if named := [(group, field) for group, field, _ in game.observation_space if field.kinds]:
        yield "| field | numbers |"
        yield "|---|---|"
        for group, field in named:
            yield f"| {group.name} {field.name} | {', '.join(_numbers(field))} |"
        yield ""


def _numbers(field: Field) -> Iterator[str]:
    """What the numbers of a choice, or the bits of flags, stand for."""
    for kind in field.kinds or ():
        if kind:
            yield f"{int(kind)} {spelled(kind)}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
