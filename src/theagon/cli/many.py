"""Parts of the commands that let bots play many matches."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import rich_click as click

from theagon.arena.record import Contest
from theagon.cards.error_text import quoted, suggestion
from theagon.cli.output import stderr_console
from theagon.cli.own_bots import arena_bot, digest, is_own
from theagon.errors import TheagonError
from theagon.games.base import Mode
from theagon.games.bots.players import player_number

if TYPE_CHECKING:
    from click.decorators import FC

    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers
    from theagon.match.simulate import Decide

T = TypeVar("T")

MOST_PAIRS: Final = 1_000_000
USUAL_PAIRS: Final = 100
threads_option = click.option(
    "--threads", type=click.IntRange(1, 256), metavar="N", help="Threads.  [default: one for each core]"
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the Ray cluster at this address; 'local' starts one here, of --threads processes.",
)
mode_option = click.option(
    "--mode", metavar="MODE", help="How it is played, such as two, three, four, teams.  [default: the usual]"
)
resume_option = click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Store each pair in this file, and resume from it.",
)


def seed_option(most: int, what: str) -> Callable[[FC], FC]:
    """Return the option for the seed of the first match, pair or other thing that is played many times."""
    return click.option(
        "--seed",
        type=click.IntRange(0, most),
        default=1,
        show_default=True,
        metavar="S",
        help=f"Seed of the first {what}; the next have the seeds that follow.",
    )


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(game: Game, threads: int | None, address: str | None) -> Iterator[Workers]:
    """Yield the workers that play the matches: threads of this process, or the cluster at an address."""
    if address is None:
        yield threads or cores()
        return
    from theagon.match.cluster import connected

    with connected(address, game.name, threads or cores()) as cluster:
        yield cluster


def named_players(names: Sequence[str], game: Game) -> list[int | Decide]:
    """Return the players of these names: bots of the rules, networks (`net:FILE`), functions (`bot:MODULE:NAME`)."""
    return [arena_bot(name, game) if is_own(name) else player_number(name, game.name) for name in names]


def contest_of(
    game: Game, mode: str | None, way: Mode, players: Sequence[str], *, decks: str | None, seed: int
) -> Contest:
    """Return what a record says of a contest: of players in a file also the digest, since a file may change."""
    return Contest(
        game=game.name,
        rules=game.rules_version,
        cards=game.card_set,
        mode=mode or next(iter(game.modes)),
        options=dict(way.options),
        players=tuple(f"{name} {found}" if (found := digest(name)) else name for name in players),
        decks=decks,
        seed=seed,
    )


def chosen_mode(game: Game, name: str | None, options: tuple[str, ...]) -> Mode:
    """Return the mode of this name, with further options. A value that is no JSON is a text."""
    modes = game.modes
    chosen = next(iter(modes)) if name is None else name
    if chosen not in modes:
        raise TheagonError(f"there is no mode {quoted(chosen)}", hint=suggestion(chosen, modes))
    further: dict[str, Any] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise TheagonError(f"--option {option}: no value", hint="a name and a value, such as turn-limit=60")
        try:
            further[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            further[key] = value
    return Mode(modes[chosen].seats, {**modes[chosen].options, **further})


def fixed_setup(game: Game, names: str, mode: Mode) -> Any:
    """Return a set-up of decks of the game or deck files, named with commas between."""
    return game.setup(named_decks(names), seed=0, options=mode.options)


def named_decks(names: str) -> list[str]:
    """Return the names and paths of decks that are written with commas between."""
    labels = names.split(",")
    if "" in labels:
        raise TheagonError(f"--decks {names}: a name is empty", hint="two decks with a comma, such as zeus,odin")
    return labels


def play_through(parts: Generator[T], total: int, count: Callable[[T], int], doing: str = "playing") -> bool:
    """Pass each part to `count`, which returns how much is done so far, and draw a progress bar named `doing`.

    Returns whether Ctrl-C ended it early: once, after the part that is being done; twice, without that part.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=stderr_console(), transient=True, disable=not stderr_console().is_terminal) as bar,
        closing(parts),
        _interrupts() as interrupts,
    ):
        task = bar.add_task(doing, total=total)
        try:
            for part in parts:
                with interrupts.held():
                    bar.update(task, completed=count(part))
                if interrupts.caught:
                    return True
        except KeyboardInterrupt:
            return True
    return False


class _Interrupts:
    """Lets the first Ctrl-C only be `caught`, so that the present part is counted; the next one interrupts.

    But for while a part is counted: what was done is then whole.
    """

    def __init__(self) -> None:
        self.caught = 0
        self._held = False

    def catch(self, _number: int, _frame: object) -> None:
        self.caught += 1
        if self.caught > 1 and not self._held:
            raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        self._held = True
        try:
            yield
        finally:
            self._held = False


@contextmanager
def _interrupts() -> Iterator[_Interrupts]:
    interrupts = _Interrupts()
    before = signal.signal(signal.SIGINT, interrupts.catch)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)
