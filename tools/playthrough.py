"""Playthroughs: all results of the interface at every step of one match, as text for a golden file.

Actions and their causes are readable. Any change of rules, cards, legal lists, views, events or sentences changes a
hash. A detailed text also contains the hashed data, so that a diff shows exactly what changed.

`python -m tools.playthrough` writes the files again after an intended change of rules, cards or words.
"""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from theagon.games import BUILT_IN, load_game
from theagon.games.base import LANGUAGES
from theagon.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from theagon.games.base import Event
    from theagon.games.play.game import Game

PLAYER: Final = "greedy:60"  # enough for attacks and deaths on most turns
SEED: Final = 3


def playthroughs(game: Game, *, detailed: bool = False) -> dict[str, str]:
    """Return the text of each mode of a game by its file name. The file of the usual mode is named after the game."""
    usual = next(iter(game.modes))
    return {
        game.name if mode == usual else f"{game.name}-{mode}": playthrough(game, mode, detailed=detailed)
        for mode in game.modes
    }


def playthrough(game: Game, mode: str | None = None, *, detailed: bool = False) -> str:
    """Return the text of a match of greedy players in a mode (None: the usual one), with the first starter decks."""
    chosen = game.modes[mode or next(iter(game.modes))]
    decks = sorted(game.starter_decks())
    dealt = [decks[seat % len(decks)] for seat in range(chosen.seats)]
    match = Match(game, game.setup(dealt, seed=SEED, options=chosen.options))
    return "".join(f"{line}\n" for line in _lines(match, detailed))


def _lines(match: Match, detailed: bool) -> Iterator[str]:
    game = match.game
    yield f"# {game.name}, rules {game.rules_version}, seed {SEED}, {game.action_space} actions"
    yield _json(match.setup)
    events, words = match.opening, [""]
    while True:
        yield from (f"  {event.clause:6} {game.tell(event)}" for event in events)
        answers = _answers(match, events, words)
        yield " ".join(["=", *(f"{name} {_hash(values)}" for name, values in answers.items())])
        if detailed:
            yield from (f"    {name}: {value}" for name, values in answers.items() for value in values)
        position = match.position
        if position.is_over:
            return
        action = position.decide(PLAYER, seed=len(match.history))
        words = [position.describe(action, language) for language in LANGUAGES]
        step = match.apply(action)
        events = step.events
        yield f"# {step.number}: p{step.seat + 1}, {step.notation}: {words[0]}"


def _answers(match: Match, events: Sequence[Event], words: Sequence[str]) -> dict[str, list[str]]:
    """Return the results of the interface after these events, by name."""
    game, position = match.game, match.position
    seats = range(position.seats)
    sentences = [game.tell(event, language) for event in events for language in LANGUAGES]
    return {
        "state": [position.state_hash()],
        "turn": [f"{position.turn} {position.active} {position.to_act} {position.returns()} {match.why_not_undo()}"],
        "views": [_json(position.view(viewer)) for viewer in (None, *seats)],
        "observations": [position.observation(seat).hex() for seat in seats],
        "legal": [_json((option, position.notation(option.action))) for option in position.options()],
        "events": [_json(event) for event in events],
        "words": [*words, *sentences],
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _hash(values: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(values).encode(), digest_size=6).hexdigest()


def main() -> None:
    parser = ArgumentParser(description="Write the golden playthroughs again.")
    parser.add_argument("--folder", type=Path, default=Path("tests/golden"), help="where the files are")
    parser.add_argument("--detailed", action="store_true", help="write out what is hashed")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in BUILT_IN:
        for name, text in playthroughs(load_game(game), detailed=asked.detailed).items():
            (asked.folder / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
