"""Messages of the server, over the socket."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from theagon.games.base import Change
from theagon.games.display.catalogue import CardFace
from theagon.server.protocol.base import Number, Phrase, ServerData, kebab
from theagon.server.protocol.matches import Place
from theagon.server.protocol.puzzles import PuzzleTask
from theagon.server.protocol.table import SeatLine, StepLine, Table


class ServerMessage(ServerData, frozen=True, tag_field="type", tag=kebab):
    """A message of the server."""


class Welcome(ServerMessage, frozen=True):
    """The answer to `hello`: the row of the reconnection table, and your seats."""

    row: int  # of the reconnection table
    name: str  # of that row
    run: str
    game: str
    seats: tuple[int, ...]  # your seats; none: you watch
    watch: str | None  # the token for spectators
    delay: int  # the delay for spectators, in seconds


class Waiting(ServerMessage, frozen=True):
    """The match waits until all places are taken. Sent again whenever one is."""

    places: tuple[Place, ...]
    yours: bool  # you made the match, and may cancel it
    listed: bool  # it is in the list of open tables, while a person with a place waits here
    rated: bool  # it will count for the ratings of both
    code: str  # for friends to type: it leads where the link leads; empty for spectators


class Snapshot(ServerMessage, frozen=True):
    """The whole state, which replaces the client's."""

    table: Table
    log: tuple[StepLine, ...]
    cards: tuple[CardFace, ...]  # the cards named here that the game lacks, or that differ


class Update(ServerMessage, frozen=True):
    """The changes since the last message: `undone` steps are taken back, `steps` follow, and `table` is the result."""

    undone: int
    steps: tuple[StepLine, ...]
    table: Table


class Refused(ServerMessage, frozen=True):
    """The refusal of a request; nothing has changed. `of` is the type of the request."""

    of: str
    id: int | None
    reason: str
    clause: str | None
    text: str
    hint: str
    sequence: int


class Possible(ServerMessage, frozen=True):
    """The answer to `why-not` for a possible action."""

    id: int
    action: int


class Previewed(ServerMessage, frozen=True):
    """The answer to `preview`."""

    id: int
    action: int
    changes: tuple[Change, ...]
    winner: int | None  # the seat that would certainly win


class Presence(ServerMessage, frozen=True):
    """A change of the connected players, of a request to take back, or of the rematch."""

    seats: tuple[SeatLine, ...]
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None


class Said(ServerMessage, frozen=True):
    """A fixed phrase of a player. Spectators with a delay do not get it."""

    seat: int
    phrase: Phrase


class Puzzle(ServerMessage, frozen=True):
    """The task of a puzzle and its outcome, before each table. `text` says why a final position is wrong."""

    task: PuzzleTask
    outcome: Literal["open", "solved", "failed"]
    text: str


class Hint(ServerMessage, frozen=True):
    """The answer to `ask-hint`."""

    action: int | None  # null: the puzzle can no longer be solved
    text: str


class Draining(ServerMessage, frozen=True):
    """The server is about to stop. No match begins any more; running ones are saved and go on when it is back."""

    seconds: Number  # until it stops at the latest; it stops earlier without players


class Gone(ServerMessage, frozen=True):
    """The last message before the socket is closed. `retry`: whether to connect again."""

    reason: str
    text: str
    retry: bool


ENDED: Final = Gone("ended", "This match was ended by the operator of the server.", False)


class Pong(ServerMessage, frozen=True):
    """The answer to `ping`."""


FromServer: TypeAlias = (
    Welcome
    | Waiting
    | Snapshot
    | Update
    | Refused
    | Possible
    | Previewed
    | Presence
    | Said
    | Puzzle
    | Hint
    | Draining
    | Gone
    | Pong
)
