"""Games, cards and rulebooks, over HTTP; and errors of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from theagon.games.display.catalogue import CardFace, DeckList
from theagon.server.protocol.base import ClientData, Language, ServerData
from theagon.server.protocol.table import StepLine
from theagon.server.protocol.workshop import SetText


class GameLine(ServerData, frozen=True):
    """A playable game."""

    name: str
    title: str
    rules: str  # the version of its rules
    seats: int
    decks: bool  # whether players bring decks
    puzzles: bool  # whether it has puzzles
    lessons: bool  # whether it has lessons


class ScenarioLine(ServerData, frozen=True):
    name: str  # `hg1/the-dying-strike-back.yaml`
    title: str


class LessonLine(ServerData, frozen=True):
    """A lesson of a game, in a list; the last may be a puzzle, of this name."""

    name: str
    title: str
    about: str
    length: int  # the number of its texts before the end
    puzzle: bool = False


class GuidePart(ServerData, frozen=True):
    """A part of the board. `place` is a place of the game, or a player, such as `p1`."""

    place: str
    text: str


class GuideExample(ServerData, frozen=True):
    """A term of the catalogue, and a scenario that shows it."""

    term: str
    scenario: str
    text: str


class Guide(ServerData, frozen=True):
    """The page about how a game with lessons is played."""

    goal: str
    turn: tuple[str, ...]  # the parts of a turn, in order
    view: dict[str, Any]  # the view in the picture
    parts: tuple[GuidePart, ...]
    examples: tuple[GuideExample, ...]


class ClauseLine(ServerData, frozen=True):
    id: str
    text: str
    scenarios: tuple[ScenarioLine, ...]


class Section(ServerData, frozen=True):
    id: str
    title: str
    clauses: tuple[ClauseLine, ...]


class Rulebook(ServerData, frozen=True):
    game: str
    language: Language
    sections: tuple[Section, ...]


class DeckText(ClientData, frozen=True):
    """A deck as its file has it (YAML)."""

    text: Annotated[str, Meta(max_length=20_000)]
    cards: SetText | None = None  # a set with more cards


class Mistake(ServerData, frozen=True):
    """A mistake in a text: where, and what would be right. Lines and columns count from 1; 0 is unknown."""

    message: str
    line: int
    column: int
    hint: str
    language: Language = "en"  # of the message


class DeckVerdict(ServerData, frozen=True):
    """The result of a check: whether a deck may be played. `deck` is given if its text could be read."""

    legal: bool
    mistakes: tuple[Mistake, ...]
    deck: DeckList | None


class Note(ServerData, frozen=True):
    """An expectation or a refused action of a scenario, as its file writes it."""

    kind: Literal["expect", "refused"]
    text: str
    holds: bool


class Frame(ServerData, frozen=True):
    """A moment of a story: the step before it, the table with all cards open, and a scenario's notes on it."""

    step: StepLine | None
    view: dict[str, Any]
    notes: tuple[Note, ...] = ()


class Story(ServerData, frozen=True):
    """A match or a scenario to walk through. Its views show all hands."""

    game: str
    title: str
    proves: tuple[str, ...]  # clauses, of a scenario
    cards: tuple[CardFace, ...]  # cards that the game lacks, or that have changed
    frames: tuple[Frame, ...]
    over: bool
    winner: int | None
    winners: tuple[int, ...]  # all seats that won
    reader: int | None = None  # the seat that the texts call You


class Problem(ServerData, frozen=True):
    """An error over HTTP: what is wrong, and what would be right."""

    reason: str
    text: str
    hint: str = ""
    mistakes: tuple[Mistake, ...] | UnsetType = UNSET
