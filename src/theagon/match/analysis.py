"""Analysis of a match: the chances over time, the value of each decision, and the turning points.

The fair view judges each seat by what it could know at the time, the open view by the whole state. A seat's chances
after an action are compared with those after the best action found, in the same worlds.
"""

from __future__ import annotations

from collections.abc import Container, Generator, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from theagon.games.bots.chances import TRIALS, Chances
from theagon.match.deeds import Deed, deed_of
from theagon.match.match import Match
from theagon.match.ordered import ordered

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.match.match import Step

SEARCH: Final = 512
"""The default budget of the search for the best action, in trials."""
PLAIN_PLAYER: Final = "greedy"
"""The player that does not find a strong move."""
NOTABLE: Final = 0.05
"""The least share of a match that a reported decision loses or a strong move gains."""
TURNED: Final = 0.12
"""The least change of a seat's chances in a turn that is a turning point."""
MOST_TURNING_POINTS: Final = 3
LONGEST_PLAN: Final = 12

TELLING: Final = ("vanish", "clear", "leave", "transform", "appear", "hit", "heal", "grow", "gain", "move", "strike")
"""The motions of events, the most important for an action first."""

Why = Literal["mistake", "strong", "luck", "course"]

T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]
"""Work that yields after each of its parts, one set of trials or one search, and then returns its result."""


class Plan(Struct, frozen=True):
    """The best actions found, up to the end of the turn or the next random or hidden event."""

    notations: tuple[str, ...]
    deeds: tuple[Deed, ...]
    wins: bool  # whether its last action wins the match


class Decision(Struct, frozen=True):
    """The value of a decision for its seat."""

    plan: Plan
    before: Chances  # with the plan
    after: Chances  # with the action played
    strong: bool  # clearly better than the action of `PLAIN_PLAYER`

    @property
    def lost(self) -> float:
        """The share of the match that the decision lost."""
        return self.before.share - self.after.share


class Examined(Struct, frozen=True):
    """An analysed step of a match. `decision` is None if there was only one choice."""

    step: int
    turn: int
    seat: int
    notation: str  # of the action played
    deed: Deed
    chances: tuple[Chances, ...]  # before the step, by seat
    decision: Decision | None

    @property
    def lost(self) -> float:
        """The share of the match that its decision lost; 0 without one."""
        return 0.0 if self.decision is None else self.decision.lost


class TurningPoint(Struct, frozen=True):
    """A turning point of a match: a turn, and the step in it that changed the chances most."""

    turn: int
    step: int
    seat: int  # the seat with the greatest change of chances
    before: Chances
    after: Chances
    why: Why
    event: Event | None  # the most important event, as far as the view may know it


class TurnBegun(Struct, frozen=True):
    """The chances by seat after `step` actions, at the beginning of a turn or the end of the match."""

    turn: int
    step: int
    chances: tuple[Chances, ...]


class Analysis(Struct, frozen=True):
    """The analysis of a whole match, or of its first steps."""

    view: Literal["fair", "open"]
    search: int
    trials: int
    steps: tuple[Examined, ...]
    end: tuple[Chances, ...]  # after the last step
    turning_points: tuple[TurningPoint, ...]

    def curve(self) -> list[TurnBegun]:
        """Return the chances at the beginning of each turn, and at the end."""
        begun = [next(steps) for _, steps in groupby(self.steps, lambda each: each.turn)]
        last = begun[-1].turn if begun else 0
        return [
            *(TurnBegun(each.turn, each.step - 1, each.chances) for each in begun),
            TurnBegun(last + 1, len(self.steps), self.end),
        ]

    def lost(self) -> list[Examined]:
        """Return the steps with decisions that lost a notable share, the worst of each player's turn."""
        worst: dict[tuple[int, int], Examined] = {}
        for each in self.steps:
            known = worst.get((each.turn, each.seat))
            if each.lost >= NOTABLE and (known is None or each.lost > known.lost):
                worst[each.turn, each.seat] = each
        return sorted(worst.values(), key=lambda each: each.step)

    def reason(self, seats: Container[int]) -> Examined | None:
        """Return the step with the worst decision of these seats, if it lost a notable share."""
        lost = [each for each in self.steps if each.seat in seats and each.lost >= NOTABLE]
        return max(lost, key=lambda each: each.lost, default=None)

    def behind(self, seat: int) -> int:
        """Return the first turn from which on a seat had no even chance again, or the last turn."""
        even = 1 / len(self.end)
        curve = self.curve()
        ahead = [place for place, each in enumerate(curve) if each.chances[seat].share >= even]
        return curve[min(ahead[-1] + 1 if ahead else 0, len(curve) - 1)].turn

    def strong(self) -> list[Examined]:
        """Return the strong moves."""
        return [each for each in self.steps if each.decision is not None and each.decision.strong]


def moments(match: Match) -> Generator[tuple[Position, Step]]:
    """Yield each step of a match with the position before it."""
    again = match.branch(0)
    for step in match.history:
        yield again.position, step
        again.apply(step.action)


