"""A match analysed: how the chances went, what each decision was worth, and where the match turned.

The fair view judges each seat by what it could know at the time, the open view by everything. A seat's chances after an
action are compared with those after the best action found, in the same worlds.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES
from theagon.games.bots.chances import TRIALS, Chances
from theagon.match.match import Match
from theagon.match.ordered import ordered

if TYPE_CHECKING:
    from theagon.games.base import Event, Game, Position
    from theagon.match.match import Step

SEARCH: Final = 512
"""The usual budget of the search for the best action, in trials."""
PLAIN_PLAYER: Final = "greedy"
"""A strong move is one that this player does not find."""
NOTABLE: Final = 0.05
"""The share of a match that a decision loses, or a strong move gains, if it is worth a word."""
TURNED: Final = 0.12
"""The share by which a turn changes a seat's chances if it is a turning point."""
MOST_TURNING_POINTS: Final = 3
LONGEST_PLAN: Final = 12

TELLING: Final = ("vanish", "clear", "leave", "transform", "appear", "hit", "heal", "grow", "gain", "move", "strike")
"""The motions of events, those first that say most of what an action did."""

Why = Literal["mistake", "strong", "luck", "course"]


class Said(Struct, frozen=True):
    """An action in words, by language."""

    to_all: Mapping[str, str]  # who plays in no seat, or in several
    to_seats: tuple[Mapping[str, str], ...]  # by seat, whose units are called yours

    def to(self, reader: int | None) -> Mapping[str, str]:
        """The words for a reader at a seat; None: at none."""
        return self.to_all if reader is None else self.to_seats[reader]


class Decision(Struct, frozen=True):
    """What a decision was worth to its seat."""

    plan: tuple[str, ...]  # the best that was found, up to the end of the turn or to what nobody could foresee
    plan_said: tuple[Said, ...]  # in words
    before: Chances  # with the plan
    after: Chances  # with what was played
    strong: bool  # clearly better than what `PLAIN_PLAYER` would have done

    @property
    def lost(self) -> float:
        """The share of the match that the decision lost."""
        return self.before.share - self.after.share


class Examined(Struct, frozen=True):
    """A step of a match: by seat, the chances before it, and its decision, if there was anything to decide."""

    step: int
    turn: int
    seat: int
    notation: str  # of what was played
    said: Said  # what was played in words
    chances: tuple[Chances, ...]
    decision: Decision | None


class TurningPoint(Struct, frozen=True):
    """A turn in which a match turned, and the step that turned it most."""

    turn: int
    step: int
    seat: int  # whose chances changed most
    before: Chances
    after: Chances
    why: Why
    event: Event | None  # the one that says most, as the view may know it


class TurnBegun(Struct, frozen=True):
    """The chances by seat when a turn begins, after `step` actions; or when the match ends."""

    turn: int
    step: int
    chances: tuple[Chances, ...]


class Analysis(Struct, frozen=True):
    """A whole match analysed, or its first steps."""

    view: Literal["fair", "open"]
    search: int
    trials: int
    steps: tuple[Examined, ...]
    end: tuple[Chances, ...]  # after the last step
    turning_points: tuple[TurningPoint, ...]

    def curve(self) -> list[TurnBegun]:
        """How the chances went, turn by turn, up to the end."""
        begun = [next(steps) for _, steps in groupby(self.steps, lambda each: each.turn)]
        last = begun[-1].turn if begun else 0
        return [
            *(TurnBegun(each.turn, each.step - 1, each.chances) for each in begun),
            TurnBegun(last + 1, len(self.steps), self.end),
        ]

    def lost(self) -> list[Examined]:
        """The decisions that gave something away."""
        return [each for each in self.steps if each.decision is not None and each.decision.lost >= NOTABLE]

    def strong(self) -> list[Examined]:
        """The strong moves."""
        return [each for each in self.steps if each.decision is not None and each.decision.strong]


def moments(match: Match) -> Generator[tuple[Position, Step]]:
    """Each step of a match with the position that it was taken in."""
    again = match.branch(0)
    for step in match.history:
        yield again.position, step
        again.apply(step.action)


