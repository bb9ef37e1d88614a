"""`theagon league`: entries that meet until their ratings are sure, with every match kept."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.arena.league import Kept, League, Meeting, Player, check_kept, play_league, who_met
from theagon.arena.protocol import usual_mode
from theagon.arena.ratings import meeting_intervals, rate_meetings
from theagon.arena.record import Contest, record
from theagon.cards.decode import decode
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.source import read_yaml
from theagon.cli import INTERRUPTED
from theagon.cli.many import MOST_PAIRS, cluster_option, mode_of, play_through, threads_option, workers
from theagon.cli.options import NEW_FILE, count_option, json_option, refuse_existing
from theagon.cli.output import figures_table, print_json, stdout_console
from theagon.cli.own_bots import arena_bot, digest, is_own
from theagon.errors import Location, TheagonError
from theagon.games import NAMES, load_game
from theagon.games.bots.players import player_number
from theagon.match.match import Match

if TYPE_CHECKING:
    from rich.console import Console

    from theagon.games.base import Mode
    from theagon.games.play.game import Game

FILE: Final = "league.yaml"
MATCHES: Final = "matches.jsonl"
PAGE: Final = "league.html"
GIVEN_UP: Final = "gives up"
folder_argument = click.argument(
    "folder", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="FOLDER"
)


class Row(msgspec.Struct, frozen=True):
    """The standing of an entry."""

    name: str
    player: str
    deck: str
    rating: int
    interval: tuple[int, int]
    pairs: int
    share: float | None  # of its pairs; None if it has not played
    given_up: int  # matches


@dataclass(frozen=True)
class Opened:
    """A league as its folder has it."""

    folder: Path
    league: League
    game: Game
    mode: Mode
    contest: Contest
    keys: list[str]  # of its entries, in their order
    decks: list[Any]

    def kept(self) -> Any:
        """Open the file of its matches."""
        return record(self.folder / MATCHES, self.contest, Meeting)

    def rows(self, meetings: Sequence[Meeting]) -> list[Row]:
        """Return the standing of each entry, the best first."""
        places = {key: place for place, key in enumerate(self.keys)}
        met = [(places[a], places[b], share) for a, b, share in self.met(meetings)]
        shares: list[list[float]] = [[] for _ in places]
        for a, b, share in met:
            shares[a].append(share)
            shares[b].append(1 - share)
        given_up = Counter(key for meeting in meetings for key in gave_up(meeting))
        ratings, bounds = rate_meetings(met, len(places)), meeting_intervals(met, len(places))
        rows = [
            Row(
                entry.name,
                entry.player,
                entry.deck,
                round(ratings[k]),
                (round(bounds[k][0]), round(bounds[k][1])),
                len(shares[k]),
                sum(shares[k]) / len(shares[k]) if shares[k] else None,
                given_up[self.keys[k]],
            )
            for k, entry in enumerate(self.league.entries)
        ]
        return sorted(rows, key=lambda row: -row.rating)

    def met(self, meetings: Sequence[Meeting]) -> list[tuple[str, str, float]]:
        """Return who met whom, and the share of the first, where both are still entries."""
        return [met for meeting in meetings if (met := who_met(meeting, self.keys)) is not None]

    def replayed(self, kept: Kept) -> Match:
        """Return a match, played through with its events. Raises TheagonError if an entry is gone or it is wrong."""
        decks = dict(zip(self.keys, self.decks, strict=True))
        check_kept(self.game, self.mode.options, kept, decks)
        setup = self.game.setup([decks[kept.first], decks[kept.second]], seed=kept.seed, options=self.mode.options)
        match = Match(self.game, setup)
        for action in kept.actions:
            match.apply(action)
        return match


def numbered(meetings: Sequence[Meeting]) -> Iterator[tuple[str, Kept]]:
    """Yield each match with its number: 12.1 is the first of the twelfth pair."""
    for number, meeting in enumerate(meetings, 1):
        yield f"{number}.1", meeting.first
        yield f"{number}.2", meeting.second


def gave_up(meeting: Meeting) -> Iterator[str]:
    """Yield the key of the loser of each match that a player gave up."""
    for kept in (meeting.first, meeting.second):
        if any(isinstance(words, dict) and GIVEN_UP in words for words in kept.said.values()):
            yield kept.second if kept.score else kept.first


@contextmanager
def opened(folder: Path) -> Iterator[Opened]:
    """Read a league's folder, and work in it: players and decks are named from there."""
    league = decode(read_yaml(folder / FILE, str(folder / FILE)), League)
    if league.game not in NAMES:
        raise TheagonError(
            f"there is no game {quoted(league.game)}", Location(str(folder / FILE)), suggestion(league.game, NAMES)
        )
    names = [entry.name for entry in league.entries]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise TheagonError(f"two entries are named {quoted(twice)}", Location(str(folder / FILE)))
    game, before = load_game(league.game), Path.cwd()
    mode = mode_of(game, league.mode, ()) if league.mode else usual_mode(game)
    if mode.seats != 2:
        raise TheagonError(
            f"a league is played by two, and {league.mode} by {mode.seats}", Location(str(folder / FILE))
        )
    os.chdir(folder)
    try:
        decks = [game.load_deck(entry.deck) for entry in league.entries]
        contest = Contest(
            game=game.name,
            rules=game.rules_version,
            cards=game.card_set,
            mode=league.mode or next(iter(game.modes)),
            options=dict(mode.options),
            players=(),
            decks=None,
            seed=league.seed,
        )
        keys = [_key(entry.name, entry.player, deck) for entry, deck in zip(league.entries, decks, strict=True)]
        yield Opened(Path(), league, game, mode, contest, keys, decks)
    finally:
        os.chdir(before)


