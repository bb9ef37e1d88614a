"""Parts of the commands that let bots play many matches."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from functools import wraps
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import rich_click as click

from theagon.arena.record import Contest
from theagon.cards.error_text import quoted, suggestion
from theagon.cli.interrupts import Interrupts
from theagon.cli.options import NEW_FILE, cards_option
from theagon.cli.output import stderr_console
from theagon.cli.own_bots import arena_player, digest, digest_of
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import Mode
from theagon.games.translated import said
from theagon.match.own_cards import with_files
from theagon.match.simulate import mirror_decks

if TYPE_CHECKING:
    from click.decorators import FC

    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers
    from theagon.match.simulate import Decide, Plan

T = TypeVar("T")

MOST_PAIRS: Final = 1_000_000
USUAL_PAIRS: Final = 100
threads_option = click.option(
    "--threads",
    type=click.IntRange(1, 256),
    default=lambda: len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
    metavar="N",
    help="Threads.  [default: one for each core]",
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the Ray cluster at this address; 'local' starts one here, of --threads processes.",
)
mode_option = click.option(
    "--mode", metavar="MODE", help="How it is played, such as two, three, four, teams.  [default: the usual]"
)
option_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the matches; repeatable."
)
map_option = click.option("--map", "board", metavar="NAME|FILE", help="The map of the matches, such as ruins.")
resume_option = click.option("--resume", type=NEW_FILE, help="Store each result in this file, and resume from it.")


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


@contextmanager
def workers(game: Game, threads: int, address: str | None) -> Iterator[Workers]:
    """Yield the workers that play the matches: threads of this process, or the cluster at an address."""
    if address is None:
        yield threads
        return
    from theagon.match.cluster import connected

    with connected(address, game.name, threads) as cluster:
        yield cluster


@dataclass(frozen=True)
class Experiment:
    """Many matches of a game, with the cards of files, in a mode."""

    game: Game
    mode: str
    way: Mode
    seed: int
    given: str
    """The options that decide what is played, as they were typed."""
    threads: int
    cluster: str | None

    def workers(self) -> AbstractContextManager[Workers]:
        return workers(self.game, self.threads, self.cluster)

    def mirror_plan(self, count: int) -> Plan:
        """Return a plan of matches; in each, all players have the same starter deck."""
        return mirror_decks(list(self.game.starter_decks().values()), count, self.seed, self.way)

    def players(self, names: Sequence[str]) -> list[int | Decide]:
        """Return the players of these names: bots, networks (`net:FILE`), functions (`bot:MODULE:NAME`)."""
        return [arena_player(name, self.game) for name in names]

    def contest(self, players: Sequence[str], decks: str | None = None, held: Sequence[Any] = ()) -> Contest:
        """Return the description of a contest for its record, with digests of what files may change.

        `decks` names the decks, `held` are they.
        """
        return Contest(
            game=self.game.name,
            rules=self.game.rules_version,
            cards=self.game.card_set,
            mode=self.mode,
            options={name: _known(value) for name, value in self.way.options.items()},
            players=tuple(f"{name} {found}" if (found := digest(name)) else name for name in players),
            decks=f"{decks} {_digest(held)}" if held else decks,
            seed=self.seed,
            version=version("theagon"),
        )


def _known(value: Any) -> Any:
    """Return the value of an option, with a digest of its file if it is the path of one."""
    return f"{value} {digest_of(Path(value))}" if isinstance(value, str) and Path(value).is_file() else value


def _digest(held: Sequence[Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(held), digest_size=8).hexdigest()


def experiment(
    most_seed: int, what: str, game_of: Callable[..., str] = lambda game, **_: game
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator: a command on a `game` takes the options of experiments, and gets the `Experiment` instead.

    `game_of` finds the game by the other arguments of a command without this one.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(
            *,
            seed: int,
            mode: str | None,
            options: tuple[str, ...],
            board: str | None,
            card_files: tuple[Path, ...],
            threads: int,
            cluster: str | None,
            **rest: Any,
        ) -> None:
            chosen = with_files(load_game(game_of(**rest)), card_files)
            rest.pop("game", None)
            options = (*options, *([f"map={board}"] if board else []))
            named = mode or next(iter(chosen.modes))
            given = [f"--seed {seed}", *([f"--mode {mode}"] if mode else []), *(f"--option {each}" for each in options)]
            given += [f"--cards {each}" for each in card_files]
            way = mode_of(chosen, named, options)
            command(Experiment(chosen, named, way, seed, " ".join(given), threads, cluster), **rest)

        seeds = seed_option(most_seed, what)
        for option in (cluster_option, threads_option, cards_option, option_option, map_option, mode_option, seeds):
            run = option(run)
        return run

    return decorate


def mode_of(game: Game, name: str, options: tuple[str, ...]) -> Mode:
    """Return the mode of this name, with further options. A value that is no JSON is a text."""
    if name not in game.modes:
        raise TheagonError(f"there is no mode {quoted(name)}", hint=suggestion(name, game.modes))
    mode, further = game.modes[name], dict[str, Any]()
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise TheagonError(f"--option {option}: no value", hint="a name and a value, such as turn-limit=60")
        try:
            further[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            further[key] = value
    return Mode(mode.seats, {**mode.options, **further})


def fixed_setup(game: Game, names: str, mode: Mode) -> Any:
    """Return a set-up of decks of the game or deck files, named with commas between."""
    return game.setup(named_decks(names), seed=0, options=mode.options)


def named_decks(names: str, option: str = "--decks") -> list[str]:
    """Return the names and paths of decks that are written with commas between."""
    labels = names.split(",")
    if "" in labels:
        raise TheagonError(f"{option} {names}: a name is empty", hint="two decks with a comma, such as zeus,odin")
    return labels


def deck_titles(game: Game, sources: Sequence[str]) -> list[str]:
    """Return what reports call decks: those of the game by their ids, those of files by the names in them.

    Different decks have different titles. Raises `TheagonError` as `load_deck` does.
    """
    known = game.decks()
    files = {source: said(game.load_deck(source).name, "en") for source in sources if source not in known}
    taken = Counter([*known, *files.values()])
    titles = {source: title if taken[title] == 1 else f"{title} ({source})" for source, title in files.items()}
    return [titles.get(source, source) for source in sources]


def one(_: object) -> int:
    return 1


def play_through(
    parts: Generator[T],
    total: int,
    take: Callable[[T], object],
    doing: str | Callable[[], str] = "playing",
    size: Callable[[T], int] = one,
) -> bool:
    """Let `take` count each part, and draw a progress bar, on which a part counts as its `size`.

    The bar is named `doing`, or what this says after each part.

    Returns whether Ctrl-C ended it early: once, after the part that is being done; twice, without that part.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=stderr_console(), transient=True, disable=not stderr_console().is_terminal) as bar,
        closing(parts),
        Interrupts() as interrupts,
    ):
        task = bar.add_task(doing if isinstance(doing, str) else "", total=total)
        try:
            for part in parts:
                with interrupts.held():
                    take(part)
                    bar.advance(task, size(part))
                    if callable(doing) and not bar.disable:
                        bar.update(task, description=doing())
                if interrupts.caught:
                    return True
        except KeyboardInterrupt:
            return True
    return False
