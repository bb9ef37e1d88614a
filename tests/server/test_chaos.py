"""Whatever happens to servers while people play, nothing is lost. The long runs are `python -m tests.soak chaos`."""

from __future__ import annotations

import asyncio

import pytest

from bench.server.people import Message, Person, Step
from bench.server.people import Table as Shown
from tests.server.killable import killable
from tests.server.postgres import BINARIES, own_postgres
from tests.soak import chaos as soak
from tests.soak.chaos import Chaos, Fault, Figures, Player, chaos, count
from tests.waiting import SECONDS
from theagon.server.protocol.client import Act
from theagon.server.storage.records import Entry

BEFORE = Message("snapshot", Shown(0, [], "a"), log=(Step(0, None),))
AFTER = Message("update", Shown(1, [], "b"), steps=(Step(1, 7),))
STORED = Entry(0, "act", 0, 7, "player", 0.0)


def heard(player: Player, *messages: Message) -> Player:
    """A player after these messages."""
    for message in messages:
        if message.table is not None:
            player.hear(message, message.table)
    return player


def nobody() -> Player:
    return Player(Person(""))


def who_acted() -> Player:
    """A player who wanted what the server then told."""
    player = heard(nobody(), BEFORE)
    player.wanted = Act(0, 7)
    return heard(player, AFTER)


def figures_of(player: Player, *rows: Entry) -> tuple[int, int, int, int, int]:
    figures = Figures()
    count(figures, [player], rows)
    return figures.acknowledged, figures.late, figures.lost, figures.doubled, figures.gaps


def test_one_process_killed_at_random_loses_and_doubles_nothing(database: str) -> None:
    figures = chaos(database, [Fault.KILL] * 3)
    assert figures.is_whole, figures
    assert figures.acknowledged > figures.matches


@pytest.mark.slow
def test_three_processes_that_are_killed_frozen_and_cut_off_lose_and_double_nothing() -> None:
    if not BINARIES:
        pytest.skip("there is no PostgreSQL here")
    with own_postgres() as postgres:
        figures = chaos(postgres.url, [*Fault, Fault.KILL], processes=3, postgres=postgres, lease_seconds=2)
    assert figures.is_whole, figures
    assert figures.acknowledged > figures.matches


async def test_processes_that_end_by_themselves_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "BROKEN", 2)
    with killable("chess://database") as server, pytest.raises(AssertionError, match="2 server processes ended"):
        await asyncio.wait_for(Chaos([server], None)._restart(), SECONDS)


# ---- what counts -----------------------------------------------------------------------------------------------------


def test_an_action_that_the_log_tells_is_acknowledged() -> None:
    assert figures_of(who_acted(), STORED) == (1, 0, 0, 0, 0)


def test_an_action_for_a_number_that_was_taken_is_not_acknowledged_when_the_match_goes_on() -> None:
    player = heard(who_acted(), BEFORE)  # a process that was frozen offers it once more
    player.wanted = Act(0, 8)
    heard(player, Message("snapshot", AFTER.table, log=AFTER.steps))
    assert player.wanted is None
    assert figures_of(player, STORED) == (1, 1, 0, 0, 0)


@pytest.mark.parametrize(
    ("rows", "lost", "doubled", "gaps"),
    [
        ((), 1, 0, 0),
        ((Entry(0, "act", 0, 8, "player", 0.0),), 1, 1, 0),
        ((Entry(0, "act", 0, 8, "bot", 0.0),), 1, 0, 0),
        ((STORED, Entry(1, "act", 0, 7, "player", 0.0)), 0, 1, 0),
        ((Entry(1, "act", 0, 7, "player", 0.0),), 1, 1, 1),
    ],
    ids=["lost", "another", "a bot's", "twice", "at another number"],
)
def test_what_the_database_lacks_or_has_too_much_is_counted(
    rows: tuple[Entry, ...], lost: int, doubled: int, gaps: int
) -> None:
    assert figures_of(who_acted(), *rows) == (1, 0, lost, doubled, gaps)


def test_what_a_bot_did_may_not_be_lost_either() -> None:
    watching = heard(nobody(), BEFORE, AFTER)
    assert figures_of(watching, Entry(0, "act", 1, 7, "bot", 0.0)) == (0, 0, 0, 0, 0)
    assert figures_of(watching) == (0, 0, 1, 0, 0)


def test_an_entry_that_is_told_otherwise_than_before_is_a_fault() -> None:
    other = Message("update", Shown(1, [], "b"), steps=(Step(1, 8),))
    with pytest.raises(AssertionError, match="another entry 0"):
        heard(who_acted(), other)
