"""Games with one thing wrong each: a game of the house, with one verb changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

import theagon
from theagon.errors import TheagonError
from theagon.games.base import Option
from theagon.games.play.game import Game
from theagon.games.play.position import Position


class Wrapped:
    """Passes everything on to the object that it holds, except what a subclass defines."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class WrappedPosition(Wrapped):
    """A position with copies that are wrapped in the same way."""

    def wrapped(self, inner: Position) -> Any:
        return type(self)(inner)

    def clone(self) -> Any:
        return self.wrapped(self.inner.clone())

    def determinize(self, seat: int, seed: int) -> Any:
        return self.wrapped(self.inner.determinize(seat, seed))


class WrappedGame(Wrapped):
    """A game with positions of a given class, on every back end."""

    def __init__(self, inner: Any, position: type[WrappedPosition] = WrappedPosition) -> None:
        super().__init__(inner)
        self.position = position

    def on(self, mode: str) -> Any:
        return type(self)(self.inner.on(mode), self.position)

    def new(self, setup: Any) -> Any:
        return self.position(self.inner.new(setup))

    def restore(self, setup: Any, state: bytes) -> Any:
        return self.position(self.inner.restore(setup, state))


def with_positions(kind: type[WrappedPosition]) -> Game:
    """Return a game with positions wrapped in this class."""
    return WrappedGame(theagon.load("hand-of-the-gods"), kind)  # type: ignore[return-value]


def with_verbs(kind: type[WrappedGame]) -> Game:
    """A game that is wrapped in this class."""
    return kind(theagon.load("hand-of-the-gods"))  # type: ignore[return-value]


# ---- determinism ----------------------------------------------------------------------------------------------------


class Restless(WrappedGame):
    """Deals otherwise each time."""

    dealt = 0

    def new(self, setup: Any) -> Any:
        self.dealt += 1
        return super().new(replace(setup, seed=self.dealt))


class Forgetful(WrappedGame):
    """A restored position begins its turn again."""

    def restore(self, setup: Any, state: bytes) -> Any:
        position = self.inner.restore(setup, state)
        machine = position.machine
        machine.world.clock = 0
        return super().restore(setup, machine.state())


class Hashing(WrappedGame):
    """Deals by the hash of a string, which differs in each process."""

    def new(self, setup: Any) -> Any:
        return super().new(replace(setup, seed=abs(hash(setup.decks[0].name)) >> 8))


HASHING = Hashing(theagon.load("hand-of-the-gods"))


class Twofold(WrappedPosition):
    """Has more events than it returned."""

    @property
    def events(self) -> list[Any]:
        return [*self.inner.events, *self.inner.events[:1]]


# ---- clones ---------------------------------------------------------------------------------------------------------


class Selfsame(WrappedPosition):
    """Its clone is itself."""

    def clone(self) -> Any:
        return self


class Mutant(WrappedPosition):
    """Its clone has given up."""

    def clone(self) -> Any:
        copy = super().clone()
        if copy.turn > 3 and not copy.is_over:
            copy.inner.apply(copy.game.concession(0))
        return copy


class Sharing(WrappedPosition):
    """Its clones carry out their actions on it."""

    def clone(self) -> Any:
        copy = super().clone()
        copy.original = self
        return copy

    def apply(self, action: int) -> Any:
        events = self.inner.apply(action)
        if "original" in vars(self):
            self.original.inner = self.inner.clone()
        return events


# ---- the legal list -------------------------------------------------------------------------------------------------


class Listing(WrappedPosition):
    """Its options are the actions of its legal list."""

    def options(self) -> list[Any]:
        by_action = {option.action: option for option in self.inner.options()}
        return [by_action.get(action) or Option(action, "end") for action in self.legal_actions()]


class Generous(Listing):
    """Lists an action that is not possible."""

    def legal_actions(self) -> list[int]:
        legal: list[int] = self.inner.legal_actions()
        return sorted([*legal, next(k for k in range(10**6) if k not in legal)]) if legal else legal


