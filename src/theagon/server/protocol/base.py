"""The basic types of all messages."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from theagon.arena.own import OWN_KIND
from theagon.games.bots.players import BOTS
from theagon.server.names import LONGEST

PROTOCOL: Final = 2
"""The version of the protocol. It grows with every change that an older client would misread."""

Language: TypeAlias = Literal["en", "es", "ru"]
ShownState: TypeAlias = Literal["waiting", "running", "over"]
# A bot may have a budget; at most three digits, so that each decision is short.
Wished: TypeAlias = Annotated[str, Meta(pattern=rf"^(me|friend|({'|'.join(BOTS)})(:[1-9][0-9]{{0,2}})?|{OWN_KIND})$")]
Bot: TypeAlias = Annotated[str, Meta(pattern=rf"^({'|'.join(BOTS)})(:[1-9][0-9]{{0,2}})?$")]
MOST_PLAYERS: Final = 4
PlayerNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
Action: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
# `names` decides which characters are allowed.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Phrase: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment"]
PlaceName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
CommandText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


def kebab(name: str) -> str:
    """Return the name of a message on the wire: `why-not` for `WhyNot`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class ClientData(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Data from the client. Unknown fields are refused."""


class ServerData(Struct, frozen=True, rename="camel"):
    """Data from the server."""


class Rating(ServerData, frozen=True):
    """The estimated strength of a person in a game, in whole points, by Glicko-2."""

    rating: int
    deviation: int  # the uncertainty: the strength is within twice this, in 95 of 100 cases
    new: bool  # the deviation is large: the person has played few matches, or none for a long time
