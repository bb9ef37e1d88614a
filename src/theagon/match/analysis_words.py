"""An analysis in words, in the languages of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.grammar import YOU, capital, quotes_within, spanish_contractions
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from theagon.games.base import Game
    from theagon.games.bots.chances import Chances
    from theagon.match.analysis import Analysis, Examined, TurningPoint, Why


MOST_OF_PLAN: Final = 2
"""A turning point tells so many actions of a better plan."""


class AnalysisWords:
    """Says in one language what an analysis found. The seat of the reader is called You."""

    def __init__(self, game: Game, language: str, reader: int | None = None) -> None:
        self._language = language
        self._texts = texts(game.name)
        self._game = game
        self._reader = reader

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message of `games/text/analysis`."""
        said = self._texts.say(self._language, message, **arguments).strip()
        return quotes_within(capital(spanish_contractions(said)))

    def turning_point(self, analysis: Analysis, point: TurningPoint) -> str:
        """A turning point: whose chances changed and why, with the event that says most and its clause."""
        before, after = _per_cent(point.before), _per_cent(point.after)
        lines = [
            self.say("turning-point", turn=point.turn, before=before, after=after, **self._whose(point.seat)),
            self._choice(point.why, analysis.steps[point.step - 1], MOST_OF_PLAN),
        ]
        if point.event is not None:
            lines.append(f"{self._game.tell(point.event, self._language, reader=self._reader)} [{point.event.clause}]")
        return " ".join(lines)

    def lost(self, examined: Examined) -> str:
        """A decision that gave something away, with the better plan."""
        return self._decision("decision-lost", "mistake", examined)

    def strong(self, examined: Examined) -> str:
        """A strong move."""
        return self._decision("decision-strong", "strong", examined)

    def _decision(self, message: str, why: Why, examined: Examined) -> str:
        decision = examined.decision
        assert decision is not None, "only decisions are told"
        before, after = _per_cent(decision.before), _per_cent(decision.after)
        whose = self._whose(examined.seat)
        line = self.say(message, step=examined.step, turn=examined.turn, before=before, after=after, **whose)
        return f"{line} {self._choice(why, examined)}"

    def _choice(self, why: Why, examined: Examined, longest: int | None = None) -> str:
        """What was played in a step, and what would have been better."""
        plan = examined.decision.plan_said[:longest] if examined.decision else ()
        return self.say(
            f"turning-{why}",
            played=examined.said.to(self._reader)[self._language],
            plan="; ".join(said.to(self._reader)[self._language] for said in plan),
            **self._whose(examined.seat),
        )

    def _whose(self, seat: int) -> dict[str, str]:
        """A player, as messages speak of players."""
        yours = seat == self._reader
        name = self._texts.say(self._language, "you-acting" if yours else f"seat-{seat}")
        return {"seat": name, "person": YOU if yours else "other"}


def _per_cent(chances: Chances) -> int:
    return round(100 * chances.share)
