"""The folder of a league: its entries, its matches, and the standing that follows from these."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from theagon.arena.league import Entry, Kept, League, Meeting, check_kept, decks_of, who_met
from theagon.arena.ratings import intervals, rate
from theagon.arena.record import Contest, record
from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.report import Report
from theagon.cards.source import read_yaml
from theagon.cli.own_bots import digest
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match.match import Match

if TYPE_CHECKING:
    from theagon.games.play.game import Game

T = TypeVar("T")

FILE: Final = "league.yaml"
MATCHES: Final = "matches.jsonl"


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

    @property
    def cells(self) -> tuple[str, ...]:
        """Its name and figures, as tables show them."""
        low, high = self.interval
        share = "" if self.share is None else f"{self.share:.1%}"
        return self.name, str(self.rating), f"{low} to {high}", str(self.pairs), share, str(self.given_up or "")


@dataclass(frozen=True)
class Opened:
    """A league as its folder has it."""

    file: Decoded[League]
    game: Game
    contest: Contest
    keys: list[str]  # of its entries, in their order
    decks: list[dict[str, Any]]

    def kept(self) -> Any:
        """Open the file of its matches."""
        return record(Path(MATCHES), self.contest, Meeting)

    def rows(self, meetings: Sequence[Meeting]) -> list[Row]:
        """Return the standing of each entry, the best first."""
        places = {key: place for place, key in enumerate(self.keys)}
        rounds = [[(places[a], places[b], share)] for a, b, share in self.met(meetings)]
        shares: list[list[float]] = [[] for _ in places]
        for ((a, b, share),) in rounds:
            shares[a].append(share)
            shares[b].append(1 - share)
        given_up = Counter(key for meeting in meetings for key in gave_up(meeting, self.game))
        ratings, bounds = rate(rounds, len(places)), intervals(rounds, len(places))
        rows = [
            Row(
                entry.name,
                entry.player,
                ", ".join(entry.decks),
                round(ratings[k]),
                (round(bounds[k][0]), round(bounds[k][1])),
                len(shares[k]),
                sum(shares[k]) / len(shares[k]) if shares[k] else None,
                given_up[self.keys[k]],
            )
            for k, entry in enumerate(self.file.value.entries)
        ]
        return sorted(rows, key=lambda row: -row.rating)

    def met(self, meetings: Sequence[Meeting]) -> list[tuple[str, str, float]]:
        """Return who met whom, and the share of the first, where both are still entries."""
        return [met for meeting in meetings if (met := who_met(meeting, self.keys)) is not None]

    def has(self, kept: Kept) -> bool:
        """Return whether both players of a match are still entries."""
        return {kept.first, kept.second} <= {*self.keys}

    def check(self, number: str, kept: Kept) -> list[Any]:
        """Play a match again, and return the decks. Raises TheagonError if an entry is gone or the match differs."""
        decks = dict(zip(self.keys, self.decks, strict=True))
        try:
            check_kept(self.game, self.contest.options, kept, decks)
        except TheagonError as error:
            raise TheagonError(f"match {number}: {error}") from None
        return list(decks_of(kept, decks))

    def replayed(self, number: str, kept: Kept) -> Match:
        """Return a match, played through with its events. Raises TheagonError as `check` does."""
        setup = self.game.setup(self.check(number, kept), seed=kept.seed, options=self.contest.options)
        match = Match(self.game, setup)
        for action in kept.actions:
            match.apply(action)
        return match


def numbered(meetings: Sequence[Meeting]) -> Generator[tuple[str, Kept]]:
    """Yield each match with its number: 12.1 is the first of the twelfth pair."""
    for number, meeting in enumerate(meetings, 1):
        yield f"{number}.1", meeting.first
        yield f"{number}.2", meeting.second


def name_in(key: str) -> str:
    """Return the name of an entry, present or former, by its key."""
    return key.rpartition(" ")[0]


def gave_up(meeting: Meeting, game: Game) -> Iterator[str]:
    """Yield the key of the loser of each match that a player gave up."""
    for kept in (meeting.first, meeting.second):
        if kept.actions and kept.actions[-1] >= game.first_concession:
            yield kept.second if kept.score else kept.first


@contextmanager
def opened(folder: Path) -> Iterator[Opened]:
    """Read a league, by its folder or its file there, and work in it: players and decks are named from there.

    Raises TheagonError with the place of each mistake in the file.
    """
    file = folder / FILE if folder.is_dir() else folder
    read = decode_with_places(read_yaml(file, str(file)), League)
    league = read.value
    if league.game not in NAMES:
        hint = suggestion(league.game, NAMES)
        raise TheagonError(f"there is no game {quoted(league.game)}", read.at(league, "game"), hint)
    names = [entry.name for entry in league.entries]
    again = next((entry for k, entry in enumerate(league.entries) if entry.name in names[:k]), None)
    if again is not None:
        raise TheagonError(f"two entries are named {quoted(again.name)}", read.at(again, "name"))
    game, before = load_game(league.game), Path.cwd()
    modes = [name for name, mode in game.modes.items() if mode.seats == 2]
    named = league.mode or next(iter(game.modes))
    if named not in modes:
        hint = suggestion(named, modes)
        raise TheagonError(f"there is no mode {quoted(named)} of two players", read.at(league, "mode"), hint)
    os.chdir(file.parent)
    try:
        decks = of_entries(read, "deck", lambda entry: {source: game.load_deck(source) for source in entry.decks})
        contest = Contest(
            game=game.name,
            rules=game.rules_version,
            cards=game.card_set,
            mode=named,
            options=dict(game.modes[named].options),
            players=(),
            decks=None,
            seed=league.seed,
        )
        keys = of_entries(read, "player", lambda entry: _key(entry, decks[names.index(entry.name)]))
        yield Opened(read, game, contest, keys, decks)
    finally:
        os.chdir(before)


def of_entries(read: Decoded[League], field: str, made: Callable[[Entry], T]) -> list[T]:
    """Return what is made of each entry by a field of it. Raises TheagonError with the place of each mistake."""
    found, report = [], Report()
    for entry in read.value.entries:
        try:
            found.append(made(entry))
        except TheagonError as error:
            if error.location is not None and error.location.line is None:  # a file that cannot be read
                error = TheagonError(f"{error.location}: {error.message}", hint=error.hint)
            report.take(error, read.at(entry, field), f"entry {quoted(entry.name)}")
    report.check()
    return found


def _key(entry: Entry, decks: Mapping[str, Any]) -> str:
    """Return the key of an entry. It changes with the player, with a deck, and with the player's file.

    A player without a file is a bot of Theagon: its key changes with the release.
    """
    told = msgspec.json.encode((entry.player, digest(entry.player) or version("theagon"), decks))
    return f"{entry.name} {hashlib.blake2b(told, digest_size=4).hexdigest()}"
