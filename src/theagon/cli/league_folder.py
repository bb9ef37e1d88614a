"""The folder of a league: its entries, its matches, and the standing that follows from these."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.arena.league import Kept, League, Meeting, check_kept, decks_of, who_met
from theagon.arena.protocol import usual_mode
from theagon.arena.ratings import intervals, rate
from theagon.arena.record import Contest, record
from theagon.cards.decode import decode
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.source import read_yaml
from theagon.cli.many import mode_of
from theagon.cli.own_bots import digest, is_own
from theagon.errors import Location, TheagonError
from theagon.games import NAMES, load_game
from theagon.match.match import Match

if TYPE_CHECKING:
    from theagon.games.base import Mode
    from theagon.games.play.game import Game

FILE: Final = "league.yaml"
MATCHES: Final = "matches.jsonl"
GIVEN_UP: Final = "gives up"


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
    decks: list[dict[str, Any]]

    def kept(self) -> Any:
        """Open the file of its matches."""
        return record(self.folder / MATCHES, self.contest, Meeting)

    def rows(self, meetings: Sequence[Meeting]) -> list[Row]:
        """Return the standing of each entry, the best first."""
        places = {key: place for place, key in enumerate(self.keys)}
        rounds = [[(places[a], places[b], share)] for a, b, share in self.met(meetings)]
        shares: list[list[float]] = [[] for _ in places]
        for ((a, b, share),) in rounds:
            shares[a].append(share)
            shares[b].append(1 - share)
        given_up = Counter(key for meeting in meetings for key in gave_up(meeting))
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
        setup = self.game.setup(list(decks_of(kept, decks)), seed=kept.seed, options=self.mode.options)
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
    """Read a league, by its folder or its file there, and work in it: players and decks are named from there."""
    file = folder / FILE if folder.is_dir() else folder
    league = decode(read_yaml(file, str(file)), League)
    if league.game not in NAMES:
        raise TheagonError(
            f"there is no game {quoted(league.game)}", Location(str(file)), suggestion(league.game, NAMES)
        )
    names = [entry.name for entry in league.entries]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise TheagonError(f"two entries are named {quoted(twice)}", Location(str(file)))
    game, before = load_game(league.game), Path.cwd()
    mode = mode_of(game, league.mode, ()) if league.mode else usual_mode(game)
    if mode.seats != 2:
        raise TheagonError(f"a league is played by two, and {league.mode} by {mode.seats}", Location(str(file)))
    os.chdir(file.parent)
    try:
        decks = [{source: game.load_deck(source) for source in entry.decks} for entry in league.entries]
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
        keys = [_key(entry.name, entry.player, each) for entry, each in zip(league.entries, decks, strict=True)]
        yield Opened(Path(), league, game, mode, contest, keys, decks)
    finally:
        os.chdir(before)


def _key(name: str, player: str, decks: Mapping[str, Any]) -> str:
    """Return the key of an entry: it is another one when its player, the file of that or a deck has changed."""
    told = msgspec.json.encode((player, digest(player) if is_own(player) else None, decks))
    return f"{name} {hashlib.blake2b(told, digest_size=4).hexdigest()}"
