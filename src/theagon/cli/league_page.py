"""The page of a league in one file without scripts: its table, who and which deck beat whom, and its last matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.cli.chart import Cell, heat_map
from theagon.cli.league_folder import name_in, numbered
from theagon.match.outline import outline

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.arena.league import Kept, Meeting
    from theagon.cli.league_folder import Opened, Row
    from theagon.match.match import Step

SHOWN: Final = 10
"""The pairs whose matches the page tells, the last ones."""
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
background: #fff } table { border-collapse: collapse } th, td { padding: .25rem .75rem; text-align: right;
white-space: nowrap } .long { white-space: normal; text-align: left; overflow-wrap: anywhere }
th:first-child, td:first-child { text-align: left } tr + tr { border-top: 1px solid #ddd } svg { max-width: 40rem }
summary { cursor: pointer; padding: .25rem 0 } ol { padding-left: 3rem } li { margin: .25rem 0 }
.said { color: #1f6f8b } .event { color: #555; margin-left: 1rem }
@media (prefers-color-scheme: dark) { body { background: #1b1a18; color: #e8e3da } .event { color: #b5ada0 }
.said { color: #7cc4dd } tr + tr { border-color: #444 } }
"""


def write_page(here: Opened, rows: Sequence[Row], meetings: Sequence[Meeting], path: Path) -> None:
    """Write the page, as a whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text("\n".join(_lines(here, rows, meetings)) + "\n", encoding="utf-8")
    part.replace(path)


def _lines(here: Opened, rows: Sequence[Row], meetings: Sequence[Meeting]) -> Iterator[str]:
    title = f"League of {here.game.name}"
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    yield f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
    yield f"<h1>{escape(title)}</h1><p>{len(meetings):,} pairs of matches, rules {here.game.rules_version}.</p>"
    yield "<table><tr><th>entry<th>rating<th>95 % interval<th>pairs<th>won<th>given up<th>deck<th class=long>player"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}" for cell in (*row.cells, row.deck))
        yield f"<td class=long>{escape(row.player)}"
    yield "</table>"
    played = [row.name for row in rows if row.share is not None]
    if played:
        entries = [(name_in(a), name_in(b), share) for a, b, share in here.met(meetings)]
        yield "<h2>Who beat whom</h2>" + _matrix(played, entries, "pairs", "how often the entry of a row won")
    decks = [(*kept.decks, kept.score) for _, kept in numbered(meetings) if here.has(kept)]
    met = [each for each in decks if each[0] != each[1]]
    if met:
        names_met = sorted({name for a, b, _ in met for name in (a, b)})
        yield "<h2>Decks against decks</h2>" + _matrix(names_met, met, "matches", "how often the deck of a row won")
    yield "<h2>Matches</h2>"
    for number, kept in reversed([*numbered(meetings)][-2 * SHOWN :]):
        yield from _match(here, number, kept)
    yield "</body></html>"


def _matrix(names: Sequence[str], met: Iterable[tuple[str, str, float]], unit: str, told: str) -> str:
    """Return how often each beat each other one, as a picture. `met` has two names, and what the first one won."""
    shares: dict[tuple[str, str], list[float]] = {}
    for a, b, share in met:
        shares.setdefault((a, b), []).append(share)
        shares.setdefault((b, a), []).append(1 - share)
    cells = [
        [
            Cell(sum(won) / len(won), f"{row} against {column}: {len(won)} {unit}")
            if (won := shares.get((row, column)))
            else Cell(None)
            for column in names
        ]
        for row in names
    ]
    return heat_map(names, names, cells, told)


def _match(here: Opened, number: str, kept: Kept) -> Iterator[str]:
    """Yield a match, step by step, with what players said; one of a former entry has only its heading."""
    first, second = name_in(kept.first), name_in(kept.second)
    won = {1.0: f"{first} won", 0.0: f"{second} won"}.get(kept.score, "drawn")
    told = f"{won}, {len(kept.actions)} actions, seed {kept.seed}"
    if not here.has(kept):
        yield f"<p>{escape(f'{number}: {first} against {second}, {told}')}</p>"
        return
    match = here.replayed(number, kept)
    seated = [((first, kept.decks[0]), (second, kept.decks[1]))[k] for k in match.position.contestants]
    named = " against ".join(f"{name} (p{seat}, {deck})" for seat, (name, deck) in enumerate(seated, 1))
    yield f"<details><summary>{escape(f'{number}: {named}, {told}')}</summary><ol>"
    for k, step in enumerate(match.history):
        yield from _step(here, step, seated[step.seat][0], kept.said.get(k))
    yield "</ol></details>"


def _step(here: Opened, step: Step, name: str, said: Any) -> Iterator[str]:
    yield f"<li>{escape(name)}: {escape(step.notation)}"
    if said is not None:
        words = said if isinstance(said, str) else msgspec.json.encode(said).decode()
        yield f'<div class="said">{escape(words)}</div>'
    nestings = outline(step.events)
    for event in step.events:
        yield f'<div class="event">{nestings[event.number].indent}{escape(here.game.tell(event, "en"))}</div>'
