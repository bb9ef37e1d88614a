"""Check of serialisation: a state as bytes, a set-up and a replay as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from theagon.errors import TheagonError
from theagon.match.differing import apart
from theagon.match.match import Match
from theagon.match.replay import decode, encode, parse_json, replay_of
from theagon.testing.answers import difference
from theagon.testing.walks import SEEDS, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.testing.walks import Moment


def check_serialisation(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = 9) -> int:
    """Write and read every `every`-th state, and each match's set-up and replay. Returns the number of positions.

    Raises `ConformanceError` if a position restored from bytes is not the same, if too few bytes are accepted as a
    state, if two states have the same hash, if a set-up read from JSON begins another match, or if a replay does not
    verify.
    """
    examined = 0
    hashes: dict[str, bytes] = {}
    for moment in moments(game, seeds, deal, every, check=check_serialisation):
        position, state = moment.position, moment.position.state_bytes()
        if field := difference(game, position, game.restore(moment.setup, state)):
            raise moment.error("a position read from its bytes is not the same", field=field)
        if hashes.setdefault(position.state_hash(), state) != state:
            raise moment.error("two states have the same hash", field=f"state_hash: {position.state_hash()}")
        if moment.action is None:
            _check_short_state(moment, state)
            _check_setup(moment)
        examined += 1
    for seed in seeds:
        _check_replay(game, seed, deal)
    return examined


def _check_short_state(moment: Moment, state: bytes) -> None:
    try:
        moment.game.restore(moment.setup, state[:-1])
    except TheagonError:
        return
    raise moment.error("a state that lacks its last byte is restored")


def _check_setup(moment: Moment) -> None:
    data = msgspec.json.encode(moment.setup)
    read = moment.game.read_setup(parse_json(data, "set-up"))
    if msgspec.json.encode(read) != data:
        field = apart("setup", moment.setup, read)
        raise moment.error("a set-up written as JSON and read again is not the same", field=field)
    if moment.game.new(read).state_bytes() != moment.position.state_bytes():
        raise moment.error("a set-up read from JSON begins another match")


def _check_replay(game: Game, seed: int, deal: Deal) -> None:
    """Check that a match read from its replay ends in the same state; `decode` verifies every state before."""
    match = Match(game, deal(game, seed))
    for moment in moments(game, [seed], deal, check=check_serialisation):
        if moment.action is not None:
            match.apply(moment.action)
    document = encode(replay_of(match))
    try:
        again = decode(document, "replay", game)
    except TheagonError as error:
        raise moment.error(f"a replay does not verify: {error}") from error
    if field := difference(game, match.position, again.position):
        raise moment.error("a replay leads to another state", field=field)
    if encode(replay_of(again)) != document:
        raise moment.error("a replay that was read is not written the same way")