class Mean(Listing):
    """Does not list the last possible action."""

    def legal_actions(self) -> list[int]:
        legal: list[int] = self.inner.legal_actions()
        return legal[:-1] if len(legal) > 1 else legal


class Stuck(Listing):
    """At some time its legal list is empty."""

    def legal_actions(self) -> list[int]:
        legal: list[int] = self.inner.legal_actions()
        return legal if self.turn < 4 else []


class Endless(Listing):
    """Lists an action when the match is over."""

    def legal_actions(self) -> list[int]:
        return self.inner.legal_actions() or [0]


class Twice(Listing):
    """Lists an action twice."""

    def legal_actions(self) -> list[int]:
        legal: list[int] = self.inner.legal_actions()
        return [*legal, *legal[:1]]


class Doubting(WrappedPosition):
    """Gives a reason against a possible action."""

    def why_not(self, action: int) -> Any:
        return self.inner.why_not(action) or self.inner.why_not(-1)


class Fickle(WrappedPosition):
    """Refuses for another reason than it gives."""

    def why_not(self, action: int) -> Any:
        why = self.inner.why_not(action)
        return why and replace(why, arguments=why.arguments | {"mood": 1})


class Wordless(WrappedPosition):
    """Gives a reason for which it has no words."""

    def why_not(self, action: int) -> Any:
        why = self.inner.why_not(action)
        return why and replace(why, reason="mood")


class Stubborn(WrappedPosition):
    """Carries out an action that it has a reason against."""

    def apply(self, action: int) -> Any:
        if self.inner.why_not(action) is not None:
            action = self.inner.legal_actions()[0]
        return self.inner.apply(action)


class Resentful(WrappedPosition):
    """Changes when it refuses an action."""

    def apply(self, action: int) -> Any:
        try:
            return self.inner.apply(action)
        except TheagonError:
            self.inner.apply(self.inner.game.concession(0))
            raise


class Lawless(WrappedPosition):
    """Cites a clause that does not exist."""

    def why_not(self, action: int) -> Any:
        why = self.inner.why_not(action)
        return why and replace(why, clause="HG99.1")


class Unordered(Listing):
    """Its legal list has another order."""

    def legal_actions(self) -> list[int]:
        return list(reversed(self.inner.legal_actions()))


class Forgetting(WrappedPosition):
    """Its options lack an action."""

    def options(self) -> list[Any]:
        return list(self.inner.options())[1:]


# ---- names ----------------------------------------------------------------------------------------------------------


class Illegible(WrappedPosition):
    """Does not read what it writes."""

    def notation(self, action: int) -> str:
        return f"please {self.inner.notation(action)}"


class Misreading(WrappedPosition):
    """Reads everything as the first action."""

    def parse(self, _: str) -> int:
        first: int = self.inner.legal_actions()[0]
        return first


class Silent(WrappedPosition):
    """Has no words in Russian."""

    def describe(self, action: int, language: str = "en", reader: int | None = None) -> str:
        return "" if language == "ru" else self.inner.describe(action, language, reader)


# ---- secrets --------------------------------------------------------------------------------------------------------


class Open(WrappedPosition):
    """A position in which all seats see everything."""

    def view(self, seat: int | None) -> Any:
        return self.inner.view(seat) | {"players": self.inner.open_view()["players"]}


class Telling(WrappedPosition):
    """Its events hide nothing."""

    @property
    def events(self) -> list[Any]:
        return [replace(event, hidden=False) for event in self.inner.events]

    def apply(self, action: int) -> Any:
        self.inner.apply(action)
        return self.events


class Confiding(WrappedPosition):
    """A position that shows all seats the exchanged cards of an opening hand."""

    def apply(self, action: int) -> Any:
        self.inner.apply(action)
        return self.events

    @property
    def events(self) -> list[Any]:
        return [replace(event, hidden=event.hidden and event.kind != "mulligan") for event in self.inner.events]


class Prophetic(WrappedPosition):
    """Its observation ends with the chance to come."""

    def observation(self, seat: int) -> bytes:
        seen: bytes = self.inner.observation(seat)
        return seen + bytes(number & 255 for number in self.inner.world.rng)


