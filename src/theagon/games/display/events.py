"""The display of events: each game declares a row for each kind of event, and sends these rows in its catalogue.

A table plays the events of a match one by one. The row of each kind says how it looks, sounds and reads. Its sentence
is a message of the game's texts: `event-draw` for the kind `draw`.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Motion = Literal[
    "change",  # its target gets its values in the next view
    "turn",  # the turn is its seat's; its amount is the number of the turn
    "strike",  # its source, or its card, attacks
    "aim",  # the thing at its place is attacked too
    "rest",  # the attack is over
    "hit",  # its target loses the amount of health
    "heal",  # its target gains the amount of health
    "grow",  # its target changes, and gains or loses the extra amount of maximum health
    "gain",  # its seat gains the amount of something
    "move",  # its source goes to its place
    "appear",  # its target comes, or its card to its place
    "vanish",  # its target goes, or the card on top of its place
    "transform",  # another comes in the place of its target
    "clear",  # all that lies at its place goes
    "leave",  # all that its seat has on the board goes
]
"""The motions that a board shows between two views."""

Meaning = Literal[
    "number",
    "card",
    "leader",
    "keywords",  # gained by its target, as bits
    "keywords-lost",
    "values",  # the change of attack; the extra amount: that of maximum health
    "attack",  # the new attack of its target
    "health",  # the new health and maximum
    "whole",  # the new attack; the extra amount: the new health and maximum
    "of-most",  # the new health; the extra amount: the new maximum
    "durability",  # the durability gained or lost; the extra amount: the new one
    "number-of",  # the gain of another number of a unit; the extra amount: the number's kind
    "locks",  # how many open; the extra amount: the mana that they give
    "zones",  # where the card goes, if it is a hand (else another event says it); the extra amount: where it was
    "from-zone",  # a plain number; the extra amount: where the card was
    "phase",
    "step",
    "why",  # the reason why something does not happen
]
"""The meanings that the amount of an event may have."""

Change: TypeAlias = tuple[str, Literal["is", "gains", "pays", "has", "lacks"], str | int]
"""The change of a field of a view by an event: the field, the way it changes, and the field of the event, or a
constant number, that it changes by; 1 and 0 stand for yes and no, and a list that is 0 is empty. A list then `has` or
`lacks` the name."""


class EventKind(Struct, frozen=True, omit_defaults=True):
    """The fields of a kind of event, and how it is shown. Its next view is the one that the server sends with it."""

    clauses: str  # the clauses that may govern it: `HG3.6 HG6.21`
    carries: str  # the fields of such an event besides its clause and its cause: `seat target amount`
    motion: Motion = "change"  # the motion on the board
    pause: int = 0  # milliseconds on display; 0: only in the log
    pitch: int | None = None  # of its sound, in hertz; None: it is silent
    glyph: str | None = None  # the sign over the unit or the place that it is about
    stroke: bool = True  # whether a stroke goes from its source to its target
    herald: Literal["card", "sentence"] | None = None  # the thing that appears across the board
    updates: tuple[str, ...] = ()  # fields that become those of the next view; `player`: its seat among the players
    plays: bool = False  # whether its seat plays its card
    lasting: bool = False  # whether its unit or stack is changed for a while; the details of these list it
    ends: str = ""  # the kind of earlier event about its target that ends with it: the last such
    short: bool = True  # whether the short log has it; if not, the table shows it or another event repeats it
    step: bool = False  # a step of the rules, one after the other, not an action
    hidden: bool = False  # whether only its seat sees its card and its extra amount
    zones: tuple[str, str] | None = None  # its card goes from this pile of its seat to that one; "": from or to none
    changes: tuple[Change, ...] = ()  # its changes of fields of its seat, or of the match
    alters: tuple[Change, ...] = ()  # its changes of fields of its target
    partly: bool = False  # it describes only a part of the event
    amount: Meaning = "number"  # the meaning of its amount


of_player: Final = partial(EventKind, updates=("player",))
"""Make the row of an event that changes the belongings of its seat."""
