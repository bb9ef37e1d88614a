"""In full, what `make test` samples: whole matches on all back ends, under the sanitizers, by all that a seat or a bot
may know, and by their messages; and random code in C.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.compiler import test_expressions, test_functions
from tests.games import test_lockstep, test_sanitized, test_secrecy
from tests.games.gods_unchained import test_random_decks
from tests.games.kits import KITS, MODES
from tests.server import test_secrets, test_secrets_army
from tests.soak.timed import in_time
from theagon.testing import check_log, check_names, check_serialisation

PART = 50  # matches
SANITIZED = 200  # of each game
READ = 200  # matches with messages read and hidden cards exchanged


def for_minutes(minutes: float) -> str:
    """Play all matches, or as many as there is time for; returns what was played.

    Raises AssertionError or ConformanceError with the first difference, fault, or card that is not kept secret. Ctrl-C
    ends the run with what was played so far.
    """
    parts, done = list(_parts()), 0
    with suppress(KeyboardInterrupt):
        for part in in_time(parts, minutes):
            part()
            done += 1
    return f"{done} of {len(parts)} parts, no difference and no fault"


def cards_for_minutes(minutes: float) -> str:
    """Play a thousand matches of random decks over all cards of Gods Unchained, or as many as there is time for.

    They are played on three back ends, as `for_minutes` says.
    """
    done = actions = 0
    with suppress(KeyboardInterrupt):
        for seed in in_time(range(1000), minutes):
            actions += test_random_decks.compare([seed])
            done += 1
    cards = len(test_random_decks.played(range(done)))
    return f"{done} matches, {actions} actions, {cards} different cards and powers, no difference"


def _parts() -> Iterator[Callable[[], object]]:
    """What takes minutes first, then the matches: each kind and mode in turn, so that a short run has some of each."""
    for compare, batches in (
        (test_expressions.compare, test_expressions.BATCHES),
        (test_functions.compare, test_functions.BATCHES),
    ):
        for batch in range(batches):
            yield partial(_in_a_folder, compare, batch)
    for name in KITS:
        yield partial(test_lockstep.compare_scenarios, name, test_lockstep.IN_C)
        yield partial(test_sanitized.play, name, SANITIZED)
    for first in range(0, test_lockstep.MATCHES, PART):
        for name, mode in MODES:
            kit = KITS[name]
            game, seeds = kit.game(), kit.seeds(mode, PART, first)
            yield partial(test_lockstep.play, kit, seeds, test_lockstep.IN_C, 5)
            yield partial(check_log, game, seeds, kit.deal)
            if first < READ:
                yield partial(test_secrecy.examine, kit, seeds)
                for player in test_secrecy.PLAYERS:
                    yield partial(test_secrecy.examine_bot, kit, seeds, player)
                yield partial(check_serialisation, game, seeds, kit.deal)
                yield partial(check_names, game, seeds, kit.deal)
        if first < READ:
            yield partial(test_secrets.look_for_hidden_cards, range(first, first + PART))
            yield partial(test_secrets.exchange_hidden_cards, range(first, first + PART))
            for seed in range(first, first + PART):
                yield partial(test_secrets_army.look_for_hidden_cards, seed)
                yield partial(test_secrets_army.exchange_hidden_cards, seed)


def _in_a_folder(compare: Callable[[int, Path], None], batch: int) -> None:
    with TemporaryDirectory() as folder:
        compare(batch, Path(folder))
