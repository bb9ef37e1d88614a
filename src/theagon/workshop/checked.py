"""What a designer is told about a set: its mistakes, its cards with their faces, its scenarios.

Field names are camelCase where this is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError
from theagon.errors import Location, TheagonError
from theagon.games.collection.card_files import in_set
from theagon.games.display.catalogue import CardFace
from theagon.games.staging import read_script
from theagon.games.translated import said
from theagon.match.scenario import staging_of
from theagon.match.scenario_run import run_scenario
from theagon.workshop.faces import faces
from theagon.workshop.likeness import alike
from theagon.workshop.reading import names_missing, read_set
from theagon.workshop.told import told, told_hint

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from theagon.games.play.game import Game
    from theagon.workshop.reading import Entry, OwnSet


class CardMistake(Struct, frozen=True, rename="camel"):
    """A mistake in a set, or a warning. Lines and columns count from 1; 0 is unknown."""

    message: str
    hint: str
    line: int
    column: int
    severity: Literal["error", "warning"]
    card: str | None  # the id of the card that it is in
    language: str = "en"  # of the message


class CheckedCard(Struct, frozen=True, rename="camel"):
    """A card or leader of a set."""

    id: str  # empty while it has none
    kind: str  # the list that it stands in: card or leader
    line: int  # the lines of its entry, from 1, both included
    last_line: int
    faces: dict[str, CardFace] | None  # by language; None while it has mistakes
    missing: tuple[str, ...]  # the languages in which it has no name of its own
    state: Literal["error", "failing", "warning", "passing", "untested"]  # the first that applies


class CheckedMap(Struct, frozen=True, rename="camel"):
    """A map of a set."""

    id: str  # empty while it has none
    name: str  # empty while it has mistakes
    line: int  # the lines of its entry, from 1, both included
    last_line: int
    state: Literal["error", "untested"]


class CheckedScenario(Struct, frozen=True, rename="camel"):
    """A scenario of a set, which may be a lesson or a puzzle."""

    kind: str  # the list that it stands in: lesson, puzzle or scenario
    title: str
    line: int  # the lines of its entry, from 1, both included
    last_line: int
    cards: tuple[str, ...]  # the ids of the cards of the set that it names
    passes: bool | None  # None: it was not run
    problem: str  # why it fails


class CheckedSet(Struct, frozen=True, rename="camel"):
    """A set as far as it can be read."""

    mistakes: tuple[CardMistake, ...]  # in the order of the text
    title: str  # empty: the set has none
    author: str
    version: str
    cards: tuple[CheckedCard, ...]  # in the order of the text, with the leaders
    maps: tuple[CheckedMap, ...]  # in the order of the text, as the scenarios are
    scenarios: tuple[CheckedScenario, ...]
    like: tuple[str, ...]  # the ids of cards that ship and are most like the card that was asked for


def check_set(game: Game, text: str, language: str, card: str | None = None, *, run: bool = False) -> CheckedSet:
    """Check a set for a game. `card` is one that others may be like; `run` runs the scenarios.

    Nothing is raised, whatever the text is.
    """
    own = read_set(game, text)
    named = own.named(game.cards)
    problems = _run_all(game, own) if run else {}
    scenarios = tuple(_scenario(entry, own, language, problems) for entry in own.scenarios)
    cards = []
    for entry in own.cards:
        shown = None if entry.definition is None or entry.errors else faces(game, named, entry.definition)
        cards.append(
            CheckedCard(
                id=entry.block.id,
                kind=entry.block.section.removesuffix("s"),
                line=entry.block.first,
                last_line=entry.block.last,
                faces=shown,
                missing=names_missing(entry.definition) if shown else (),
                state=_state(entry, scenarios),
            )
        )
    mistakes = sorted(
        (mistake(error, entry, language) for entry, error in own.mistakes), key=lambda each: (each.line, each.column)
    )
    edited = next((entry.definition for entry in own.cards if entry.block.id == card and entry.definition), None)
    heading = own.heading
    return CheckedSet(
        mistakes=tuple(mistakes),
        title=(heading and heading.title) or "",
        author=(heading and heading.author) or "",
        version=(heading and heading.version) or "",
        cards=tuple(cards),
        maps=tuple(_map(entry, language) for entry in own.maps),
        scenarios=scenarios,
        like=alike(game, edited) if edited is not None else (),
    )


def _state(
    entry: Entry, scenarios: Iterable[CheckedScenario]
) -> Literal["error", "failing", "warning", "passing", "untested"]:
    runs = [each.passes for each in scenarios if entry.block.id in each.cards]
    if entry.errors:
        return "error"
    if False in runs:
        return "failing"
    if entry.warnings:
        return "warning"
    return "passing" if True in runs else "untested"


def _map(entry: Entry, language: str) -> CheckedMap:
    return CheckedMap(
        id=entry.block.id,
        name=said(entry.definition.name, language) if entry.definition is not None else "",
        line=entry.block.first,
        last_line=entry.block.last,
        state="error" if entry.errors else "untested",
    )


def mistake(error: TheagonError, entry: Entry | None, language: str) -> CardMistake:
    """Return an error of a set, in an entry or outside of all, in a language as far as it is told in that."""
    at = error.location or Location("")
    message, said_in = told(error.message, language)
    return CardMistake(
        message=message,
        hint=told_hint(error.hint or "", language),
        line=at.line or 0,
        column=at.column or 0,
        severity=error.severity,
        card=entry.block.id or None if entry else None,
        language=said_in,
    )


# ---- scenarios ------------------------------------------------------------------------------------------------------


def _run_all(game: Game, own: OwnSet) -> Mapping[int, str]:
    """Run the scenarios of a set, and return the first problem of each, empty for none, by its line.

    A scenario that names a card with mistakes is not run. What is wrong with one is added to its mistakes.
    """
    problems = {}
    extended = game
    try:
        extended = own.game(game)
        extended.tables(extended.read_variant({}))
    except TheagonError as error:
        own.others.append(TheagonError(error.message, error.location, error.hint or "leave some of the cards out"))
    wrong = {entry.block.id for entry in (*own.words, *own.cards) if entry.errors}
    for entry in own.scenarios:
        if own.root is None or entry.node is None or wrong.intersection(words_in(entry.node)):
            continue
        try:
            outcome = run_scenario(read_script(staging_of(game.name), in_set(own.root, entry.node), extended))
        except TheagonError as error:
            entry.errors += error.errors if isinstance(error, InvalidFileError) else (error,)
            problems[entry.block.first] = error.message
            continue
        entry.errors += [failure.error for failure in outcome.failures]
        problems[entry.block.first] = entry.errors[0].message if entry.errors else ""
    return problems


def _scenario(entry: Entry, own: OwnSet, language: str, problems: Mapping[int, str]) -> CheckedScenario:
    words = set(words_in(entry.node)) if entry.node else set()
    problem = problems.get(entry.block.first)
    return CheckedScenario(
        kind=entry.block.section.removesuffix("s"),
        title=_title(entry.node, language),
        line=entry.block.first,
        last_line=entry.block.last,
        cards=tuple(each.block.id for each in own.cards if each.block.id in words),
        passes=None if problem is None else not problem,
        problem=told(problem or "", language)[0],
    )


def words_in(node: Node) -> Iterator[object]:
    """Yield the texts in a node, the keys of its mappings too."""
    match node.value:
        case dict() as fields:
            yield from fields
            for part in fields.values():
                yield from words_in(part)
        case list() as parts:
            for part in parts:
                yield from words_in(part)
        case value:
            yield value


def _title(node: Node | None, language: str) -> str:
    """Return the title of a scenario, which may have mistakes."""
    title = node.find("title") if node else None
    if title is None or title is node:
        return ""
    words = title.plain()
    if isinstance(words, dict):
        words = next((words[each] for each in (language, *words) if each in words), "")
    return str(words)
