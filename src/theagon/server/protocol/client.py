"""What the client says, over the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from theagon.server.protocol.base import (
    Action,
    ClientData,
    CommandText,
    Id,
    Language,
    Number,
    Phrase,
    PlaceName,
    Sequence,
    kebab,
)


class ClientMessage(ClientData, frozen=True, tag_field="type", tag=kebab):
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
    """Let another player take back, or not: it is done once everybody who plays at another device agrees."""

    accept: bool


class Resign(ClientMessage, frozen=True):
    """Give the match up; where more than two play, the others go on. On a shared device, the seat to act resigns."""


class AskRematch(ClientMessage, frozen=True):
    """The same again, the next beginning."""


class SayPhrase(ClientMessage, frozen=True):
    """Say one of the phrases that there are to everybody at the table. There is no other chat."""

    phrase: Phrase


class AskHint(ClientMessage, frozen=True):
    """What would be a good action now? Answered in puzzles and in matches against bots, whose record counts it."""


class Foretell(ClientMessage, frozen=True):
    """The answer to a puzzle of the kind `left`: the health that each unit will have, 0 if it will be gone."""

    left: Annotated[dict[PlaceName, Number], Meta(max_length=100)]


class Speak(ClientMessage, frozen=True):
    """All texts in this language from now on."""

    language: Language


class Ping(ClientMessage, frozen=True):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello
    | Act
    | Command
    | WhyNot
    | Preview
    | AskTakeBack
    | AnswerTakeBack
    | Resign
    | AskRematch
    | SayPhrase
    | AskHint
    | Foretell
    | Speak
    | Ping
)
