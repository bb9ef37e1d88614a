"""Messages of the client, over the socket."""

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
    """A message of the client."""


class Hello(ClientMessage, frozen=True):
    """The first message: the device, and the known state of the match."""

    protocol: Number
    device: Id  # made by the tab, kept while it lives
    language: Language = "en"
    run: Annotated[str, Meta(max_length=64)] = ""  # the run of the server at the last connection
    sequence: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1  # the last known one; -1: none
    take_over: bool = False  # take the seats over from the same player's other device


class Act(ClientMessage, frozen=True):
    """Carry out an action. `sequence` is that of the table on which it was chosen. A repetition is carried out once."""

    sequence: Sequence
    action: Action


class Command(ClientMessage, frozen=True):
    """Carry out a typed action, in the game's notation."""

    sequence: Sequence
    text: CommandText


class WhyNot(ClientMessage, frozen=True):
    """Ask why an action is not possible, in the game's notation or from one place of the table to another."""

    id: Number
    text: CommandText | None = None
    source: PlaceName | None = None  # such as `c3`; null: none
    target: PlaceName | None = None


class Preview(ClientMessage, frozen=True):
    """Ask for the outcome of an action, as far as the reader may know it."""

    id: Number
    action: Action


class AskTakeBack(ClientMessage, frozen=True):
    """Ask to take the last action back."""


class AnswerTakeBack(ClientMessage, frozen=True):
    """Accept or refuse a take back of another player. It is done once all players at other devices accept."""

    accept: bool


class Resign(ClientMessage, frozen=True):
    """Resign. With more than two players, the others go on. On a shared device, the seat to act resigns."""


class ClaimWin(ClientMessage, frozen=True):
    """Claim the match from the players who have left it. Who has been away for long enough resigns."""


class AskRematch(ClientMessage, frozen=True):
    """Ask for a rematch, in which the next player begins."""


class SayPhrase(ClientMessage, frozen=True):
    """Say one of the fixed phrases to all at the table. There is no other chat."""

    phrase: Phrase


class AskHint(ClientMessage, frozen=True):
    """Ask for a good action. Only in puzzles and in matches against bots; the match counts the hints."""


class Foretell(ClientMessage, frozen=True):
    """Answer a puzzle of the kind `left`: the health that each unit will have, 0 if it will be gone."""

    left: Annotated[dict[Id, Number], Meta(max_length=40)]


class Speak(ClientMessage, frozen=True):
    """Change the language of all texts."""

    language: Language


class Ping(ClientMessage, frozen=True):
    """Check the connection."""


FromClient: TypeAlias = (
    Hello
    | Act
    | Command
    | WhyNot
    | Preview
    | AskTakeBack
    | AnswerTakeBack
    | Resign
    | ClaimWin
    | AskRematch
    | SayPhrase
    | AskHint
    | Foretell
    | Speak
    | Ping
)
