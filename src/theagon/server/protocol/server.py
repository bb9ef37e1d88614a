"""What the server says, over the socket."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from theagon.games.base import Change
from theagon.games.display.catalogue import CardFace
from theagon.server.protocol.base import Number, Phrase, ServerData, kebab
from theagon.server.protocol.matches import Place
from theagon.server.protocol.puzzles import PuzzleTask
from theagon.server.protocol.table import SeatLine, StepLine, Table


class ServerMessage(ServerData, frozen=True, tag_field="type", tag=kebab):
    """One message of the server."""


class Welcome(ServerMessage, frozen=True):
    """The answer to `hello`: how one came back, and where one sits."""

    row: int  # of the reconnection table
    name: str  # of that row
    run: str
    game: str
    seats: tuple[int, ...]  # that are yours; none: you watch
    watch: str | None  # the token for spectators
    delay: int  # seconds that spectators see it later


class Waiting(ServerMessage, frozen=True):
    """The match begins when all places are taken. Sent again whenever one is."""

    places: tuple[Place, ...]
    yours: bool  # you made the match, and may cancel it
    listed: bool  # it stands in the list of open tables, while somebody who has a place waits for it
    rated: bool  # it will count for the ratings of both


class Snapshot(ServerMessage, frozen=True):
    """Everything, in place of what the client has."""

    table: Table
    log: tuple[StepLine, ...]
    cards: tuple[CardFace, ...]  # of those named here, that the game does not have, or has otherwise


class Update(ServerMessage, frozen=True):
    """What happened since: `steps` in order, then the table as it is. `undone` steps were taken back before."""

    undone: int
    steps: tuple[StepLine, ...]
    table: Table


class Refused(ServerMessage, frozen=True):
    """Something that was not done; nothing has changed. `of` is the type of the message that asked."""

    of: str
    id: int | None
    reason: str
    clause: str | None
    text: str
    hint: str
    sequence: int


class Possible(ServerMessage, frozen=True):
    """The answer to `why-not`, where nothing stands against it."""

    id: int
    action: int


class Previewed(ServerMessage, frozen=True):
    """The answer to `preview`."""

    id: int
    action: int
    changes: tuple[Change, ...]
    winner: int | None  # the match would be won so for sure


class Presence(ServerMessage, frozen=True):
    """Somebody came or went, asks to take back or no longer does, or the match that follows was made."""

    seats: tuple[SeatLine, ...]
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None


class Said(ServerMessage, frozen=True):
    """A player says one of the phrases that there are; spectators with a delay are not told."""

    seat: int
    phrase: Phrase


class Puzzle(ServerMessage, frozen=True):
    """Before each table of a puzzle: what is asked, and whether it was reached. `text` says why the end was wrong."""

    task: PuzzleTask
    outcome: Literal["open", "solved", "failed"]
    text: str


class Hint(ServerMessage, frozen=True):
    """The answer to `ask-hint`, in words."""

    action: int | None  # None: from here nothing helps
    text: str


class Draining(ServerMessage, frozen=True):
    """The server is about to stop: no match begins any more. Those that go on are kept, and go on when it is back."""

    seconds: Number  # until it stops at the latest; it stops before that if nobody plays


class Gone(ServerMessage, frozen=True):
    """The last message before the socket is closed, and whether coming back makes sense."""

    reason: str
    text: str
    retry: bool


ENDED: Final = Gone("ended", "This match was ended by the operator of the server.", False)


class Pong(ServerMessage, frozen=True):
    """Yes."""


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
