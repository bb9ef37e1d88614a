"""The executable rulebook: each clause, its scenarios, and whether they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from theagon.cards.decode import decode
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game, sound_games
from theagon.games.packaged import clause_of_step
from theagon.match.scenario import ScenarioOutcome, game_folder, packaged_scenarios, read_heading, read_scenario
from theagon.match.scenario_run import run_scenario

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

Status: TypeAlias = Literal["proved", "failing", "open"]


class Clause(Struct, frozen=True):
    """A clause of a rulebook in one language, with its status."""

    id: str
    text: str
    scenarios: tuple[str, ...]  # the names of the scenarios that cite it
    status: Status  # proved: all scenarios hold; open: there is none


class OpenClauses(Schema):
    """The file `rulebook/open.yaml`: clauses without a scenario, each with the reason."""

    open: dict[str, str]


def game_of_clause(clause: str) -> str:
    """Return the game with clauses of this prefix; the first game if there is none."""
    letters = clause.rstrip("0123456789.abcdefghijklmnopqrstuvwxyz")
    return next((game.name for game in sound_games() if game.rulebook()[0]["id"].startswith(letters)), NAMES[0])


def clauses_of(game: str, wanted: str | None = None) -> list[dict[str, Any]]:
    """Return the clauses of a game's rulebook; only one clause or section if `wanted` names it.

    Raises `TheagonError` if the rulebook has no such clause or section.
    """
    sections = load_game(game).rulebook()
    everything = [clause for section in sections for clause in section["clauses"]]
    if wanted is None:
        return everything
    known = {clause["id"] for clause in everything}
    base = clause_of_step(wanted)
    found = [clause for clause in everything if base == clause["id"] or clause["id"].startswith(f"{wanted}.")]
    if not found:
        raise TheagonError(f"the rulebook has no clause {quoted(wanted)}", hint=suggestion(wanted, known))
    return found


def proofs(game: str, clauses: Collection[str]) -> dict[str, ScenarioOutcome]:
    """Run the packaged scenarios that cite any of these clauses, and return their outcomes by name.

    Raises `TheagonError` if a file is wrong.
    """
    outcomes = {}
    for name, path in packaged_scenarios(game).items():
        if not {clause_of_step(clause) for clause in read_heading(path, name).proves}.isdisjoint(clauses):
            outcomes[name] = run_scenario(read_scenario(path, name))
    return outcomes


def judged(
    clauses: Iterable[Mapping[str, Any]], outcomes: Mapping[str, ScenarioOutcome], language: str
) -> list[Clause]:
    """Return the clauses with their status by the outcomes of their scenarios."""
    result = []
    for clause in clauses:
        citing = {
            name: outcome for name, outcome in outcomes.items() if clause["id"] in map(clause_of_step, outcome.proves)
        }
        holds = all(outcome.holds for outcome in citing.values())
        status: Status = "open" if not citing else "proved" if holds else "failing"
        result.append(Clause(clause["id"], clause["text"][language], tuple(citing), status))
    return result


def open_clauses(game: str) -> dict[str, str]:
    """Return the clauses that are known to lack a scenario, with the reasons."""
    return decode(read_yaml(game_folder(game) / "rulebook" / "open.yaml", "open.yaml"), OpenClauses).open
