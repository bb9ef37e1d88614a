"""The page of all kinds of events, for authors of scenarios, made from the rows and the sentences of the games.

`python -m theagon.match.event_page` writes it again.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.games import NAMES, load_game
from theagon.games.packaged import texts
from theagon.match.scenario import staging_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE: Final = Path(__file__).parents[3] / "docs" / "events.md"

_INTRODUCTION: Final = """\
# Kinds of events

This page is made from the rows and the sentences of the games, by `python -m theagon.match.event_page`.

The `events`, `events-exactly` and `no-events` of [scenarios](writing-scenarios.md#what-happened) name events by these
kinds. What happened is told with the *fields* of the event, and a scenario may say any field of the third column;
beside these it may say `clause`, one of the last column, and `because`, the kind of the event that caused it. To say
another field is an error, since that check could not fail.
"""

_WORDS: Final = {
    **{word: word for word in ("seat", "source", "target", "card", "tile", "amount", "extra", "phase", "step")},
    "signed": "amount",
    "signedextra": "extra",
    "words": "keywords",
    "changes": "amount and extra",
    "why": "amount",
    "number": "extra",
    "zone": "extra",
    "before": "before",
    "time": "extra + 1",
    "what": "target or card",
    "name": "target",
    "person": "other",  # the page speaks of players by name
    "placed": "card",
    "stack": "tile",
}
"""The arguments of sentences, and the fields that they come from."""


def page() -> str:
    """The page, in Markdown."""
    return "\n".join([_INTRODUCTION, *(line for game in NAMES for line in _table(game))])


def _table(name: str) -> Iterator[str]:
    """The kinds of events of a game, in a table below its title."""
    fields = staging_of(name).field_names
    words = {word: f"*{fields.get(field, field)}*" for word, field in _WORDS.items()}
    yield f"## {load_game(name).title['en']}\n"
    yield "| kind | what happened | fields | clauses |"
    yield "|---|---|---|---|"
    for kind, row in load_game(name).events.items():
        sentence = " ".join(texts(name).say("en", f"event-{kind}", **words).split())
        carried = ", ".join(f"`{fields.get(field, field)}`" for field in row.carries.split())
        yield f"| `{kind}` | {sentence} | {carried} | {row.clauses.replace(' ', ', ')} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
