"""Playthroughs: every answer of the verbs at every step of one match, as text, for a golden file.

Any change of rules, cards, legal lists, views, hashes, events or sentences shows as a difference in the text. Of the
views, and of the legal list, what changed since the step before is printed: together that is all of them.
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
SEED: Final = 7


def playthrough(game: Game) -> str:
    """The text: a match of the first two starter decks, between greedy players."""
    match = Match(game, game.setup(seed=SEED))
    return "".join(f"{line}\n" for line in _lines(match))


def _lines(match: Match) -> Iterator[str]:
    game, viewers = match.game, [*range(match.game.seats), None]
    yield f"# {game.name}, rules {game.rules_version}, seed {SEED}, {game.action_space} actions"
    yield from _json_lines("setup", [match.setup])
    yield from _json_lines("event", match.opening)
    seen: dict[int | None, dict[str, str]] = {viewer: {} for viewer in viewers}
    listed: set[str] = set()
    while True:
        position = match.position
        yield from _answers(position)
        for seat in range(game.seats):
            yield f"observation p{seat + 1}: {_hash(position.observation(seat))}"
        for viewer in viewers:
            now = dict(_flat("", position.view(viewer)))
            yield from _changes("view " + (f"p{viewer + 1}" if viewer is not None else "spectator"), seen[viewer], now)
            seen[viewer] = now
        legal = {position.notation(action) for action in position.legal_actions()}
        yield from (f"legal + {text}" for text in sorted(legal - listed))
        yield from (f"legal - {text}" for text in sorted(listed - legal))
        listed = legal
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


def _json_lines(what: str, values: Iterable[object]) -> Iterator[str]:
    for value in values:
        yield f"{what}: {msgspec.json.encode(value).decode()}"


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every value of a view with its path. A unit is named by its id, so that it keeps its path while others go."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}" if path else name, inner)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, inner in enumerate(value):
            name = inner.get("id", place) if isinstance(inner, dict) else place
            yield from _flat(f"{path}[{name}]", inner)
    else:
        yield path, msgspec.json.encode(value).decode()


def _changes(what: str, before: dict[str, str], now: dict[str, str]) -> Iterator[str]:
    yield from (f"{what}: {path} {value}" for path, value in now.items() if before.get(path) != value)
    yield from (f"{what}: {path} is no more" for path in before if path not in now)
