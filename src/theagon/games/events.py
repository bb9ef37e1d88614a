"""How events are told: each game declares a row for each kind of event, and sends these rows in its catalogue.

Whoever shows a match plays its events one by one, and the row of each says how it looks, sounds and reads. Its sentence
is a message of the game's texts: `event-draw` for the kind `draw`.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Motion = Literal[
    "change",  # its target becomes what it is in the next view
    "turn",  # the turn is its seat's; its amount is the number of the turn
    "strike",  # its source, or its card, attacks
    "aim",  # what lies at its place is attacked too
    "rest",  # the attack is over
    "hit",  # its target loses the amount of health
    "heal",  # its target gains the amount of health
    "grow",  # its target changes, and gains the extra amount of health
    "gain",  # its seat gains the amount of something
    "move",  # its source goes to its place
    "appear",  # its target comes, or its card to its place
    "vanish",  # its target goes, or the card on top of its place
    "transform",  # another comes in the place of its target
    "clear",  # all that lies at its place goes
    "leave",  # all that its seat has on the board goes
]
"""What is seen to happen on a board between two views."""


class EventKind(Struct, frozen=True, omit_defaults=True):
    """A kind of event. The next view is the one that the server sends with the event."""

    motion: Motion = "change"
    pause: int = 0  # milliseconds that it is looked at; 0: it is told and not shown
    pitch: int | None = None  # of its sound, in hertz; None: it is silent
    glyph: str | None = None  # the sign over what it is about
    stroke: bool = True  # a stroke goes from its source to its target
    herald: Literal["card", "sentence"] | None = None  # what everybody is shown across the board
    updates: tuple[str, ...] = ()  # fields that become those of the next view; `player`: its seat's among the players
    plays: bool = False  # its seat plays its card
    lasting: bool = False  # what it is about is another than before; details of that list it
    short: bool = True  # the short log has it; if not, the table shows it anyhow, or another event says it again
    step: bool = False  # a step of the rules, one after the other, and nobody's doing
    hidden: bool = False  # its card and its extra amount are for the seat concerned alone
    amount: Literal["number", "card", "leader", "keywords", "phase", "step"] = "number"  # what its amount stands for


PLAYER: Final = ("player",)
"""For `updates`: what its seat has beside the board."""