class Examiner(Struct, frozen=True):
    """How thoroughly a match is examined, and by whose eyes."""

    search: int = SEARCH
    trials: int = TRIALS
    peeps: bool = False

    def examine(self, match: Match, threads: int = 1) -> Generator[Examined]:
        """Examine each step of a match, in its order. Close the iterator to end it early."""
        yield from ordered(lambda moment: self.step(match.game, *moment), moments(match), threads)

    def step(self, game: Game, position: Position, step: Step) -> Examined:
        """Examine one step, taken in this position."""
        chances = self._chances(position, step.number)
        is_decision = step.seat == position.to_act and len(position.distinct_actions()) > 1
        said = _said(position, step.action)
        if not is_decision or step.action == game.concession(step.seat):
            return Examined(step.number, position.turn, step.seat, step.notation, said, chances, None)
        decision = self._decision(game, position, step)
        # Trials let greedy play on: who decides may do better.
        best = max(decision.before, chances[step.seat], key=lambda each: each.share)
        chances = (*chances[: step.seat], best, *chances[step.seat + 1 :])
        return Examined(step.number, position.turn, step.seat, step.notation, said, chances, decision)

    def summary(self, match: Match, examined: Sequence[Examined]) -> Analysis:
        """The analysis of a match whose first steps were examined."""
        end = self._chances(match.branch(len(examined)).position, len(examined) + 1)
        examined = _with_what_followed(match, examined)
        return Analysis(
            view="open" if self.peeps else "fair",
            search=self.search,
            trials=self.trials,
            steps=tuple(examined),
            end=end,
            turning_points=tuple(self._turning_points(match, examined, end)),
        )

    def _chances(self, position: Position, seed: int) -> tuple[Chances, ...]:
        return tuple(
            position.chances(seat, None, self.trials, seed, peeps=self.peeps) for seat in range(position.seats)
        )

    def _decision(self, game: Game, position: Position, step: Step) -> Decision:
        seed = step.number

        def after(action: int) -> Chances:
            return position.chances(step.seat, action, self.trials, seed, peeps=self.peeps)

        best = self._best(position, seed)
        played, before = after(step.action), after(best)
        if best == step.action or before.share <= played.share:
            plain = position.decide(PLAIN_PLAYER, seed)
            strong = plain != step.action and played.share - after(plain).share >= NOTABLE
            return Decision((step.notation,), (_said(position, best),), played, played, strong)
        longest = LONGEST_PLAN if before.share - played.share >= NOTABLE else 1
        plan, said = zip(*self._plan(game, position, best, seed, longest), strict=True)
        return Decision(plan, said, before, played, False)

    def _best(self, position: Position, seed: int) -> int:
        return position.decide(f"{'peeping' if self.peeps else 'search'}:{self.search}", seed)

    def _plan(self, game: Game, position: Position, action: int, seed: int, longest: int) -> Iterator[tuple[str, Said]]:
        """An action and how the turn goes on, in a world that the seat may believe in: in notation and in words."""
        seat = position.to_act
        world = position if self.peeps else position.determinize(seat, seed)
        match = Match(game, position.setup, world.state_bytes())
        for number in range(1, longest + 1):
            said = _said(match.position, action)
            step = match.apply(action)
            yield step.notation, said
            if number == longest or step.chance or step.revealing or match.position.to_act != seat:
                return
            action = self._best(match.position, seed + number)

    def _turning_points(
        self, match: Match, examined: Sequence[Examined], end: tuple[Chances, ...]
    ) -> list[TurningPoint]:
        """The turns that changed a seat's chances most, in their order."""
        after = {one.step: two.chances for one, two in pairwise(examined)}
        if examined:
            after[examined[-1].step] = end
        found = []
        for turn, group in groupby(examined, lambda each: each.turn):
            steps = list(group)

            def change(each: Examined, seat: int) -> float:
                return after[each.step][seat].share - each.chances[seat].share

            swings = [sum(change(each, seat) for each in steps) for seat in range(len(end))]
            seat = max(range(len(end)), key=lambda seat: abs(swings[seat]))
            if abs(swings[seat]) < TURNED:
                continue
            up = swings[seat] > 0
            key = max(steps, key=lambda each: change(each, seat) if up else -change(each, seat))
            step = match.history[key.step - 1]
            events = step.events if self.peeps else tuple(event.seen_by(seat) for event in step.events)
            found.append(
                TurningPoint(
                    turn=turn,
                    step=key.step,
                    seat=seat,
                    before=steps[0].chances[seat],
                    after=after[steps[-1].step][seat],
                    why=_why(key, step),
                    event=_most_telling(match.game, events),
                )
            )
        greatest = sorted(found, key=lambda each: -abs(each.after.share - each.before.share))[:MOST_TURNING_POINTS]
        return sorted(greatest, key=lambda each: each.turn)


def _said(position: Position, action: int) -> Said:
    def to(reader: int | None) -> Mapping[str, str]:
        return {language: position.describe(action, language, reader) for language in LANGUAGES}

    return Said(to(None), tuple(map(to, range(position.seats))))


def _with_what_followed(match: Match, examined: Sequence[Examined]) -> list[Examined]:
    """The steps, each decision counted by the best that was still possible after it.

    A seat that goes on without chance or news in between has lost nothing that it can still do.
    """
    followed: list[Examined] = []
    for each in reversed(examined):
        following, step = followed[-1] if followed else None, match.history[each.step - 1]
        same = following is not None and (following.seat, following.turn) == (each.seat, each.turn)
        if each.decision and following and following.decision and same and not (step.chance or step.revealing):
            still = following.decision.before
            if still.share > each.decision.after.share:
                each = replace(each, decision=replace(each.decision, after=still))
        followed.append(each)
    return followed[::-1]


def _why(examined: Examined, step: Step) -> Why:
    decision = examined.decision
    if decision is not None and decision.lost >= NOTABLE:
        return "mistake"
    if decision is not None and decision.strong:
        return "strong"
    return "luck" if step.chance or step.revealing else "course"


def _most_telling(game: Game, events: Sequence[Event]) -> Event | None:
    """The event of a step that says most of what it did: its end of the match, or else the strongest motion;
    None if nothing is seen to happen."""
    told = [event for event in events if game.events[event.kind].short and not event.step]
    ends = [event for event in told if event.kind in ("win", "drawn")]
    shown = [event for event in told if game.events[event.kind].motion in TELLING]
    if ends:
        return ends[0]
    return min(shown, key=lambda event: TELLING.index(game.events[event.kind].motion), default=None)
