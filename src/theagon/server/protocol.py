"""What the client and the server say to each other: one home for every message, over HTTP and over the socket.

All of it is JSON. Field names are camelCase on the wire. The server is authoritative: the client sends intents, numbers
off the list of what may be done, and computes no rule. Texts come in the language that was asked for.

Over HTTP (`GET` unless said; errors are a `Problem`):

| route | answer |
|---|---|
| `/api/games` | `GameLine`s |
| `/api/games/{game}/catalogue?language=` | `Catalogue` |
| `/api/games/{game}/rulebook?language=` | `Rulebook` |
| `/api/games/{game}/scenarios/{section}/{file}?language=` | `Story` |
| `POST /api/games/{game}/decks/check?language=` with a `DeckText` | `DeckVerdict` |
| `POST /api/matches` with a `NewMatch` | `Created`; sets the cookie that the seat belongs to |
| `GET /api/matches` | `MatchLine`s: those that the cookie has a seat in |
| `/api/matches/{match}` | `Invitation`: what one who follows the link is asked |
| `POST /api/matches/{match}/join` with a `Join` | `Created` |
| `/api/matches/{match}/replay` | the replay file of a match that is over |
| `/api/matches/{match}/story?language=` | `Story` of a match that is over |
| `POST /api/replays?language=` with a replay file | `Story` |

Whoever asks for too much is answered 429, and `Retry-After` says in how many seconds to come again. What is the same
for everybody has an `ETag`. A body is JSON and comes with its `Content-Length`.

Over the socket, `/api/matches/{match}/socket` for who has a seat and `/api/watch/{token}/socket` for who watches, each
message is one JSON object with its `type`. The client begins with `hello`; the server answers `welcome`, whose `row`
is that of the reconnection table, and then `snapshot`, or `update` with what was missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from theagon.games.base import Change, Event, Option
from theagon.games.catalogue import CardFace, DeckList
from theagon.server.names import LONGEST

PROTOCOL: Final = 2
"""Grows with every change that an older client would misread."""

Language: TypeAlias = Literal["en", "es", "ru"]
ShownState: TypeAlias = Literal["waiting", "running", "over"]
Wished: TypeAlias = Literal["me", "friend", "greedy", "random"]
MOST_PLAYERS: Final = 4
PlayerNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
Action: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
# What may stand in a name is said by `names`.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PlaceName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
CommandText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


def kebab(name: str) -> str:
    """How the wire writes the name of a message: `WhyNot` is `why-not`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Said(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """From the client: nothing more than its fields is taken."""


class Told(Struct, frozen=True, rename="camel"):
    """From the server."""


# ---- games, cards, rulebook ------------------------------------------------------------------------------------------


class GameLine(Told, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    rules: str  # the version of its rules
    seats: int


class ScenarioLine(Told, frozen=True):
    name: str  # `hg1/the-dying-strike-back.yaml`
    title: str


class ClauseLine(Told, frozen=True):
    id: str
    text: str
    scenarios: tuple[ScenarioLine, ...]


class Section(Told, frozen=True):
    id: str
    title: str
    clauses: tuple[ClauseLine, ...]


class Rulebook(Told, frozen=True):
    game: str
    language: Language
    sections: tuple[Section, ...]


class DeckText(Said, frozen=True):
    """A deck as its file has it (YAML)."""

    text: Annotated[str, Meta(max_length=20_000)]


class Mistake(Told, frozen=True):
    """Something wrong in a text: where, and what would be right. Lines and columns count from 1, 0 is unknown."""

    message: str
    line: int
    column: int
    hint: str


class DeckVerdict(Told, frozen=True):
    """Whether a deck may be played; the deck is given if its text could be read at all."""

    legal: bool
    mistakes: tuple[Mistake, ...]
    deck: DeckList | None


# ---- matches ---------------------------------------------------------------------------------------------------------


class FromScenario(Said, frozen=True, tag="scenario", tag_field="type"):
    """Go on from a scenario after some of its steps."""

    name: Annotated[str, Meta(max_length=200)]
    step: Annotated[int, Meta(ge=0, le=1000)]


class FromMatch(Said, frozen=True, tag="match", tag_field="type"):
    """Go on from a step of a match that is over."""

    match: Id
    step: Annotated[int, Meta(ge=0, le=30_000)]


class FromReplay(Said, frozen=True, tag="replay", tag_field="type"):
    """Go on from a step of a replay file."""

    file: Annotated[str, Meta(max_length=4 << 20)]
    step: Annotated[int, Meta(ge=0, le=30_000)]


class PlayerWish(Said, frozen=True):
    """Who is to play: the one who asks, a friend who comes by the link, or a bot."""

    who: Wished = "me"
    deck: Annotated[str, Meta(max_length=20_000)] | None = None  # a starter deck's id, or a deck's text; None: any


class NewMatch(Said, frozen=True):
    """A match to be made. `players` sit clockwise in this order; several that are `me` share one device.

    Without `players` it is the one who asks against greedy bots. Where a match goes on from something, `players` are
    by its seats and bring no decks, and neither mode nor options nor who begins can be chosen.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[tuple[PlayerWish, ...], Meta(max_length=MOST_PLAYERS)] = ()
    first: PlayerNumber | None = None  # of `players`, who begins; None: chance
    mode: Annotated[str, Meta(max_length=40)] | None = None  # one of the catalogue; None: its first
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool], Meta(max_length=20)] = {}
    name: Name | None = None
    turn_seconds: Annotated[int, Meta(ge=10, le=3600)] | None = None
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds
    begin: FromScenario | FromMatch | FromReplay | None = None


class Join(Said, frozen=True):
    """Taking the next free place of a match that waits for friends."""

    deck: Annotated[str, Meta(max_length=20_000)] | None = None
    name: Name | None = None


class Created(Told, frozen=True):
    """A match that one has a seat in. `watch` is the token of the link for spectators."""

    match: str
    seats: tuple[int, ...]  # that are yours; known once the match has begun
    watch: str


class Place(Told, frozen=True):
    """A place at a match: whose it is, or whom it waits for."""

    who: str  # human, friend: who comes or came by the link, or the name of a bot
    name: str  # that was given
    taken: bool  # False: a friend is waited for


class Invitation(Told, frozen=True):
    """What is known of a match by its link. Once it has begun, `places` are by seat."""

    match: str
    game: str
    mode: str  # empty: it goes on from a scenario or a replay
    state: ShownState
    yours: bool  # this cookie has a seat in it
    host: str  # while it waits, the name of who made it
    places: tuple[Place, ...]
    turn_seconds: int | None


class MatchLine(Told, frozen=True):
    """A match of one's own, in a list."""

    match: str
    game: str
    mode: str  # empty: it goes on from a scenario or a replay
    state: ShownState
    others: tuple[Place, ...]  # with whom; none: all seats are one's own
    result: Literal["won", "lost", "drawn"] | None  # a team wins and loses together
    created: float  # seconds since 1970, UTC


# ---- a position ------------------------------------------------------------------------------------------------------


class EventLine(Told, frozen=True):
    """An event with its words. The text of its clause is in the catalogue."""

    event: Event
    text: str


class StepLine(Told, frozen=True):
    """An action and what came of it, as the reader may know it: what is not the reader's to know is None."""

    step: int  # from 1; 0 is the beginning of the match
    seat: int
    action: int | None
    notation: str | None
    events: tuple[EventLine, ...]


class Note(Told, frozen=True):
    """What a scenario expects or tries, as its file writes it."""

    kind: Literal["expect", "refused"]
    text: str
    holds: bool


class Frame(Told, frozen=True):
    """A moment of a story: the step that led to it, the table with all open, and what a scenario says of it."""

    step: StepLine | None
    view: dict[str, Any]
    notes: tuple[Note, ...] = ()


class Story(Told, frozen=True):
    """A match or a scenario to walk through. Its views show all hands."""

    game: str
    title: str
    proves: tuple[str, ...]  # clauses, of a scenario
    cards: tuple[CardFace, ...]  # that the game does not have, or has otherwise now
    frames: tuple[Frame, ...]
    over: bool
    winner: int | None
    winners: tuple[int, ...]  # all seats that won


class SeatLine(Told, frozen=True):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str  # human or the name of a bot
    connected: bool


class Clock(Told, frozen=True):
    """Of a match with a turn limit: what the seat to act has left, in seconds."""

    seat: int
    left: float
    limit: int


class Result(Told, frozen=True):
    """How a match ended."""

    winner: int | None  # None: drawn
    winners: tuple[int, ...]  # all seats that won: a team wins together; none: drawn


class Table(Told, frozen=True):
    """All that a seat or a spectator may see now. `options` are those of the reader, if it is the reader's decision.

    A seat that could only let happen what another does is not asked: the table answers for it, after a while.
    """

    sequence: int  # entries of the match so far; an action names it
    step: int  # actions that stand, those taken back aside
    state: str  # a hash of `view`: equal for equal views
    view: dict[str, Any]
    options: tuple[Option, ...]
    seats: tuple[SeatLine, ...]
    clock: Clock | None
    take_back: str | None  # why one can not ask to take back now; None: one can
    take_back_by: int | None  # the seat that asks to take back; who sees the match later is not told
    take_back_agreed: tuple[int, ...]  # the seats that let it
    result: Result | None
    rematch: str | None  # the match that follows this one


# ---- from the client, over the socket --------------------------------------------------------------------------------


class ClientMessage(Said, frozen=True, tag_field="type", tag=kebab):
    """One message of the client."""


class Hello(ClientMessage, frozen=True):
    """First of all: who comes, and what it knows already."""

    protocol: Number
    device: Id  # made by the tab, kept while it lives
    language: Language = "en"
    run: Annotated[str, Meta(max_length=64)] = ""  # of the server that it spoke to last
    sequence: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1  # that it knows; -1: nothing
    take_over: bool = False  # from one's other device


class Act(ClientMessage, frozen=True):
    """Do this; `sequence` is that of the table it was chosen on. Sent again after a loss, it is done once."""

    sequence: Sequence
    action: Action


class Command(ClientMessage, frozen=True):
    """Do what is typed, in the game's notation."""

    sequence: Sequence
    text: CommandText


class WhyNot(ClientMessage, frozen=True):
    """Why can this not be done? In the game's notation, or pointed from one place of the table at another."""

    id: Number
    text: CommandText | None = None
    source: PlaceName | None = None  # `c3`; none: nothing in particular
    target: PlaceName | None = None


class Preview(ClientMessage, frozen=True):
    """What would come of this action, as far as one may know?"""

    id: Number
    action: Action


class AskTakeBack(ClientMessage, frozen=True):
    """Ask to take one's last action back."""


class AnswerTakeBack(ClientMessage, frozen=True):
    """Let another take back, or not: it is done when everybody who plays at another device lets it."""

    accept: bool


class Resign(ClientMessage, frozen=True):
    """Give the match up; where more than two play, the others go on. On a shared device it is who is to act."""


class AskRematch(ClientMessage, frozen=True):
    """The same again, the next beginning."""


class Speak(ClientMessage, frozen=True):
    """All texts in this language from now on."""

    language: Language


class Ping(ClientMessage, frozen=True):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello | Act | Command | WhyNot | Preview | AskTakeBack | AnswerTakeBack | Resign | AskRematch | Speak | Ping
)


# ---- from the server, over the socket --------------------------------------------------------------------------------


class ServerMessage(Told, frozen=True, tag_field="type", tag=kebab):
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
    """Who is there has changed, somebody asks to take back or no longer does, or a match that follows stands."""

    seats: tuple[SeatLine, ...]
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None


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
    Welcome | Waiting | Snapshot | Update | Refused | Possible | Previewed | Presence | Draining | Gone | Pong
)


class Problem(Told, frozen=True):
    """An error over HTTP: what is wrong and what would be right."""

    reason: str
    text: str
    hint: str = ""
    mistakes: tuple[Mistake, ...] | UnsetType = UNSET
