"""The data that the verbs of games and positions take and return: events, options, refusals, modes ..."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES as LANGUAGES
from theagon.errors import TheagonError
from theagon.games.packaged import texts
from theagon.kernel.rng import MAX_SEED


class Finish(Struct, frozen=True, gc=False):
    """The end of a match."""

    order: tuple[int, ...]  # the contestants in the order of play
    winners: tuple[int, ...]  # none for a draw
    drawn: tuple[int, ...]  # the contestants that drew; of several, some may have lost instead
    turns: int  # of all players
    by_aim: bool  # the winner reached the aim of the game, and won only by that

    def score(self, contestant: int) -> float:
        """Return 1 for a win, 0.5 for a draw, 0 for a loss."""
        return 1.0 if contestant in self.winners else 0.5 if contestant in self.drawn else 0.0


class UnitRef(Struct, frozen=True, omit_defaults=True, gc=False):
    """A unit as an event names it: by its entry number, which no other unit of the match has."""

    id: int
    card: str
    tile: str
    owner: int | None = None  # its seat; None: neutral


# A server has millions of events. They form no cycles, so the garbage collector need not visit them.
class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, and why: the clause that governs it and the event that caused it."""

    number: int  # in the whole match, from 0
    kind: str  # `attack-damage`
    clause: str  # `HG2.9d`
    seat: int = -1  # the seat that acts, or that the event concerns
    cause: int = -1  # number of the causing event; -1: the player's action itself
    amount: int = 0
    extra: int = 0
    card: str | None = None
    source: UnitRef | None = None
    target: UnitRef | None = None
    tile: str | None = None
    hidden: bool = False  # only the seat concerned may know its card
    step: bool = False  # a step of the rules, not an action of a player

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat (None: a spectator) may know it."""
        if not self.hidden or seat == self.seat:
            return self
        return replace(self, card=None, extra=0)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a match: a seed, decks by contestant, and the fields that a game adds."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: tuple[Any, ...]


class Mode(Struct, frozen=True):
    """A way to play a game: how many play, and the options of the set-up."""

    seats: int = 2
    options: Mapping[str, Any] = {}


class Switch(Struct, frozen=True):
    """A rule that a table may turn on or off: an option of the set-up, and its values for on and off."""

    option: str
    default: bool = False
    on: Any = True
    off: Any = False

    def value(self, turned_on: bool) -> Any:
        """Return the value of the option."""
        return self.on if turned_on else self.off


class Refusal(Struct, frozen=True):
    """The refusal of an impossible action: a reason of the game, and its clause."""

    reason: str  # `out-of-range`
    clause: str  # `HG4.5`
    arguments: dict[str, str | int] = {}
    game: str = ""  # the game with its sentence among the texts

    def text(self, language: str = "en") -> str:
        """Return the reason as a sentence, without its clause."""
        return texts(self.game).say(language, f"reason-{self.reason}", **self.arguments)


class Reasons(Struct, frozen=True):
    """The maker of a game's refusals.

    The conditions are the rules' own: a game's `reasons.py` calls them and only finds the words. A test holds the two
    together: there is no reason against an action exactly when the list of legal actions has it.
    """

    game: str

    def __call__(self, reason: str, clause: str, /, **arguments: str | int) -> Refusal:
        """Return the refusal with a reason and its clause; `arguments` are those of its sentence."""
        return Refusal(reason, clause, arguments, self.game)


class IllegalActionError(TheagonError):
    """An action that is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text()} [{refusal.clause}]")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class Option(Struct, frozen=True):
    """A legal action: its verb, the place that acts and the places that it is aimed at.

    Each game writes places in its own way. `targets` has one place for most actions, none if there is nothing to
    choose, several if several are chosen at once.
    """

    action: int
    verb: str  # `attack`
    source: str | None = None  # `c3`
    targets: tuple[str, ...] = ()


class Change(Struct, frozen=True):
    """The effect of an action on a unit: its least and its most possible health afterwards."""

    unit: int  # its entry number
    card: str
    tile: str
    health: int  # now
    least: int
    most: int
    gone: bool | None  # whether it leaves the board; None: perhaps


class Preview(Struct, frozen=True):
    """The outcome of an action, as far as the seat to act may know it."""

    changes: tuple[Change, ...]
    winner: int | None  # the seat that would certainly win the match
