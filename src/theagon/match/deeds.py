"""Deeds: the actions of a plan as a person tells of them.

An answer belongs to the action that asked for it, and a move to the attack after it.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES
from theagon.games.play.verbs import Cards, OnBoard, Several

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.play.position import Position

ANSWERS: Final = ("choose", "mode", "done")
"""Verbs that answer what an earlier action asks."""
ENDING: Final = "end"
"""The verb that ends a turn."""
MOST_TOLD: Final = 2
"""The number of deeds of a plan, and of the targets of one, that a sentence names."""
AIMED: Final = ("", "target")
"""The manners of actions whose targets are named."""


class Said(Struct, frozen=True):
    """Something in words, by reader and language."""

    to_all: Mapping[str, str]  # for readers without one seat
    to_seats: tuple[Mapping[str, str], ...]  # by seat; the seat's units are called yours

    def to(self, reader: int | None) -> Mapping[str, str]:
        """Return the words for a reader at a seat (None: at none), by language."""
        return self.to_all if reader is None else self.to_seats[reader]


class Deed(Struct, frozen=True):
    """An action, with what acts and what it is aimed at."""

    verb: str
    manner: str  # the ending of its message's id
    source: str | None = None  # the place of what acts
    card: str | None = None  # the card that acts, if it is none of the board
    targets: tuple[str, ...] = ()
    actor: Said | None = None
    objects: tuple[Said, ...] = ()
    on_board: bool = False  # whether it is aimed at something on the board

    @property
    def ends(self) -> bool:
        """Whether it ends the turn."""
        return self.verb == ENDING


def deed_of(position: Position, action: int) -> Deed:
    """Return an action of a position as a deed."""
    verbs, readers = position.verbs, (None, *range(position.seats))

    def parts(language: str, reader: int | None) -> tuple[str, str, str]:
        teller = dataclasses.replace(position.game.teller(language, reader=reader), placed=False)
        return verbs.parts(teller, position, action)

    said = {reader: {language: parts(language, reader) for language in LANGUAGES} for reader in readers}
    manner = said[None][LANGUAGES[0]][0]
    comes = manner not in AIMED  # a unit comes to a place, which an arrow shows

    def words(part: int) -> Said | None:
        named = [{language: each[part] for language, each in said[reader].items()} for reader in readers]
        return Said(named[0], tuple(named[1:])) if any(named[0].values()) else None

    option, aimed = verbs.option(position, action), None if comes else words(2)
    return Deed(
        option.verb,
        "" if comes else manner,
        option.source,
        _card(position, action),
        option.targets,
        words(1),
        () if aimed is None else (aimed,),
        isinstance(verbs.of(position, action).target, OnBoard),
    )


def _card(position: Position, action: int) -> str | None:
    """Return the card of the hand, or of another pile, that an action plays, or answers with."""
    verb = position.verbs.of(position, action)
    source, target = verb.given(position, action)
    parameter, given = (verb.source, source) if verb.source else (verb.target, target)
    card = parameter.card(given) if isinstance(parameter, Cards) and not isinstance(parameter, Several) else 0
    return position.card_id(card) if card else None


def main_deeds(plan: Sequence[Deed], *, wins: bool) -> list[Deed]:
    """Return the deeds of a plan that a sentence has room for: the first ones, of a plan that wins the last one too."""
    deeds = told(plan)
    return deeds if len(deeds) <= MOST_TOLD else [*deeds[:MOST_TOLD], *(deeds[-1:] if wins else ())]


def told(plan: Sequence[Deed]) -> list[Deed]:
    """Return the deeds of a plan as they are told; the end of the turn only if it is all of the plan."""
    found: list[Deed] = []
    for deed in plan:
        last = found[-1] if found else None
        if deed.ends:
            continue
        if last is not None and deed.verb in ANSWERS and last.verb not in ANSWERS:
            found[-1] = _answered(last, deed)
        elif last is not None and last.verb == "move" and last.targets == (deed.source,):
            found[-1] = replace(deed, source=last.source)
        else:
            found.append(deed)
    return found or list(plan[:1])


def _answered(deed: Deed, answer: Deed) -> Deed:
    """Return a deed with an answer: another target, unless it was aimed by itself."""
    if not answer.on_board or (deed.objects and deed.verb != "attack"):
        return deed
    return replace(
        deed,
        manner=deed.manner if deed.objects else "target",
        targets=deed.targets + answer.targets,
        objects=deed.objects + answer.objects,
        on_board=True,
    )
