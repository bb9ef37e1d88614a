"""Protocols of benchmarks: frozen rules by which players are measured, so that results can be compared and cited.

A protocol is data: the file of its name in the folder `protocols`. It says who the opponents are, how many pairs of
matches each plays, and with which decks of each game a player may learn and is tested. The seeds of its test matches
are from `FIRST_TEST_SEED` on, where no learner draws any.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.translated import said
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.simulate import Pairing, Plan, play

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from theagon.games.base import Mode
    from theagon.games.play.game import Game

USUAL: Final = "v1"
"""The protocol of a benchmark that names none."""
PACKAGED: Final = {name: files("theagon.arena") / "protocols" / f"{name}.json" for name in (USUAL, "unseen-v1")}
"""The files of the protocols by name."""
MOST_BYTES: Final = 1 << 20
MOST_PAIRS: Final = 1 << 20
"""The most pairs of matches with an opponent: the distance of the opponents' first seeds."""
MOST_OPPONENTS: Final = 1 << 10
MOST_NUMBER: Final = (1 << 20) - 1

MOST_LEARNT: Final = 10**15
"""The most decisions to learn from."""

Decks = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=80)] | dict[str, Any], ...], Meta(min_length=1, max_length=1000)
]
"""Decks, each by its name, or as a deck file has it."""
Names = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=80)], ...], Meta(min_length=1, max_length=1000)]


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The part of a protocol that is of one game: its version, its decks, and the cards that no learner may see."""

    rules: str
    cards: str
    training: Decks
    test: Decks
    held_out: tuple[str, ...] = ()
    fingerprint: str = ""  # a digest of matches in which the opponents play, see `fingerprint`; empty: unknown


class Protocol(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A protocol. Its matches are pairs: the same seed and deck twice, sides exchanged, in the game's usual mode."""

    name: Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,40}\Z")]
    number: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]  # protocols with different numbers share no seeds
    version: Annotated[str, Meta(max_length=40)]  # of Theagon, whose rules, cards and bots it is played with
    opponents: Names
    pairs: Annotated[int, Meta(ge=1, le=MOST_PAIRS)]  # with each opponent
    budgets: tuple[Annotated[int, Meta(ge=1, le=MOST_LEARNT)], ...]  # of decisions to learn from, in ascending order
    games: dict[str, Task]

    @property
    def digest(self) -> str:
        """A hash of all that it says."""
        return hashlib.blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=8).hexdigest()

    def task(self, game: Game) -> Task:
        """Return its part of a game. Raises TheagonError if it has none, or if the game has other rules or cards."""
        if game.name not in self.games:
            hint = f"it has {', '.join(self.games)}"
            raise TheagonError(f"protocol {self.name} has no part of {game.name}", hint=hint)
        task = self.games[game.name]
        for what, wanted, found in (
            ("the rules", task.rules, game.rules_version),
            ("the cards", task.cards, game.card_set),
        ):
            if wanted != found:
                raise TheagonError(
                    f"protocol {self.name} is played with {what} {wanted[:8]} of {game.name}, not {found[:8]}",
                    hint=f"pip install theagon=={self.version}, or take a later protocol",
                )
        return task

    def budget(self, learnt: int) -> int | None:
        """Return the least budget that holds this number of decisions; None if it is above all."""
        return next((budget for budget in self.budgets if learnt <= budget), None)

    def first_seed(self, opponent: int) -> int:
        """Return the seed of the first pair with an opponent; those of the next pairs follow it."""
        return FIRST_TEST_SEED + (self.number * MOST_OPPONENTS + opponent) * MOST_PAIRS

    def plan(self, game: Game, opponent: int, pairs: int) -> Plan:
        """Return the first test matches with an opponent: mirrors of the test decks in turn."""
        self.task(game)
        return self._plan(game, opponent, pairs)

    def _plan(self, game: Game, opponent: int, pairs: int) -> Plan:
        mode, first = usual_mode(game), self.first_seed(opponent)
        decks = tuple(named_decks(game, self.games[game.name].test).values())
        return Plan(pairs, decks, lambda k: Pairing((k % len(decks),) * mode.seats, first + k), mode.options)

    def training(self, game: Game) -> tuple[Game, list[Any]]:
        """Return the game to learn, and the set-ups to learn with: a mirror of each training deck.

        The game has no card that is held out, nor any that names one, so that none ever appears. All other cards have
        the same indexes as in the whole game.
        """
        task, mode = self.task(game), usual_mode(game)
        learnt = without(game, task.held_out) if task.held_out else game
        decks = named_decks(learnt, task.training).values()
        return learnt, [learnt.setup([deck] * mode.seats, seed=0, options=mode.options) for deck in decks]

    def fingerprint(self, game: Game) -> str:
        """Play the first match with each opponent, against `random`; return a digest of all decks and of the ends.

        It changes with the game's rules, cards and decks, and with how the opponents decide.
        """
        task = self.games[game.name]
        decks = [task.held_out, *(named_decks(game, listed) for listed in (task.training, task.test))]
        found = hashlib.blake2b(msgspec.json.encode(decks, order="deterministic"), digest_size=16)
        for number, name in enumerate(self.opponents):
            players = (player_number("random"), player_number(name, game.name))
            for results in play(game, self._plan(game, number, 1), players):
                for result in results:
                    found.update(result.final_hash)
        return found.hexdigest()


