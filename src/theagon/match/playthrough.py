"""Playthroughs: every answer of the verbs at every step of one match, as text, for a golden file.

Any change of rules, cards, legal lists, views, hashes, events or sentences shows as a difference in the text. Of the
spectator's view what changed since the step before is printed, and of a seat's view what differs in it from the
spectator's and changed: together that is all of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.games.base import LANGUAGES
from theagon.match.match import Match

if TYPE_CHECKING:
    from theagon.games.base import Game, Position

PLAYER: Final = "greedy"
BUDGET: Final = 60                      # enough for attacks and deaths on most turns
SEED: Final = 13


def playthroughs(game: Game) -> dict[str, str]:
    """The text of each mode of a game, by the name of its file: that of the usual mode is called as the game is."""
    usual = next(iter(game.modes))
    return {game.name if mode == usual else f"{game.name}-{mode}": playthrough(game, mode) for mode in game.modes}


def playthrough(game: Game, mode: str | None = None) -> str:
    """The text: a match of a mode (the usual one) with the first starter decks, between greedy players."""
    chosen = game.modes[mode or next(iter(game.modes))]
    decks = sorted(game.starter_decks())
    dealt = [decks[seat % len(decks)] for seat in range(chosen.seats)]
    match = Match(game, game.setup(dealt, seed=SEED, options=chosen.options))
    return "".join(f"{line}\n" for line in _lines(match))


def _lines(match: Match) -> Iterator[str]:
    game = match.game
    yield f"# {game.name}, rules {game.rules_version}, seed {SEED}, {game.action_space} actions"
    yield from _json_lines("setup", [match.setup])
    yield from _json_lines("event", match.opening)
    seen: dict[str, dict[str, str]] = {}
    while True:
        position = match.position
        yield from _answers(position)
        for seat in range(position.seats):
            yield f"observation p{seat + 1}: {_hash(position.observation(seat))}"
        for viewer, view in _views(position, position.seats).items():
            yield from _changes(viewer, seen.get(viewer, {}), view)
            seen[viewer] = view
        yield from _legal(position)
        if position.is_over:
            return
        action = position.decide(PLAYER, BUDGET, seed=len(match.history))
        described = [position.describe(action, language) for language in LANGUAGES]
        step = match.apply(action)
        yield f"\n# step {step.number}: p{step.seat + 1}, action {action}, {step.notation}"
        yield from (f"describe {language}: {text}" for language, text in zip(LANGUAGES, described, strict=True))
        yield f"undo: {match.why_not_undo() or 'possible'}"
        for event in step.events:
            yield from _json_lines("event", [event])
            yield f"    {game.tell(event)}"


def _answers(position: Position) -> Iterator[str]:
    who = f"p{position.to_act + 1} to act" if position.to_act >= 0 else "over"
    yield f"turn {position.turn} of p{position.active + 1}, {who}, returns {position.returns()}"
    yield f"state: {position.state_hash()}"


def _legal(position: Position) -> Iterator[str]:
    """The legal list, a line for each beginning that actions share: `legal move b2: b3 c2 c3`."""
    lines: dict[str, list[str]] = {}
    for option in position.options():
        beginning, _, last = position.notation(option.action).rpartition(" ")
        lines.setdefault(beginning, []).append(last)
    yield from (f"{f'legal {beginning}'.rstrip()}: {' '.join(last)}" for beginning, last in lines.items())


def _json_lines(what: str, values: Iterable[object]) -> Iterator[str]:
    for value in values:
        yield f"{what}: {msgspec.json.encode(value).decode()}"


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _views(position: Position, seats: int) -> dict[str, dict[str, str]]:
    """By viewer the values of its view by their paths; a seat's without those that are the spectator's too."""
    spectator = dict(_values("", position.view(None)))
    views = {"spectator": spectator}
    for seat in range(seats):
        view = dict(_values("", position.view(seat)))
        absent = dict.fromkeys(spectator.keys() - view.keys(), "absent")
        own = {path: value for path, value in (view | absent).items() if spectator.get(path) != value}
        views[f"p{seat + 1}"] = dict(sorted(own.items()))
    return views


def _values(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Fields with their paths. Units, which have an id, keep their path while others go, and are one value each."""
    if isinstance(value, dict) and "id" not in value:
        for name, inner in value.items():
            yield from _values(f"{path}.{name}" if path else name, inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for place, inner in enumerate(value):
            yield from _values(f"{path}[{inner.get('id', place) if isinstance(inner, dict) else place}]", inner)
    else:
        yield path, msgspec.json.encode(value).decode()


def _changes(viewer: str, before: dict[str, str], now: dict[str, str]) -> Iterator[str]:
    yield from (f"view {viewer}: {path} {value}" for path, value in now.items() if before.get(path) != value)
    yield from (f"view {viewer}: {path} is no more" for path in before if path not in now)
