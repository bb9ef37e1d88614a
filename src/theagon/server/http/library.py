"""What can be read of a game without playing it: its cards, its rulebook, and what is wrong with a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from theagon.cards.report import InvalidFileError
from theagon.errors import TheagonError
from theagon.games import load_game, sound_games
from theagon.games.collection.deck_check import DeckError
from theagon.games.collection.deck_faults import said_fault
from theagon.games.display.catalogue import OpponentFace
from theagon.games.packaged import clause_of_step
from theagon.games.translated import said
from theagon.lessons.course import Course
from theagon.lessons.guide import guide_of
from theagon.lessons.library import lesson_files, lesson_script
from theagon.match.scenario import packaged_scenarios, read_heading
from theagon.puzzles.library import ids
from theagon.server.offered import offered
from theagon.server.protocol.games import (
    ClauseLine,
    DeckVerdict,
    GameLine,
    Guide,
    GuideExample,
    GuidePart,
    LessonLine,
    Mistake,
    Rulebook,
    ScenarioLine,
    Section,
)

if TYPE_CHECKING:
    from theagon.games.play.game import Game


OWN_FIGURE: Final = "gears"
"""The figure of a bot that the owner of the server brings."""


class UnknownGameError(TheagonError):
    """No game of this name is installed."""


def games(language: str) -> list[GameLine]:
    """The games that can be played."""
    return [
        GameLine(
            name=game.name,
            title=game.title[language],
            rules=game.rules_version,
            seats=game.seats,
            decks="deck" in game.file_types,
            lessons=bool(lesson_files(game.name)),
            puzzles=bool(ids(game.name)),
        )
        for game in sound_games()
    ]


def catalogue(name: str, language: str, bots: tuple[str, ...] = ()) -> bytes:
    """A game's catalogue as JSON, with the owner's bots among the opponents. This takes long, as all below does."""
    found = offered(name).catalogue(language)
    own = tuple(OpponentFace(kind, OWN_FIGURE, None) for kind in bots)
    return msgspec.json.encode(replace(found, opponents=found.opponents + own))


def rulebook(name: str, language: str) -> bytes:
    """A game's rulebook as JSON, each clause with the scenarios that prove it."""
    citing: dict[str, list[ScenarioLine]] = {}
    for scenario, path in packaged_scenarios(name).items():
        heading = read_heading(path, scenario)
        for clause in dict.fromkeys(map(clause_of_step, heading.proves)):
            citing.setdefault(clause, []).append(ScenarioLine(scenario, said(heading.title, language)))
    sections = tuple(
        Section(
            section["id"],
            section["title"][language],
            tuple(
                ClauseLine(clause["id"], clause["text"][language], tuple(citing.get(clause["id"], ())))
                for clause in section["clauses"]
            ),
        )
        for section in load_game(name).rulebook()
    )
    return msgspec.json.encode(Rulebook(name, language, sections))  # type: ignore[arg-type]  # it was checked


def lessons(name: str, language: str) -> bytes:
    """The lessons of a game as JSON."""
    lines = []
    for each in lesson_files(name):
        script = lesson_script(name, each)
        course = Course(script)
        lines.append(LessonLine(each, script.title(language), said(course.about.about, language), course.length))
    return msgspec.json.encode(lines)


def guide(name: str, language: str) -> bytes:
    """How a game that has lessons is played, as JSON."""
    found = guide_of(name)
    first = Course(lesson_script(name, next(iter(lesson_files(name)))))
    return msgspec.json.encode(
        Guide(
            goal=said(found.goal, language),
            turn=tuple(said(each, language) for each in found.turn),
            view=first.position.view(first.learner),
            parts=tuple(GuidePart(part.place, said(part.text, language)) for part in found.parts),
            examples=tuple(
                GuideExample(example.term, example.scenario, said(example.text, language)) for example in found.examples
            ),
        )
    )


def check_deck(name: str, text: str, language: str) -> DeckVerdict:
    """Whether the deck of a text may be played; every mistake with its place."""
    game = offered(name)
    try:
        deck = game.read_deck(text)
    except TheagonError as error:
        return DeckVerdict(False, _mistakes_of_deck(error, game, language), None)
    return DeckVerdict(True, (), game.deck_list(deck, language))


def _mistakes_of_deck(error: TheagonError, game: Game, language: str) -> tuple[Mistake, ...]:
    """What is wrong with a deck, in the reader's language; what is wrong with its text as such, in English."""
    found = error.errors if isinstance(error, InvalidFileError) else (error,)
    return tuple(
        replace(mistake, message=said_fault(each.fault, game, language), hint="", language=language)
        if isinstance(each, DeckError)
        else mistake
        for each, mistake in zip(found, mistakes_of(error), strict=True)
    )


def mistakes_of(error: TheagonError) -> tuple[Mistake, ...]:
    """What is wrong with a text, piece by piece."""
    found = error.errors if isinstance(error, InvalidFileError) else (error,)
    return tuple(
        Mistake(
            each.message,
            (each.location.line or 0) if each.location else 0,
            (each.location.column or 0) if each.location else 0,
            each.hint or "",
        )
        for each in found
    )