def _key(name: str, player: str, deck: Any) -> str:
    """Return the key of an entry: it is another one when its player, the file of that or its deck has changed."""
    told = msgspec.json.encode((player, digest(player) if is_own(player) else None, deck))
    return f"{name} {hashlib.blake2b(told, digest_size=4).hexdigest()}"


@click.group()
def league() -> None:
    """Let entries, each a player with a deck, meet until their ratings are sure.

    A league is a folder with a file league.yaml:

        game: gods-unchained

        entries:

          - {name: Mine, player: "program:python my_player.py", deck: my-deck.yaml}

          - {name: House, player: level-5, deck: lysander}

    Every match is kept in matches.jsonl, and anyone can play it again.
    """


@league.command()
@folder_argument
@count_option("--pairs", "Pairs of matches in all, those played before included.", default=100, most=MOST_PAIRS)
@threads_option
@cluster_option
@json_option
def run(folder: Path, pairs: int, threads: int, cluster: str | None, as_json: bool) -> None:
    """Play on, and print the table; league.html shows it with every match.

    Next meet those whose meeting narrows the ratings most. Both play each seed twice, with sides exchanged. Ctrl-C
    stops; the same command goes on. An entry whose player or deck has changed begins anew.
    """
    from theagon.cli.league_page import write_page

    with opened(folder) as here:
        players = {
            key: Player(key, _player(entry.player, here.game), deck)
            for key, entry, deck in zip(here.keys, here.league.entries, here.decks, strict=True)
        }
        with here.kept() as (file, meetings), workers(here.game, threads, cluster) as working:

            def take(meeting: Meeting) -> None:
                file.add(meeting)
                meetings.append(meeting)

            missing = max(0, pairs - len(meetings))
            further = play_league(here.game, here.mode.options, players, here.league.seed, meetings, working)
            stopped = play_through((each for each in islice(further, missing)), missing, take)
            rows = here.rows(meetings)
            write_page(here, rows, meetings, here.folder / PAGE)
    _show(rows, len(meetings), as_json=as_json)
    if stopped:
        raise Exit(INTERRUPTED)


@league.command()
@folder_argument
@json_option
def show(folder: Path, as_json: bool) -> None:
    """Print the table of a league."""
    with opened(folder) as here, here.kept() as (_, meetings):
        rows = here.rows(meetings)
    _show(rows, len(meetings), as_json=as_json)


@league.command()
@folder_argument
def verify(folder: Path) -> None:
    """Play every match again by its actions, and compare how it ends.

    No player is asked. The exit status is 1 if a match differs.
    """
    wrong = left = 0
    with opened(folder) as here, here.kept() as (_, meetings):
        decks = dict(zip(here.keys, here.decks, strict=True))

        def check(named: tuple[str, Kept]) -> None:
            nonlocal wrong, left
            number, kept = named
            if kept.first not in decks or kept.second not in decks:
                left += 1
                return
            try:
                check_kept(here.game, here.mode.options, kept, decks)
            except TheagonError as error:
                wrong += 1
                click.echo(f"match {number}: {error}", err=True)

        play_through((each for each in numbered(meetings)), 2 * len(meetings), check, "verifying")
    matches = 2 * len(meetings) - left
    former = f", {left} of former entries left out" if left else ""
    click.echo(f"{matches - wrong} of {matches} matches verified{former}")
    raise Exit(1 if wrong else 0)


@league.command()
@folder_argument
@click.argument("number", metavar="MATCH")
@click.option("--out", type=NEW_FILE, required=True, metavar="FILE", help="The new replay file.")
def replay(folder: Path, number: str, out: Path) -> None:
    """Write a match as a replay file: 12.1 is the first match of the twelfth pair.

    'theagon replay', 'theagon analyse' and the browser show it.
    """
    from theagon.match.replay import save

    refuse_existing(out)
    out = out.absolute()
    with opened(folder) as here, here.kept() as (_, meetings):
        every = dict(numbered(meetings))
        if number not in every:
            raise TheagonError(f"there is no match {quoted(number)}", hint=f"from 1.1 to {len(meetings)}.2")
        save(here.replayed(every[number]), out)


def _player(name: str, game: Game) -> Any:
    return arena_bot(name, game) if is_own(name) else player_number(name, game.name)


def _show(rows: Sequence[Row], pairs: int, *, as_json: bool) -> None:
    if as_json:
        print_json({"pairs": pairs, "entries": rows})
    else:
        _print(stdout_console(), rows, pairs)


def _print(console: Console, rows: Sequence[Row], pairs: int) -> None:
    console.print(f"{pairs:,} pairs")
    table = figures_table("", "rating", "95 % interval", "pairs", "won", "given up")
    for row in rows:
        share = "" if row.share is None else f"{row.share:.1%}"
        low, high = row.interval
        table.add_row(row.name, str(row.rating), f"{low} to {high}", str(row.pairs), share, str(row.given_up or ""))
    console.print(table)
