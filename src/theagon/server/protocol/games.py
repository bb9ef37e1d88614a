"""Games, cards and rulebooks, over HTTP; and what is wrong with a request."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from theagon.games.display.catalogue import CardFace, DeckList
from theagon.server.protocol.base import ClientData, Language, ServerData
from theagon.server.protocol.table import StepLine


class GameLine(ServerData, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    rules: str  # the version of its rules
    seats: int
    decks: bool  # whether players bring decks
    puzzles: bool  # whether there are any
    lessons: bool  # whether there are any


class ScenarioLine(ServerData, frozen=True):
    name: str  # `hg1/the-dying-strike-back.yaml`
    title: str


class LessonLine(ServerData, frozen=True):
    """A lesson of a game, in a list."""

    name: str
    title: str
    about: str
    length: int  # how much is said before its end


class GuidePart(ServerData, frozen=True):
    """A part of the board, with its place there: a place of the game, or a player, such as `p1`."""

    place: str
    text: str


class GuideExample(ServerData, frozen=True):
    """A term of the catalogue, and a scenario that shows it at work."""

    term: str
    scenario: str
    text: str


class Guide(ServerData, frozen=True):
    """How a game that has lessons is played, in a page."""

    goal: str
    turn: tuple[str, ...]  # what a turn consists of, in order
    view: dict[str, Any]  # of the picture
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


class Mistake(ServerData, frozen=True):
    """Something wrong in a text: where, and what would be right. Lines and columns count from 1, 0 is unknown."""

    message: str
    line: int
    column: int
    hint: str
    language: Language = "en"  # of what is said


class DeckVerdict(ServerData, frozen=True):
    """Whether a deck may be played; the deck is given if its text could be read at all."""

    legal: bool
    mistakes: tuple[Mistake, ...]
    deck: DeckList | None


class Note(ServerData, frozen=True):
    """What a scenario expects or tries, as its file writes it."""

    kind: Literal["expect", "refused"]
    text: str
    holds: bool


class Frame(ServerData, frozen=True):
    """A moment of a story: the step that led to it, the table with all open, and what a scenario says of it."""

    step: StepLine | None
    view: dict[str, Any]
    notes: tuple[Note, ...] = ()


class Story(ServerData, frozen=True):
    """A match or a scenario to walk through. Its views show all hands."""

    game: str
    title: str
    proves: tuple[str, ...]  # clauses, of a scenario
    cards: tuple[CardFace, ...]  # that the game does not have, or has otherwise now
    frames: tuple[Frame, ...]
    over: bool
    winner: int | None
    winners: tuple[int, ...]  # all seats that won
    reader: int | None = None  # the seat that the texts call You


class Problem(ServerData, frozen=True):
    """An error over HTTP: what is wrong and what would be right."""

    reason: str
    text: str
    hint: str = ""
    mistakes: tuple[Mistake, ...] | UnsetType = UNSET
