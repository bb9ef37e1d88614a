"""Sentences about an analysis, in the languages of the games."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from theagon.cards.grammar import YOU, capital, quotes_within, spanish_contractions
from theagon.games.packaged import texts
from theagon.match.deeds import MOST_TOLD, main_deeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.bots.chances import Chances
    from theagon.games.play.game import Game
    from theagon.match.analysis import Analysis, Decision, Examined, TurningPoint
    from theagon.match.deeds import Deed

WON: Final = 0.8
"""The least chances of a match that seemed won."""
FALLEN: Final = 0.1
"""The most chances of a match that is lost."""
OPEN: Final = 0.3
"""The least chances of a match that is open."""
FIRST_TURNS: Final = 2
"""The turns that are the start of a match."""
CONCEDING: Final = "concede"
"""The verb that gives up."""


class AnalysisText:
    """The sentences of an analysis in one language. The reader's seat is called You."""

    def __init__(self, game: Game, language: str, reader: int | None = None) -> None:
        self._language = language
        self._texts = texts(game.name)
        self._game = game
        self._reader = reader

    def say(self, message: str, /, **arguments: str | int) -> str:
        """Return a message of `games/text/analysis`."""
        return quotes_within(capital(self._part(message, **arguments)))

    def turning_point(self, analysis: Analysis, point: TurningPoint) -> str:
        """Describe a turning point: the seat, the chances, the reason, and the most important event."""
        examined = analysis.steps[point.step - 1]
        lines = [self._chances(point.turn, point.seat, point.before, point.after)]
        if point.why == "mistake":
            cause, player = self._cause_of(examined), self._player(examined.seat)
            lines.append(self.say("turning-mistake", cause=cause, **player))
        elif point.why == "strong":
            lines.append(self._found(examined))
        if point.event is not None:
            lines.append(self._game.tell(point.event, self._language, reader=self._reader))
        return " ".join(lines)

    def lost(self, examined: Examined) -> str:
        """Describe a decision that lost chances, with the better plan."""
        decision = _decision(examined)
        chances = self._chances(examined.turn, examined.seat, decision.before, decision.after)
        return f"{chances} {self._cause(examined)}"

    def strong(self, examined: Examined) -> str:
        """Describe a strong move."""
        after, player = _per_cent(_decision(examined).after), self._player(examined.seat)
        return f"{self.say('decision-strong', turn=examined.turn, after=after, **player)} {self._found(examined)}"

    def reason(self, examined: Examined) -> str:
        """Say in one sentence how a decision lost the match, with the better plan."""
        decision = _decision(examined)
        if decision.plan.wins:
            lead = "win"
        elif decision.before.share >= WON:
            lead = "slip"
        else:
            fell = decision.before.share >= OPEN and decision.after.share <= FALLEN
            lead = "soon" if examined.deed.ends else "fall" if fell else "cost"
        return self.say(
            f"defeat-{lead}",
            turn=examined.turn,
            plan=self._deeds(decision.plan.deeds, wins=decision.plan.wins),
            cause=self._cause_of(examined),
            **self._player(examined.seat),
        )

    def course(self, analysis: Analysis, seat: int) -> str:
        """Say in one sentence that no single decision lost the match for a seat."""
        turn, last = analysis.behind(seat), analysis.steps[-1]
        if last.deed.verb == CONCEDING and last.chances[seat].share >= OPEN:
            message = "open"
        else:
            message = "start" if turn <= FIRST_TURNS else "course"
        return self.say(f"defeat-{message}", turn=turn, **self._player(seat))

    def _chances(self, turn: int, seat: int, before: Chances, after: Chances) -> str:
        shares = {"before": _per_cent(before), "after": _per_cent(after)}
        return self.say("turning-point", turn=turn, **shares, **self._player(seat))

    def _found(self, examined: Examined) -> str:
        return self.say("turning-strong", played=self._deeds([examined.deed]), **self._player(examined.seat))

    def _cause(self, examined: Examined) -> str:
        return quotes_within(capital(self._cause_of(examined))) + "."

    def _cause_of(self, examined: Examined) -> str:
        """Return how a decision lost chances, as a clause."""
        plan = _decision(examined).plan
        if plan.wins:
            message = "win"
        elif examined.deed.ends:
            message = "soon"
        else:
            message = "late" if plan.deeds[0].ends else "better"
        played, better = self._deeds([examined.deed]), self._deeds(plan.deeds, wins=plan.wins)
        return self._part(f"cause-{message}", played=played, plan=better)

    def _deeds(self, plan: Sequence[Deed], *, wins: bool = False) -> str:
        """Return the main deeds of a plan in words."""
        deeds = [self._deed(each) for each in main_deeds(plan, wins=wins)]
        first = reduce(lambda one, other: self._part("deed-then", first=one, next=other), deeds[:MOST_TOLD])
        return first if len(deeds) <= MOST_TOLD else self._part("deed-last", first=first, next=deeds[-1])

    def _deed(self, deed: Deed) -> str:
        objects = [each.to(self._reader)[self._language].rstrip(".") for each in deed.objects]
        if len(objects) > MOST_TOLD:
            aimed = self._part("deed-more", first=objects[0], count=len(objects) - 1)
        else:
            aimed = reduce(lambda one, other: self._part("deed-and", first=one, next=other), objects) if objects else ""
        source = deed.actor.to(self._reader)[self._language] if deed.actor else ""
        message = f"deed-{deed.verb}-{deed.manner}" if deed.manner else f"deed-{deed.verb}"
        return self._part(message, source=source, target=aimed)

    def _part(self, message: str, /, **arguments: str | int) -> str:
        return spanish_contractions(self._texts.say(self._language, message, **arguments).strip())

    def _player(self, seat: int) -> dict[str, str]:
        """Return the arguments of messages that name a player."""
        yours = seat == self._reader
        name = self._texts.say(self._language, "you-acting" if yours else f"seat-{seat}")
        return {"seat": name, "person": YOU if yours else "other"}


def _decision(examined: Examined) -> Decision:
    assert examined.decision is not None, "the step has no decision"
    return examined.decision


def _per_cent(chances: Chances) -> int:
    return round(100 * chances.share)