def usual_mode(game: Game) -> Mode:
    """Return the first mode of a game, in which protocols play it."""
    return next(iter(game.modes.values()))


def named_decks(game: Game, decks: Sequence[str | Mapping[str, Any]]) -> dict[str, Any]:
    """Return the decks of a protocol by their names. Raises TheagonError for what is no deck, or for equal names."""
    found = {}
    for each in decks:
        deck = game.load_deck(each) if isinstance(each, str) else game.read_deck(msgspec.json.encode(each).decode())
        name = each if isinstance(each, str) else said(deck.name, "en")
        if name in found:
            raise TheagonError(f"two decks of the protocol are called {quoted(name)}", hint="give each its own name")
        found[name] = deck
    return found


def without(game: Game, cards: Collection[str]) -> Game:
    """Return a game without some cards; the others keep their indexes. Raises TheagonError if it cannot do without."""
    unknown = next((card for card in cards if card not in game.cards.everything), None)
    if unknown is not None:
        raise TheagonError(f"there is no card {quoted(unknown)}", hint=suggestion(unknown, game.cards.everything))
    kept = game.cards.definitions(game.cards.everything.keys() - set(cards))
    return game.with_cards(game.cards_type.from_definitions(kept))


def load_protocol(source: str | Path = USUAL) -> Protocol:
    """Return the protocol of a name, or the one in a file. Raises TheagonError if there is none, or it is wrong."""
    if source in PACKAGED:
        return _packaged(str(source))
    path = Path(source)
    if not path.is_file():
        hint = suggestion(str(source), PACKAGED) or f"{', '.join(PACKAGED)}, or the path of a file"
        raise TheagonError(f"there is no protocol {quoted(str(source))}", hint=hint)
    with path.open("rb") as file:
        return _read(file.read(MOST_BYTES), str(path))


def environments() -> Mapping[str, tuple[str, str]]:
    """Return the game and the protocol of each environment to learn in, by its id: `theagon/gods-unchained-v1` ..."""
    return {f"theagon/{game}-{name}": (game, name) for name in PACKAGED for game in load_protocol(name).games}


@cache
def _packaged(name: str) -> Protocol:
    return _read(PACKAGED[name].read_bytes(), name)


def _read(data: bytes, place: str) -> Protocol:
    try:
        found = msgspec.json.decode(data, type=Protocol)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise TheagonError(f"{place}: this is no protocol: {error}") from None
    if list(found.budgets) != sorted(set(found.budgets)):
        raise TheagonError(f"{place}: the budgets do not ascend")
    for name in found.opponents:
        for game in found.games:
            player_number(name, game)
    return found
