"""Hooks: what kernel code for every game, such as search, may ask of the game it runs on.

A game provides each hook as an entry of the same name in its program. In C, the call of a hook is compiled to a call
of that entry. Interpreted, the hook finds the entry by the class of the world.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from theagon.kernel.records import Record

_entries: dict[type[Record], dict[str, Callable[..., Any]]] = {}


def reset(g: Record, seed: int) -> None:
    """Begin the match that is set up."""
    _entry(type(g), "reset")(g, seed)


def legal(g: Record) -> None:
    """Fill the list of legal actions."""
    _entry(type(g), "legal")(g)


def is_legal(g: Record, action: int) -> bool:
    """Does the list of legal actions have this one? What is listed afterwards may be only a part."""
    found: bool = _entry(type(g), "is_legal")(g, action)
    return found


def act(g: Record, action: int) -> None:
    """Carry out a legal action."""
    _entry(type(g), "act")(g, action)


def evaluate(g: Record, seat: int) -> int:
    """How good the position is for a seat."""
    found: int = _entry(type(g), "evaluate")(g, seat)
    return found


def evaluate_leaf(g: Record, seat: int) -> int:
    """How good the position is for a seat, where a trial of a search ends."""
    found: int = _entry(type(g), "evaluate_leaf")(g, seat)
    return found


def determinize(g: Record, seat: int) -> None:
    """Redraw at random, with the world's own generator, all that the seat does not know."""
    _entry(type(g), "determinize")(g, seat)


def forget(g: Record, seat: int) -> None:
    """Mark as unknown, for `determinize`, the hidden cards that the seat has seen."""
    _entry(type(g), "forget")(g, seat)


def subject(g: Record, action: int) -> int:
    """What a legal action is done with, such as a card or a kind of unit, as a number of the game's own.

    0: with nothing that a player might overlook, such as the end of a turn.
    """
    found: int = _entry(type(g), "subject")(g, action)
    return found


def advise(g: Record) -> int:
    """The action that a bot takes here without a search, or -1 if it has to search."""
    found: int = _entry(type(g), "advise")(g)
    return found


def side_of(g: Record, seat: int) -> int:
    """The side of a seat when two bots play: 0 is the side of the first set-up, 1 is all others."""
    found: int = _entry(type(g), "side_of")(g, seat)
    return found


def alike(g: Record, action: int) -> int:
    """The first legal action that does the same as this legal one: perhaps with an equal card of the hand."""
    found: int = _entry(type(g), "alike")(g, action)
    return found


def horizon(g: Record) -> int:
    """How many turns of all players a search looks ahead, the present one included."""
    found: int = _entry(type(g), "horizon")(g)
    return found


def spread(g: Record) -> int:
    """The lead, as `evaluate` counts it, that is worth half as much to a search as a certain win."""
    found: int = _entry(type(g), "spread")(g)
    return found


def playout_budget(g: Record, now: bool) -> int:
    """How many positions greedy looks at for an action of a trial: in the turn of the decision (`now`), or later."""
    found: int = _entry(type(g), "playout_budget")(g, now)
    return found


HOOKS: dict[Any, str] = {
    hook: hook.__name__
    for hook in (
        reset,
        legal,
        is_legal,
        act,
        evaluate,
        evaluate_leaf,
        determinize,
        forget,
        subject,
        advise,
        side_of,
        alike,
        horizon,
        spread,
        playout_budget,
    )
}


def bind(world: type[Record], entries: dict[str, Callable[..., Any]]) -> None:
    """Let the hooks find the entries of a program by its world class. Raises ValueError if two programs disagree."""
    bound = _entries.setdefault(world, {})
    for name in HOOKS.values():
        if name in entries and bound.setdefault(name, entries[name]) is not entries[name]:
            raise ValueError(f"two programs on {world.__name__} have different entries called {name}")


def _find(kind: Any, name: str) -> Callable[..., Any]:
    """The entry in the program of a world, by the class of one of its forms: plain, checked or over memory."""
    world = kind.layout.record
    found = _entries.get(world, {}).get(name)
    if found is None:
        raise LookupError(f"the program of {world.__name__} has no entry {name}: add a function {name} to its entries")
    return found


_entry: Callable[[type, str], Callable[..., Any]] = cache(_find)
