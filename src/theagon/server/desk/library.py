"""Data of a game for reading: its cards, its rulebook, its puzzles, and the mistakes of a deck.

Everything here takes long: it is for workers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.cards.report import InvalidFileError
from theagon.errors import Location, TheagonError
from theagon.games import NAMES, load_game, sound_games
from theagon.games.collection.deck_check import DeckError
from theagon.games.display.catalogue import OpponentFace
from theagon.games.packaged import clause_of_step
from theagon.games.translated import said
from theagon.lessons.course import TEXTS, Course
from theagon.lessons.guide import guide_of
from theagon.lessons.library import lesson_files, lesson_script
from theagon.match.scenario import packaged_scenarios, read_heading
from theagon.puzzles.library import FIRST, ids, puzzle, puzzle_of
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
from theagon.server.protocol.puzzles import PuzzleLine

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from theagon.games.display.catalogue import Catalogue
    from theagon.games.play.game import Game
    from theagon.server.protocol.base import Language

OWN_FIGURE: Final = "golem-head"
"""The figure of a bot that the owner of the server brings."""
MOST_SHOWN: Final = 4
"""The most cards of a side in the picture of a puzzle."""


class UnknownGameError(TheagonError):
    """No game of this name is installed."""


class NothingThereError(TheagonError):
    """The game has nothing of this kind."""


def known(game: str) -> str:
    """Return the name of a game. Raises `UnknownGameError` if there is none of this name."""
    if game not in NAMES:
        raise UnknownGameError(f"there is no game {game[:40]!r}")
    return game


def games(language: str) -> list[GameLine]:
    """Return the games that can be played."""
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


def catalogue(name: str, language: str, bots: tuple[str, ...] = ()) -> Catalogue:
    """Return a game's catalogue, with the owner's bots among the opponents."""
    found = offered(name).catalogue(language)
    own = tuple(OpponentFace(kind, OWN_FIGURE, None) for kind in bots)
    return replace(found, opponents=found.opponents + own)


def rulebook(name: str, language: Language) -> Rulebook:
    """Return a game's rulebook, each clause with the scenarios that prove it."""
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
    return Rulebook(name, language, sections)


def lessons(name: str, language: str) -> list[LessonLine]:
    """Return the lessons of a game. A puzzle ends them."""
    lines = []
    for each in lesson_files(name):
        script = lesson_script(name, each)
        course = Course(script)
        lines.append(LessonLine(each, script.title(language), said(course.about.about, language), course.length))
    if lines and FIRST in ids(name):
        lines.append(
            LessonLine(FIRST, TEXTS.say(language, "puzzle"), TEXTS.say(language, "about-puzzle"), 0, puzzle=True)
        )
    return lines


def guide(name: str, language: str) -> Guide:
    """Return how a game that has lessons is played."""
    found = guide_of(name)
    first = Course(lesson_script(name, next(iter(lesson_files(name)))))
    return Guide(
        goal=said(found.goal, language),
        turn=tuple(said(each, language) for each in found.turn),
        view=first.position.view(first.learner),
        parts=tuple(GuidePart(part.place, said(part.text, language)) for part in found.parts),
        examples=tuple(
            GuideExample(example.term, example.scenario, said(example.text, language)) for example in found.examples
        ),
    )


def puzzles(game: str, language: str) -> list[PuzzleLine]:
    """Return all puzzles of a game."""
    return [_puzzle_line(game, name, language) for name in ids(game)]


def puzzle_of_day(game: str, day: date, language: str) -> PuzzleLine:
    """Return the puzzle of a day."""
    return _puzzle_line(game, puzzle_of(game, day), language)


def _puzzle_line(game: str, name: str, language: str) -> PuzzleLine:
    found = puzzle(game, name, (language,))
    own, rivals = (tuple(side[:MOST_SHOWN]) for side in found.sides)
    title = found.title[language]
    return PuzzleLine(found.id, found.kind, found.difficulty, found.missed_by, found.actions, title, own, rivals)


def check_deck(name: str, text: str, language: str, cards: str | None = None) -> DeckVerdict:
    """Return whether the deck of a text may be played, with the place of every mistake.

    `cards` is a set with more cards. Raises `TheagonError` if it has mistakes.
    """
    game = offered(name) if cards is None else offered(name).with_text(cards)
    try:
        deck = game.read_deck(text)
    except TheagonError as error:
        return DeckVerdict(False, _mistakes_of_deck(error, game, language), None)
    return DeckVerdict(True, (), game.deck_list(deck, language))


def _mistakes_of_deck(error: TheagonError, game: Game, language: str) -> tuple[Mistake, ...]:
    """Return the mistakes of a deck in the reader's language, and those of its text as such in English."""

    def translated(error: TheagonError) -> Mistake:
        if not isinstance(error, DeckError):
            return _mistake(error)
        text = error.fault.text(game.name, game.cards.everything, language)
        return replace(_mistake(error), message=text, hint="", language=language)

    return tuple(map(translated, _each(error)))


def mistakes_of(error: TheagonError) -> tuple[Mistake, ...]:
    """Return the mistakes of a text, one by one."""
    return tuple(map(_mistake, _each(error)))


def _each(error: TheagonError) -> Sequence[TheagonError]:
    return error.errors if isinstance(error, InvalidFileError) else (error,)


def _mistake(error: TheagonError) -> Mistake:
    at = error.location or Location("")
    return Mistake(error.message, at.line or 0, at.column or 0, error.hint or "")
