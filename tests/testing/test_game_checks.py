"""Each check of games finds the games that it is meant to find, and says where."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

import theagon
from tests.games.support import pickled, put
from tests.testing.broken import (
    WrappedGame,
    WrappedPosition,
    game_with,
    listing,
    positions_with,
    refusing,
    restoring,
    spoilt,
    telling,
)
from theagon import testing
from theagon.errors import TheagonError
from theagon.games.play.game import Game
from theagon.testing import ConformanceError, check_game

SEEDS = (2,)
DEALT = count(1)


def restless(self: Any, setup: Any) -> Any:
    return WrappedGame.new(self, replace(setup, seed=next(DEALT)))


def giving_up(self: Any) -> Any:
    copy = WrappedPosition.clone(self)
    if copy.turn > 3 and not copy.is_over:
        copy.inner.apply(copy.game.concession(0))
    return copy


def generous(legal: list[int], _: int) -> list[int]:
    return sorted({*legal, next(k for k in count() if k not in legal)}) if legal else []


def doubting(self: Any, action: int) -> Any:
    return self.inner.why_not(action) or self.inner.why_not(-1)


def stubborn(self: Any, action: int) -> Any:
    return self.inner.apply(self.inner.legal_actions()[0] if self.inner.why_not(action) else action)


def resentful(self: Any, action: int) -> Any:
    try:
        return self.inner.apply(action)
    except TheagonError:
        self.inner.apply(self.inner.game.concession(0))
        raise


def open_handed(self: Any, seat: int | None) -> Any:
    return self.inner.view(seat) | {"players": self.inner.open_view()["players"]}


def glancing(self: Any, seat: int, trials: int) -> Any:
    return self.inner.chances(seat, trials=trials, peeps=trials > 1)


def ordered(self: Any) -> list[Any]:
    hand = self.inner.world.hand[1 - max(0, self.inner.to_act)]
    return [replace(option, source=f"{hand[0]}") for option in self.inner.options()]


def sure(self: Any, action: int) -> Any:
    after = self.inner.clone()
    after.apply(action)
    return replace(self.inner.preview(action), winner=sum(after.state_bytes()))


def cheating(self: Any, *_: Any, **__: Any) -> Any:
    legal = self.inner.legal_actions()
    return legal[sum(self.inner.state_bytes()) % len(legal)]


def remembering(self: Any, seat: int, seed: int) -> Any:
    kind = self.inner.game.backend.program.state
    mine, drawn = kind(), kind()
    mine.load(self.inner.state_bytes())
    drawn.load(self.inner.determinize(seat, seed).state_bytes())
    for name in ("hand", "hand_size", "hand_cost", "hand_cost_now", "hand_seen", "deck", "deck_size"):
        getattr(drawn, name)[1 - seat] = getattr(mine, name)[1 - seat]
    return type(self)(self.inner.at(kind.packer().pack(*drawn.values())))


def wordless(self: Any, action: int, language: str = "en", reader: int | None = None) -> Any:
    return "" if language == "ru" else self.inner.describe(action, language, reader)


def prophetic(self: Any, seat: int) -> Any:
    return self.inner.observation(seat) + bytes(number & 255 for number in self.inner.world.rng)


def patching(self: Any, setup: Any, state: bytes) -> Any:
    return WrappedGame.restore(self, setup, state.ljust(self.backend.program.state.layout.size, b"\0"))


def reseeding(self: Any, setup: Any) -> Any:
    return replace(self.inner.read_setup(setup), seed=1)


def unrecorded(self: Any, definitions: Any, setup: Any) -> Any:
    game, found = self.inner.recorded(definitions, setup)
    return game, replace(found, seed=found.seed + 1)


FAULTS: dict[Callable[..., object], list[tuple[str, Game]]] = {
    testing.check_determinism: [
        ("begins two ways", game_with(new=restless)),
        ("restored from its bytes", restoring(lambda g: setattr(g, "clock", 0))),
        ("events are not those that apply returned", positions_with(events=lambda self: self.inner.events * 2)),
    ],
    testing.check_clone: [
        ("acting on a clone changes", positions_with(clone=lambda self: self)),
        ("acting on a clone changes", positions_with(clone=lambda self: type(self)(self.inner))),
        ("a clone is not equal", positions_with(clone=giving_up)),
    ],
    testing.check_legal_actions: [
        ("the legal list is not in ascending order", listing(lambda legal, _: legal[::-1])),
        ("there is a reason against a possible action", listing(generous)),
        ("not on the legal list", listing(lambda legal, _: legal[: max(1, len(legal) - 1)])),
        ("nothing can be done", listing(lambda legal, turn: legal if turn < 4 else [])),
        ("the match is over, and something can be done", listing(lambda legal, _: legal or [0])),
        ("on the legal list twice", listing(lambda legal, _: [*legal, *legal[:1]])),
        ("the options are not the legal actions", positions_with(options=lambda self: self.inner.options()[1:])),
        ("there is a reason against a possible action", positions_with(why_not=doubting)),
        ("for another reason than why_not gives", refusing(lambda _, why: {"arguments": why.arguments | {"mood": 1}})),
        ("the reason mood has no text", refusing(lambda *_: {"reason": "mood"})),
        ("by a clause that does not exist", refusing(lambda *_: {"clause": "HG99.1"})),
        ("has a reason against it .*, and can be carried out", positions_with(apply=stubborn)),
        ("is refused, and changes the state", positions_with(apply=resentful)),
    ],
    testing.check_names: [
        ("an action has no words", positions_with(describe=wordless)),
        ("a name is not read", positions_with(notation=lambda self, action: f"please {self.inner.notation(action)}")),
        ("a name leads to another action", positions_with(parse=lambda self, _: self.inner.legal_actions()[0])),
    ],
    testing.check_serialisation: [
        ("lacks its last byte", game_with(restore=patching)),
        ("read from its bytes is not the same", restoring(lambda g: put(g, "fatigue[0]", g.fatigue[0] + 1))),
        ("set-up written as JSON and read again is not the same", game_with(read_setup=reseeding)),
        ("a replay does not verify", game_with(recorded=unrecorded)),
        ("have the same hash", positions_with(state_hash=lambda _: "0" * 32)),
    ],
}
"""By check what it says of which games. No other check finds the first of each."""
LEAKS: list[tuple[str, Game]] = [
    ("events", telling(lambda event: replace(event, hidden=False))),
    ("events", telling(lambda event: replace(event, hidden=event.hidden and event.kind != "mulligan"))),
    ("view", positions_with(view=open_handed)),
    ("observation", positions_with(observation=prophetic)),
    ("options", positions_with(options=ordered)),
    ("why_not", refusing(lambda inner, _: {"arguments": {"next": int(inner.world.deck[0][0])}})),
    ("preview", positions_with(preview=sure)),
    ("chances", positions_with(chances=glancing)),
    ("decide('random')", positions_with(decide=cheating)),
]
"""Games that tell a secret, and where `check_secrecy` finds it."""


@pytest.mark.parametrize(
    ("check", "what", "game"), [(check, *fault) for check, faults in FAULTS.items() for fault in faults]
)
def test_a_fault_is_found(check: Callable[..., object], what: str, game: Game) -> None:
    with pytest.raises(ConformanceError, match=what):
        check(game, SEEDS)


@pytest.mark.parametrize(("field", "game"), LEAKS)
def test_a_leaked_secret_is_found_with_its_place(field: str, game: Game) -> None:
    with pytest.raises(ConformanceError, match="what it cannot know") as found:
        testing.check_secrecy(game, SEEDS)
    assert found.value.field is not None
    assert found.value.field.startswith(field)
    assert found.value.seat in (0, 1, "spectator")


@pytest.mark.slow
def test_a_determinization_that_hides_nothing_is_found() -> None:
    """With such a game, everything that a seat sees would seem known to it."""
    with pytest.raises(ConformanceError, match="are never redrawn"):
        testing.check_secrecy(positions_with(determinize=remembering), SEEDS)


@pytest.mark.slow
def test_a_game_that_is_merely_wrapped_holds_to_all() -> None:
    """So the wrapping is not what the tests find."""
    check_game(positions_with(), range(1))


WHOLE: list[tuple[Callable[..., object], Game]] = [
    *((check, faults[0][1]) for check, faults in FAULTS.items()),
    (testing.check_secrecy, LEAKS[0][1]),
    (testing.check_lockstep, spoilt(lambda machine: setattr(machine.world.unit[0], "health", 3))),
]


@pytest.mark.parametrize(("check", "game"), WHOLE)
@pytest.mark.slow
def test_the_whole_set_of_checks_has_each_of_them(check: Callable[..., object], game: Game) -> None:
    with pytest.raises(ConformanceError) as found:
        check_game(game, SEEDS)
    assert found.value.check == getattr(check, "__name__", None)


def test_a_match_that_goes_otherwise_in_a_new_process_is_found() -> None:
    with pytest.raises(ConformanceError, match="another course in a new process") as found:
        testing.check_new_process("tests.testing.broken:HASHING", seeds=[3])
    assert (found.value.seed, found.value.step) == (3, 0)


@pytest.mark.parametrize("source", ["tests.testing.broken:NONE", "tests.no_such_module:GAME", "", "nothing"])
def test_a_game_that_cannot_be_found_is_an_error(source: str) -> None:
    with pytest.raises(TheagonError, match="there is no game at"):
        testing.check_new_process(source)


SPOILS: dict[str, tuple[Callable[[Any], None], str]] = {
    "unit[0].health": (lambda m: setattr(m.world.unit[0], "health", 3), "the states differ"),
    "rng[3]": (lambda m: m.world.rng.__setitem__(3, 7), "the states differ"),
    "hand[1][2]": (lambda m: m.world.hand[1].__setitem__(2, 99), "the states differ"),
    "": (lambda m: setattr(m.world.event[0], "amount", 77), "the logs differ"),
    "in ": (lambda m: setattr(m, "legal_list", lambda: [1, 1]), "the legal lists differ"),
}


@pytest.mark.parametrize("field", SPOILS)
def test_a_single_number_that_differs_between_two_back_ends_is_found_and_named(field: str) -> None:
    spoil, what = SPOILS[field]
    with pytest.raises(ConformanceError, match=what) as found:
        testing.check_lockstep(spoilt(spoil), [0], on=("interpreted", "compiled"))
    assert (found.value.seed, found.value.step) == (0, 6)
    assert (found.value.field or "").startswith(field)


def raise_fault(_: Any) -> None:
    raise IndexError("hand_size 200 is outside 0..9")


def test_a_fault_of_the_rules_on_one_back_end_is_reported() -> None:
    with pytest.raises(ConformanceError, match=r"the rules raise IndexError.*outside 0\.\.9"):
        testing.check_lockstep(spoilt(raise_fault), [0], on=("interpreted", "compiled"))


def test_an_error_has_the_fault_the_match_the_action_and_the_way_to_reproduce_it() -> None:
    game, said = FAULTS[testing.check_names][2][1], set()
    for _ in range(2):
        with pytest.raises(ConformanceError) as found:
            testing.check_names(game, seeds=[5])
        said.add(str(found.value))
    error = found.value
    assert (error.game, error.check, error.seed) == ("hand-of-the-gods", "check_names", 5)
    for part in (
        "hand-of-the-gods: a name leads to another action",
        "in the match of seed 5, after",
        "action: ",
        "to see it again: check_names(..., seeds=[5])",
    ):
        assert part in str(error)
    assert len(said) == 1
    twin = pickled(error)
    assert (str(twin), vars(twin)) == (str(error), vars(error))


def test_the_matches_of_the_default_seeds_are_of_every_mode() -> None:
    for name in ("hand-of-the-gods", "army-of-gods"):
        game = theagon.load(name)
        dealt = [testing.deal(game, seed) for seed in range(8)]
        assert {len(setup.decks) for setup in dealt} == {mode.seats for mode in game.modes.values()}