class Ordered(WrappedPosition):
    """Its first option depends on the other's first card."""

    def options(self) -> list[Any]:
        options = self.inner.options()
        hand = self.inner.world.hand[1 - max(0, self.inner.to_act)]
        return [replace(option, source=f"{hand[0]}") for option in options]


class Hinting(WrappedPosition):
    """Its refusals depend on the cards that come next."""

    def why_not(self, action: int) -> Any:
        why = self.inner.why_not(action)
        return why and replace(why, arguments={"next": int(self.inner.world.deck[0][0])})


class Sure(WrappedPosition):
    """Its preview says what will happen, not what may."""

    def preview(self, action: int) -> Any:
        after = self.inner.clone()
        after.apply(action)
        return replace(self.inner.preview(action), winner=sum(after.state_bytes()))


class Glancing(WrappedPosition):
    """The trials of its chances see all hands, but for a single one."""

    def chances(self, seat: int, *_: Any, trials: int = 1, **__: Any) -> Any:
        return self.inner.chances(seat, trials=trials, peeps=trials > 1)


class Cheating(WrappedPosition):
    """Its bots decide by all hands."""

    def decide(self, *_: Any, **__: Any) -> int:
        legal = self.inner.legal_actions()
        return int(legal[sum(self.inner.state_bytes()) % len(legal)])


class Remembering(WrappedPosition):
    """Its determinization leaves the other's hand as it is."""

    def determinize(self, seat: int, seed: int) -> Any:
        kind = self.inner.game.backend.program.state
        mine, drawn = kind(), kind()
        mine.load(self.inner.state_bytes())
        drawn.load(self.inner.determinize(seat, seed).state_bytes())
        for name in ("hand", "hand_size", "hand_cost", "hand_cost_now", "hand_seen", "deck", "deck_size"):
            getattr(drawn, name)[1 - seat] = getattr(mine, name)[1 - seat]
        return self.wrapped(self.inner.at(kind.packer().pack(*drawn.values())))


# ---- serialisation --------------------------------------------------------------------------------------------------


class Lossy(WrappedGame):
    """A restored player is a little more tired."""

    def restore(self, setup: Any, state: bytes) -> Any:
        position = self.inner.restore(setup, state)
        machine = position.machine
        machine.world.fatigue[0] += 1
        return super().restore(setup, machine.state())


class Patching(WrappedGame):
    """Accepts a state that was cut short."""

    def restore(self, setup: Any, state: bytes) -> Any:
        return super().restore(setup, state.ljust(self.backend.program.state.layout.size, b"\0"))


class Reseeding(WrappedGame):
    """Reads every set-up as if it had seed 1."""

    def read_setup(self, setup: Any) -> Any:
        return replace(self.inner.read_setup(setup), seed=1)


class Unrecorded(WrappedGame):
    """A replay is played with another seed."""

    def recorded(self, definitions: Any, setup: Any) -> Any:
        game, found = self.inner.recorded(definitions, setup)
        return game, replace(found, seed=found.seed + 1)


class Hashless(WrappedPosition):
    """All its states have the same hash."""

    def state_hash(self) -> str:
        return "0" * 32


# ---- back ends ------------------------------------------------------------------------------------------------------


def spoilt(spoil: Callable[[Any], None]) -> Game:
    """A game with compiled rules that go wrong after the sixth action."""

    class Spoilt(WrappedGame):
        @contextmanager
        def borrowed(self, setup: Any) -> Iterator[Any]:
            with self.inner.borrowed(setup) as machine:
                yield SpoiltMachine(machine, spoil) if self.backend.mode == "compiled" else machine

    return with_verbs(Spoilt)


class SpoiltMachine(Wrapped):
    """A machine that does something wrong once."""

    def __init__(self, inner: Any, spoil: Callable[[Any], None]) -> None:
        super().__init__(inner)
        self.done = 0
        self.spoil = spoil

    def act(self, action: int) -> None:
        self.inner.act(action)
        self.done += 1
        if self.done == 6:
            self.spoil(self)
