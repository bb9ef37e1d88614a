"""The documentation page of events, for authors of scenarios, generated from the games' event rows and sentences.

`python -m tools.event_page` writes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from theagon.games import NAMES, load_game
from theagon.games.packaged import texts
from theagon.match.scenario import staging_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.games.display.events import EventKind

PAGE: Final = Path(__file__).parents[1] / "docs" / "events.md"

_INTRODUCTION: Final = """\
# Kinds of events

`python -m tools.event_page` generates this page from the event rows and the sentences of the games.

The `events`, `events-exactly` and `no-events` of [scenarios](writing-scenarios.md#what-happened) name events by these
kinds. The second column describes the event by its *fields*. A scenario may check any field of the third column, and
also `clause`, one of the last column, and `because`, the kind of the event that caused it. Another field is an error,
since that check could not fail. The meaning of a number that the sentence does not contain is in brackets, often with
the field of the [view](writing-scenarios.md#what-a-player-sees) that it changes.
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
    "own": "no",  # a wild card, which the page names
}
"""The arguments of sentences, and the fields that provide them."""

_HOW: Final = {"is": "becomes", "gains": "gains", "pays": "loses"}
_UNSAID: Final = {
    ("match-start", "amount"): "1 if the second deck plays first",
    ("turn-end", "amount"): "the number of the turn",
    ("add-card", "amount"): "what is added to its cost",
    ("fetch", "amount"): "what is added to its cost",
    ("take-back", "amount"): "what is added to its cost",
    ("add", "amount"): "what is added to its cost",
    ("banish", "amount"): "0 if it does not come back",
    ("foreseen", "extra"): "which, as bits",
    ("improve", "amount"): "the strength that they gain",
    ("shuffle", "amount"): "5 for the top, 6 for the bottom, else a random place",
    ("tuck", "amount"): "5 for the top, 6 for the bottom, else a random place",
    ("put-off", "amount"): "2 for the end of this turn, 3 for the start of the player's next",
    ("win", "amount"): "the sets completed",
    ("lost-effect", "amount"): "how many",
}
"""The meanings of numbers that no sentence contains and no row declares."""


def page() -> str:
    """Return the page in Markdown."""
    return "\n".join([_INTRODUCTION, *(line for game in NAMES for line in _table(game))])


def _table(name: str) -> Iterator[str]:
    """Yield the lines of a game: its title and the table of its events."""
    fields = staging_of(name).field_names
    words = {word: f"*{fields.get(field, field)}*" for word, field in _WORDS.items()}
    game: Any = load_game(name)
    zones = game.teller("en", None).zones
    yield f"## {game.title['en']}\n"
    yield "| kind | what happened | fields | clauses |"
    yield "|---|---|---|---|"
    for kind, row in game.events.items():
        sentence = " ".join(texts(name).say("en", f"event-{kind}", **words).split())
        carried = ", ".join(f"`{fields.get(field, field)}`" for field in row.carries.split())
        unsaid = [each for field in ("amount", "extra") for each in _unsaid(kind, row, field, sentence, zones)]
        meaning = f"{sentence} ({'; '.join(unsaid)})" if unsaid else sentence
        yield f"| `{kind}` | {meaning} | {carried} | {row.clauses.replace(' ', ', ')} |"
    yield ""


def _unsaid(kind: str, row: EventKind, field: str, sentence: str, zones: Mapping[int, str]) -> Iterator[str]:
    """Yield the meaning of a number of an event that its sentence does not contain."""
    if field not in row.carries.split() or field in sentence.replace("*", " ").split():
        return
    changed = [f"`{name}` {_HOW[how]} it" for name, how, by in (*row.changes, *row.alters) if by == field]
    if row.amount == "zones" or (row.amount == "from-zone" and field == "extra"):
        piles = ", ".join(f"{number} for the {zone}" for number, zone in zones.items())
        changed.append(piles if field == "extra" else f"{piles}, another for the board")
    yield f"*{field}*: {'; '.join(changed) or _UNSAID[kind, field]}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
