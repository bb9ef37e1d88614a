"""`theagon rulebook`: each clause and the scenarios that prove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.cli.options import json_option, lang_option
from theagon.cli.output import print_json, stdout_console
from theagon.cli.texts import say
from theagon.games import NAMES, load_game
from theagon.games.translated import said
from theagon.match.rulebook import clauses_of, game_of_clause, judged, open_clauses, proofs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.match.rulebook import Clause
    from theagon.match.scenario import ScenarioOutcome

MARKS: Final = {"proved": ("✓", "green"), "failing": ("✗", "red"), "open": ("·", "yellow")}


@click.command()
@click.argument("game", default=NAMES[0])
@click.argument("clause", required=False)
@lang_option
@json_option
def rulebook(game: str, clause: str | None, lang: str, as_json: bool) -> None:
    """Print each clause and the scenarios that prove it.

    The command runs the scenarios: a clause is proved (✓) if all scenarios that cite it hold, failing (✗) if one does
    not, and open (·) if no scenario cites it. Name one clause, such as HG4.24 or GU3.6, or one section, such as HG4,
    to see only that.
    """
    if clause is None and game not in NAMES and game[-1:].isdigit():  # only the clause is given: there is no such game
        game, clause = game_of_clause(game), game
    chosen = clauses_of(game, clause)
    outcomes = proofs(game, {each["id"] for each in chosen})
    clauses = judged(chosen, outcomes, lang)
    if as_json:
        print_json(clauses)
        return
    _print_clauses(game, clauses, outcomes, lang, titles=clause is not None)


def _print_clauses(
    game: str, clauses: Sequence[Clause], outcomes: Mapping[str, ScenarioOutcome], lang: str, *, titles: bool
) -> None:
    from rich.table import Table
    from rich.text import Text

    console = stdout_console()
    reasons = open_clauses(game)
    headings = {part["clauses"][0]["id"]: part["title"][lang] for part in load_game(game).rulebook()}
    table = Table.grid(padding=(0, 2))
    for clause in clauses:
        if clause.id in headings and len(clauses) > 1:
            table.add_row("", "", Text(f"\n{headings[clause.id]}", "bold"))
        proved_by = [outcomes[name] for name in clause.scenarios]
        lines = [f"{outcome.file}: {said(outcome.title, lang)}" if titles else outcome.file for outcome in proved_by]
        notes = "\n".join(lines) if titles else ", ".join(lines)
        if clause.status == "open":
            notes = reasons.get(clause.id) or say(lang, "no-scenario")
        table.add_row(Text(*MARKS[clause.status]), Text(clause.id, "bold"), Text(clause.text))
        table.add_row("", "", Text(notes, "dim"))
    console.print(table)
    for name in dict.fromkeys(name for clause in clauses for name in clause.scenarios):
        for failure in outcomes[name].failures:
            click.echo(f"\n{failure}")
    counts = {status: sum(clause.status == status for clause in clauses) for status in MARKS}
    console.print("\n" + say(lang, "clauses", **counts))
