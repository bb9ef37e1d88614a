"""What can be read without playing: cards, rulebooks, scenarios and matches that are over, ready to be sent."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from theagon.cards.report import InvalidFileError
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match.replay import decode
from theagon.match.rulebook import clause_of_step
from theagon.match.scenario import packaged_scenarios, read_scenario
from theagon.server.protocol import (
    ClauseLine,
    DeckVerdict,
    Frame,
    GameLine,
    Mistake,
    Rulebook,
    ScenarioLine,
    Section,
    Story,
)
from theagon.server.telling import step_line

if TYPE_CHECKING:
    from theagon.match.match import Match


def games(language: str) -> list[GameLine]:
    """The games that can be played."""
    return [
        GameLine(game.name, game.title[language], game.rules_version, game.seats) for game in map(load_game, NAMES)
    ]


@cache
def catalogue(name: str, language: str) -> bytes:
    """A game's catalogue as JSON."""
    return msgspec.json.encode(load_game(name).catalogue(language))


@cache
def rulebook(name: str, language: str) -> bytes:
    """A game's rulebook as JSON, each clause with the scenarios that prove it."""
    citing: dict[str, list[ScenarioLine]] = {}
    for scenario, path in packaged_scenarios(name).items():
        script = read_scenario(path, scenario)
        for clause in dict.fromkeys(map(clause_of_step, script.proves)):
            citing.setdefault(clause, []).append(ScenarioLine(scenario, script.title))
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


def check_deck(name: str, text: str, language: str) -> DeckVerdict:
    """Whether the deck of a text may be played; every mistake with its place."""
    game = load_game(name)
    try:
        deck = game.read_deck(text)
    except TheagonError as error:
        return DeckVerdict(False, mistakes_of(error), None)
    return DeckVerdict(True, (), game.deck_list(deck, language))


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


def match_story(match: Match, language: str) -> Story:
    """A match to walk through, all hands open: for matches that are over, and for replay files."""
    again = match.branch(0)
    log = match.log(None, secrets=True)
    frames = [Frame(step_line(match.game, log[0], language), again.position.open_view())]
    for entry, step in zip(log[1:], match.history, strict=True):
        again.apply(step.action)
        frames.append(Frame(step_line(match.game, entry, language), again.position.open_view()))
    return Story(
        game=match.game.name,
        title="",
        proves=(),
        cards=match.game.own_faces(language),
        frames=tuple(frames),
        over=match.position.is_over,
        winner=match.position.winner,
    )


def replay_story(data: bytes, language: str) -> Story:
    """The match of a replay file. Raises `TheagonError` for a file that is none."""
    return match_story(decode(data, "replay"), language)