class Examiner(Struct, frozen=True):
    """The settings of an analysis, and the analysis itself. `peeps`: the open view."""

    search: int = SEARCH
    trials: int = TRIALS
    peeps: bool = False

    def examine(self, match: Match, threads: int = 1) -> Generator[Examined]:
        """Examine each step of a match in order. Close the iterator to end it early."""
        yield from ordered(lambda moment: self.step(match.game, *moment), moments(match), threads)

    def slices(self, match: Match) -> Generator[Examined | Analysis | None]:
        """Analyse a match in small parts: yield each step once it is examined, at last the analysis; else None."""
        examined = []
        for position, step in moments(match):
            examined.append((yield from self._examined(match.game, position, step)))
            yield examined[-1]
        yield self.summary(match, examined)

    def step(self, game: Game, position: Position, step: Step) -> Examined:
        """Examine one step and the position before it."""
        return _whole(self._examined(game, position, step))

    def _examined(self, game: Game, position: Position, step: Step) -> Slices[Examined]:
        chances = yield from self._chances(position, step.number)
        is_decision = step.seat == position.to_act and len(position.distinct_actions()) > 1
        deed = deed_of(position, step.action)
        if not is_decision or step.action == game.concession(step.seat):
            return Examined(step.number, position.turn, step.seat, step.notation, deed, chances, None)
        decision = yield from self._decision(game, position, step, deed)
        # Trials let greedy play on; the player may do better.
        best = max(decision.before, chances[step.seat], key=lambda each: each.share)
        chances = (*chances[: step.seat], best, *chances[step.seat + 1 :])
        return Examined(step.number, position.turn, step.seat, step.notation, deed, chances, decision)

    def summary(self, match: Match, examined: Sequence[Examined]) -> Analysis:
        """Return the analysis of a match from its examined first steps."""
        end = _whole(self._chances(match.branch(len(examined)).position, len(examined) + 1))
        examined = _with_later_chances(match, examined)
        return Analysis(
            view="open" if self.peeps else "fair",
            search=self.search,
            trials=self.trials,
            steps=tuple(examined),
            end=end,
            turning_points=tuple(self._turning_points(match, examined, end)),
        )

    def _chances(self, position: Position, seed: int) -> Slices[tuple[Chances, ...]]:
        found = []
        for seat in range(position.seats):
            found.append(position.chances(seat, None, self.trials, seed, peeps=self.peeps))
            yield
        return tuple(found)

    def _decision(self, game: Game, position: Position, step: Step, deed: Deed) -> Slices[Decision]:
        seed = step.number

        def after(action: int) -> Slices[Chances]:
            found = position.chances(step.seat, action, self.trials, seed, peeps=self.peeps)
            yield
            return found

        best = yield from self._best(position, seed)
        played = yield from after(step.action)
        before = yield from after(best)
        if best == step.action or before.share <= played.share:
            plain = position.decide(PLAIN_PLAYER, seed)
            strong = plain != step.action and played.share - (yield from after(plain)).share >= NOTABLE
            return Decision(Plan((step.notation,), (deed,), False), played, played, strong)
        longest = LONGEST_PLAN if before.share - played.share >= NOTABLE else 1
        plan = yield from self._plan(game, position, best, seed, longest)
        return Decision(plan, before, played, False)

    def _best(self, position: Position, seed: int) -> Slices[int]:
        found = position.decide(f"{'peeping' if self.peeps else 'search'}:{self.search}", seed)
        yield
        return found

    def _plan(self, game: Game, position: Position, action: int, seed: int, longest: int) -> Slices[Plan]:
        """Return an action and the continuation of the turn, in a world consistent with the seat's knowledge."""
        seat, deeds = position.to_act, list[Deed]()
        world = position if self.peeps else position.determinize(seat, seed)
        match = Match(game, position.setup, world.state_bytes())
        while True:
            deeds.append(deed_of(match.position, action))
            step = match.apply(action)
            if len(deeds) == longest or step.chance or step.revealing or match.position.to_act != seat:
                break
            action = yield from self._best(match.position, seed + len(deeds))
        notations = tuple(step.notation for step in match.history)
        return Plan(notations, tuple(deeds), match.position.is_over and match.position.returns()[seat] > 0)

    def _turning_points(
        self, match: Match, examined: Sequence[Examined], end: tuple[Chances, ...]
    ) -> list[TurningPoint]:
        """Return the turns that changed a seat's chances most, in order."""
        after = {one.step: two.chances for one, two in pairwise(examined)}
        if examined:
            after[examined[-1].step] = end
        found = []
        for turn, group in groupby(examined, lambda each: each.turn):
            steps = [each for each in group if not _gives_up(match, each)]
            if not steps:
                continue

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


def _whole(work: Slices[T]) -> T:
    """Do all of a work at once."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def _gives_up(match: Match, examined: Examined) -> bool:
    return match.history[examined.step - 1].action == match.game.concession(examined.seat)


def _with_later_chances(match: Match, examined: Sequence[Examined]) -> list[Examined]:
    """Return the steps, with each decision judged by the best result still possible after it.

    A seat that goes on without a random or revealing event in between has lost nothing that it can still do.
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
    if examined.lost >= NOTABLE:
        return "mistake"
    if decision is not None and decision.strong:
        return "strong"
    return "luck" if step.chance or step.revealing else "course"


def _most_telling(game: Game, events: Sequence[Event]) -> Event | None:
    """Return the most important event of a step: the end of the match, else by `TELLING`; None if there is none."""
    found = [event for event in events if game.events[event.kind].short and not event.step]
    ends = [event for event in found if event.kind in ("win", "drawn")]
    shown = [event for event in found if game.events[event.kind].motion in TELLING]
    if ends:
        return ends[0]
    return min(shown, key=lambda event: TELLING.index(game.events[event.kind].motion), default=None)
