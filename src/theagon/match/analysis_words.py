"""An analysis in words, in the languages of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cards.grammar import spanish_contractions
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.games.base import Game
    from theagon.games.chances import Chances
    from theagon.match.analysis import Analysis, Examined, TurningPoint


class AnalysisWords:
    """Says in one language what an analysis found."""

    def __init__(self, game: Game, language: str, named: Callable[[int], str] = lambda seat: f"p{seat + 1}") -> None:
        """`named` gives the name of a seat."""
        self._game = game
        self._language = language
        self._named = named
        self._texts = texts(game.name)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message of `games/text/analysis`."""
        return spanish_contractions(self._texts.say(self._language, message, **arguments))

    def turning_point(self, analysis: Analysis, point: TurningPoint) -> str:
        """A turning point: whose chances changed and why, with the event that says most and its clause."""
        examined = analysis.steps[point.step - 1]
        decision = examined.decision
        why = self.say(
            f"turning-{point.why}",
            actor=self._named(examined.seat),
            played=examined.notation,
            plan="; ".join(decision.plan) if decision else "",
        )
        line = self.say(
            "turning-point",
            turn=point.turn,
            player=self._named(point.seat),
            before=_per_cent(point.before),
            after=_per_cent(point.after),
            why=why,
        )
        if point.event is None:
            return line
        return f"{line}. {self._game.tell(point.event, self._language)} [{point.event.clause}]"

    def lost(self, examined: Examined) -> str:
        """A decision that gave something away, with the better plan."""
        return self._decision("decision-lost", examined)

    def strong(self, examined: Examined) -> str:
        """A strong move."""
        return self._decision("decision-strong", examined)

    def _decision(self, message: str, examined: Examined) -> str:
        decision = examined.decision
        assert decision is not None, "only decisions are told"
        return self.say(
            message,
            step=examined.step,
            turn=examined.turn,
            player=self._named(examined.seat),
            played=examined.notation,
            before=_per_cent(decision.before),
            after=_per_cent(decision.after),
            plan="; ".join(decision.plan),
        )


def _per_cent(chances: Chances) -> int:
    return round(100 * chances.share)
