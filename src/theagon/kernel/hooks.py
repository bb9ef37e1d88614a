"""Hooks: the functions that a game provides to kernel code shared by all games, such as search.

A game provides each hook as an entry of the same name in its program. In C, a hook call is compiled to a call of that
entry. Interpreted, the hook finds the entry by the class of the world.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from theagon.kernel.records import Bytes, Record

_entries: dict[type[Record], dict[str, Callable[..., Any]]] = {}


def reset(g: Record, seed: int) -> None:
    """Begin the match that is set up, with this seed."""
    _entry(type(g), "reset")(g, seed)


def legal(g: Record) -> None:
    """Fill the list of legal actions."""
    _entry(type(g), "legal")(g)


def is_legal(g: Record, action: int) -> bool:
    """Return whether an action is legal. Afterwards `g.action` may hold only a part of the legal actions."""
    found: bool = _entry(type(g), "is_legal")(g, action)
    return found


def act(g: Record, action: int) -> None:
    """Carry out a legal action."""
    _entry(type(g), "act")(g, action)


def reward(g: Record, seat: int) -> int:
    """Return the result of a seat: 1 if it has won, -1 if it has lost, else 0."""
    return _number(type(g), "reward")(g, seat)


def observe(g: Record, seat: int, out: Bytes) -> None:
    """Write what a seat sees."""
    _entry(type(g), "observe")(g, seat, out)


def evaluate(g: Record, seat: int) -> int:
    """Return the value of the position for a seat."""
    return _number(type(g), "evaluate")(g, seat)


def evaluate_leaf(g: Record, seat: int) -> int:
    """Return the value for a seat of the position at the end of a search trial."""
    return _number(type(g), "evaluate_leaf")(g, seat)


def determinize(g: Record, seat: int) -> None:
    """Redraw at random, with the match's generator, everything that the seat does not know."""
    _entry(type(g), "determinize")(g, seat)


def forget(g: Record, seat: int) -> None:
    """Mark as unknown, for `determinize`, the hidden cards that the seat has seen."""
    _entry(type(g), "forget")(g, seat)


def meets(g: Record, index: int) -> bool:
    """Return whether a condition of the tables holds by itself, for the effect in `now`."""
    found: bool = _entry(type(g), "meets")(g, index)
    return found


def subject(g: Record, action: int) -> int:
    """Return what a legal action uses, such as a card or a kind of unit, as a game-specific number.

    0: nothing that a player might overlook, such as ending the turn.
    """
    return _number(type(g), "subject")(g, action)


def advise(g: Record) -> int:
    """Return the action that a bot takes here without a search, or -1 if it has to search."""
    return _number(type(g), "advise")(g)


def side_of(g: Record, seat: int) -> int:
    """Return the side of a seat when two bots play: 0 for the first contestant's side, 1 for the other."""
    return _number(type(g), "side_of")(g, seat)


def alike(g: Record, action: int) -> int:
    """Return the first legal action equivalent to this one, such as playing an equal card from the hand."""
    return _number(type(g), "alike")(g, action)


def horizon(g: Record) -> int:
    """Return how many turns (of all players, the current one included) a search looks ahead."""
    return _number(type(g), "horizon")(g)


def spread(g: Record) -> int:
    """Return the lead, in units of `evaluate`, that a search values at half of a certain win."""
    return _number(type(g), "spread")(g)


def playout_budget(g: Record, now: bool) -> int:
    """Return how many positions greedy examines for an action of a trial. `now`: it is still the decision's turn."""
    return _number(type(g), "playout_budget")(g, now)


HOOKS: dict[Any, str] = {
    hook: name for name, hook in list(globals().items()) if callable(hook) and hook.__module__ == __name__
}
"""The functions above, with their names."""


def bind(world: type[Record], entries: dict[str, Callable[..., Any]]) -> None:
    """Register a program's entries for its world class. Raises ValueError if two programs on it disagree."""
    bound = _entries.setdefault(world, {})
    for name in HOOKS.values():
        if name in entries and bound.setdefault(name, entries[name]) is not entries[name]:
            raise ValueError(f"two programs on {world.__name__} have different entries called {name}")


def _find(kind: Any, name: str) -> Callable[..., Any]:
    """Return the entry of a world's program. `kind` is the class of any of its forms: plain, checked or view."""
    world = kind.layout.record
    found = _entries.get(world, {}).get(name)
    if found is None:
        raise LookupError(f"the program of {world.__name__} has no entry {name}: add a function {name} to its entries")
    return found


_entry: Callable[[type, str], Callable[..., Any]] = cache(_find)
_number: Callable[[type, str], Callable[..., int]] = _entry
"""An entry that returns an int."""
