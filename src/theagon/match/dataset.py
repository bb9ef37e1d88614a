"""Data sets: simulated matches with all actions and, on request, the observations and legal actions of each decision.

A file has a description (`About`), and a row for each match. `verify` plays the rows again.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.games.play import asked
from theagon.match.dataset_files import reader
from theagon.match.dataset_rows import FORMAT, VERSION, About, Row, Wanted
from theagon.match.ordered import Workers, ordered
from theagon.match.simulate import SLOWER, Decide, Plan, Result, Work

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

MATCHES: Final = 64  # in a task


def about(game: Game, plan: Plan, names: Sequence[str], players: Sequence[str], wanted: Wanted) -> About:
    """Return the description of a plan's file. `names` are those of its decks."""
    decks = [msgspec.to_builtins(deck) for deck in plan.decks]
    known = (game.name, game.rules_version, game.card_set, dict(plan.options), list(players), list(names), decks)
    return About(FORMAT, VERSION, *known, len(plan.pairing(0).decks), game.observation_space.size, wanted)


def record(
    game: Game, plan: Plan, players: Sequence[int | Decide], wanted: Wanted, workers: Workers = 1
) -> Generator[list[tuple[Result, Row]]]:
    """Play a plan as `simulate.play` does, with the same results, and record every match."""
    size = max(1, MATCHES // (SLOWER if any(players) or wanted.trials or wanted.values else 1))
    batches = (range(k, min(k + size, plan.games)) for k in range(0, plan.games, size))
    yield from ordered(_Recorder(game, plan, players, wanted).record, batches, workers)


class _Recorder(Work):
    def __init__(self, game: Game, plan: Plan, players: Sequence[int | Decide], wanted: Wanted) -> None:
        super().__init__(game, plan, players)
        self._wanted = wanted

    def record(self, batch: range) -> list[tuple[Result, Row]]:
        """Play some matches of the plan, decision by decision."""
        with self.game.borrowed(self.setup) as machine:
            return [self._match(machine, k) for k in batch]

    def _match(self, machine: Any, k: int) -> tuple[Result, Row]:
        pairing, wanted, seen = self.plan.pairing(k), self._wanted, bytearray(self.game.observation_space.size)
        actions, seats = array("i"), array("b")
        observations: list[bytes] | None = [] if wanted.observations else None
        legal: list[list[int]] | None = [] if wanted.legal else None
        chances: list[float] | None = [] if wanted.trials else None
        values: list[list[float]] | None = [] if wanted.values else None
        states: list[bytes] | None = [] if wanted.states else None
        self.begin(machine, pairing)
        g = machine.world
        while g.winner < 0:
            seat = g.to_act
            seats.append(seat)
            if observations is not None:
                machine.observe(seat, seen)
                observations.append(bytes(seen))
            if legal is not None:
                legal.append(sorted(machine.legal_list()))
            if states is not None:
                states.append(bytes(machine.state()))
            if chances is not None:
                position = self.game.restore(self.setup, machine.state())
                chances.append(position.chances(seat, trials=wanted.trials, seed=pairing.seed).share)
            if values is not None:
                values.append(_values(self.game.restore(self.setup, machine.state()), wanted.values, pairing.seed))
            actions.append(self.move(machine, pairing))
        result = self.result(pairing, len(actions), machine.state())
        end = self.game.restore(self.setup, machine.state())
        row = Row(
            pairing.seed,
            list(pairing.decks),
            list(end.contestants),
            [int(given) for given in end.returns()],
            result.finish.turns,
            result.final_hash,
            actions.tolist(),
            seats.tolist(),
            observations,
            legal,
            chances,
            values,
            states,
        )
        return result, row


def _values(position: Position, trials: int, seed: int) -> list[float]:
    """Return for each legal action the share of the match that the seat to act would win after it, by these trials."""
    seat, alike = position.to_act, position.machine.alike
    shares = {each: position.chances(seat, each, trials, seed).share for each in position.distinct_actions()}
    return [shares[int(alike(action))] for action in position.legal_actions()]


# ---- reading and verifying ------------------------------------------------------------------------------------------


def read(path: str | Path) -> tuple[About, int, Iterator[Row]]:
    """Open a data set. Returns its description, the number of rows, and an iterator of the rows.

    Raises TheagonError if it is not a data set; the iterator raises one where the file is damaged. Raises OSError if
    the file cannot be opened.
    """
    asked.is_a("read", "path", path, (str, Path), "a path")
    path = Path(path)
    text, count, rows = reader(path)
    try:
        known = msgspec.json.decode(text, type=About)
    except msgspec.DecodeError:
        raise TheagonError(f"{path} is no data set of Theagon") from None
    if (known.format, known.version) != (FORMAT, VERSION) or known.game not in NAMES:
        raise TheagonError(f"{path} is a data set that this version cannot read")
    return known, count, _whole(path, count, rows)


def _whole(path: Path, count: int, rows: Iterable[Any]) -> Iterator[Row]:
    """Yield the rows of a file, checked. Raises TheagonError unless there are `count` valid ones."""
    number = 0
    try:
        for row in rows:
            yield converted(row, Row)
            number += 1
    except KeyError as error:
        raise TheagonError(f"{path}: there is no {error}") from None
    except (msgspec.ValidationError, ValueError, TypeError, IndexError, OSError) as error:  # includes those of pyarrow
        raise TheagonError(f"{path}: match {number} cannot be read: {error}") from None
    if number != count:
        raise TheagonError(f"{path} has {number} of {count} matches")


def verify(known: About, rows: Iterable[Row], game: Game | None = None) -> Generator[Row]:
    """Play each row again, and yield it if it is right; chances and values, which take long, are not measured again.

    `game` is the game with the cards of the file; None: with the packaged cards. Raises TheagonError if the game has
    changed since, and for the first row that differs.
    """
    game = game or load_game(known.game)
    for name, now, then in (("rules", game.rules_version, known.rules), ("cards", game.card_set, known.cards)):
        if now != then:
            hint = "give the version of Theagon, and the --cards, that the file was made with"
            raise TheagonError(f"the data set has {name} {then} of {game.name}, and these are {now}", hint=hint)
    decks = [game.read_deck(msgspec.json.encode(deck).decode()) for deck in known.decks]
    for number, row in enumerate(rows):
        try:
            setup = game.setup([decks[k] for k in row.decks], seed=row.seed, options=known.options)
            _check(game, game.new(setup), row)
        except (_DiffersError, IndexError, TheagonError) as error:
            raise TheagonError(f"match {number} (seed {row.seed}) is not what was recorded: {error}") from None
        yield row


class _DiffersError(Exception):
    """A difference between a row and the match played again."""


def _check(game: Game, position: Position, row: Row) -> None:
    for values in (row.seats, row.observations, row.legal, row.states, row.chances, row.values):
        if values is not None and len(values) != len(row.actions):
            raise _DiffersError("it has decisions without an action, or the other way round")
    for k, (action, seat) in enumerate(zip(row.actions, row.seats, strict=True)):
        facts: Mapping[str, bool] = {
            "seat": position.to_act == seat,
            "observation": row.observations is None or row.observations[k] == position.observation(seat),
            "legal actions": row.legal is None or row.legal[k] == position.legal_actions(),
            "state": row.states is None or row.states[k] == position.state_bytes(),
        }
        for name, holds in facts.items():
            if not holds:
                raise _DiffersError(f"the {name} of decision {k}")
        position.advance(action)
    if position.state_hash() != row.final_hash.hex():
        raise _DiffersError("the last state")
    if row.turns != game.finish(position.state_bytes()).turns:
        raise _DiffersError("the number of turns")
    if list(position.returns()) != row.returns or list(position.contestants) != row.contestants:
        raise _DiffersError("the result")
